"""The preview: what was hovered last, with its state and rulings; pinned or not; nothing secret left for the next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.conftest import Sit
from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import Place, on
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.table import card_sheet, keys
from vtes_desktop.ui.table.preview import Preview
from vtes_desktop.ui.table.session import Hover, Session


@pytest.fixture
def session(sit: Sit) -> Session:
    return sit(3)


@pytest.fixture
def preview(session: Session, faces: FaceCache, qtbot: QtBot) -> Preview:
    made = Preview(session, faces)
    qtbot.addWidget(made)
    made.resize(336, 500)
    made.show()
    qtbot.waitExposed(made)
    return made


def text(preview: Preview) -> str:
    return preview.sheet.toPlainText()


def vampire(session: Session) -> int:
    """A vampire of Sarah's, ready."""
    copy = session.table.pile(0, "uncontrolled")[0]
    session.ask(r.Put((copy,), Place(0, "ready")))
    return copy


def hover(session: Session, copy: int) -> None:
    session.hovered.emit(Hover(session.table.copies[copy].card, copy))


def test_it_invites_before_anything_is_hovered(preview: Preview) -> None:
    assert "Rest the pointer on a card" in text(preview)


def test_it_shows_what_is_hovered_and_keeps_it_when_the_pointer_leaves(preview: Preview, session: Session) -> None:
    card = session.catalogue.find("Govern the Unaligned")
    session.hovered.emit(Hover(card.id))
    assert "Costs 1 blood · requires Dominate" in text(preview)
    assert "+2 bleed" in text(preview)
    assert preview.accessibleName() == "Preview: Govern the Unaligned"
    session.hovered.emit(Hover())
    assert "+2 bleed" in text(preview)


def test_marks_are_icons_in_the_text(preview: Preview, session: Session) -> None:
    session.hovered.emit(Hover(session.catalogue.find("Govern the Unaligned").id))
    html = preview.sheet.toHtml()
    assert "icon:discipline-dom-basic" in html
    assert "icon:discipline-dom-superior" in html
    picture = preview.sheet.document().resource(
        QTextDocument.ResourceType.ImageResource.value, QUrl("icon:discipline-dom-basic")
    )
    assert picture is not None
    assert not picture.isNull()


def test_what_lies_on_a_copy_is_told_and_kept_up_to_date(preview: Preview, session: Session) -> None:
    copy = vampire(session)
    hover(session, copy)
    capacity = session.card(session.table.copies[copy]).capacity
    assert f"blood 0 of {capacity}" in text(preview).replace("\xa0", " ")
    session.ask(r.Blood(BANK, Purse("card", copy), 1))
    session.ask(r.Count(copy, "corruption", 2))
    session.ask(r.LockCards((copy,)))
    session.ask(r.Note(copy, "cannot vote <this> turn"))
    said = text(preview).replace("\xa0", " ")
    for words in (
        f"blood 1 of {capacity}",
        "2 corruption",
        "locked",
        "“cannot vote <this> turn”",
        "Ready region of Sarah",
    ):
        assert words in said


def test_who_owns_and_who_controls_is_told_when_it_is_not_the_same(preview: Preview, session: Session) -> None:
    copy = vampire(session)
    session.ask(r.TakeControl(copy, 1))
    hover(session, copy)
    assert "Ready region of Alexis, owned by Sarah" in text(preview)


def test_what_a_minion_bears_is_named_and_can_be_followed(preview: Preview, session: Session) -> None:
    copy, card = vampire(session), session.table.pile(0, "hand")[0]
    session.ask(r.Put((card,), on(copy), replace=False))
    borne = session.table.copies[session.table.copies[copy].attached[0]]
    hover(session, copy)
    assert f"Bears {session.name(borne.card)}" in text(preview)
    preview.sheet.anchorClicked.emit(QUrl(f"card:{borne.card}/{borne.id}"))
    assert preview.shown == Hover(borne.card, borne.id)
    assert f"On {session.name(session.table.copies[copy].card)}" in text(preview)


def test_a_hidden_card_shows_its_back_and_its_counters_only(preview: Preview, session: Session) -> None:
    copy = session.table.pile(1, "uncontrolled")[0]
    session.ask(r.Blood(Purse("pool", 1), Purse("card", copy), 2), 1)
    session.hovered.emit(Hover(0, copy))
    said = text(preview).replace("\xa0", " ")
    assert "blood 2" in said
    assert "Uncontrolled region of Alexis" in said
    assert session.name(session.clients[1].table.copies[copy].card) not in said
    assert preview.accessibleName() == "Preview: a crypt card, face hidden"


def test_rulings_come_after_the_first_picture_and_are_there_at_once_later(
    preview: Preview, session: Session, qtbot: QtBot
) -> None:
    smith = session.catalogue.find("Magic of the Smith")
    session.hovered.emit(Hover(smith.id))
    qtbot.waitUntil(lambda: "Rulings" in text(preview))
    session.hovered.emit(Hover(session.catalogue.find("Govern the Unaligned").id))
    assert "Rulings" in text(preview)
    assert "LSJ 20010108" in text(preview)
    session.hovered.emit(Hover(session.catalogue.find("Krid").id))
    assert "Rulings" not in text(preview)


def test_rulings_that_can_not_be_read_are_said(
    preview: Preview, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session.catalogue.rulings, "problem", "The rulings can't be shown.")
    session.hovered.emit(Hover(session.catalogue.find("Krid").id))
    qtbot.waitUntil(lambda: "The rulings can't be shown." in text(preview))


def test_a_pinned_card_stays_until_it_is_let_go(preview: Preview, session: Session, qtbot: QtBot) -> None:
    krid, govern = session.catalogue.find("Krid"), session.catalogue.find("Govern the Unaligned")
    session.hovered.emit(Hover(krid.id))
    preview.setFocus()
    qtbot.keyClick(preview, Qt.Key.Key_Space)
    assert preview.pinned
    session.hovered.emit(Hover(govern.id))
    assert preview.shown == Hover(krid.id)
    qtbot.mouseClick(preview.pin, Qt.MouseButton.LeftButton)
    session.hovered.emit(Hover(govern.id))
    assert preview.shown == Hover(govern.id)


def test_a_click_on_the_face_pins(preview: Preview, session: Session, qtbot: QtBot) -> None:
    session.hovered.emit(Hover(session.catalogue.find("Krid").id))
    viewport = preview.sheet.viewport()
    middle = QPoint(viewport.width() // 2, 100)
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=middle)
    assert preview.pinned


def test_nothing_can_be_pinned_while_nothing_is_shown(preview: Preview) -> None:
    preview.toggle_pin()
    assert not preview.pinned


def test_the_next_seat_finds_it_empty_and_unpinned(preview: Preview, session: Session) -> None:
    copy = session.table.pile(0, "hand")[0]
    hover(session, copy)
    name = session.name(session.table.copies[copy].card)
    preview.toggle_pin()
    session.look(1)
    assert not preview.pinned
    assert preview.shown == Hover()
    assert name not in text(preview)
    assert name not in preview.accessibleName()


def test_a_copy_that_is_gone_is_still_a_card_to_read(preview: Preview, session: Session) -> None:
    krid = session.catalogue.find("Krid")
    session.hovered.emit(Hover(krid.id, 99_999))
    assert "Nosferatu" in text(preview)


def test_the_face_is_large_where_there_is_room_and_beside_the_text_where_there_is_not(
    preview: Preview, session: Session
) -> None:
    session.hovered.emit(Hover(session.catalogue.find("Krid").id))
    width, beside = preview._face_width()
    assert not beside
    assert width >= 200
    preview.resize(250, 300)
    width, beside = preview._face_width()
    assert beside
    assert width < 130
    # Beside a small face the name is read from the text.
    assert text(preview).strip("￼\n ").startswith("Krid")


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(150, 120), (215, 320), (336, 470), (453, 380), (700, 1200)])
def test_it_can_be_read_at_any_size_and_scale(
    preview: Preview, session: Session, qapp: QApplication, size: tuple[int, int], scale: float
) -> None:
    theme.apply(qapp, scale)
    session.settings.change(text_scale=scale)
    preview.resize(*size)
    hover(session, vampire(session))
    room = preview.sheet.viewport().width()
    assert preview.sheet.document().idealWidth() <= room + 1
    assert preview.rect().contains(preview.pin.geometry())


def test_space_pins_and_is_not_the_tables_key_while_the_preview_has_the_focus(
    session: Session, faces: FaceCache, page: QWidget, qtbot: QtBot
) -> None:
    done: list[str] = []
    keys.bind(page, {"next phase": lambda: done.append("next phase")})
    preview = Preview(session, faces, page)
    preview.resize(300, 400)
    preview.show()
    session.hovered.emit(Hover(session.catalogue.find("Krid").id))
    preview.setFocus()
    qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_Space)
    assert preview.pinned
    assert not done


@pytest.mark.parametrize(
    ("name", "line", "cost"),
    [
        ("Nergal", "Vampire · Baali · group 5 · capacity 10 · Independent", ""),
        (".44 Magnum", "Equipment", "Costs 2 pool"),
        ("Parity Shift", "Political Action", "Requires prince or justicar"),
        ('Jack "Hannibal137" Harmon', "Imbued · Defender · group 4 · life 4", ""),
    ],
)
def test_what_a_card_is_is_said_in_a_line(session: Session, name: str, line: str, cost: str) -> None:
    card = session.catalogue.find(name)
    assert card_sheet.type_line(card) == line
    assert card_sheet.cost_line(card) == cost


def test_every_card_of_the_pool_can_be_written(session: Session) -> None:
    document = QTextDocument()
    for card in list(session.catalogue.cards.values())[::7]:
        document.setHtml(card_sheet.head(card, 13, 20) + card_sheet.text(card, 13))
        plain = document.toPlainText()
        assert card.display_name in plain
        assert "<" not in plain
