"""One seat of a level against a table of another, in every system.

    python -m bigtwo_qt.training.ladder --seat expert --others skilled --deals 100 --seed 1 \
        --jobs 2 --out FILE.jsonl

Every system is played with its usual number of players, in every seating of the same deals. Each
that is finished adds a line to the file, and is not measured again when the command is given again;
at the end the figures are printed as a table in Markdown. Weights that have changed need another
file: it knows players by their names.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

from tqdm import tqdm

from bigtwo_qt.players import label_of
from bigtwo_qt.players.simulation import figures, simulate
from bigtwo_qt.rules import SYSTEMS, system


@dataclass(frozen=True, slots=True)
class Rung:
    """What one seat made in a system; `deals`: of each seating; margins and points are a deal."""

    system: str
    players: int
    seat: str
    others: str
    deals: int
    seed: int
    points: float
    points_ci: float
    margin: float
    margin_ci: float
    win_share: float
    win_ci: float
    ms_per_decision: float
    seconds: float

    @property
    def task(self) -> tuple[str, str, str, int, int]:
        """What was measured: one of the same task need not be measured again."""
        return self.system, self.seat, self.others, self.deals, self.seed


def measure(
    system_id: str,
    seat: str,
    others: str,
    deals: int,
    seed: int,
    jobs: int = 1,
    on_played: Callable[[int], object] | None = None,
) -> Rung:
    """Return what a seat makes of the others in a system; `on_played` as `simulate` has it."""
    rules = system(system_id)
    names = [seat, *[others] * (rules.players - 1)]
    begun = perf_counter()
    played = simulate(rules, names, deals, seed, True, jobs, None, on_played)
    found = figures(names, played)[0]
    return Rung(
        system_id, rules.players, seat, others, deals, seed,
        found.points.mean, found.points.interval, found.margin.mean, found.margin.interval,
        found.wins.mean, found.wins.interval, found.milliseconds, perf_counter() - begun,
    )  # fmt: skip


def measured(file: Path) -> list[Rung]:
    """Return what a file holds; a last line that was cut short is taken out of it."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return [Rung(**json.loads(line)) for line in whole.splitlines()]


def markdown(rungs: Sequence[Rung]) -> str:
    """Return a table of figures with their 95 % intervals."""
    lines = [
        "| system | players | points a deal | margin | deals won | ms a decision |",
        "|---|---|---|---|---|---|",
    ]
    for rung in rungs:
        lines.append(
            f"| {rung.system} | {rung.players} | {_signed(rung.points)} ±{rung.points_ci:.2f} "
            f"| {_signed(rung.margin)} ±{rung.margin_ci:.2f} "
            f"| {100 * rung.win_share:.1f} % ±{100 * rung.win_ci:.1f} "
            f"| {rung.ms_per_decision:.2f} |"
        )
    return "\n".join(lines)


def _signed(number: float) -> str:
    return f"{number:+.2f}".replace("-", "−")


def climb(
    systems: Sequence[str], seat: str, others: str, deals: int, seed: int, jobs: int, out: Path
) -> list[Rung]:
    """Measure every system that the file does not hold yet; return the figures of all of them.

    A progress bar shows the time that is left; each system is noted as it is finished.
    """
    known = {rung.task: rung for rung in measured(out)}
    tasks = [(system_id, seat, others, deals, seed) for system_id in systems]
    missing = [task for task in tasks if task not in known]
    sizes = {task: deals * system(task[0]).players for task in missing}
    total, done, begun = sum(sizes.values()), 0, perf_counter()
    with (
        tqdm(total=total, unit="deal", smoothing=0, disable=None) as bar,
        out.open("a", encoding="utf-8") as lines,
    ):
        for number, task in enumerate(missing, 1):
            bar.set_description(task[0])
            rung = measure(*task, jobs, bar.update)
            known[task] = rung
            lines.write(json.dumps(asdict(rung)) + "\n")
            lines.flush()
            done += sizes[task]
            left = (perf_counter() - begun) / done * (total - done)
            bar.write(
                f"{rung.system}: margin {rung.margin:+.2f} ±{rung.margin_ci:.2f} in "
                f"{rung.seconds:.0f} s; {number} of {len(missing)}, about {left / 60:.0f} min left",
                file=sys.stderr,
            )
    return [known[task] for task in tasks]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m bigtwo_qt.training.ladder",
        description="One seat of a level against a table of another, in every system.",
    )
    parser.add_argument("--seat", required=True, metavar="A", help="a level, or FILE.npz")
    parser.add_argument("--others", required=True, metavar="B", help="a level, or FILE.npz")
    parser.add_argument("--deals", type=int, required=True, metavar="N", help="of each seating")
    parser.add_argument("--seed", type=int, required=True, metavar="S")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.jsonl")
    parser.add_argument(
        "--systems", nargs="+", choices=tuple(SYSTEMS), default=tuple(SYSTEMS), metavar="ID"
    )
    options = parser.parse_args(arguments)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as `bigtwo` has it
    rungs = climb(
        options.systems, options.seat, options.others, options.deals, options.seed, options.jobs,
        options.out,
    )  # fmt: skip
    print(
        f"{label_of(options.seat)} over {label_of(options.others)}, seed {options.seed}, ", end=""
    )
    print(f"{options.deals} deals in every seating, 95 % intervals\n")
    print(markdown(rungs))


if __name__ == "__main__":
    main()
