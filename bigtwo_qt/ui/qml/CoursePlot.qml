pragma ComponentBehavior: Bound
import QtQuick
import BigTwo

// The totals after every deal as lines that end in the emblems of their seats. The deal under the
// pointer, or the one that the arrow keys have come to, shows its totals there.
Item {
    id: plot

    required property CourseModel course
    property bool isSmall: false
    // The deal that is looked at, 0 for none.
    property int looked: 0

    readonly property int shown: looked > 0 && looked <= course.deals ? looked : course.deals
    readonly property real low: course.figures.length > 1 ? course.figures[0] : 0
    readonly property real high: course.figures.length > 1 ? course.figures[course.figures.length - 1] : 1
    readonly property real markRadius: 3.2 * Theme.scaled(0.85)
    readonly property real endHeight: Math.min(Theme.small * 1.5, (bottomEdge - topEdge + Theme.small) / Math.max(1, ends.count))
    readonly property real endWidth: 16 * Theme.scaled(0.85) + endHeight * (course.isSided ? 2 : 1) + widest.advanceWidth + 6
    readonly property real leftEdge: isSmall ? markRadius * 2 : widest.advanceWidth + 8
    readonly property real rightEdge: width - endWidth
    readonly property real topEdge: (isSmall ? 0 : title.height) + Theme.tiny * 0.6
    readonly property real bottomEdge: height - Theme.tiny * (isSmall ? 0.6 : 1.7)
    // Where the ends are written, by line: at the ends of the lines, but clear of each other.
    readonly property list<real> endPlaces: {
        void course.sentence;
        const order = [];
        for (let number = 0; number < ends.count; ++number) {
            const end = ends.itemAt(number) as End;
            if (end !== null) {
                order.push({
                    "number": number,
                    "y": down(end.totals[end.totals.length - 1])
                });
            }
        }
        order.sort((one, other) => one.y - other.y);
        const first = topEdge - Theme.small * 0.5 + endHeight / 2;
        const last = bottomEdge + Theme.small * 0.5 - endHeight / 2;
        order.forEach((end, place) => {
            const least = place > 0 ? order[place - 1].y + endHeight : first;
            end.y = Math.max(end.y, least);
        });
        for (let place = order.length - 1; place >= 0; --place) {
            const most = place < order.length - 1 ? order[place + 1].y - endHeight : last;
            order[place].y = Math.min(order[place].y, most);
        }
        const places = new Array(order.length).fill(0);
        order.forEach(end => places[end.number] = end.y);
        return places;
    }

    function across(deal: int): real {
        return leftEdge + (rightEdge - leftEdge) * deal / Math.max(1, course.deals);
    }

    function down(total: real): real {
        return bottomEdge - (bottomEdge - topEdge) * (total - low) / Math.max(1, high - low);
    }

    function lookAt(x: real): void {
        const deal = Math.round((x - leftEdge) / Math.max(1, rightEdge - leftEdge) * course.deals);
        looked = Math.max(1, Math.min(course.deals, deal));
    }

    function step(by: int): void {
        looked = Math.max(1, Math.min(course.deals, shown + by));
    }

    activeFocusOnTab: !isSmall

    Accessible.role: Accessible.Chart
    Accessible.name: looked > 0 ? course.sentenceAt(shown) : course.sentence
    Accessible.focusable: !isSmall

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    onActiveFocusChanged: looked = 0
    onEndPlacesChanged: canvas.requestPaint()

    HoverHandler {
        id: pointer

        enabled: !plot.isSmall && plot.course.deals > 0
        onPointChanged: {
            if (hovered) {
                plot.lookAt(point.position.x);
            }
        }
        onHoveredChanged: {
            if (!hovered) {
                plot.looked = 0;
            }
        }
    }

    TapHandler {
        enabled: pointer.enabled
        onTapped: point => plot.lookAt(point.position.x)
    }

    TextMetrics {
        id: widest

        text: [plot.low, plot.high].map(total => Theme.figure(total)).reduce((one, other) => one.length > other.length ? one : other)
        font.pixelSize: Theme.tiny
        font.weight: Font.Bold
    }

    Text {
        id: title

        x: plot.leftEdge
        visible: !plot.isSmall
        text: plot.course.deals === 0 ? "" : qsTr("After deal %1").arg(plot.shown)
        color: plot.looked > 0 ? Theme.accentText : Theme.panelMuted
        font.pixelSize: Theme.tiny
        font.weight: Font.DemiBold
    }

    // The figures at the side with their lines.
    Repeater {
        model: plot.isSmall ? [] : plot.course.figures

        Item {
            id: figure

            required property int modelData

            y: plot.down(modelData)
            width: plot.rightEdge

            Rectangle {
                x: plot.leftEdge
                width: plot.rightEdge - plot.leftEdge
                height: 1
                color: figure.modelData === 0 ? Theme.panelMuted : Theme.panelLine
            }

            Text {
                width: plot.leftEdge - 6
                anchors.verticalCenter: parent.top
                text: Theme.figure(figure.modelData)
                horizontalAlignment: Text.AlignRight
                color: Theme.panelMuted
                font.pixelSize: Theme.tiny
            }
        }
    }

    // The deals below.
    Repeater {
        model: plot.isSmall ? [] : plot.course.numbers

        Text {
            required property int modelData

            x: plot.across(modelData) - width / 2
            y: plot.bottomEdge + 3
            text: modelData
            color: modelData === plot.looked ? Theme.accentText : Theme.panelMuted
            font.pixelSize: Theme.tiny
        }
    }

    // Where the match ends.
    Item {
        y: plot.down(plot.course.goal)
        visible: plot.course.hasGoal

        Row {
            x: plot.leftEdge
            spacing: 4

            Repeater {
                model: plot.course.hasGoal ? Math.max(0, Math.floor((plot.rightEdge - plot.leftEdge) / 9)) : 0

                Rectangle {
                    width: 5
                    height: 2
                    y: -1
                    color: Theme.accentText
                }
            }
        }

        Text {
            x: plot.leftEdge + 4
            y: 3
            visible: !plot.isSmall
            text: qsTr("The match ends at %1").arg(plot.course.goal)
            color: Theme.accentText
            font.pixelSize: Theme.tiny
        }
    }

    Rectangle {
        x: plot.across(plot.shown) - width / 2
        y: plot.topEdge
        width: 1.5
        height: plot.bottomEdge - plot.topEdge
        visible: plot.looked > 0
        color: Theme.panelMuted
    }

    Canvas {
        id: canvas

        readonly property list<color> inks: Theme.lines

        function number(step: real): int {
            return Math.max(1, Math.ceil(4.5 * plot.markRadius / Math.max(0.1, step)));
        }

        anchors.fill: parent

        onInksChanged: requestPaint()
        onPaint: {
            const ctx = getContext("2d");
            ctx.reset();
            // The line of who plays here lies over the others.
            for (let turn = 0; turn < 2; ++turn) {
                for (let number = 0; number < ends.count; ++number) {
                    const end = ends.itemAt(number) as End;
                    if (end !== null && end.isYou === (turn === 1) && plot.course.deals > 0) {
                        drawLine(ctx, end);
                    }
                }
            }
        }

        function drawLine(ctx: var, end: End): void {
            const totals = end.totals;
            const last = totals.length - 1;
            ctx.strokeStyle = end.ink;
            ctx.fillStyle = end.isHollow ? Theme.panel : end.ink;
            ctx.lineJoin = "round";
            ctx.lineWidth = (end.isYou ? 2.6 : 1.7) * Theme.scaled(0.85);
            ctx.setLineDash(end.isHollow ? [4, 2] : []);
            ctx.beginPath();
            ctx.moveTo(plot.across(0), plot.down(totals[0]));
            for (let deal = 1; deal <= last; ++deal) {
                ctx.lineTo(plot.across(deal), plot.down(totals[deal]));
            }
            ctx.stroke();
            ctx.setLineDash([]);
            ctx.lineWidth = Theme.scaled(0.85);
            ctx.beginPath();
            ctx.moveTo(plot.rightEdge, plot.down(totals[last]));
            ctx.lineTo(plot.rightEdge + 12 * Theme.scaled(0.85), plot.endPlaces[end.index]);
            ctx.stroke();
            ctx.lineWidth = 1.5 * Theme.scaled(0.85);
            const every = canvas.number(plot.across(1) - plot.across(0));
            for (let deal = last; deal > 0; deal -= every) {
                mark(ctx, end.index % 4, plot.across(deal), plot.down(totals[deal]), plot.markRadius);
            }
        }

        // A disc, a square, a triangle or a lozenge.
        function mark(ctx: var, shape: int, x: real, y: real, r: real): void {
            ctx.beginPath();
            if (shape === 0) {
                ctx.arc(x, y, r, 0, 2 * Math.PI);
            } else if (shape === 1) {
                ctx.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
            } else {
                const corners = shape === 2 ? [[0, -1.2], [1.15, 0.85], [-1.15, 0.85]] : [[0, -1.3], [1.3, 0], [0, 1.3], [-1.3, 0]];
                corners.forEach((corner, number) => {
                    if (number === 0) {
                        ctx.moveTo(x + corner[0] * r, y + corner[1] * r);
                    } else {
                        ctx.lineTo(x + corner[0] * r, y + corner[1] * r);
                    }
                });
                ctx.closePath();
            }
            ctx.fill();
            ctx.stroke();
        }
    }

    Repeater {
        id: ends

        model: plot.course

        End {}
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -4
        radius: Theme.radius * 0.5
        visible: plot.activeFocus
        color: "transparent"
        border.width: 2
        border.color: Theme.panelText
    }

    // Whose line it is, and its total after the deal that is shown.
    component End: Item {
        id: end

        required property int index
        required property list<string> emblems
        required property list<int> totals
        required property bool isYou
        required property bool leads

        readonly property color ink: Theme.lines[Math.max(0, index) % Theme.lines.length]
        readonly property bool isHollow: index >= 4
        readonly property int total: totals[Math.min(plot.shown, totals.length - 1)] ?? 0

        x: plot.rightEdge + 14 * Theme.scaled(0.85)
        y: (plot.endPlaces[index] ?? 0) - height / 2
        width: plot.endWidth - 14 * Theme.scaled(0.85)
        height: plot.endHeight
        visible: plot.course.deals > 0

        Row {
            id: portraits

            anchors.verticalCenter: parent.verticalCenter
            spacing: -end.height * 0.15

            Repeater {
                model: end.emblems

                Image {
                    required property string modelData

                    width: height
                    height: Math.round(end.height * 0.92)
                    source: modelData !== "" ? "qrc:/emblems/" + modelData + ".svg" : ""
                    sourceSize: Qt.size(height, height)
                }
            }
        }

        Text {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: Theme.figure(end.total)
            color: end.ink
            font.pixelSize: Theme.tiny
            font.weight: Font.Bold
        }

        // The place on the line of the deal that is looked at.
        Rectangle {
            x: plot.across(plot.shown) - end.x - width / 2
            y: plot.down(end.total) - end.y - height / 2
            width: plot.markRadius * 3.6
            height: width
            radius: width / 2
            visible: plot.looked > 0
            color: "transparent"
            border.width: 1.5
            border.color: end.ink
        }
    }
}
