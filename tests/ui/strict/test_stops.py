"""Stops: what is passed by itself, and what a person is asked."""

from __future__ import annotations

import pytest

from tests.ui.strict.conftest import SitLaid, asked_of
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME, IN_COMBAT, PHASES
from vtes_desktop.bots.random_player import RANDOM
from vtes_desktop.play import requests as r
from vtes_desktop.play.laid import Laid, LaidCard, LaidSeat
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.asking import PASS, Option
from vtes_desktop.table.table import Table
from vtes_desktop.ui.strict.leaving import ends, left_over, votes_left
from vtes_desktop.ui.strict.passing import PASSED
from vtes_desktop.ui.strict.stops import BURN_OPTION, Stop, passed_by

WAKE = Option("play", "Ira: Wake", 7, idle=True)
DEFLECT = Option("play", "Ira: Deflection", 8)
BY_HAND = Option("use by hand", "Ira: by hand", 9)


def asked(kind: str, *options: Option) -> Asked:
    return Asked(1, 0, kind, "?", options=options)


@pytest.mark.parametrize(
    ("options", "stop", "muted", "whole", "passes"),
    [
        ((WAKE, PASS), "matters", set(), False, True),
        ((WAKE, PASS), "always", set(), False, False),
        ((WAKE, DEFLECT, PASS), "matters", set(), False, False),
        ((WAKE, DEFLECT, PASS), "matters", {8}, False, True),
        ((DEFLECT, PASS), "matters", set(), True, True),
        ((DEFLECT, PASS), "never", set(), False, True),
        ((BY_HAND, PASS), "matters", set(), False, True),
        ((PASS,), "matters", set(), False, True),
        ((PASS,), "always", set(), False, False),
    ],
)
def test_what_can_change_nothing_is_passed(
    options: tuple[Option, ...], stop: Stop, muted: set[int], whole: bool, passes: bool
) -> None:
    found = passed_by(asked("after blocks", *options), stop, muted, whole=whole)
    assert (found == PASS) is passes


@pytest.mark.parametrize("kind", sorted({*ANY_TIME, *IN_COMBAT} - {"unlock", *PHASES, "polling"}))
def test_a_use_that_can_wait_stops_nobody_in_an_action_or_a_combat(kind: str) -> None:
    barrens = Option("use", "The Barrens: discard a card, draw up", 5, idle=True)
    assert passed_by(asked(kind, barrens, PASS), "matters", set(), whole=False) == PASS
    assert passed_by(asked(kind, barrens, PASS), "always", set(), whole=False) is None


@pytest.mark.parametrize("kind", ["minion phase", "transfers", "unlock phase", "polling", "agree", "discard phase"])
def test_phases_votes_and_agreement_are_never_passed_by_themselves(kind: str) -> None:
    options = (Option("title for", "2 votes for", 3, amount=2), PASS)
    for stop in ("matters", "never"):
        assert passed_by(asked(kind, *options), stop, set(), whole=True) is None


@pytest.mark.parametrize(
    ("options", "stop", "passes"),
    [
        ((WAKE, PASS), "matters", True),
        ((WAKE, PASS), "always", False),
        ((WAKE, DEFLECT, PASS), "matters", False),
        ((BY_HAND, PASS), "matters", False),
        ((PASS,), "matters", False),
        ((WAKE,), "matters", False),
    ],
)
def test_an_unlock_phase_in_which_nothing_would_change_anything_is_passed(
    options: tuple[Option, ...], stop: Stop, passes: bool
) -> None:
    assert (passed_by(asked("unlock phase", *options), stop, {8}, whole=False) == PASS) is passes


def test_a_block_is_asked_about_unless_it_is_passed() -> None:
    block = asked("block", Option("block", "Block with Ira", 5, minion=5), Option("no block", "No block"))
    assert passed_by(block, "matters", set(), whole=False) is None
    assert passed_by(block, "matters", set(), whole=True) == block.options[-1]


def test_what_would_be_left_is_counted() -> None:
    acting = [Option("bleed", "Krid bleeds", 3), Option("hunt", "Krid hunts", 3), Option("hunt", "Ira hunts", 4), PASS]
    table = Table(seats=[])
    assert left_over(asked("minion phase", *acting), table) == "Two minions can still act."
    assert left_over(asked("minion phase", Option("use", "The Barrens", 9), PASS), table) == ""
    table.tally["transfers"] = 4
    assert left_over(asked("transfers", Option("transfer", "1 pool to Krid", 3), PASS), table).startswith("Four tr")
    edge = asked("unlock phase", Option("edge", "Gain 1 pool for the Edge", seat=0, amount=1), PASS)
    assert "1 pool" in left_over(edge, table)
    assert ends(edge)


def test_votes_left_count_all_that_is_free_or_what_there_is() -> None:
    single = [Option(f"title {side}", f"2 votes {side}", 3, amount=2) for side in ("for", "against")]  # type: ignore[arg-type]
    assert votes_left(asked("polling", *single, PASS)) == 2
    whole = Option("all for", "All for: 6 votes", amount=6)
    assert votes_left(asked("polling", *single, PASS, whole)) == 6


def test_who_keeps_a_card_with_the_burn_option_is_asked_again_in_her_own_turn(sit_laid: SitLaid) -> None:
    """She is asked in every unlock phase otherwise (sec. 1.6.1)."""
    laid = Laid(
        (
            LaidSeat("Alexis", ready=(LaidCard("Krid"),), hand=("The Black Beast",), library=("Deflection",) * 30),
            LaidSeat("Brigitte", RANDOM, ready=(LaidCard("Anson"),), library=("Deflection",) * 30),
        )
    )
    at = sit_laid(laid, (1280, 720))
    host = at.session.host
    assert host is not None
    told: list[tuple[bool, bool]] = []
    asked = asked_of(host)
    while asked is not None and len(told) < 5:
        number, passed = asked.number, False
        if asked.kind == BURN_OPTION:
            stops = at.page.stops
            stops.consider()
            passed = stops.timer.isActive()
            told.append((host.table.active == asked.seat, passed))
        if passed:
            at.qtbot.waitUntil(lambda number=number: (now := asked_of(host)) is None or now.number != number)
        else:
            quiet = next(place for place, option in enumerate(asked.options) if option.kind in PASSED)
            host.submit(asked.seat, r.Pick(asked.number, quiet))
        asked = asked_of(host)
    assert told == [(False, False), (True, False), (False, True), (True, False), (False, True)]
