"""A moment of a film as a picture in a file, painted by the same table as on the screen."""

from __future__ import annotations

import time
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, QSize, Qt
from PySide6.QtWidgets import QApplication

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play.film import Film
from vtes_desktop.ui import theme
from vtes_desktop.ui.card_pictures import CardPictures
from vtes_desktop.ui.film.page import FilmPage
from vtes_desktop.ui.film.session import FilmSession
from vtes_desktop.ui.options import Settings


def paint(film: Film, catalogue: Catalogue, n: int, eyes: int, size: tuple[int, int], out: Path, until: float) -> bool:
    """Save the table after frame `n` as a PNG file; False when it can't be written.

    :param size: width and height in pixels.
    :param until: of ``time.monotonic``: what is not painted then is saved as it is.
    """
    app = QApplication.instance() or QApplication(["vtes-desktop"])
    assert isinstance(app, QApplication)
    settings = Settings()
    scale = settings.options.text_scale
    theme.apply(app, scale)
    settings.options = replace(settings.options, motion=False)
    pictures = CardPictures(settings, catalogue)
    session = FilmSession(film, catalogue, settings, eyes)
    session.show(n)
    page = FilmPage(session, pictures.faces if session.game.pictured else None)
    for beside in (page.top_bar, page.bar, page.preview, page.film_log):
        beside.hide()
    page.across.setHandleWidth(0)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.resize(*size)
    page.show()
    loop = QEventLoop()
    loop.processEvents()
    page.resize(page.size() + QSize(*size) - page.view.size())  # the page has margins, the picture none
    loop.processEvents()
    while not page.scene.settled and time.monotonic() < until:
        loop.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    loop.processEvents()
    saved = page.view.grab().save(str(out), "PNG")
    page.hide()
    pictures.stop()
    return saved
