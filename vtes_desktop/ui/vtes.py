"""How Vampire: The Eternal Struggle looks: what the shared screen asks, answered by the modules beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from vtes_desktop.play import requests as r
from vtes_desktop.rules.editions.edition import edition_of
from vtes_desktop.table.table import Copy, Place, Table
from vtes_desktop.ui.faces.painters import CRYPT_AND_LIBRARY
from vtes_desktop.ui.games import Drops, Keyboard, Look, Panel, Words
from vtes_desktop.ui.strict.combat_panel import CombatPanel
from vtes_desktop.ui.strict.referendum_panel import ReferendumPanel
from vtes_desktop.ui.table import drops, keys, words
from vtes_desktop.ui.table.furniture import Furniture
from vtes_desktop.ui.table.items import PileItem
from vtes_desktop.ui.table.layout import plan
from vtes_desktop.ui.table.looks import look_of
from vtes_desktop.ui.table.menus import Menus
from vtes_desktop.ui.table.preview import Preview
from vtes_desktop.ui.table.prompt import OustPrompt
from vtes_desktop.ui.table.score import ScorePanel
from vtes_desktop.ui.table.session import Session

if TYPE_CHECKING:
    from vtes_desktop.ui.table.page import TablePage
    from vtes_desktop.ui.table.scene import TableScene


def _turn(table: Table) -> str:
    return f"Turn {table.round} — {table.seats[table.active].name}"


def _phase(table: Table, phase: str) -> str:
    return edition_of(table.edition).words.phase(phase)


def _aimed(scene: TableScene, held: drops.Held, found: drops.Target | None, at: QPointF) -> drops.Target | None:  # noqa: ARG001 - as games differ
    return found


def _price(table: Table, held: drops.Held, target: drops.Target) -> str:  # noqa: ARG001 - as games differ
    return ""


def _card_opened(session: Session, copy: Copy) -> r.Request | None:
    """Play from the hand, bring out of the uncontrolled region, lock or unlock."""
    region = session.table.region_of(copy)
    if region.name == "hand":
        return r.Play(copy.id)
    if region.name == "uncontrolled":
        return r.Put((copy.id,), Place(copy.controller, "ready"))
    return r.LockCards((copy.id,), not copy.locked) if region.in_play else None


def _pile_opened(session: Session, pile: PileItem, actor: int) -> r.Request | None:  # noqa: ARG001 - as games differ
    return r.Draw(pile.deck) if pile.deck is not None and actor == pile.seat else None


def _panels(page: TablePage) -> dict[str, Panel]:
    """Combat, referendum and the word when somebody has no pool left; locking in the words of the edition."""
    session, asking, view = page.session, page.asking, page.view
    said = edition_of(session.table.edition).words
    page.bound["lock"].setText(f"{said.lock.capitalize()} or {said.unlock}")
    page.bound["unlock all"].setText(f"{said.unlock.capitalize()} all of mine")
    return {
        "prompt": OustPrompt(session, view),
        "combat": CombatPanel(session, asking, page.faces, view),
        "referendum": ReferendumPanel(session, asking, view),
    }


LOOK: Final = Look(
    plan=plan,
    furniture=Furniture,
    painters=CRYPT_AND_LIBRARY,
    look_of=look_of,
    follows_phase=frozenset({"uncontrolled"}),
    drops=Drops(_aimed, drops.request_for, drops.likely, drops.takes, _price),
    card_opened=_card_opened,
    pile_opened=_pile_opened,
    keyboard=Keyboard(keys.ACTIONS, keys.GESTURES),
    menus=Menus,
    preview=Preview,
    score=ScorePanel,
    panels=_panels,
    words=Words(
        _turn,
        _phase,
        words.described,
        words.said_of_pile,
        words.said_of_pool,
        words.said_of_edge,
        words.said_of_seat,
        time_up="End the game? Everyone still playing gains half a victory point.",
        ended="The victory points stay as they are.",
    ),
)
