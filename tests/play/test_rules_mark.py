"""A journal says which rules it was played with; a game that other rules do not lead on says so, and from where."""

from __future__ import annotations

import hmac
import json
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.game import SEED, catalogue, starters
from tests.play.desk import SARAH
from tests.play.test_strict import StrictTable
from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.play.games import play_of
from vtes_desktop.play.host import Host
from vtes_desktop.play.rules_mark import LENGTH, SHARED, rules_mark
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.vtes import ROOMS, Vtes
from vtes_desktop.table.journal import Options, terms


def test_the_mark_is_short_and_of_the_rooms_of_the_rules() -> None:
    assert len(rules_mark(*ROOMS)) == LENGTH
    assert int(rules_mark(*ROOMS), 16) >= 0
    marks = {rules_mark(*ROOMS), rules_mark(ROOMS[0]), rules_mark("vendetta"), play_of("vendetta").mark()}
    assert len(marks) == 3


def test_what_all_games_share_is_in_the_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    before = rules_mark(*ROOMS)
    monkeypatch.setattr("vtes_desktop.play.rules_mark.SHARED", "table/saying.py")
    rules_mark.cache_clear()
    after = rules_mark(*ROOMS)
    rules_mark.cache_clear()
    assert SHARED == "table/asking.py"
    assert after != before


def test_the_header_of_a_new_game_bears_the_mark(tmp_path: Path) -> None:
    table = StrictTable(tmp_path)
    assert json.loads(table.path.read_text("utf-8").splitlines()[0])["rules"] == rules_mark(*ROOMS)


@pytest.mark.parametrize("others", [True, False])
def test_a_game_that_these_rules_do_not_lead_on_says_from_where_and_stays_on_the_table(
    tmp_path: Path, others: bool
) -> None:
    """Saved in the midst of an influence phase by rules by which a transfer did something else."""
    table = StrictTable(tmp_path)
    table.until("transfers", SARAH)
    table.pick("transfer")
    path = table.path.with_name("copy.vtes-game")
    lines = [json.loads(line) for line in table.path.read_text("utf-8").splitlines()]
    if others:
        lines[0]["rules"] = "0" * LENGTH
    *_, last = lines
    last["moves"] = last["moves"][:1]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    again = Host.resume(catalogue(), path, lambda: 0.0, lambda _: Vtes(lambda _: ByHand()))
    try:
        assert f"From line {last['n']} on the rules do something else now" in again.damage
        assert (f"The game began with rules {'0' * LENGTH}" in again.damage) is others
        assert "The table is in manual mode now." in again.damage
        assert (again.table.mode, again.table.phase) == ("manual", "influence")
    finally:
        again.close()


def test_what_was_agreed_on_before_the_rules_were_noted_is_what_it_was() -> None:
    header = new_header(starters(2), Options(), seed=SEED)
    old = msgspec.json.decode(msgspec.json.encode(replace(header, numbers=(), format=0)))
    del old["rules"], old["extra"]
    told = hmac.digest(bytes.fromhex(header.seed), msgspec.json.encode(old), "sha256").hex()
    assert terms(replace(header, rules="")) == told
    assert terms(header) != told
