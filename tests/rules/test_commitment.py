"""The promise about a deal: pinned, kept by this deal alone, and worthless without the salt."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from bigtwo_qt.rules import SYSTEMS, system
from bigtwo_qt.rules.commitment import SALT_BYTES, Promise, commitment, committed_text, is_kept
from bigtwo_qt.rules.dealing import deal_cards

SALT = bytes(range(SALT_BYTES))


def test_anyone_can_work_it_out() -> None:
    dealt = deal_cards(system("big-two"), 42)
    text = committed_text(dealt, SALT)
    lines = text.splitlines()
    assert lines[:3] == ["bigtwo-commitment/1", "000102030405060708090a0b0c0d0e0f", "42"]
    assert [len(line.split()) for line in lines[3:]] == [13, 13, 13, 13, 0]
    assert commitment(dealt, SALT) == hashlib.sha256(text.encode()).hexdigest()


def test_it_never_changes() -> None:
    """What was promised by one version can be checked by every later one."""
    promised = commitment(deal_cards(system("big-two"), 42), SALT)
    assert promised == "ed7704b20c9e721a0cae3274663ffaafe55ea7b00a889ce738b0b06c46ed5a34"


def test_the_readme_says_how_it_is_worked_out() -> None:
    dealt = deal_cards(system("big-two"), 42)
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    for line in [*committed_text(dealt, SALT).splitlines(), commitment(dealt, SALT)]:
        assert f"\n    {line}\n" in readme or not line


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_only_this_deal_keeps_it(system_id: str) -> None:
    dealt = deal_cards(system(system_id), 7)
    promised = commitment(dealt, SALT)
    assert is_kept(promised, dealt, SALT)
    first, second, *others = dealt.hands
    swapped = replace(dealt, hands=(second, first, *others))
    assert not is_kept(promised, swapped, SALT)
    assert not is_kept(promised, replace(dealt, seed=8), SALT)
    assert not is_kept(promised, dealt, bytes(SALT_BYTES))


def test_moved_cards_are_noticed() -> None:
    dealt = deal_cards(system("two-players"), 3)
    first, second = dealt.hands
    card = second & -second
    moved = replace(dealt, hands=(first, second ^ card), out_of_play=dealt.out_of_play | card)
    assert commitment(moved, SALT) != commitment(dealt, SALT)


@pytest.mark.parametrize("length", [0, SALT_BYTES - 1, SALT_BYTES + 1])
def test_a_salt_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        commitment(deal_cards(system("big-two"), 1), bytes(length))


def test_a_promise_is_kept_by_its_deal_and_comes_back_from_its_text() -> None:
    dealt = deal_cards(system("big-two"), 42)
    promise = Promise.of(dealt, SALT)
    assert promise.hash == commitment(dealt, SALT)
    assert promise.is_kept_by(dealt)
    assert not promise.is_kept_by(deal_cards(system("big-two"), 43))
    assert Promise.from_text(promise.to_text()) == promise


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "[" * 100_000,
        '{"hash": "3f", "salt": "000102030405060708090a0b0c0d0e0f"}',
        f'{{"hash": "{"F" * 64}", "salt": "000102030405060708090a0b0c0d0e0f"}}',
        f'{{"hash": "{"f" * 64}", "salt": "00"}}',
        f'{{"hash": "{"f" * 64}", "salt": "salt"}}',
        f'{{"hash": "{"f" * 64}", "salt": 12}}',
    ],
    ids=["empty", "list", "bare", "deep", "short", "capitals", "salt-short", "no-hex", "number"],
)
def test_a_text_that_is_no_promise_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no promise"):
        Promise.from_text(text)
