"""Polling closes 15 seconds after the last vote: counted down in sight, by a clock that the test turns."""

from __future__ import annotations

from tests.ui.strict.conftest import Sit
from tests.ui.strict.test_answering import host_of, now
from tests.ui.table.at_table import AtTable
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Asked
from vtes_desktop.ui.strict.last_votes import SECONDS, LastVotes


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def polled(host: Host, asked: Asked) -> bool:
    """Somebody has voted, and somebody may still do so or pass."""
    held = host.table.referendum
    kinds = {option.kind for option in asked.options}
    return asked.kind == "polling" and held is not None and bool(held.cast) and "pass" in kinds and len(kinds) > 1


def count(at: AtTable) -> tuple[LastVotes, Clock]:
    clock = Clock()
    return LastVotes(at.session, at.page.asking, clock), clock


def test_it_passes_for_who_is_asked_here_when_the_time_is_over(sit: Sit) -> None:
    at = sit(polled, seats=4, open_table=True)
    number, lines = now(at).number, at.lines
    votes, clock = count(at)
    assert votes.left == SECONDS
    assert votes.timer.isActive()
    clock.now += SECONDS - 1
    votes.look()
    assert (votes.left, now(at).number, at.lines) == (1, number, lines)
    held = at.host_table.referendum
    assert held is not None
    cast = held.cast
    clock.now += 1
    votes.look()
    assert at.lines > lines
    held = at.host_table.referendum
    assert held is None or held.step != "polling" or now(at).kind != "polling"
    assert held is None or held.cast == cast, "it votes for nobody"


def test_another_vote_begins_the_count_anew(sit: Sit) -> None:
    at = sit(polled, seats=4, open_table=True)
    votes, clock = count(at)
    clock.now += SECONDS - 1
    votes.look()
    asked = now(at)
    vote = next(number for number, o in enumerate(asked.options) if o.kind.endswith((" for", " against")))
    assert host_of(at).submit(asked.seat, r.Pick(asked.number, vote)).accepted
    if now(at).kind == "polling":
        assert votes.left == SECONDS


def test_it_can_be_turned_off(sit: Sit) -> None:
    at = sit(polled, seats=4, open_table=True)
    at.session.settings.change(close_votes=False)
    lines = at.lines
    votes, clock = count(at)
    clock.now += 10 * SECONDS
    votes.look()
    assert (votes.left, at.lines, votes.timer.isActive()) == (0, lines, False)


def test_the_panel_counts_down(sit: Sit) -> None:
    at = sit(polled, seats=4, open_table=True)
    panel = at.page.panels["referendum"]
    assert f"{panel.last_votes.left} second" in panel._closes.text()
    assert panel._closes.isVisibleTo(panel.body)
