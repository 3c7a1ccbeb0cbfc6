"""Render the README's pictures anew from the real program: ``.venv/bin/python packaging/screenshots.py``.

Everything is painted by the program's own widgets without a display. The faces are shown at the size of the table,
where a card has its name, picture and numbers but no text.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
FOLDER = Path(__file__).parent / "screenshots"
sys.path.insert(0, str(Path(__file__).parents[1]))

from PySide6.QtCore import QCoreApplication, QEvent, QRectF  # noqa: E402 - the platform must be set first
from PySide6.QtGui import QColor, QImage, QPainter  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from vtes_desktop.cards.catalogue import Catalogue, load  # noqa: E402
from vtes_desktop.cards.model import Card  # noqa: E402
from vtes_desktop.decks.deck import from_starter  # noqa: E402
from vtes_desktop.play import requests as r  # noqa: E402
from vtes_desktop.play.host import Host  # noqa: E402
from vtes_desktop.play.setup import new_header  # noqa: E402
from vtes_desktop.table.journal import NO_DECK, DeckList, Options  # noqa: E402
from vtes_desktop.table.moves import Purse  # noqa: E402
from vtes_desktop.table.table import Place, on  # noqa: E402
from vtes_desktop.ui import theme  # noqa: E402
from vtes_desktop.ui.faces import FaceCache, height_for, paint_image  # noqa: E402
from vtes_desktop.ui.options import Settings  # noqa: E402
from vtes_desktop.ui.table.session import Hover, Session  # noqa: E402

SEATS = ("Sarah", "Alexis", "Justin", "Lisa", "Richard")
SIZE = (1600, 900)


def settle(faces: FaceCache | None = None) -> None:
    """Let everything be painted that is still to be."""
    for _ in range(40):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if faces is not None:
            faces.wait()


def contact_sheet(catalogue: Catalogue) -> QImage:
    """Forty faces: every type of card and every family of clans."""
    cards = list(_various(catalogue))[:40]
    width, gap = 150, 8
    height = height_for(width)
    sheet = QImage(10 * (width + gap) + gap, 4 * (height + gap) + gap, QImage.Format.Format_RGB32)
    sheet.fill(QColor(theme.GROUND))
    painter = QPainter(sheet)
    for place, card in enumerate(cards):
        row, column = divmod(place, 10)
        target = QRectF(gap + column * (width + gap), gap + row * (height + gap), width, height)
        painter.drawImage(target, paint_image(card, card.kind, width))
    painter.end()
    return sheet


def _various(catalogue: Catalogue) -> Iterator[Card]:
    """One card of each combination of types, then vampires of as many clans as possible."""
    chance = random.Random(3)
    seen: set[object] = set()
    library = sorted(catalogue.library, key=lambda card: card.id)
    crypt = sorted(catalogue.crypt, key=lambda card: card.id)
    chance.shuffle(library)
    chance.shuffle(crypt)
    for card in library:
        if card.types not in seen:
            seen.add(card.types)
            yield card
    for card in crypt:
        if card.clans not in seen:
            seen.add(card.clans)
            yield card


def players(catalogue: Catalogue) -> list[tuple[str, DeckList]]:
    """Five players with starter decks."""
    starters = [starter for starter in catalogue.starters if starter.playable and starter.code.startswith("V5")][:5]
    found = []
    for name, starter in zip(SEATS, starters, strict=True):
        deck = from_starter(starter)
        cards = [(entry.card_id, entry.count) for entry in deck.entries]
        crypt = tuple(i for i, count in cards for _ in range(count) if catalogue.cards[i].kind == "crypt")
        library = tuple(i for i, count in cards for _ in range(count) if catalogue.cards[i].kind == "library")
        found.append((name, DeckList(starter.name, crypt, library)))
    return found


def game(catalogue: Catalogue, folder: Path) -> Host:
    """A five-seat game that has gone on for a while."""
    chance = random.Random(8)
    header = new_header(players(catalogue), Options(), seed="5a" * 32)
    host = Host.start(catalogue, folder / "shown.vtes-game", header)
    for seat in range(5):
        _play_some(host, seat, chance)
    for _ in range(3):
        host.submit(0, r.NextPhase())
    host.submit(2, r.TakeEdge(2))
    host.submit(1, r.Chat("hm."))
    return host


def _play_some(host: Host, seat: int, chance: random.Random) -> None:
    table = host.table
    for copy in list(table.pile(seat, "uncontrolled"))[:3]:
        host.submit(seat, r.Blood(Purse("pool", seat), Purse("card", copy), chance.randint(2, 4)))
        host.submit(seat, r.Put((copy,), Place(seat, "ready")))
    for copy in list(table.pile(seat, "hand"))[:3]:
        host.submit(seat, r.Play(copy))
    ready = table.pile(seat, "ready")
    for copy in list(table.pile(seat, "hand"))[:2]:
        host.submit(seat, r.Put((copy,), on(chance.choice(ready))))
    for copy in list(ready):
        if chance.random() < 0.35:
            host.submit(seat, r.LockCards((copy,)))
    if chance.random() < 0.5:
        host.submit(seat, r.Put((ready[-1],), Place(seat, "torpor")))


def table_page(catalogue: Catalogue, settings: Settings, folder: Path) -> QImage:
    """The table in the middle of a game."""
    from vtes_desktop.ui.table.page import TablePage

    host = game(catalogue, folder)
    session = Session.at_this_desktop(host, settings)
    session.look(0)
    page = TablePage(session)
    plain = next(
        copy
        for copy in session.table.copies.values()
        if copy.card and len(" ".join(part.text for part in catalogue.cards[copy.card].text)) < 14
    )
    session.hovered.emit(Hover(plain.card, plain.id))
    image = grab(page, page.faces)
    session.close()
    return image


def referee_page(catalogue: Catalogue, settings: Settings, folder: Path) -> QImage:
    """A combat under the referee, as one of the two in it sees it: random players have come so far."""
    from vtes_desktop.bots.random_player import RandomPlayer, step
    from vtes_desktop.play.client import sit_down
    from vtes_desktop.ui.table.page import TablePage

    header = new_header(players(catalogue), Options(), mode="strict", seed="5c" * 32)
    host = Host.start(catalogue, folder / "strict.vtes-game", header)
    everybody = [RandomPlayer(sit_down(host, seat), seat) for seat in range(len(SEATS))]
    while (combat := host.table.combat) is None or combat.step != "choose strike":
        step(everybody)
    asked = next(player.client for player in everybody if player.is_asked)
    options = asked.asked.options if asked.asked is not None else ()
    if len(options) < 2:
        raise RuntimeError("Nothing is to be seen of this combat: choose another seed.")
    session = Session.at_this_desktop(host, settings)
    session.look(asked.seat)
    page = TablePage(session)
    shown = host.table.copies[combat.acting.minion]
    session.hovered.emit(Hover(shown.card, shown.id))
    image = grab(page, page.faces)
    session.close()
    return image


def vendetta_page(catalogue: Catalogue, settings: Settings, home: Path) -> QImage:
    """A game of Vendetta with the practice set, in the second round's Planning, as its first player sees it."""
    from vtes_desktop.ui.table.page import TablePage
    from vtes_desktop.vendetta import card_files
    from vtes_desktop.vendetta.agreed import agreement
    from vtes_desktop.vendetta.sensible import sit_down

    header = new_header(
        [(name, NO_DECK) for name in SEATS],
        Options(time_limit=0),
        game="vendetta",
        mode="strict",
        extra=agreement(card_files.practice()),
        seed="5e" * 32,
    )
    host = Host.start(catalogue, home / "vendetta.vtes-game", header)
    session = Session.at_this_desktop(host, settings)
    picks = [sit_down(header.extra, seat, "a picture") for seat in range(len(SEATS))]
    table = host.table
    while not (table.round == 2 and table.phase == "planning" and table.tally.get("planning turn") == 3):
        for client in session.clients.values():
            asked = client.asked
            if asked is not None and asked.seat == client.seat and asked.waits:
                client.ask(r.Pick(asked.number, picks[client.seat](client.table, asked.kind, asked.options)))
                break
    session.look(table.active)
    page = TablePage(session)
    ally = session.table.copies[session.table.pile(-1, "location 1")[0]]
    session.hovered.emit(Hover(ally.card, ally.id))
    image = grab(page, page.faces)
    session.close()
    return image


def builder_page(catalogue: Catalogue, settings: Settings) -> QImage:
    """The deck builder with a starter deck."""
    from vtes_desktop.ui.builder.page import BuilderPage

    faces = FaceCache()
    page = BuilderPage(catalogue, settings, faces)
    starter = next(one for one in catalogue.starters if one.playable and one.code.startswith("V5"))
    page.desk.open(from_starter(starter))
    return grab(page, faces)


def grab(widget: QWidget, faces: FaceCache | None = None) -> QImage:
    """A widget's picture at the README's size."""
    widget.resize(*SIZE)
    widget.show()
    settle(faces)
    return widget.grab().toImage()


def main() -> int:
    """Render all pictures into ``packaging/screenshots``."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["VTES_DESKTOP_HOME"] = home
        app = QApplication.instance() or QApplication(sys.argv[:1])
        if not isinstance(app, QApplication):
            return 1
        theme.apply(app)
        catalogue, settings = load(), Settings()
        settings.options.motion = False
        pictures: dict[str, Callable[[], QImage]] = {
            "faces": lambda: contact_sheet(catalogue),
            "icons": lambda: _icons(),
            "builder": lambda: builder_page(catalogue, settings),
            "referee": lambda: referee_page(catalogue, settings, Path(home)),
            "table": lambda: table_page(catalogue, settings, Path(home)),
            "vendetta": lambda: vendetta_page(catalogue, settings, Path(home)),
        }
        FOLDER.mkdir(exist_ok=True)
        for name, render in pictures.items():
            path = FOLDER / f"{name}.png"
            render().save(str(path))
            print(f"{path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path}")
    return 0


def _icons() -> QImage:
    from vtes_desktop.ui.icons_page import IconsPage

    return grab(IconsPage())


if __name__ == "__main__":
    sys.exit(main())
