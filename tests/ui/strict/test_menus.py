"""The context menus of a strict table: what the referee offers, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
import texts
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QMenu, QWidget

from tests.ui.strict.conftest import Sit
from tests.ui.strict.test_answering import host_of, now, own_minion_phase, transfers
from tests.ui.table.at_table import AtTable, agree
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.table import Place
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.table.menus import MOST_OFFERED


def entries(menu: QMenu | None) -> list[str]:
    """What a menu offers, what is in its submenus too."""
    found: list[str] = []
    for action in menu.actions() if menu is not None else []:
        below = action.menu()
        if isinstance(below, QMenu):
            found += entries(below)
        elif not action.isSeparator():
            found.append(action.text())
    return found


def menu_on(at: AtTable, copy: int) -> QMenu:
    menu = at.page.menus.menu_for(at.scene.cards[copy].edge().center(), at.page)
    assert menu is not None
    return menu


def idle(at: AtTable, asked: Asked) -> int:
    """A card of the hand of who is asked, with which nothing can be done."""
    used = {copy for option in asked.options for copy in (option.copy, option.minion, *option.targets)}
    return next(copy for copy in at.host_table.pile(asked.seat, "hand") if copy not in used)


def by_hand(_: Host, asked: Asked) -> bool:
    return asked.kind == "by hand"


def test_the_menu_of_a_card_lists_what_the_referee_offers(sit: Sit) -> None:
    at = sit(own_minion_phase)
    asked = now(at)
    copy = next(option.copy for option in asked.options if option.copy in at.scene.cards)
    fitting = [o for o in asked.options if copy in (o.copy, o.minion, *o.targets)]
    menu = menu_on(at, copy)
    offered = entries(menu)
    assert offered[: len(fitting)] == [option.text.replace("&", "&&") for option in fitting]
    assert not {"Lock or unlock", "Move to", "Burn it"} & set(offered)
    assert "Why not?" not in offered
    assert len([action for action in menu.actions() if action.menu() is None]) <= MOST_OFFERED + 4
    before = at.lines
    menu.actions()[0].trigger()
    assert at.lines == before + 1
    assert now(at).number > asked.number


def test_why_not_says_the_reason_as_a_refusal(sit: Sit) -> None:
    at = sit(transfers)
    asked = now(at)
    copy = idle(at, asked)
    menu = menu_on(at, copy)
    (why,) = (action for action in menu.actions() if action.text() == "Why not?")
    before = at.lines
    why.trigger()
    expected = host_of(at).submit(asked.seat, r.WhyNot(copy)).reason
    assert at.refusals == [expected]
    assert "(sec. " in expected
    assert at.page.notice.isVisible()
    assert at.page.notice.words.text() == expected
    assert at.lines == before


def test_a_gesture_that_means_nothing_says_why(sit: Sit) -> None:
    at = sit(transfers)
    asked = now(at)
    copy = idle(at, asked)
    for request in (r.Play(copy), r.Put((copy,), Place(asked.seat, "in play"))):
        at.refusals.clear()
        at.session.ask(request)
        assert at.refusals == [host_of(at).submit(asked.seat, r.WhyNot(copy)).reason]


def test_others_cards_too(sit: Sit) -> None:
    at = sit(transfers)
    asked = now(at)
    other = (asked.seat + 1) % 3
    copy = at.host_table.pile(other, "uncontrolled")[0]
    menu = menu_on(at, copy)
    assert entries(menu)[0] == "Why not?"
    menu.actions()[0].trigger()
    name = at.host_table.seats[other].name
    assert at.refusals == [f"This card is {name}’s, and nothing that may be done now is done to it (sec. 7)."]


def test_the_crypt_offers_a_card_for_transfers(sit: Sit) -> None:
    at = sit(lambda _, asked: any(option.kind == "draw crypt" for option in asked.options))
    asked = now(at)
    menu = at.page.menus.menu_for(at.zone("crypt", asked.seat).center(), at.page)
    (draw,) = (option for option in asked.options if option.kind == "draw crypt")
    assert entries(menu) == [draw.text]
    assert menu is not None
    menu.actions()[0].trigger()
    assert now(at).number > asked.number


def test_while_a_card_is_done_by_hand_everything_can_be_moved(sit: Sit) -> None:
    at = sit(by_hand, unread=True)
    copy = next(iter(at.host_table.pile(now(at).seat, "hand")))
    offered = entries(menu_on(at, copy))
    assert "Why not?" not in offered
    assert "Play without drawing" in offered


def heard(page: QWidget) -> Iterator[str]:
    """All that a page says: on it, of it when the pointer rests there, to a screen reader."""
    for widget in page.findChildren(QWidget):
        yield from (widget.accessibleName(), widget.toolTip(), widget.windowTitle())
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QLineEdit):
            yield widget.placeholderText()


def titles(menu: QMenu) -> Iterator[str]:
    """What a menu and those below it say, once it is open."""
    menu.aboutToShow.emit()
    for action in menu.actions():
        yield from (action.text(), action.toolTip())
        below = action.menu()
        if isinstance(below, QMenu):
            yield from titles(below)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("mode", ["strict", "manual"])
def test_all_that_a_table_says_is_said_in_the_language_of_the_player(
    sit: Sit, speaking: Callable[[str], None], language: str, mode: Literal["strict", "manual"]
) -> None:
    speaking(language)
    at = sit(own_minion_phase, open_table=True)
    if mode == "manual":
        at.ask(r.SwitchMode("manual"))
        agree(at.session)
    english = {source for (source, _), known in texts.read(language).items() if source not in known.forms}
    english -= {tr(source) for source in english}
    said = {*heard(at.page)}
    menus = [*at.page.findChildren(QMenu), *(menu_on(at, copy) for copy in at.scene.cards)]
    for place in (*at.scene.furniture.pools.values(), *at.scene.furniture.piles.values()):
        menu = at.page.menus.menu_for(place.rect.center(), at.page)
        menus += [menu] if menu is not None else []
    for menu in menus:
        said |= {*titles(menu)}
    parts = {part.strip() for words in said for part in (words, *words.split(" — "), *words.split("\t"))}
    found = english & parts
    assert not found
