"""The rules in force as a page from which the game can be learnt, made from the options alone.

Each drawn example is asked of the rules core and checked when the page is made: an example that the
core does not bear out raises ExampleError. `rule_flow` and `rule_points` have further sections.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from bigtwo_qt.rules import SYSTEMS, Kind, Rules, system
from bigtwo_qt.rules.cards import RANKS, mask_of
from bigtwo_qt.rules.combinations import tables
from bigtwo_qt.ui.examples import (
    ExampleError,
    ascending,
    beats,
    check,
    compare,
    fails,
    find,
    nothing,
    played,
)
from bigtwo_qt.ui.option_table import TEXTS
from bigtwo_qt.ui.option_text import (
    is_in_force,
    number_name,
    option_name,
    pack_words,
    plays_runs,
    plays_straights,
    shown,
    value_text,
)
from bigtwo_qt.ui.rule_flow import dealing_lines, last_cards_lines, match_lines, play_lines
from bigtwo_qt.ui.rule_lines import SAMPLES, STANDARD, Line, Section, drawn, if_changed, said
from bigtwo_qt.ui.rule_points import points_lines
from bigtwo_qt.ui.system_titles import system_title
from bigtwo_qt.ui.wording import KINDS, counted, translate

_MOST_SHOWN = 2
_LENGTH = ("match_ends", "match_length")

# Two plays of a kind that show what decides between them.
_DECIDED = {
    Kind.SINGLE: (("9s", "9h"),),
    Kind.PAIR: (("Td Tc", "9h 9s"), ("9c 9h", "9d 9s")),
    Kind.TWO_PAIRS: (("3d 3h Tc Ts", "8d 8h 9c 9s"),),
    Kind.FULL_HOUSE: (("9d 9c 9s 3d 3h", "8d 8c 8s Kd Kh"),),
    Kind.QUADS: (("7d 7c 7h 7s 3d", "6d 6c 6h 6s Ad"),),
}
# Rows of five ranks at the two ends and round them.
_ROWS = ("A2345", "23456", "34567", "TJQKA", "JQKA2", "QKA23")
_MIXED = "dshcd"
_SUITED = "ccccc"
_OVER_OTHERS = (
    ("8d 8c 8h 8s 3d", "2s"),
    ("8d 8c 8h 8s 3d", "2d 2h"),
    ("8d 8c 8h 8s", "2s"),
    ("8d 8c 8h 8s", "Kd Kc Kh 4d 4s"),
    ("7c 8c 9c Tc Jc", "2s"),
    ("7c 8c 9c Tc Jc", "Ad As"),
    ("7c 8c 9c Tc Jc", "6d 6c 6h 6s"),
)


def rule_sheet(rules: Rules) -> tuple[Section, ...]:
    """Return the page: its sections, the differences from standard Big Two first.

    Raises ExampleError where an example is not so under the rules.
    """
    sections = (
        Section("special", translate("RuleSheet", "What is special here"), _special(rules)),
        Section("goal", translate("RuleSheet", "The aim of the game"), _goal(rules)),
        Section("cards", translate("RuleSheet", "The cards"), _cards(rules)),
        Section("combinations", translate("RuleSheet", "What you can play"), _combinations(rules)),
        Section("straights", translate("RuleSheet", "Straights"), _straights(rules)),
        Section("beating", translate("RuleSheet", "What beats what"), _beating(rules)),
        Section("dealing", translate("RuleSheet", "Dealing and beginning"), dealing_lines(rules)),
        Section("play", translate("RuleSheet", "A trick"), play_lines(rules)),
        Section("last-cards", translate("RuleSheet", "The last cards"), last_cards_lines(rules)),
        Section("points", translate("RuleSheet", "Points"), tuple(points_lines(rules))),
        Section("match", translate("RuleSheet", "The match"), match_lines(rules)),
    )
    found = tuple(section for section in sections if section.lines)
    for section in found:
        for line in section.lines:
            if line.example is not None:
                check(rules, line.example)
    return found


def sheet_title(rules: Rules) -> str:
    """Return whose rules the page has: the title of their system."""
    return system_title(rules.id)


def sheet_subtitle(rules: Rules) -> str:
    """Return for how many players the rules are, and whether they are those of their system."""
    count = rules.players
    if is_unchanged(rules):
        text = counted("RuleSheet", "The rules for {players} players", count)
    else:
        text = counted("RuleSheet", "The rules for {players} players, with house rules", count)
    return text.format(players=number_name(count))


def preset_of(rules: Rules) -> Rules:
    """Return the system that rules started from, for as many players if it is for so many."""
    found = SYSTEMS.get(rules.id)
    if found is None:
        return STANDARD
    return system(rules.id, rules.players if rules.players in found.players else None)


def house_rules(rules: Rules) -> tuple[str, ...]:
    """Return the options that were changed in a system; how long a match is counts as none."""
    preset = preset_of(rules)
    return tuple(
        option
        for option in TEXTS
        if option not in _LENGTH and getattr(rules, option) != getattr(preset, option)
    )


def is_unchanged(rules: Rules) -> bool:
    """Whether rules are just those of the system that they started from, however long a match."""
    return rules.id in SYSTEMS and not house_rules(rules)


def changes(rules: Rules) -> tuple[str, ...]:
    """Return the options that differ from standard Big Two and have something to say."""
    changed = [
        option
        for option in TEXTS
        if getattr(rules, option) != getattr(STANDARD, option) and is_in_force(option, rules)
    ]
    if "match_ends" in changed and "match_length" in changed:
        changed.remove("match_length")  # how the match ends says how long it is
    return tuple(changed)


# The sections.


def _special(rules: Rules) -> tuple[Line, ...]:
    changed = changes(rules)
    if not changed:
        text = translate(
            "RuleSheet",
            "This is standard Big Two, with nothing changed. It is the game that all other rules "
            "here are compared with.",
        )
        return (Line(text),)
    lines: list[Line] = []
    house = [option for option in house_rules(rules) if is_in_force(option, rules)]
    if rules.id == STANDARD.id:
        house = []
        text = translate("RuleSheet", "These rules are those of standard Big Two, but for this:")
    elif not house:
        text = translate("RuleSheet", "{title} is played like standard Big Two, but for this:")
    else:
        # What was changed at this table comes before what makes the game.
        begun = translate("RuleSheet", "{title} is played here with house rules:")
        lines.append(Line(begun.format(title=sheet_title(rules))))
        for option in house:
            lines += _told(option, rules, preset_of(rules), sheet_title(rules))
        text = translate("RuleSheet", "For the rest it is like standard Big Two, but for this:")
    others = [option for option in changed if option not in house]
    if others:
        lines.append(Line(text.format(title=sheet_title(rules))))
    for option in others:
        lines += _told(option, rules, STANDARD, system_title(STANDARD.id))
    return tuple(lines)


def _told(option: str, rules: Rules, usual: Rules, title: str) -> Iterator[Line]:
    """Yield what the rules have for an option beside others of this title, with new examples."""
    name = value_text(option, getattr(usual, option), usual).name
    if usual == STANDARD:
        note = translate("RuleSheet", "In standard Big Two: {usual}.").format(usual=name)
    else:
        note = translate("RuleSheet", "In {title}: {usual}.").format(title=title, usual=name)
    yield Line(said(option, rules).text, option_name(option), note)
    before = shown(option, usual)
    new = {one.sentence: one for one in shown(option, rules) if one not in before}
    for example in list(new.values())[:_MOST_SHOWN]:
        yield drawn(example)


def _goal(rules: Rules) -> tuple[Line, ...]:
    if rules.teams == "partners":
        first = translate(
            "RuleSheet",
            "You and the player opposite you are partners. As soon as one of the four players has "
            "got rid of all their cards, the side that holds fewer cards wins the deal.",
        )
    elif rules.deal_ends == "plays-on":
        first = translate(
            "RuleSheet",
            "Get rid of all your cards as early as you can: the order in which the players go out "
            "is what counts.",
        )
    else:
        first = translate(
            "RuleSheet", "Be the first to get rid of all your cards: that wins the deal."
        )
    how = translate(
        "RuleSheet",
        "Somebody leads: they put one or more cards on the table. In turn, the others put down as "
        "many higher cards, or pass. When nobody goes higher, the table is cleared, and whoever "
        "played last leads again.",
    )
    best = (
        translate("RuleSheet", "Points are bad: who has the fewest in the end wins the match.")
        if rules.result == "lowest"
        else translate("RuleSheet", "Points are good: who has the most in the end wins the match.")
    )
    return Line(first), Line(how), Line(best)


def _cards(rules: Rules) -> tuple[Line, ...]:
    low, high = rules.suit_order[0], rules.suit_order[-1]
    ranks = [rank + high for rank in RANKS]
    text = translate(
        "RuleSheet",
        "From low to high: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, 2. The twos are the "
        "highest cards.",
    )
    if rules.jokers:
        ranks += ["jb", "jc"]
        text = translate(
            "RuleSheet",
            "From low to high: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, 2, black joker, "
            "colour joker.",
        )
    suits = value_text("suit_order", rules.suit_order, rules).sentence
    lines = [
        said("packs", rules),
        *if_changed(rules, "jokers"),
        Line(text, example=ascending(rules, " ".join(ranks), text)),
        Line(
            suits,
            example=ascending(rules, " ".join(f"2{suit}" for suit in rules.suit_order), suits),
        ),
    ]
    ends = translate(
        "RuleSheet",
        "So {the_lowest} is the lowest card of all, and {the_highest} the highest. The rank comes "
        "first, whatever the suits are.",
    ).format(**pack_words(rules))
    lines += [Line(ends), drawn(beats(rules, f"4{low}", f"3{high}"))]
    if rules.packs == 2:
        lines.append(drawn(compare(rules, "9s", "9s")))
    return tuple(lines)


def kinds(rules: Rules) -> list[Kind]:
    """Return the kinds that can be led, those of few cards first and five cards in their order."""
    found = [Kind.SINGLE, Kind.PAIR]
    if rules.triples == "yes":
        found.append(Kind.TRIPLE)
    if rules.four_cards != "none":
        found.append(Kind.TWO_PAIRS)
    if rules.bare_fours:
        found.append(Kind.BARE_QUADS)
    if rules.pair_runs:
        found.append(Kind.PAIR_RUN)
    return found + [Kind(kind) for kind in rules.five_card_order]


def kind_text(kind: Kind) -> str:
    """Return what a kind is, and what decides between two of it."""
    match kind:
        case Kind.SINGLE:
            return translate(
                "RuleSheet", "Any one card. The higher rank wins, and among equal ranks the suit."
            )
        case Kind.PAIR:
            return translate(
                "RuleSheet",
                "Two cards of one rank. The higher rank wins; of two pairs of one rank, the pair "
                "with the highest suit.",
            )
        case Kind.TRIPLE:
            return translate("RuleSheet", "Three cards of one rank. The higher rank wins.")
        case Kind.TWO_PAIRS:
            return translate(
                "RuleSheet", "Two pairs of different ranks. The higher of the pairs is compared."
            )
        case Kind.BARE_QUADS:
            return translate(
                "RuleSheet", "Four cards of one rank, without another. The higher rank wins."
            )
        case Kind.PAIR_RUN:
            return translate(
                "RuleSheet",
                "Two or more pairs of ranks in a row. The highest pair is compared, by rank and "
                "then by its higher suit.",
            )
        case Kind.STRAIGHT:
            return translate(
                "RuleSheet",
                "Five cards of ranks in a row, not all of one suit. The top card is compared, by "
                "rank and then by suit.",
            )
        case Kind.FLUSH:
            return translate("RuleSheet", "Five cards of one suit that are not all in a row.")
        case Kind.FULL_HOUSE:
            return translate(
                "RuleSheet",
                "Three cards of one rank and two of another. The three are compared; what the two "
                "are does not matter.",
            )
        case Kind.QUADS:
            return translate(
                "RuleSheet",
                "Four cards of one rank and any fifth card. The four are compared; the fifth does "
                "not matter.",
            )
        case Kind.STRAIGHT_FLUSH:
            return translate(
                "RuleSheet",
                "A straight in one suit. Two of them compare like straights.",
            )
        case Kind.FIVE_OF_A_KIND:
            return translate(
                "RuleSheet", "Five cards of one rank, from both packs. The higher rank wins."
            )


def _combinations(rules: Rules) -> tuple[Line, ...]:
    lines = [
        Line(
            translate(
                "RuleSheet",
                "You play one combination at a time. These are all there are, and nothing else can "
                "be played:",
            )
        )
    ]
    for kind in kinds(rules):
        example = played(rules, SAMPLES[kind])
        found = find(rules, SAMPLES[kind])
        if found is None or found.kind is not kind:
            raise ExampleError(f"{SAMPLES[kind]} is no {kind.value} under {rules.to_json()}")
        text = kind_text(kind)
        if kind is Kind.FLUSH:
            text = f"{text} {said('flush_order', rules).text}"
        if kind is Kind.STRAIGHT and rules.run_length == "5-or-more":
            text = translate(
                "RuleSheet",
                "Five or more cards of ranks in a row, not all of one suit. One of as many cards "
                "answers it: the top card is compared, by rank and then by suit.",
            )
        lines.append(Line(text, translate("Wording", KINDS[kind]), example=example))
        pairs = _DECIDED.get(kind, ())
        lines += [drawn(compare(rules, *pair)) for pair in pairs]
        if kind is Kind.FLUSH:
            lines += [drawn(example) for example in shown("flush_order", rules)]
    lines += [drawn(nothing(rules, cards)) for cards in _refused(rules)]
    return tuple(lines)


def _refused(rules: Rules) -> Iterator[str]:
    """Yield cards that newcomers may take for a combination of these rules."""
    for kind in (Kind.TRIPLE, Kind.BARE_QUADS, Kind.TWO_PAIRS):
        # Two pairs of neighbouring ranks may be pairs in a row; these are not.
        if kind not in kinds(rules) and not rules.can_lead(SAMPLES[kind].split()):
            yield SAMPLES[kind]


def _cards_of_row(row: str, suits: str) -> str:
    return " ".join(rank + suit for rank, suit in zip(row, suits, strict=True))


def _straights(rules: Rules) -> tuple[Line, ...]:
    if not plays_runs(rules):
        return ()
    lines = [said("runs", rules)]
    if plays_straights(rules):
        suits = _MIXED if "straight" in rules.five_card_order else _SUITED
        rows = {row: _cards_of_row(row, suits) for row in _ROWS}
        runs = [row for row, cards in rows.items() if _is_straight(rules, cards)]
        lines += _ladder(rules, {row: rows[row] for row in runs})
        # In one suit they may be a flush.
        absent = [row for row in _ROWS if not rules.can_lead(rows[row].split())]
        for row in absent[:_MOST_SHOWN]:
            text = translate("RuleSheet", "{row} is no straight.").format(row=_row_name(row))
            lines.append(drawn(replace(nothing(rules, rows[row]), sentence=text)))
        if suits == _MIXED:
            again = _cards_of_row("34567", "shcds")
            lines.append(drawn(compare(rules, again, _cards_of_row("34567", "dcshd"))))
    if plays_straights(rules) and rules.run_length == "5-or-more":
        lines.append(said("run_length", rules))
        if "straight" in rules.five_card_order:
            lines.append(drawn(played(rules, "6d 7s 8h 9c Td Js")))
            lines.append(drawn(compare(rules, "6d 7s 8h 9c Td Js", "3c 4d 5h 6s 7c")))
    return tuple(lines)


def _is_straight(rules: Rules, cards: str) -> bool:
    found = find(rules, cards)
    return found is not None and found.kind in (Kind.STRAIGHT, Kind.STRAIGHT_FLUSH)


def _row_name(row: str) -> str:
    """Return ranks in a row as they are written: "10-J-Q-K-A"."""
    return "-".join("10" if rank == "T" else rank for rank in row)


def _ladder(rules: Rules, rows: dict[str, str]) -> Iterator[Line]:
    """Yield some straights from low to high, each of which beats the one before."""

    def strength(row: str) -> int:
        found = find(rules, rows[row])
        return -1 if found is None else found.strength

    order = sorted(rows, key=strength)
    for low, high in pairwise(order):
        is_equal = strength(high) == strength(low)
        if not is_equal and not rules.beats(rows[high].split(), rows[low].split()):
            raise ExampleError(f"{high} on {low}: not higher under {rules.to_json()}")
    heights = [strength(row) // 4 for row in order]
    for place, (row, height) in enumerate(zip(order, heights, strict=True)):
        if height == heights[-1] and heights.count(height) > 1:
            label = translate("RuleSheet", "The highest, by the suit of the two")
        elif place == 0:
            label = translate("RuleSheet", "The lowest")
        elif place == len(order) - 1:
            label = translate("RuleSheet", "The highest")
        else:
            label = ""
        yield Line(_row_name(row), label, example=played(rules, rows[row]))


def _beating(rules: Rules) -> tuple[Line, ...]:
    text = translate(
        "RuleSheet",
        "A combination is beaten by a higher one of as many cards: one card by one card, a pair by "
        "a pair.",
    )
    if rules.same_kind_answer:
        text = f"{text} {said('same_kind_answer', rules).text}"
    lines = [
        Line(text),
        drawn(compare(rules, "9d 9s", "8c 8h")),
        drawn(compare(rules, "9d 9s", "3h")),
    ]
    order = [Kind(kind) for kind in rules.five_card_order]
    if len(order) > 1 and not rules.same_kind_answer:
        lines.append(Line(value_text("five_card_order", rules.five_card_order, rules).sentence))
        for low, high in pairwise(order):
            above, below = _apart(high, low), SAMPLES[low]
            # What answers honours and breakers, their own rule says.
            is_trump = tables(rules).require(mask_of(below.split())).trump
            show = compare if is_trump else beats
            lines.append(drawn(show(rules, above, below)))
    elif len(order) > 1:
        lines.append(drawn(fails(rules, _apart(order[1], order[0]), SAMPLES[order[0]])))
    if rules.trumps != "none":
        lines.append(said("trumps", rules))
        lines += [
            drawn(beats(rules, high, low))
            for high, low in _OVER_OTHERS
            if find(rules, high) and find(rules, low) and rules.beats(high.split(), low.split())
        ]
        if rules.trumps == "two-breaker":
            lines.append(drawn(fails(rules, SAMPLES[Kind.BARE_QUADS], "As")))
    return tuple(lines)


# Samples that have no card in common with that of another kind that they are drawn beside.
_OTHERS = {
    Kind.STRAIGHT: "Td Js Qh Kc As",
    Kind.FLUSH: "3s 4s Ts Js Ks",
    Kind.FULL_HOUSE: "Qd Qc Qh 3d 3s",
    Kind.QUADS: "Kd Kc Kh Ks 3h",
    Kind.STRAIGHT_FLUSH: "Ts Js Qs Ks As",
    Kind.FIVE_OF_A_KIND: "Td Tc Th Ts Ts",
}


def _apart(kind: Kind, other: Kind) -> str:
    """Return a sample of a kind without a card of the other kind's."""
    sample, beside = SAMPLES[kind].split(), set(SAMPLES[other].split())
    return _OTHERS[kind] if beside & set(sample) else " ".join(sample)
