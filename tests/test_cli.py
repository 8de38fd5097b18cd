"""The shell commands, as a shell would call them."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bigtwo_qt.__main__ import main
from bigtwo_qt.players import LEVELS, simulation
from bigtwo_qt.players.network import FOLDER, NAME
from bigtwo_qt.rules import SYSTEMS, system
from bigtwo_qt.rules.changes import change
from bigtwo_qt.store.rulesets import NamedRules, to_bytes

GOLDEN = Path(__file__).parent / "golden"


def simulate(*more: str, system_id: str = "big-two", players: str = "greedy,random") -> int:
    names = (players.split(",") * 4)[: system(system_id).players]
    fixed = ["simulate", "--system", system_id, "--players", ",".join(names)]
    return main([*fixed, "--deals", "3", "--seed", "0", *more])


def test_simulate_prints_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["deals"] == 3
    assert [player["name"] for player in found["players"]] == ["greedy", "random"] * 2
    assert set(found["players"][0]) == {
        "name",
        "points_per_deal",
        "points_ci",
        "margin",
        "margin_ci",
        "win_share",
        "win_ci",
        "ms_per_decision",
    }
    assert sum(player["win_share"] for player in found["players"]) == pytest.approx(1)
    assert sum(player["margin"] for player in found["players"]) == pytest.approx(0, abs=1e-9)
    assert all(player["points_per_deal"] <= 0 for player in found["players"])


@pytest.mark.parametrize(("lack", "why"), [("missing", "is missing"), ("damaged", "is damaged")])
@pytest.mark.parametrize("is_table", [False, True], ids=["players", "table"])
def test_simulate_says_who_plays_weaker_than_asked(
    faulty_weights: Callable[[str], Path],
    lack: str,
    why: str,
    is_table: bool,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = faulty_weights(lack)
    if is_table:
        command = ["simulate", "--table", "--players", "greedy,expert", "--deals", "1"]
        assert main([*command, "--seed", "0"]) == 0
    else:
        assert simulate(players="greedy,expert") == 0
    said = capsys.readouterr().err
    assert said.count(f"bigtwo: expert plays as skilled: the file {file} {why}\n") == 1
    assert "greedy" not in said


def test_simulate_says_nothing_where_the_weights_are_not_needed(
    faulty_weights: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    faulty_weights("missing")
    assert simulate(system_id="double-deck", players="greedy,expert") == 0
    assert "plays as" not in capsys.readouterr().err


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_what_simulate_writes_is_accepted(system_id: str, tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    assert simulate("--out", str(out), system_id=system_id) == 0
    assert len(out.read_text(encoding="utf-8").splitlines()) == 3
    assert main(["check", str(out)]) == 0


def test_rotated_seatings_play_the_same_cards(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    assert simulate("--rotate", "--out", str(out)) == 0
    records = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 12
    for number in range(3):
        same = records[number::3]
        assert len({json.dumps(record["hands"]) for record in same}) == 1
        assert len({record["match"] for record in same}) == 4
    assert records[3]["players"] == ["random", "greedy", "random", "greedy"]
    assert main(["check", str(out)]) == 0


def test_jobs_change_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert simulate("--rotate", "--out", str(one)) == 0
    assert simulate("--rotate", "--jobs", "2", "--out", str(two)) == 0
    assert one.read_text(encoding="utf-8") == two.read_text(encoding="utf-8")


def test_rules_from_an_exported_rule_set(tmp_path: Path) -> None:
    rules, out = tmp_path / "rules.json", tmp_path / "deals.jsonl"
    house = change(system("big-two"), runs="two-high", match_ends="deals", match_length=2)
    rules.write_bytes(to_bytes(NamedRules("House", house)))
    assert simulate("--rules", str(rules), "--out", str(out)) == 0
    records = [json.loads(line) for line in out.read_text().splitlines()]
    assert records[0]["rules"] == house.to_dict()


def test_rules_from_a_file(tmp_path: Path) -> None:
    rules, out = tmp_path / "rules.json", tmp_path / "deals.jsonl"
    rules.write_text('{"runs": "two-high", "match_ends": "deals", "match_length": 2}')
    assert simulate("--rules", str(rules), "--out", str(out)) == 0
    records = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [record["number"] for record in records] == [1, 2, 1]
    assert records[0]["rules"]["runs"] == "two-high"
    assert main(["check", str(out)]) == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--system", "bridge"], "no system 'bridge'"),
        (["--players", "greedy,greedy"], "is for 4 players, not 2"),
        (["--players", "greedy,greedy,greedy,genius"], "no player 'genius'"),
        (["--players", "greedy,greedy,greedy,no.npz"], "no.npz is missing"),
        (["--rules", "missing.json"], "No such file"),
        (["--out", "missing/deals.jsonl"], "No such file"),
    ],
)
def test_what_simulate_refuses(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(*arguments) == 2
    printed = capsys.readouterr().err.splitlines()
    assert len(printed) == 1
    assert sentence in printed[0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "is not JSON"),
        ("[]", "no JSON object"),
        ('{"colour": 1}', "no such option: colour"),
        ('{"own_beat": true}', "do not go together"),
        ('{"players": 3}', "for 3 players, not 4"),
    ],
)
def test_rule_files_that_are_refused(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = tmp_path / "rules.json"
    rules.write_text(text)
    assert simulate("--rules", str(rules)) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [["simulate", "--system", "big-two"], ["simulate", "--deals", "0"], ["bridge"], ["check"]],
    ids=" ".join,
)
def test_a_wrong_command_line_exits_with_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2


def test_check_names_file_and_line(capsys: pytest.CaptureFixture[str]) -> None:
    file = GOLDEN / "faulty" / "wrong-dealer.jsonl"
    assert main(["check", str(GOLDEN / "valid" / "big-two-4.jsonl"), str(file)]) == 1
    printed = capsys.readouterr().out
    assert "big-two-4.jsonl: 12 deals, no fault" in printed
    assert f"{file}:2: dealer: 3, expected 2" in printed


def test_check_of_what_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty, binary = tmp_path / "empty.jsonl", tmp_path / "binary.jsonl"
    empty.write_text("\n")
    binary.write_bytes(bytes(range(256)))
    assert main(["check", str(empty)]) == 1
    assert "holds no record" in capsys.readouterr().out
    assert main(["check", str(binary)]) == 1
    assert main(["check", str(tmp_path / "missing.jsonl")]) == 2
    assert main(["check", str(tmp_path)]) == 2


def test_systems_lists_every_system(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["systems"]) == 0
    printed = capsys.readouterr().out
    assert all(found.title in printed for found in SYSTEMS.values())
    assert main(["systems", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == list(SYSTEMS)
    assert found["winner"]["options"]["trumps"] == "bombs"


def test_a_table_compares_every_two_levels(capsys: pytest.CaptureFixture[str]) -> None:
    table = ["simulate", "--table", "--players", "greedy,casual,random", "--seed", "2"]
    assert main([*table, "--deals", "6", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["deals"] == 24
    pairs = {(row["name"], row["others"]): row["margin"] for row in found["table"]}
    assert len(pairs) == 6
    assert pairs["greedy", "random"] > 0 > pairs["random", "greedy"]
    assert main([*table, "--deals", "6", "--json", "--jobs", "2"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert [row["margin"] for row in again["table"]] == [row["margin"] for row in found["table"]]
    assert main([*table, "--deals", "6"]) == 0
    head, *blocks = capsys.readouterr().out.strip().split("\n\n")
    assert head.startswith("big-two: one seat against others at all other seats, 24 deals a pair")
    titles = ["points a deal", "margin", "deals won"]
    for title, block in zip(titles, blocks, strict=True):
        lines = block.splitlines()
        assert lines[0].split() == [*title.split(), "greedy", "casual", "random"]
        assert [line.split()[0] for line in lines[1:]] == ["greedy", "casual", "random"]
    shown = {
        (row["name"], row["others"]): (
            f"{row['points_per_deal']:+.2f} ±{row['points_ci']:.2f}",
            f"{row['margin']:+.2f} ±{row['margin_ci']:.2f}",
            f"{100 * row['win_share']:.1f} % ±{100 * row['win_ci']:.1f}",
        )
        for row in found["table"]
    }
    for place, block in enumerate(blocks):
        for level, line in zip(("greedy", "casual", "random"), block.splitlines()[1:], strict=True):
            others = [name for name in ("greedy", "casual", "random") if name != level]
            cells = [shown[level, name][place] for name in others]
            assert line.split(maxsplit=1)[1].split() == " ".join(cells).split()


def test_a_file_of_weights_is_a_player(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(FOLDER / f"{NAME}.npz")
    assert simulate("--json", players=f"{file},greedy,greedy,greedy") == 0
    asked = json.loads(capsys.readouterr().out)
    assert simulate("--json", players="expert,greedy,greedy,greedy") == 0
    trained = json.loads(capsys.readouterr().out)
    assert asked["players"][0]["name"] == file
    assert asked["players"][0]["margin"] == trained["players"][0]["margin"]
    assert simulate(players=f"{file},greedy,greedy,greedy") == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[2:]] == [
        "expert",
        "greedy",
        "greedy",
        "greedy",
    ]


@pytest.mark.parametrize(("given", "kept"), [(None, "1"), ("3", "3")])
def test_numpy_takes_one_thread_unless_told(given: str | None, kept: str) -> None:
    environment = {k: v for k, v in os.environ.items() if k != "OPENBLAS_NUM_THREADS"}
    if given is not None:
        environment["OPENBLAS_NUM_THREADS"] = given
    code = (
        "import os, sys; from bigtwo_qt.__main__ import main;"
        "assert 'numpy' not in sys.modules; main(['systems', '--json']);"
        "print('threads', os.environ['OPENBLAS_NUM_THREADS'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment
    )
    assert done.stdout.splitlines()[-1] == f"threads {kept}"


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_told_as_deals_are_played(jobs: int) -> None:
    told: list[int] = []
    records: list[str] = []
    names = ["greedy", "random", "random", "random"]
    played = simulation.simulate(
        system("big-two"), names, 3, 1, True, jobs,
        lambda deal: records.append(deal.record), told.append,
    )  # fmt: skip
    assert sum(told) == 12
    assert records == [deal.record for deals in played for deal in deals]


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ([], "names a player for each seat"),
        (["--table", "--players", "greedy"], "two different levels"),
        (["--table", "--players", "greedy,greedy"], "two different levels"),
        (["--table", "--players", "greedy,nobody"], "no player 'nobody'"),
    ],
    ids=["no players", "one level", "a level twice", "no level"],
)
def test_what_a_table_refuses(
    more: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--deals", "1", "--seed", "1", *more]) == 2
    assert sentence in capsys.readouterr().err


def test_the_levels() -> None:
    assert list(LEVELS)[:5] == ["beginner", "casual", "skilled", "expert", "master"]
    assert list(LEVELS)[5:] == ["random", "greedy", "planner"]
