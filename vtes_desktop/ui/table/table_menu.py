"""The table menu: what belongs to the whole table and is not needed every turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from vtes_desktop.play import requests as r
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import caption
from vtes_desktop.ui.table import keys, signs
from vtes_desktop.ui.table.bargains import has_bargains
from vtes_desktop.ui.table.dialogs import NumberPrompt

if TYPE_CHECKING:
    from vtes_desktop.bots.pace import Name
    from vtes_desktop.ui.table.top_bar import TopBar

DICE: Final = (4, 6, 8, 10, 12, 20)
PACES: Final[dict[Name, str]] = {
    "slow": later("Slow", "a pace"),
    "normal": later("Normal", "a pace"),
    "quick": later("Quick", "a pace"),
    "at once": later("At once", "a pace"),
    "step": later("Step by step", "a pace"),
}


def build(bar: TopBar, menu: QMenu) -> None:
    """Fill the menu as the table is now."""
    menu.clear()
    session, table = bar.session, bar.session.table
    if not session.watches:
        _doings(bar, menu)
    session.fill_menu(menu)
    if session.has_computers:
        fill_paces(bar, menu.addMenu(tr("Pace of the computer players")))
    menu.addAction(tr("Score…")).triggered.connect(bar.score_wanted)
    if not session.watches:
        over = menu.addAction(tr("End the game now"))
        over.setEnabled(not table.over)
        over.triggered.connect(bar.confirm_end)
    menu.addSeparator()
    _keyed(menu, "keys").triggered.connect(bar.keys_wanted)
    _keyed(menu, "full screen").triggered.connect(bar.full_screen_wanted)
    menu.addAction(tr("Settings…")).triggered.connect(bar.settings_wanted)
    menu.addSeparator()
    menu.addAction(tr("Leave the table")).triggered.connect(bar.leave)


def _doings(bar: TopBar, menu: QMenu) -> None:
    """What only who has a seat can do."""
    session, table = bar.session, bar.session.table
    ask = session.ask
    offer_modes(bar, menu)
    menu.addSeparator()
    if len(session.clients) > 1:
        views = menu.addMenu(signs.icon("eye"), tr("Hand the view to"))
        fill_views(bar, views)
    menu.addSeparator()
    clock = menu.addAction(tr("Stop the clock") if table.clock.running else tr("Let the clock run"))
    clock.triggered.connect(lambda: ask(r.Pause(not table.clock.running)))
    clock.setEnabled(not table.over)
    hands = menu.addAction(tr("Close all hands") if table.open else tr("Open all hands"))
    hands.triggered.connect(lambda: ask(r.OpenHands(not table.open)))
    menu.addSeparator()
    menu.addAction(tr("Flip a coin")).triggered.connect(lambda: ask(r.Roll(2)))
    dice = menu.addMenu(tr("Roll a die"))
    for sides in DICE:
        dice.addAction(caption(tr("of {sides} sides", sides=sides))).triggered.connect(partial(_roll, bar, sides))
    dice.addAction(tr("of another number of sides…")).triggered.connect(partial(_roll_other, bar))
    hand = menu.addMenu(tr("Random card from the hand of"))
    for number, seat in enumerate(table.seats):
        one = hand.addAction(caption(seat.name))
        one.setEnabled(bool(table.pile(number, "hand")))
        one.triggered.connect(partial(_random_card, bar, number))
    menu.addSeparator()


def offer_modes(bar: TopBar, menu: QMenu) -> None:
    """Strict or manual; the one that is now has a tick."""
    table = bar.session.table
    modes: tuple[tuple[Literal["manual", "strict"], str], ...] = (
        ("strict", tr("Strict: the referee enforces the rules")),
        ("manual", tr("Manual: the players do")),
    )
    for mode, title in modes:
        action = menu.addAction(caption(title))
        action.setCheckable(True)
        action.setChecked(table.mode == mode)
        action.setEnabled(not table.over and table.mode != mode)
        action.triggered.connect(partial(_switch, bar, mode))


def fill_paces(bar: TopBar, menu: QMenu) -> None:
    """How fast computer players play; the pace that is now has a tick."""
    settings, opponents = bar.session.settings, bar.session.opponents
    for name, title in PACES.items():
        action = menu.addAction(caption(tr(title, "a pace")))
        action.setCheckable(True)
        action.setChecked(opponents is not None and opponents.pace == name)
        action.triggered.connect(partial(_set_pace, bar, name))
    if not has_bargains(bar.session):
        return
    menu.addSeparator()
    talks = menu.addAction(caption(tr("They offer bargains")))
    talks.setCheckable(True)
    talks.setChecked(settings.options.bargains)
    talks.triggered.connect(lambda on: settings.change(bargains=on))


def _set_pace(bar: TopBar, name: Name, *_: bool) -> None:
    if bar.session.opponents is not None:
        bar.session.opponents.set_pace(name)


def _switch(bar: TopBar, mode: Literal["manual", "strict"], *_: bool) -> None:
    bar.session.ask(r.SwitchMode(mode))


def fill_views(bar: TopBar, menu: QMenu) -> None:
    """The seats at this desktop, the one that is looking ticked."""
    menu.clear()
    session = bar.session
    for number in sorted(session.clients):
        seat = menu.addAction(caption(session.table.seats[number].name))
        seat.setCheckable(True)
        seat.setChecked(number == session.viewer)
        seat.triggered.connect(partial(_look, bar, number))


def _keyed(menu: QMenu, name: str) -> QAction:
    """An entry with its key beside it; the key itself is bound by the page."""
    return menu.addAction(f"{caption(tr(keys.BY_NAME[name].title))}\t{keys.shown(name)}")


def _look(bar: TopBar, seat: int, *_: bool) -> None:
    bar.session.want_look(seat)


def _roll(bar: TopBar, sides: int, *_: bool) -> None:
    bar.session.ask(r.Roll(sides))


def _random_card(bar: TopBar, seat: int, *_: bool) -> None:
    bar.session.ask(r.RandomCard(seat))


def _roll_other(bar: TopBar, *_: bool) -> None:
    over = bar.parentWidget() or bar
    prompt = NumberPrompt(over, tr("A die of how many sides?"), 100, 2, 1000, tr("Roll"))
    prompt.chosen.connect(partial(_roll, bar))
    prompt.open_at(bar.mapTo(over, QPoint(bar.width(), bar.height())))
