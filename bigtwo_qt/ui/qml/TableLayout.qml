import QtQuick

// Where everything lies: from a card's roles and the size of the table to a place. No game logic.
QtObject {
    id: layout

    property real width: 1280
    property real height: 800
    // What a side panel leaves of the width to the table above the hand.
    property real tableWidth: width
    property int seatCount: 4
    // The most cards that the hand of this deal has had.
    property int handSize: 13

    readonly property real ratio: 88 / 63
    readonly property real margin: Theme.margin
    // Opponents sit one under the other where that leaves the plays enough room.
    readonly property bool isTall: width < height * 0.85 && height >= 680
    readonly property bool isCrowded: seatCount > 4
    readonly property real cardWidth: Math.min(height * 0.205 / ratio, width * 0.175)
    readonly property real cardHeight: cardWidth * ratio
    // The width that pictures of cards are drawn for; it follows once the window stands still.
    property real pictureWidth: cardWidth
    readonly property real pictureScale: pictureWidth / cardWidth
    readonly property size facePicture: pictureSize(pictureWidth)
    readonly property size stockPicture: pictureSize(pileWidth * pictureScale)
    readonly property size backPicture: pictureSize(backWidth * pictureScale)

    // From below: the buttons, the line above them, the hand.
    readonly property real actionTop: height - margin * 0.7 - Theme.button
    readonly property real lineHeight: Theme.body * (width < 700 ? 2.8 : 1.9)
    readonly property real lineTop: actionTop - lineHeight
    readonly property real liftHeight: cardHeight * 0.16
    readonly property real arc: cardHeight * 0.05
    readonly property real secondRow: cardHeight * 0.36
    readonly property real handCentre: lineTop - arc - cardHeight / 2
    readonly property real handTop: handCentre - cardHeight / 2 - (rowsFor(handSize) === 2 ? secondRow : 0)

    readonly property real tableTop: Theme.topBar
    readonly property real tableBottom: handTop - liftHeight - arc
    readonly property real centreX: tableWidth / 2

    // A seat is a fan of backs, a name plate over its lower part, and a note under the plate.
    readonly property real plateWidth: Math.min(Math.max(152, 232 * Theme.unit), isTall ? (width - 3 * margin) / 2 : (tableWidth - 2 * margin) / (isCrowded ? 5.3 : 3))
    readonly property real plateHeight: Math.max(46, 54 * Theme.unit)
    readonly property real noteHeight: Theme.tiny * 1.75
    readonly property real noteGap: 5 * Theme.scaled(0.8)
    readonly property real backWidth: cardWidth * (isCrowded ? 0.38 : 0.5)
    readonly property real backHeight: backWidth * ratio
    readonly property real peek: backHeight * (isCrowded && isTall ? 0.26 : 0.72)
    readonly property real groupHeight: peek + plateHeight
    readonly property real blockHeight: groupHeight + noteGap + noteHeight

    // How many opponents sit above the table; the others sit at its sides, the same number each.
    readonly property int atTop: {
        const others = seatCount - 1;
        const most = isTall ? 1 : isCrowded ? 3 : 1;
        return others % 2 === 1 ? Math.min(most, others) : most > 1 ? 2 : 0;
    }
    readonly property int atSide: (seatCount - 1 - atTop) / 2
    readonly property real topEnd: atTop > 0 ? tableTop + blockHeight : tableTop
    readonly property real ownPlateTop: tableBottom - plateHeight
    readonly property real sideTop: isTall ? topEnd + margin * 0.5 : tableTop + margin
    readonly property real sideStep: {
        const room = Math.min(ownPlateTop, heapY - heapWidth * ratio / 2) - margin - sideTop;
        return isTall ? Math.min(blockHeight + margin * 0.5, room / Math.max(1, atSide)) : room / Math.max(1, atSide);
    }

    // The middle of the table, where the plays lie.
    readonly property real middleTop: (isTall ? sideTop + sideStep * atSide : topEnd) + margin * 0.3
    readonly property real middleBottom: isTall ? ownPlateTop - noteGap - noteHeight - margin * 0.3 : tableBottom
    // Below two columns of many seats the plays take what is left: down to the own plate, beside its
    // note, and the earlier ones look out from under the last by less.
    readonly property bool isNarrow: isTall && isCrowded
    readonly property real pileBottom: isNarrow ? ownPlateTop - margin * 0.3 : middleBottom
    readonly property real pileRoom: pileBottom - middleTop
    readonly property real pileWidth: Math.min(cardWidth * 0.84, pileRoom / ratio * (isNarrow ? 0.56 : 0.45))
    readonly property real pileHeight: pileWidth * ratio
    readonly property real pileY: (middleTop + pileBottom) / 2
    readonly property real underWidth: pileWidth * 0.62
    readonly property real reachY: Math.min(pileHeight * 0.86, (pileRoom - underWidth * ratio) / 2)

    readonly property real heapWidth: cardWidth * 0.5
    readonly property real heapX: tableWidth - margin - heapWidth * 0.8
    readonly property real heapY: tableBottom - heapWidth * ratio * 0.5

    // Cards that stay out of play lie beside the cleared ones.
    readonly property real asideX: heapX - heapWidth * 1.5

    // The size of a picture with its margin around the card, for the shadow.
    function pictureSize(width: real): size {
        return Qt.size(Math.ceil(width * 1.1), Math.ceil(width * 1.5));
    }

    // Of the stock and the heap some cards are seen, and the rest lie under them.
    function isSeen(zone: string, slot: int, slots: int): bool {
        return zone === "stock" ? slot % 4 === 3 || slot === slots - 1 : zone !== "heap" || slots - slot <= 26;
    }

    function rowsFor(slots: int): int {
        return slots > 1 && (width - 2 * margin - cardWidth) / (slots - 1) < 28 ? 2 : 1;
    }

    // The middle of a seat's fan and name plate: round the table with the clock, from the left of
    // the person.
    function seatX(seat: int): real {
        if (seat === 0) {
            return margin + plateWidth / 2;
        }
        if (seat <= atSide) {
            return margin + plateWidth / 2;
        }
        if (seat > atSide + atTop) {
            return tableWidth - margin - plateWidth / 2;
        }
        const step = Math.min(plateWidth * 1.12, (tableWidth - 2 * margin - 2 * plateWidth) / atTop);
        return centreX + (seat - atSide - (atTop + 1) / 2) * step;
    }

    function seatY(seat: int): real {
        if (seat > atSide && seat <= atSide + atTop) {
            return tableTop + groupHeight / 2;
        }
        const fromTop = seat <= atSide ? atSide - seat : seat - atSide - atTop - 1;
        return sideTop + (fromTop + 0.5) * sideStep - (noteGap + noteHeight) / 2;
    }

    function plateY(seat: int): real {
        return seat === 0 ? ownPlateTop + plateHeight / 2 : seatY(seat) + groupHeight / 2 - plateHeight / 2;
    }

    // Where a seat lies as seen from the pile, as an angle from the right with the clock.
    function direction(seat: int): real {
        if (seat === 0) {
            return Math.PI / 2;
        }
        if (atSide === 1 && (seat === 1 || seat === seatCount - 1)) {
            return seat === 1 ? Math.PI : 0;
        }
        return Math.atan2((seatY(seat) - pileY) * 1.2, seatX(seat) - centreX);
    }

    function place(zone: string, seat: int, slot: int, slots: int, depth: int, lifted: real): var {
        switch (zone) {
        case "hand":
            return handPlace(slot, slots, lifted);
        case "seat":
            return fanPlace(seat, slot, slots);
        case "pile":
            return pilePlace(slot, slots);
        case "under":
            return underPlace(seat, slot, slots, depth);
        case "heap":
            return at(heapX + slot % 3 * 1.5, heapY - slot % 4, heapWidth, slot * 47 % 17 - 8);
        case "shown":
            return shownPlace(slot, slots, lifted);
        case "aside":
            return at(asideX - slot % 3, heapY - slot % 4, heapWidth, slot * 31 % 7 - 3);
        case "stock":
            return at(centreX, pileY + slot % 52 * 0.2, pileWidth, 0);
        default:
            return at(centreX, pileY, pileWidth, 0, 0, 0);
        }
    }

    function at(x: real, y: real, width: real, turn: real, veil = 0, opacity = 1): var {
        return {
            "x": x,
            "y": y,
            "width": width,
            "turn": turn,
            "veil": veil,
            "opacity": opacity
        };
    }

    // One row in a gentle arc; two rows where it would leave less than 28 px of a card to tap.
    function handPlace(slot: int, slots: int, lifted: real): var {
        const rows = rowsFor(slots);
        const perRow = Math.ceil(slots / rows);
        const row = Math.floor(slot / perRow);
        const inRow = row === rows - 1 ? slots - row * perRow : perRow;
        const room = width - 2 * margin - cardWidth;
        const step = inRow > 1 ? Math.min(cardWidth * 0.62, room / (inRow - 1)) : 0;
        const place = slot - row * perRow - (inRow - 1) / 2;
        const side = inRow > 1 ? place / ((inRow - 1) / 2) : 0;
        const bend = inRow > 4 ? 1 : inRow / 5;
        const rise = rows === 2 && row === 0 ? secondRow : 0;
        const y = handCentre + side * side * arc * bend - liftHeight * lifted - rise;
        return at(width / 2 + place * step, y, cardWidth, side * 4.5 * bend);
    }

    // The place in the hand that is nearest to a point.
    function slotAt(x: real, y: real, slots: int): int {
        const rows = rowsFor(slots);
        const perRow = Math.ceil(slots / rows);
        const row = rows === 2 && y < handCentre - secondRow / 2 ? 0 : rows - 1;
        const inRow = row === rows - 1 ? slots - row * perRow : perRow;
        const first = handPlace(row * perRow, slots, 0).x;
        const last = handPlace(row * perRow + inRow - 1, slots, 0).x;
        const step = inRow > 1 ? (last - first) / (inRow - 1) : cardWidth;
        return row * perRow + Math.max(0, Math.min(inRow - 1, Math.round((x - first) / step)));
    }

    function fanPlace(seat: int, slot: int, slots: int): var {
        const room = plateWidth * 0.96 - backWidth;
        const step = slots > 1 ? Math.min(backWidth * 0.4, room / (slots - 1)) : 0;
        const place = slot - (slots - 1) / 2;
        const side = slots > 1 ? place / ((slots - 1) / 2) : 0;
        const bend = slots > 4 ? 1 : slots / 5;
        const y = seatY(seat) - groupHeight / 2 + backHeight / 2;
        return at(seatX(seat) + place * step, y + side * side * backHeight * 0.04 * bend, backWidth, side * 5 * bend);
    }

    function pilePlace(slot: int, slots: int): var {
        const room = Math.max(0, tableWidth - 2 * margin - pileWidth);
        const step = slots > 1 ? Math.min(pileWidth * 0.52, room / (slots - 1)) : 0;
        const place = slot - (slots - 1) / 2;
        return at(centreX + place * step, pileY, pileWidth, place * 1.2);
    }

    // Cards laid open in the middle, a few side by side, many over each other.
    function shownPlace(slot: int, slots: int, lifted: real): var {
        const room = tableWidth - 2 * margin - pileWidth - (isTall ? 0 : 2 * plateWidth);
        const step = slots > 1 ? Math.min(pileWidth * 1.16, room / (slots - 1)) : 0;
        const place = slot - (slots - 1) / 2;
        return at(centreX + place * step, pileY - liftHeight * lifted, pileWidth, 0);
    }

    // Half the width of cards that lie side by side.
    function beside(slots: int, width: real, step: real): real {
        return width * (1 + (slots - 1) * step) / 2;
    }

    // Earlier plays lie towards the seats that made them, each under the ones that came later.
    function underPlace(seat: int, slot: int, slots: int, depth: int): var {
        const towards = direction(seat);
        const back = (depth - 1) * underWidth * 0.05;
        const most = (pileRoom - underWidth * ratio) / 2;
        const place = slot - (slots - 1) / 2;
        const reachX = Math.min(beside(slots, pileWidth, 0.52) + beside(slots, underWidth, 0.42) + pileWidth * 0.2, tableWidth / 2 - (isTall ? margin : 2 * margin + plateWidth) - beside(slots, underWidth, 0.42));
        const x = centreX + (reachX + back) * Math.cos(towards) + place * underWidth * 0.42;
        const y = pileY + Math.min(reachY + back, most) * Math.sin(towards);
        return at(x, y, underWidth, place * 1.2, Theme.veilOfTrick + (depth - 1) * Theme.veilStep, depth > 3 ? 0 : 1);
    }
}
