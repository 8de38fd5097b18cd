import QtQuick
import BigTwo

// The score sheet: the course of the match as a plot, and the points of every deal.
Panel {
    id: panel

    required property Game game

    readonly property CourseModel course: game.sheet.course
    readonly property real room: height - 2 * inset - headHeight
    readonly property real least: 8.5 * Theme.body
    // Where there is no room for both, tabs show one at a time.
    readonly property bool isShort: room < least + 11 * Theme.body
    readonly property bool showsPlot: course.deals > 0 && (!isShort || tab === 0)
    readonly property bool showsTable: !isShort || tab === 1 || course.deals === 0

    objectName: "sheetPanel"
    heading: qsTr("Score sheet")
    tabs: isShort && course.deals > 0 ? [qsTr("Course"), qsTr("Points")] : []
    closes: true
    scrolled: table.list
    onTabAsked: number => tab = number

    CoursePlot {
        id: plot

        objectName: "coursePlot"
        width: parent.width
        height: panel.isShort ? parent.height : Math.max(panel.least, Math.min(parent.height * 0.44, parent.width * 0.62))
        visible: panel.showsPlot
        course: panel.course
    }

    SheetTable {
        id: table

        y: plot.visible ? plot.height + Theme.small * 0.6 : 0
        width: parent.width
        height: parent.height - y
        visible: panel.showsTable
        seats: panel.game.seats
        sheet: panel.game.sheet
        looked: plot.looked
        onHovered: deal => plot.looked = deal
    }

    Text {
        anchors.centerIn: parent
        width: parent.width
        visible: panel.course.deals === 0
        text: qsTr("The points of each deal will stand here.")
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.panelMuted
        font.pixelSize: Theme.small
    }
}
