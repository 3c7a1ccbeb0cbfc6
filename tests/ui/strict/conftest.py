"""Strict tables: starter decks at a real host, answered at random up to the question that a test is about."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests import game
from tests.rules.random_game import compiled
from tests.ui.table.at_table import AtTable
from tests.ui.table.conftest import NAMES, SEED, catalogue, deck_list  # noqa: F401 - the fixture is used by name
from vtes_desktop.abilities.card_text import CardText
from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.bots.random_player import RANDOM
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.laid import Laid, LaidHost
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Asked
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.table.journal import Options
from vtes_desktop.ui import theme
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.opponents import Opponents
from vtes_desktop.ui.table.session import Session

TRIES = 6
"""Games that are tried until one asks what a test is about."""

When = Callable[[Host, Asked], bool]
Sit = Callable[..., AtTable]
SitLaid = Callable[[Laid, tuple[int, int]], AtTable]


def seated(qtbot: QtBot, session: Session, size: tuple[int, int]) -> AtTable:
    """A table at which tests press at once what people press once they have read it."""
    at = AtTable(qtbot, session, size)
    at.page.asking.dead_seconds = at.page.asking.own_seconds = 0.0
    return at


def asked_of(host: Host) -> Asked | None:
    """The open question with its options."""
    asked = host.asked(0)
    return host.asked(asked.seat) if asked is not None else None


def find(host: Host, when: When, seed: int = 5, most: int = 4000) -> Asked | None:
    """Answer at random until a question is as wanted; None when the game ends before."""
    choose = random.Random(seed)
    for _ in range(most):
        asked = asked_of(host)
        if asked is None or when(host, asked):
            return asked
        reply = host.submit(asked.seat, r.Pick(asked.number, whim(asked, choose)))
        assert reply.accepted, reply.reason
    return None


def whim(asked: Asked, choose: random.Random) -> int:
    """Any option; what is done by hand does not take long, and others agree."""
    kinds = [option.kind for option in asked.options]
    for kind in ("agreed", "done"):
        if kind in kinds and choose.random() < 0.9:
            return kinds.index(kind)
    return choose.randrange(len(kinds))


def play_until(host: Host, when: When, seed: int = 5, most: int = 4000) -> Asked:
    """Answer at random until a question is as wanted."""
    asked = find(host, when, seed, most)
    assert asked is not None, "that was never asked"
    return asked


def half_read(catalogue: Catalogue) -> Vtes:  # noqa: F811
    """A referee that can't read every second library card, however many it has learnt to read: those go by hand."""

    def forgotten(text: CardText) -> CardText:
        unread = (replace(reading, declares=(), words=(), unread=("What it does.",)) for reading in text.readings)
        return replace(text, readings=tuple(unread))

    texts = Texts.kept(catalogue)
    known = {card.id: texts.of(card) for card in catalogue.cards.values()}
    known |= {card.id: forgotten(known[card.id]) for card in catalogue.library if card.id % 2}
    return Vtes(lambda _: CompiledAbilities(Texts(known)))


@pytest.fixture
def sit(qapp: QApplication, qtbot: QtBot, catalogue: Catalogue, tmp_path: Path) -> Iterator[Sit]:  # noqa: F811
    """Sit down at a strict table, once somebody is asked what a test is about."""
    theme.apply(qapp)
    sessions: list[Session] = []

    def start(
        when: When | None = None,
        *,
        seats: int = 3,
        bots: int = 0,
        seed: int = 5,
        open_table: bool = False,
        size: tuple[int, int] = (1600, 900),
        look: bool = True,
        scale: float = 1.0,
        unread: bool = False,
    ) -> AtTable:
        players = [
            (name, deck_list(starter), RANDOM if number >= seats - bots else "")
            for number, (name, starter) in enumerate(zip(NAMES[:seats], catalogue.starters, strict=False))
        ]
        header = new_header(players, Options(open_table=open_table), name="A game", mode="strict", seed=SEED)
        play = half_read(catalogue) if unread else None
        for chance in range(seed, seed + TRIES):
            # What comes of a seed changes with the rules; some game asks what a test is about.
            path = tmp_path / f"game {len(sessions)} {chance}.vtes-game"
            host = Host.start(catalogue, path, header, play=play)
            asked = find(host, when, chance) if when is not None else asked_of(host)
            if asked is not None:
                break
            host.close()
        else:
            pytest.fail("that was never asked")
        settings = Settings(tmp_path / "settings.json")
        settings.change(motion=False, text_scale=scale)
        session = Session.at_this_desktop(host, settings)
        sessions.append(session)
        if look and asked is not None:
            session.look(asked.seat)
        return seated(qtbot, session, size)

    yield start
    for session in sessions:
        session.close()


@pytest.fixture
def sit_laid(qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SitLaid]:
    """Sit down at a table that is laid; the computer players' answers are given by the test."""
    theme.apply(qapp)
    monkeypatch.setattr(Opponents, "sit_at", lambda opponents, host: None)  # noqa: ARG005 - as it is called
    sessions: list[Session] = []

    def start(laid: Laid, size: tuple[int, int]) -> AtTable:
        settings = Settings(tmp_path / "settings.json")
        settings.change(motion=False)
        session = Session.at_this_desktop(LaidHost(game.catalogue(), laid, game.SEED, Vtes(compiled)), settings)
        sessions.append(session)
        return seated(qtbot, session, size)

    yield start
    for session in sessions:
        session.close()
