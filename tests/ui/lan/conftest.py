"""A host on the loopback for the windows of the network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vtes_desktop.cards import catalogue as catalogues
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan.hosting import Hosting
from vtes_desktop.lan.identity import identity
from vtes_desktop.lan.invitation import Address, Invitation
from vtes_desktop.ui import theme
from vtes_desktop.ui.lan.room import Room
from vtes_desktop.ui.options import Settings

SOON = 300_000
"""Milliseconds in which everything on the loopback has happened, also on a busy machine."""


class Poster(QObject):
    """Hands calls over to Qt's thread."""

    posted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.posted.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def _call(self, what: Callable[[], None]) -> None:
        what()


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The whole pool."""
    return catalogues.load(cache=False)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    made = Settings(tmp_path / "settings.json")
    made.change(name="Zoe", motion=False)
    return made


class House:
    """A host that can be closed and opened again at the same port."""

    def __init__(
        self, qtbot: QtBot, catalogue: Catalogue, folder: Path, *, house: bool = False, password: str = ""
    ) -> None:
        self._qtbot = qtbot
        self._catalogue = catalogue
        self._folder = folder
        self._house, self._password = house, password
        self._poster = Poster()
        self.hosting: Hosting | None = None
        self.port = 0
        self.open()

    def open(self) -> None:
        made = self.hosting = Hosting(
            self._catalogue,
            self._folder / "tables",
            identity(self._folder / "identity"),
            self._poster.posted.emit,
            name="The house",
            port=self.port,
            address="127.0.0.1",
            announce=False,
            house=self._house,
            password=self._password,
        )
        self._qtbot.waitUntil(lambda: made.invitation is not None, timeout=SOON)
        self.port = self.invitation.addresses[0].port

    @property
    def invitation(self) -> Invitation:
        assert self.hosting is not None
        assert self.hosting.invitation is not None
        return self.hosting.invitation

    def to(self, table: str) -> Invitation:
        """The invitation to one of its tables."""
        return Invitation(self.invitation.addresses, table, self.invitation.fingerprint)

    def close(self) -> None:
        if self.hosting is not None:
            self.hosting.close()
        self.hosting = None


@pytest.fixture
def house(qtbot: QtBot, qapp: QApplication, catalogue: Catalogue, tmp_path: Path) -> Iterator[House]:
    theme.apply(qapp)
    made = House(qtbot, catalogue, tmp_path / "house")
    yield made
    made.close()


Come = Callable[..., Room]


@pytest.fixture
def come(tmp_path: Path) -> Iterator[Come]:
    """A room of somebody's, by their name; closed at the end."""
    rooms: list[Room] = []

    def make(invitation: Invitation, who: str, others: tuple[Address, ...] = ()) -> Room:
        rooms.append(Room(invitation, tmp_path / who, tmp_path / who / "seen", others))
        return rooms[-1]

    yield make
    for room in rooms:
        room.guest.close()
        room.close()
