"""The shell commands: simulate, check, systems and bench."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from bigtwo_qt import __version__
from bigtwo_qt.players import FOR_PEOPLE, LEVELS, WEIGHTS, label_of, player_of
from bigtwo_qt.players.fault import fault_of
from bigtwo_qt.rules import SYSTEMS, Rules, RulesError, system

if TYPE_CHECKING:
    from bigtwo_qt.players.simulation import Estimate, Figures, PlayedDeal

USAGE_ERROR = 2


class CommandError(Exception):
    """A command that cannot be carried out; the text says why in a sentence."""


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def _size(text: str) -> tuple[int, int]:
    width, height = map(int, text.split("x"))
    if not (1 <= width <= 16384 and 1 <= height <= 16384):
        raise argparse.ArgumentTypeError("must be from 1x1 to 16384x16384")
    return width, height


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line; `demo` and the window are carried out by ui."""
    top = argparse.ArgumentParser(
        prog="bigtwo",
        description="Big Two for one person against computer opponents. "
        "Without a command the window opens.",
    )
    top.add_argument("--version", action="version", version=f"bigtwo {__version__}")
    top.add_argument(
        "--software", action="store_true", help="draw without OpenGL, on the processor"
    )
    top.add_argument("--until-first-frame", action="store_true", help=argparse.SUPPRESS)
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    run = commands.add_parser("simulate", help="computer players against each other")
    _add_game_options(run)
    run.add_argument(
        "--players",
        metavar="A,B,C,D",
        help=f"one of {', '.join(LEVELS)} for each seat, or FILE{WEIGHTS}, an expert with these "
        "weights; with --table the levels to compare",
    )
    run.add_argument(
        "--table",
        action="store_true",
        help="every level against every other: one seat, and the others at all other seats",
    )
    run.add_argument("--deals", type=_positive, required=True, metavar="N")
    run.add_argument("--seed", type=int, required=True, metavar="S")
    run.add_argument(
        "--rules",
        type=Path,
        metavar="FILE",
        help="a JSON file of options, or a rule set that was exported",
    )
    run.add_argument(
        "--rotate", action="store_true", help="play it all once for each cyclic seating"
    )
    run.add_argument(
        "--jobs", type=_positive, default=1, metavar="J", help="processes to play the seatings"
    )
    run.add_argument("--out", type=Path, metavar="FILE", help="write the records of all deals")
    run.add_argument("--json", action="store_true", help="print the figures as JSON")
    run.set_defaults(run=run_simulate)

    look = commands.add_parser("check", help="replay records and name their faults")
    look.add_argument("files", nargs="+", type=Path, metavar="FILE")
    look.set_defaults(run=run_check)

    listing = commands.add_parser("systems", help="list the systems and their options")
    listing.add_argument("--json", action="store_true", help="print all options as JSON")
    listing.set_defaults(run=run_systems)

    measure = commands.add_parser(
        "bench", help="measure the speed of rules, players, results and window"
    )
    measure.add_argument(
        "--part",
        action="append",
        choices=("rules", "players", "results", "window"),
        help="measure this part alone; may be given several times",
    )
    measure.add_argument("--json", action="store_true", help="print the figures as JSON")
    measure.set_defaults(run=run_bench)

    demo = commands.add_parser("demo", help="computers play all seats in the window")
    _add_game_options(demo)
    demo.add_argument("--players", metavar="A,B,C,D", help="a level for each seat")
    demo.add_argument("--deals", type=_positive, metavar="N", help="end the match after N deals")
    demo.add_argument("--seed", type=int, default=1, metavar="S")
    demo.add_argument("--speed", choices=("instant", "fast", "normal"), default="normal")
    demo.add_argument(
        "--screenshots", type=Path, metavar="DIR", help="save pictures of the table here"
    )
    demo.add_argument("--exit", action="store_true", help="close the window at the end")
    demo.add_argument(
        "--size", type=_size, metavar="WxH", help="how large the window is, such as 1280x800"
    )
    demo.add_argument(
        "--frames", type=Path, metavar="FILE", help="write when frames were drawn, as JSON"
    )
    return top


def _add_game_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--system", default="big-two", metavar="ID", help="see `bigtwo systems`")


def run(options: argparse.Namespace) -> int:
    """Carry out a shell command and return its exit status; errors are one sentence each."""
    carry_out: Callable[[argparse.Namespace], int] = options.run
    try:
        return carry_out(options)
    except CommandError as error:
        print(f"bigtwo: {error}", file=sys.stderr)
    except OSError as error:
        where = f" ({error.filename})" if error.filename else ""
        print(f"bigtwo: {error.strerror or error}{where}", file=sys.stderr)
    return USAGE_ERROR


def rules_for(system_id: str, players: int | None, file: Path | None = None) -> Rules:
    """Return the rules that a command names; raise CommandError with a sentence."""
    if system_id not in SYSTEMS:
        raise CommandError(f"there is no system {system_id!r}; `bigtwo systems` lists them")
    try:
        if file is None:
            return system(system_id, players=players)
        options = json.loads(file.read_text(encoding="utf-8"))
        if not isinstance(options, dict):
            raise CommandError(f"{file} holds no JSON object of options")
        if isinstance(options.get("rules"), dict):
            options = options["rules"]
        if players is not None:
            options = {"players": players, **options}
        return Rules.from_dict({"id": system_id, **options})
    except RulesError as error:
        raise CommandError(str(error)) from error
    except (ValueError, RecursionError) as error:
        raise CommandError(f"{file} is not JSON: {error}") from error


def run_simulate(options: argparse.Namespace) -> int:
    """Play computers against computers, write the records and print the figures."""
    if options.players is None and not options.table:
        raise CommandError(
            "--players names a player for each seat, as in greedy,random,random,random"
        )
    names = list(FOR_PEOPLE) if options.players is None else options.players.split(",")
    for name in names:
        if name.endswith(WEIGHTS):
            _check_weights(Path(name))
        elif name not in LEVELS:
            raise CommandError(f"there is no player {name!r}; there are {', '.join(LEVELS)}")
    if options.table:
        return _print_table(options, names)
    rules = rules_for(options.system, len(names), options.rules)
    if rules.players != len(names):
        raise CommandError(f"these rules are for {rules.players} players, not {len(names)}")
    _tell_faults(rules, names)
    total = options.deals * (rules.players if options.rotate else 1)
    # The window starts without these.
    from bigtwo_qt.players.simulation import figures, simulate

    with _noting(options, total) as (write, tell):
        played = simulate(
            rules, names, options.deals, options.seed, options.rotate, options.jobs, write, tell
        )
    found = figures(names, played)
    if options.json:
        print(json.dumps({"deals": total, "players": [_as_json(each) for each in found]}))
    else:
        _print_figures(rules, total, found)
    return 0


def _tell_faults(rules: Rules, names: Sequence[str]) -> None:
    """Say of each level that cannot play as it should which one plays in its place, and why."""
    for name in dict.fromkeys(names):
        fault = fault_of(player_of(name, Random(0)), rules)
        if fault is not None:
            print(f"bigtwo: {name} plays as {fault.instead}: {fault}", file=sys.stderr)


def _check_weights(file: Path) -> None:
    from bigtwo_qt.players.network import WeightsError, network_of

    try:
        network_of(file)
    except WeightsError as error:
        raise CommandError(str(error)) from error


@contextmanager
def _noting(
    options: argparse.Namespace, total: int
) -> Iterator[tuple[Callable[[PlayedDeal], None] | None, Callable[[int], object]]]:
    """Give what writes the record of a deal, if one is wanted, and what moves the progress bar."""
    from tqdm import tqdm

    with ExitStack() as stack:
        write = None
        if options.out is not None:
            out = stack.enter_context(options.out.open("w", encoding="utf-8"))

            def write(deal: PlayedDeal) -> None:
                out.write(deal.record + "\n")

        yield write, stack.enter_context(tqdm(total=total, unit="deal", disable=None)).update


def _print_table(options: argparse.Namespace, levels: Sequence[str]) -> int:
    """Print what every level, by row, made against every other, by column."""
    if len(set(levels)) < 2 or len(set(levels)) < len(levels):
        raise CommandError("a table compares two different levels or more, each named once")
    from bigtwo_qt.players.simulation import cross_table

    rules = rules_for(options.system, None, options.rules)
    _tell_faults(rules, levels)
    pairs = len(levels) * (len(levels) - 1)
    with _noting(options, pairs * rules.players * options.deals) as (write, tell):
        table = cross_table(rules, levels, options.deals, options.seed, options.jobs, write, tell)
    deals = rules.players * options.deals
    if options.json:
        rows = [{**_as_json(each.found), "others": each.others} for each in table]
        print(json.dumps({"deals": deals, "table": rows}))
        return 0
    found = {(each.level, each.others): each.found for each in table}
    print(f"{rules.id}: one seat against others at all other seats, {deals} deals a pair,")
    print(f"{options.deals} with the same cards in every seating; with 95 % intervals")
    columns: tuple[tuple[str, Callable[[Figures], str]], ...] = (
        ("points a deal", lambda each: _signed(each.points)),
        ("margin", lambda each: _signed(each.margin)),
        ("deals won", lambda each: _share(each.wins)),
    )
    for title, text in columns:
        print(f"\n{title:<14}" + "".join(f"{label_of(others):>16}" for others in levels))
        for level in levels:
            cells = [text(found[level, others]) if level != others else "" for others in levels]
            print(f"{label_of(level):<14}" + "".join(f"{cell:>16}" for cell in cells))
    return 0


def _as_json(found: Figures) -> dict[str, Any]:
    return {
        "name": found.name,
        "points_per_deal": found.points.mean,
        "points_ci": found.points.interval,
        "margin": found.margin.mean,
        "margin_ci": found.margin.interval,
        "win_share": found.wins.mean,
        "win_ci": found.wins.interval,
        "ms_per_decision": found.milliseconds,
    }


def _print_figures(rules: Rules, deals: int, found: Sequence[Figures]) -> None:
    print(f"{rules.id}, {deals} deals, with 95 % intervals")
    print(
        f"{'player':<12}{'points a deal':>18}{'margin':>18}{'deals won':>18}{'ms a decision':>16}"
    )
    for each in found:
        print(
            f"{label_of(each.name):<12}{_signed(each.points):>18}{_signed(each.margin):>18}"
            f"{_share(each.wins):>18}{each.milliseconds:>16.3f}"
        )


def _signed(found: Estimate) -> str:
    return f"{found.mean:+.2f} ±{found.interval:.2f}"


def _share(found: Estimate) -> str:
    return f"{100 * found.mean:.1f} % ±{100 * found.interval:.1f}"


def run_check(options: argparse.Namespace) -> int:
    """Replay the records of files; the exit status is 1 where any has a fault."""
    from bigtwo_qt.rules.record import Checker

    has_faults = False
    for file in options.files:
        checker = Checker()
        records = 0
        faulty = False
        with file.open(encoding="utf-8", errors="replace") as lines:
            for number, line in enumerate(lines, 1):
                if not line.strip():
                    continue
                records += 1
                for fault in checker.check(line):
                    print(f"{file}:{number}: {fault}")
                    faulty = True
        if not records:
            print(f"{file}: holds no record")
            faulty = True
        if not faulty:
            print(f"{file}: {records} {'deal' if records == 1 else 'deals'}, no fault")
        has_faults |= faulty
    return int(has_faults)


def run_systems(options: argparse.Namespace) -> int:
    """List the systems, or print all their options as JSON."""
    if options.json:
        found = {
            name: {
                "title": preset.title,
                "players": sorted(preset.players),
                "options": system(name).to_dict(),
            }
            for name, preset in SYSTEMS.items()
        }
        print(json.dumps(found, indent=2))
        return 0
    for name, preset in SYSTEMS.items():
        players = " or ".join(map(str, sorted(preset.players)))
        print(f"{name:<20}{preset.title} ({players} players)")
        changed = [
            f"{option} {value}"
            for option, value in system(name).to_dict().items()
            if option != "id" and value != system("big-two").to_dict()[option]
        ]
        if changed:
            print(f"{'':<20}{'; '.join(changed)}")
    return 0


def run_bench(options: argparse.Namespace) -> int:
    """Measure and print the figures."""
    from bigtwo_qt import bench

    measured = bench.measure(options.part or bench.PARTS)
    if options.json:
        print(json.dumps([bench.as_json(each) for each in measured], indent=2))
    else:
        for each in measured:
            print(each)
    return 0
