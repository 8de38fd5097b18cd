import QtQuick
import BigTwo

// Cards in the person's hand that follow the pointer: one card, or all that are staged. Along the
// hand one card finds another place; over the table they are played.
QtObject {
    id: carrier

    required property Game game
    required property TableLayout layout
    required property Repeater pack

    property CardItem leader: null
    property var carried: []
    property int startSlot: 0

    readonly property bool isOverTable: leader !== null && centreY(leader) < layout.handTop - layout.liftHeight

    function centreX(card: CardItem): real {
        return card.x + card.width / 2;
    }

    function centreY(card: CardItem): real {
        return card.y + card.height / 2;
    }

    function begin(card: CardItem): void {
        const found = [];
        for (let number = 0; number < pack.count; number++) {
            const each = pack.itemAt(number) as CardItem;
            if (each === card || card.staged && each.staged && each.canChoose) {
                found.push(each);
            }
        }
        leader = card;
        startSlot = card.slot;
        carried = found;
        for (const each of found) {
            each.takeUp();
        }
    }

    function move(dx: real, dy: real): void {
        for (const card of carried) {
            card.carriedX = card.homeX + dx;
            card.carriedY = card.homeY + dy;
        }
        if (carried.length === 1 && leader.inHand) {
            const slot = isOverTable ? startSlot : layout.slotAt(centreX(leader), centreY(leader), leader.slots);
            game.hand.moveCard(leader.cardId, slot);
        }
    }

    function end(isDropped: bool): void {
        if (leader === null) {
            return;
        }
        const cardId = leader.cardId;
        const plays = isDropped && isOverTable;
        const released = carried;
        leader = null;
        carried = [];
        if (plays) {
            game.hand.drop(cardId);
        }
        for (const card of released) {
            card.letGo();
        }
    }
}
