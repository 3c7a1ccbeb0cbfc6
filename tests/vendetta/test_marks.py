"""The rest of the rules that are clear, and that each of them has a test that names its mark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import fields

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import NO_DECK, Options
from vtes_desktop.table.regions import Region
from vtes_desktop.table.syncing import Unsynced
from vtes_desktop.vendetta.agreed import agreement
from vtes_desktop.vendetta.card_files import practice, shipped
from vtes_desktop.vendetta.cards import faces_of
from vtes_desktop.vendetta.count_up import account
from vtes_desktop.vendetta.effects import Does, Sum
from vtes_desktop.vendetta.game import SUPPLY, gain_blood
from vtes_desktop.vendetta.position import Position
from vtes_desktop.vendetta.readings import FIXED, READINGS, Readings
from vtes_desktop.vendetta.table import GAME, LOCATIONS

FOUR = ("Claudia", "Louis", "Marta", "Ivo")
CLEAR = re.findall(
    r"\w+",
    "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 T1 T2 T3 T4 T5 T6 S1 S2 S3 S5 S6 S7 S8 S9 S10 S11 S12 S13 R1 R2 R3 R4 "
    "R5 F1 L1 H1 H2 H3 P1 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 D1 D2 D3 D4 B1 B2 B3 B4 Z1 Z2 Z4 Z5 Z7 W0 W1 W2 W3 W4 W5 "
    "V1 V2 E1 E2 K1 K2 K3 K4 K5 K6 K7 K8 K10 K11 K14 K15 A1 N1 N2 N3 G1 G2 G3 X1 X2 X3 X4 Y1 Y2 Y3 Y5 Y7",
)
READ = re.findall(r"\w+", "C14 T7 T8 T9 T10 T11 S4 F2 F3 L2 H4 P2 P13 P14 P15 Z3 Z6 Z8 W6 W7 K12 K13 K16 A2 Y8")
"""Reconstructed; two more (Y4, Y6) are values in the card file."""


def test_every_clear_rule_has_a_test_that_names_it() -> None:
    named = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE):
            named |= {mark.upper() for mark in re.findall(r"(?<=_)[a-z]\d{1,2}(?=_)", name)}
    assert set(CLEAR) - named == set()
    assert len(CLEAR) == len(set(CLEAR)) == 101 + 2


def test_every_reading_is_a_setting_or_is_shown() -> None:
    assert {each.name for each in READINGS} == {field.name for field in fields(Readings())}
    for each in READINGS:
        assert next(iter(each.answers)) == getattr(Readings(), each.name), "our own reading comes first"
        assert len(each.answers) >= 2
    assert set(READ) <= {each.mark for each in (*READINGS, *FIXED)}


def test_c4_c6_c7_c11_c12_c13_s2_what_is_in_the_box() -> None:
    assert sum(face.kind == "victim" for face in faces_of(shipped()).values()) == 35
    assert LOCATIONS == ("1", "2", "3", "haven"), "in rising order, the Haven last"
    assert GAME.edge == "Ambition token" and GAME.tokens["diablerie"] == "Diablerie"
    relics: Region = GAME.regions["relics"]
    assert relics.takes("relic") and GAME.regions["location 1"].takes("location"), "optional cards are laid by hand"
    assert len(shipped().relics) == 2 and len(shipped().location_cards) == 2


def test_c8_c9_c14_the_supply_is_no_limit_unless_the_group_says_so() -> None:
    assert SUPPLY == {"blood": 15 * 3 + 25, "influence": 15 * 3 + 35}
    for reading, gained in (("unlimited", 100), ("limited", 70 - 4 * 7)):
        game = Position(*FOUR, readings=Readings(supply=reading))  # type: ignore[arg-type]
        game.go_to("planning")
        assert gain_blood(game.game, 0, 100) == gained


def test_t3_t4_d2_drained_cards_are_no_alliance_and_count_by_their_corner() -> None:
    game = Position(*FOUR)
    game.go_to("planning")
    ally = game.ally("Claudia", influence=4)
    before = account(game.table, game.faces, 0)
    game.pick("drain", copy=ally)
    after = account(game.table, game.faces, 0)
    corner = game.game.face(ally).ally
    assert corner is not None and corner.drain is not None
    assert (after.alliance, after.drained) == (before.alliance - 4, corner.drain.influence)
    assert ally not in game.game.alliance(0)
    assert game.tile("Claudia", "1").place.region == "position 1"


@pytest.mark.parametrize(("players", "readings", "mode"), [
    (3, Readings(), "manual"), (3, Readings(three_players="as four"), "strict"), (4, Readings(), "strict"),
    (5, Readings(), "strict"), (6, Readings(three_players="as four"), "manual"),
])  # fmt: skip
def test_s13_q1_s4_who_has_no_rules_plays_by_hand(tmp_path: Path, players: int, readings: Readings, mode: str) -> None:
    header = new_header(
        [(f"P{seat}", NO_DECK) for seat in range(players)], Options(), game="vendetta",
        extra=agreement(practice(), readings), mode="strict",
    )  # fmt: skip
    host = Host.start(Catalogue(()), tmp_path / "g.vtes-game", header, syncer=Unsynced())
    assert host.table.mode == mode and (host.asked(0) is not None) == (mode == "strict")
    if mode == "manual":
        assert not host.submit(0, r.SwitchMode("strict")).accepted or host.table.mode == "manual"
    host.close()


def test_z2_who_sends_another_into_frenzy_gains_one_influence_at_once() -> None:
    game = Position(*FOUR)
    game.go_to("planning")
    game.card("Ivo", "1", does=Does(whenever="opponent plays here", they=Does(lose=Sum(blood=1))))
    game.blood("Claudia", 1)
    game.play("Claudia", game.pile("Claudia", "hand")[0], "1")
    assert game.influence("Ivo") == 4 and game.influence("Claudia") == 3


def test_v2_p12_a_passive_card_that_is_revealed_can_be_set_off_from_then_on() -> None:
    game = Position(*FOUR)
    game.go_to("planning")
    leaver = Does(may=Does(withdraw=True))
    game.card("Louis", "1", step="preparation", does=leaver)
    game.card(
        "Claudia", "1", face_up=False, does=Does(whenever="opponent withdraws here", they=Does(lose=Sum(blood=1)))
    )
    while game.kind != "may":
        game.first()
    pool = game["Louis"].pool
    game.pick("do")
    assert "Louis loses 1 Blood by Card" in game.log() and game["Louis"].pool >= pool - 1


def test_x1_a_card_goes_before_the_rulebook() -> None:
    game = Position(*FOUR)
    game.go_to("planning")
    while game.table.phase == "planning":
        game.first()
    ahead = game.game.in_order()
    last = game.table.seats[ahead[-1]].name
    game.ally(last, does=Does(standing="wins ties"))
    from vtes_desktop.vendetta.count_up import wins_ties

    assert wins_ties(game.table, game.faces, ahead[-1]), "turn order breaks ties, but for her card"
