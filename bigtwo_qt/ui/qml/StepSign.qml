import QtQuick

// A sign of a player: an arrow one way or the other, perhaps at a bar, two of them, or two bars.
Canvas {
    id: sign

    required property string name
    required property color ink

    implicitWidth: Theme.body * 1.5
    implicitHeight: Theme.body

    onInkChanged: requestPaint()
    onNameChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d");
        ctx.reset();
        ctx.fillStyle = ink;
        const middle = width / 2;
        const side = height * 0.86;
        const bar = height * 0.2;
        if (name === "pause") {
            ctx.fillRect(middle - 2 * bar, 0, 1.4 * bar, height);
            ctx.fillRect(middle + 0.6 * bar, 0, 1.4 * bar, height);
        } else if (name === "play") {
            arrow(ctx, middle - side, side, 1);
            arrow(ctx, middle, side, 1);
        } else {
            const way = name === "start" || name === "back" ? -1 : 1;
            arrow(ctx, middle - way * side / 2, side, way);
            if (name === "start" || name === "end") {
                ctx.fillRect(middle + way * side / 2 - (way < 0 ? bar : 0), 0, bar, height);
            }
        }
    }

    function arrow(ctx: var, x: real, side: real, way: int): void {
        ctx.beginPath();
        ctx.moveTo(x, 0);
        ctx.lineTo(x + way * side, height / 2);
        ctx.lineTo(x, height);
        ctx.closePath();
        ctx.fill();
    }
}
