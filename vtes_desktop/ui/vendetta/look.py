"""How Vendetta looks: what the shared screen asks, answered by the modules beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vtes_desktop.play import requests as r
from vtes_desktop.table.table import Copy
from vtes_desktop.ui.games import Look, Panel
from vtes_desktop.ui.table.items import PileItem
from vtes_desktop.ui.table.looks import Look as CardLook
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.vendetta import choosing, known
from vtes_desktop.ui.vendetta.chores import ChoresPanel
from vtes_desktop.ui.vendetta.conflict import ConflictPanel
from vtes_desktop.ui.vendetta.drops import DROPS, meant
from vtes_desktop.ui.vendetta.faces import PAINTERS
from vtes_desktop.ui.vendetta.furniture import HouseFurniture
from vtes_desktop.ui.vendetta.keyboard import KEYBOARD
from vtes_desktop.ui.vendetta.layout import plan
from vtes_desktop.ui.vendetta.menus import HouseMenus
from vtes_desktop.ui.vendetta.pile import PilePanel
from vtes_desktop.ui.vendetta.preview import HousePreview
from vtes_desktop.ui.vendetta.score import HouseScore
from vtes_desktop.ui.vendetta.words import WORDS

if TYPE_CHECKING:
    from vtes_desktop.ui.table.page import TablePage


def look_of(
    session: Session,
    state: Copy,
    width: int,
    dpr: float,
    *,
    selected: bool = False,
    target: bool = False,
    legal: bool = False,
) -> CardLook:
    """How a copy looks to the seat that is looking: Blood on Position tiles, and what is face down for the others."""
    region = session.table.region_of(state)
    return CardLook(
        known.face(session, state),
        state.kind,
        width,
        dpr,
        face_down=region.in_play and not state.face_up and state.kind == "clan",
        blood=state.blood or None,
        note=bool(state.note),
        selected=selected,
        legal=legal,
        target=target,
    )


def _card_opened(session: Session, copy: Copy) -> r.Request | None:
    """Turn a card on a Position over."""
    if copy.kind == "clan" and session.table.region_of(copy).in_play:
        return r.TurnCards((copy.id,), not copy.face_up)
    return r.Play(copy.id) if session.table.mode == "strict" else None


def _pile_opened(session: Session, pile: PileItem, actor: int) -> r.Request | None:  # noqa: ARG001 - as games differ
    return None


def _panels(page: TablePage) -> dict[str, Panel]:
    session, asking, view = page.session, page.asking, page.view
    chooses, conflict = choosing.ChoosePanel(session, asking, page.faces, view), ConflictPanel(session, asking, view)
    asking.answered_elsewhere = lambda: chooses.answers or conflict.answers
    for panel in (chooses, conflict):
        panel.fold.clicked.connect(asking.changed)
    return {"chores": ChoresPanel(session, asking, view), "choosing": chooses, "conflict": conflict}


LOOK: Final = Look(
    plan=plan,
    furniture=HouseFurniture,
    shown=known.shown,
    painters=PAINTERS,
    pictured=False,
    look_of=look_of,
    figures=lambda _: None,
    follows_phase=frozenset(),
    drops=DROPS,
    card_opened=_card_opened,
    pile_opened=_pile_opened,
    dots=False,
    keyboard=KEYBOARD,
    menus=HouseMenus,
    preview=HousePreview,
    browse=PilePanel,
    score=HouseScore,
    panels=_panels,
    passes=False,
    meant=meant,
    words=WORDS,
)
