import QtQuick

// Where everything lies: from a card's roles and the size of the table to a place. No game logic.
QtObject {
    id: layout

    property real width: 1280
    property real height: 800
    // What a side panel leaves of the width to the table above the hand.
    property real tableWidth: width
    property int seatCount: 4

    readonly property real ratio: 88 / 63
    readonly property real margin: Theme.margin
    readonly property real cardWidth: Math.min(height * 0.205 / ratio, width * 0.175)
    readonly property real cardHeight: cardWidth * ratio
    readonly property bool isTall: width < height * 0.85

    readonly property real actionTop: height - margin * 0.7 - Theme.button
    readonly property real lineHeight: Theme.body * 1.9
    readonly property real lineTop: actionTop - lineHeight
    // A staged card rises by this much.
    readonly property real liftHeight: cardHeight * 0.16
    readonly property real arc: cardHeight * 0.05
    readonly property real handCentre: lineTop - arc - cardHeight / 2
    readonly property real tableTop: Theme.topBar
    readonly property real tableBottom: handCentre - cardHeight / 2 - liftHeight - arc

    readonly property real plateWidth: Math.min(Math.max(152, 182 * Theme.unit), width * 0.31)
    readonly property real plateHeight: Math.max(46, 52 * Theme.unit)
    readonly property real backWidth: seatCount > 4 ? cardWidth * 0.36 : cardWidth * 0.5
    readonly property real backHeight: backWidth * ratio
    readonly property real groupHeight: backHeight * 0.72 + plateHeight

    readonly property real centreX: tableWidth / 2
    readonly property real centreY: (tableTop + tableBottom) / 2
    readonly property real radiusX: tableWidth / 2 - margin - plateWidth / 2
    readonly property real radiusY: (tableBottom - tableTop) / 2 - groupHeight / 2 - margin * 0.6
    readonly property real pileY: {
        const free = tableTop + margin + groupHeight;
        return isTall ? tableBottom - (tableBottom - free) * 0.36 : (free + tableBottom) / 2;
    }
    readonly property real pileWidth: cardWidth * (seatCount > 4 ? 0.66 : 0.84)

    function angle(seat: int): real {
        return Math.PI / 2 + 2 * Math.PI * seat / seatCount;
    }

    // The middle of a seat's group of fan and name plate.
    function seatX(seat: int): real {
        return centreX + radiusX * Math.cos(angle(seat));
    }

    function seatY(seat: int): real {
        const height = Math.sin(angle(seat));
        const shifted = isTall && Math.abs(height) < 0.5 ? height - 0.28 : height;
        return centreY + radiusY * Math.max(-1, shifted);
    }

    function plateY(seat: int): real {
        return seatY(seat) + groupHeight / 2 - plateHeight / 2;
    }

    // The person's plate stands beside the hand, or above its left end.
    function ownPlateX(): real {
        return margin + plateWidth / 2;
    }

    function ownPlateY(): real {
        return tableBottom - plateHeight / 2 + (isTall ? 0 : liftHeight * 0.5);
    }

    function heapX(): real {
        return tableWidth - margin - heapWidth() * 1.3;
    }

    function heapY(): real {
        return tableBottom - heapWidth() * ratio * 0.5;
    }

    function heapWidth(): real {
        return cardWidth * 0.5;
    }

    function place(zone: string, seat: int, slot: int, slots: int, depth: int, staged: bool): var {
        switch (zone) {
        case "hand":
            return handPlace(slot, slots, staged);
        case "seat":
            return fanPlace(seat, slot, slots);
        case "pile":
            return pilePlace(slot, slots);
        case "under":
            return underPlace(seat, slot, slots, depth);
        case "heap":
            return at(heapX() + slot % 3 * 1.5, heapY() - slot % 4, heapWidth(), slot * 47 % 17 - 8, 1);
        case "stock":
            return at(centreX, pileY - slot % 52 * 0.25, pileWidth, 0, 1);
        default:
            return at(centreX, pileY, pileWidth, 0, 0);
        }
    }

    function at(x: real, y: real, width: real, turn: real, opacity: real): var {
        return {
            "x": x,
            "y": y,
            "width": width,
            "turn": turn,
            "opacity": opacity
        };
    }

    // One row in a gentle arc; two rows where it would leave less than 28 px of a card to tap.
    function handPlace(slot: int, slots: int, staged: bool): var {
        const room = width - 2 * margin - cardWidth;
        const rows = slots > 1 && room / (slots - 1) < 28 ? 2 : 1;
        const perRow = Math.ceil(slots / rows);
        const row = Math.floor(slot / perRow);
        const inRow = row === rows - 1 ? slots - row * perRow : perRow;
        const step = inRow > 1 ? Math.min(cardWidth * 0.62, room / (inRow - 1)) : 0;
        const place = slot - row * perRow - (inRow - 1) / 2;
        const side = inRow > 1 ? place / ((inRow - 1) / 2) : 0;
        const bend = inRow > 4 ? 1 : inRow / 5;
        const lift = staged ? liftHeight : 0;
        const rise = rows === 2 && row === 0 ? cardHeight * 0.34 : 0;
        return at(width / 2 + place * step, handCentre + side * side * arc * bend - lift - rise, cardWidth, side * 4.5 * bend, 1);
    }

    function fanPlace(seat: int, slot: int, slots: int): var {
        const room = plateWidth - backWidth;
        const step = slots > 1 ? Math.min(backWidth * 0.4, room / (slots - 1)) : 0;
        const place = slot - (slots - 1) / 2;
        const side = slots > 1 ? place / ((slots - 1) / 2) : 0;
        const bend = slots > 4 ? 1 : slots / 5;
        const y = seatY(seat) - groupHeight / 2 + backHeight / 2;
        return at(seatX(seat) + place * step, y + side * side * backHeight * 0.04 * bend, backWidth, side * 5 * bend, 1);
    }

    function pilePlace(slot: int, slots: int): var {
        const room = Math.max(0, tableWidth - 2 * margin - pileWidth);
        const step = slots > 1 ? Math.min(pileWidth * 0.52, room / (slots - 1)) : 0;
        const place = slot - (slots - 1) / 2;
        return at(centreX + place * step, pileY, pileWidth, place * 1.2, 1);
    }

    // Earlier plays lie towards the seats that made them.
    function underPlace(seat: int, slot: int, slots: int, depth: int): var {
        const small = pileWidth * 0.62;
        const away = angle(seat);
        const reachX = Math.min(pileWidth * 2.5, tableWidth / 2 - margin - small * 1.6);
        const reachY = pileWidth * ratio * 0.74;
        const place = slot - (slots - 1) / 2;
        const x = centreX + reachX * Math.cos(away) + place * small * 0.42;
        const y = pileY + reachY * Math.sin(away) - (depth - 1) * 2;
        return at(x, y, small, place * 1.2, depth > 3 ? 0 : 1);
    }
}
