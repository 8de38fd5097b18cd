pragma ComponentBehavior: Bound
import QtQuick

// A table seen from above with its seats, the first at the bottom, and a few words about them.
Item {
    id: table

    // With seats, turn and caption; a seat has text, tone and side.
    required property var drawing

    readonly property real unit: Theme.scaled(0.85) * Math.max(1, Theme.textFactor * 0.9)
    readonly property int count: drawing.seats.length
    readonly property bool isBeside: drawing.caption !== "" && width >= ring.width + 96 * unit
    readonly property bool isSided: drawing.seats.some(seat => seat.side >= 0)

    implicitWidth: ring.width
    implicitHeight: isBeside || drawing.caption === "" ? ring.height : ring.height + caption.height + 2
    height: implicitHeight

    Item {
        id: ring

        readonly property real seatSize: 23 * table.unit

        function seatX(seat: int): real {
            return width / 2 + (width - seatSize) / 2 * Math.cos(angle(seat));
        }

        function seatY(seat: int): real {
            return height / 2 + (height - seatSize) / 2 * Math.sin(angle(seat));
        }

        // Seats are counted clockwise, from the bottom.
        function angle(seat: int): real {
            return Math.PI / 2 + 2 * Math.PI * seat / table.count;
        }

        x: table.isBeside ? 0 : (table.width - width) / 2
        width: 112 * table.unit
        height: 78 * table.unit

        Canvas {
            id: felt

            readonly property color line: Theme.panelMuted
            readonly property color arrow: Theme.accentText

            anchors.fill: parent
            onLineChanged: requestPaint()
            onArrowChanged: requestPaint()
            onPaint: {
                const ctx = getContext("2d");
                ctx.reset();
                const edge = ring.seatSize / 2;
                ctx.strokeStyle = line;
                ctx.globalAlpha = 0.6;
                ctx.lineWidth = 1;
                ctx.beginPath();
                ctx.ellipse(edge, edge, width - 2 * edge, height - 2 * edge);
                ctx.stroke();
                ctx.globalAlpha = 1;
                if (table.isSided) {
                    partners(ctx, 0);
                    partners(ctx, 1);
                }
                if (table.drawing.turn !== 0) {
                    turn(ctx, table.drawing.turn);
                }
            }

            function partners(ctx: var, seat: int): void {
                ctx.strokeStyle = seat === 0 ? arrow : line;
                ctx.lineWidth = 2;
                ctx.beginPath();
                ctx.moveTo(ring.seatX(seat), ring.seatY(seat));
                ctx.lineTo(ring.seatX(seat + 2), ring.seatY(seat + 2));
                ctx.stroke();
            }

            // An arrow within the seats that goes round from the bottom, most of the way.
            function turn(ctx: var, way: int): void {
                const wide = width / 2 - ring.seatSize - 5 * table.unit;
                const high = height / 2 - ring.seatSize - 2 * table.unit;
                const at = part => {
                    const angle = Math.PI / 2 + way * part * 2 * Math.PI;
                    return [width / 2 + wide * Math.cos(angle), height / 2 + high * Math.sin(angle)];
                };
                ctx.strokeStyle = arrow;
                ctx.fillStyle = arrow;
                ctx.lineWidth = 2;
                ctx.beginPath();
                ctx.moveTo(...at(0.06));
                for (let part = 0.08; part < 0.8; part += 0.02) {
                    ctx.lineTo(...at(part));
                }
                ctx.stroke();
                const [x, y] = at(0.86);
                const [fromX, fromY] = at(0.78);
                const along = Math.atan2(y - fromY, x - fromX);
                const side = 7 * table.unit;
                ctx.beginPath();
                ctx.moveTo(x, y);
                for (const spread of [2.6, -2.6]) {
                    ctx.lineTo(x + side * Math.cos(along + spread), y + side * Math.sin(along + spread));
                }
                ctx.closePath();
                ctx.fill();
            }
        }

        Repeater {
            model: table.drawing.seats

            Rectangle {
                id: seat

                required property var modelData
                required property int index

                readonly property bool isOn: modelData.tone === "on"

                x: ring.seatX(index) - width / 2
                y: ring.seatY(index) - height / 2
                width: ring.seatSize
                height: width
                // The other side sits on square seats.
                radius: modelData.side === 1 ? width * 0.2 : width / 2
                color: isOn ? Theme.accentText : Theme.panel
                border.width: isOn ? 0 : 1.5
                border.color: Theme.panelMuted

                Text {
                    anchors.centerIn: parent
                    text: seat.modelData.text
                    textFormat: Text.PlainText
                    color: seat.isOn ? Theme.panel : Theme.panelText
                    font.pixelSize: Theme.tiny
                    font.weight: Font.DemiBold

                    Accessible.ignored: true
                }
            }
        }
    }

    Text {
        id: caption

        x: table.isBeside ? ring.width + Theme.gap : 0
        y: table.isBeside ? (table.height - height) / 2 : ring.height + 2
        width: parent.width - x
        visible: text !== ""
        text: table.drawing.caption
        textFormat: Text.PlainText
        wrapMode: Text.WordWrap
        horizontalAlignment: table.isBeside ? Text.AlignLeft : Text.AlignHCenter
        color: Theme.panelMuted
        font.pixelSize: Theme.tiny

        Accessible.ignored: true
    }
}
