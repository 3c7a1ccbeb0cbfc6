"""How Vampire: The Eternal Struggle looks: what the shared screen asks, answered by the modules beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from vtes_desktop.play import requests as r
from vtes_desktop.rules.editions.edition import edition_of
from vtes_desktop.rules.sections import section_of
from vtes_desktop.table.asking import Option
from vtes_desktop.table.moves import Purse
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.table.table import Copy, Place, Table
from vtes_desktop.ui.faces.painters import CRYPT_AND_LIBRARY
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.games import Drops, Keyboard, Look, Panel, Words
from vtes_desktop.ui.languages import capital, later, tr
from vtes_desktop.ui.plain import caption
from vtes_desktop.ui.strict.asking import Asking, narrowed
from vtes_desktop.ui.strict.combat_panel import CombatPanel
from vtes_desktop.ui.strict.referendum_panel import ReferendumPanel
from vtes_desktop.ui.strict.stage import Stage, stage_of
from vtes_desktop.ui.table import drops, keys, words
from vtes_desktop.ui.table.browse import Browse
from vtes_desktop.ui.table.departure import Departure
from vtes_desktop.ui.table.figures import TableFigures
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


ASK_WHOM: Final[frozenset[OptionKind]] = frozenset({"card in play", "action card", "use power", "enter combat"})
"""Actions of which the referee asks whom they are directed at once they were chosen."""


def _turn(table: Table) -> str:
    return tr("Turn {round} — {name}", round=table.round, name=table.seats[table.active].name)


def _phase(table: Table, phase: str) -> str:
    return game_word(edition_of(table.edition).words.phase(phase))


def _aimed(scene: TableScene, held: drops.Held, found: drops.Target | None, at: QPointF) -> drops.Target | None:
    """Under the referee, a minion that is dragged onto a card means that card, and a card that is dragged anywhere into
    another's part of the table is directed at her."""
    table = scene.session.table
    if table.mode != "strict" or not isinstance(held, drops.Cards) or isinstance(found, drops.OnCard):
        return found
    under = scene.card_at(at, but=scene.lifted.union(held.ids))
    if under is not None and under.copy in table.copies and table.region_of(table.copies[held.ids[0]]).in_play:
        return drops.OnCard(table.root(table.copies[under.copy]).id)
    if found is not None:
        return found
    seat = scene.area_at(at)
    if seat is None or not table.seats[seat].playing or any(table.copies[i].controller == seat for i in held.ids):
        return None
    return drops.OnSeat(seat)


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

    def stage() -> Stage:
        return stage_of(page.scene.plan, session.table, session.settings.options.text_scale)

    said = edition_of(session.table.edition).words
    lock, unlock = game_word(said.lock), game_word(said.unlock)
    page.bound["lock"].setText(caption(tr("{lock} or {unlock}", lock=capital(lock), unlock=unlock)))
    page.bound["unlock all"].setText(caption(tr("{unlock} all of mine", unlock=capital(unlock))))
    return {
        "prompt": OustPrompt(session, view),
        "departure": Departure(session, view),
        "combat": CombatPanel(session, asking, page.faces, view, stage),
        "referendum": ReferendumPanel(session, asking, view, stage),
    }


def _meant(asking: Asking, request: r.Request) -> list[Option]:
    """A card that is dragged, played or locked means what is offered with it; counters on a card mean transfers."""
    match request:
        case r.Blood(source, target):
            return _transfers(asking, source, target)
        case r.Draw("crypt"):
            return [option for option in asking.options if option.kind == "draw crypt"]
        case r.Put(copies, to) if copies:
            fitting = asking.with_card(copies[0])
            if to.on:
                return narrowed(fitting, to.on) or _at_minion(asking, copies[0], to.on, fitting) or fitting
            if to.region == "ash heap":
                discards = [option for option in fitting if option.kind in ("discard", "card against", "card for")]
                return discards or fitting
            return _directed_at(asking, copies[0], to.seat, fitting) or fitting
        case r.Play(copy) | r.LockCards((copy, *_)):
            return asking.with_card(copy)
    return []


def _at_minion(asking: Asking, copy: int, target: int, fitting: list[Option]) -> list[Option]:
    """What a minion that is dragged onto another's card may mean where no answer names that card yet: what can be done
    to her who controls it, and actions whose target is asked for next."""
    seat = asking.controllers.get(target, -1)
    at_her = _directed_at(asking, copy, seat, fitting) if seat >= 0 else []
    open_yet = [o for o in fitting if o.kind in ASK_WHOM and o.seat < 0 and not o.targets]
    return [*at_her, *open_yet] if seat != asking.controllers.get(copy) else []


def _directed_at(asking: Asking, copy: int, seat: int, fitting: list[Option]) -> list[Option]:
    """What a card that is dragged to another Methuselah's part of the table can do to her, or to what she controls."""
    controllers = asking.controllers
    if seat == controllers.get(copy, seat):
        return []
    return [
        option
        for option in fitting
        if option.seat == seat or seat in (controllers.get(target) for target in option.targets)
    ]


def _transfers(asking: Asking, source: Purse, target: Purse) -> list[Option]:
    if source.kind == "pool" and target.kind == "card":
        return [option for option in asking.options if option.kind == "transfer" and option.copy == target.of]
    if source.kind == "card" and target.kind == "pool":
        return [option for option in asking.options if option.kind == "transfer back" and option.copy == source.of]
    return []


def _about_rule(rule: str) -> tuple[str, str]:
    section = section_of(rule)
    return (
        (f"{section.number}  {game_word(section.name)}", game_word(section.about)) if section is not None else ("", "")
    )


LOOK: Final = Look(
    plan=plan,
    furniture=Furniture,
    shown=lambda faces: faces,
    painters=CRYPT_AND_LIBRARY,
    pictured=True,
    look_of=look_of,
    figures=TableFigures,
    follows_phase=frozenset({"uncontrolled"}),
    drops=Drops(_aimed, drops.request_for, drops.likely, drops.takes, _price),
    card_opened=_card_opened,
    pile_opened=_pile_opened,
    dots=True,
    keyboard=Keyboard(keys.ACTIONS, keys.GESTURES),
    menus=Menus,
    preview=Preview,
    browse=Browse,
    score=ScorePanel,
    panels=_panels,
    passes=True,
    meant=_meant,
    words=Words(
        _turn,
        _phase,
        words.described,
        words.said_of_pile,
        words.said_of_pool,
        words.said_of_edge,
        words.said_of_seat,
        lambda _, asked: game_word(asked.question),
        lambda rule: tr("sec. {rule}", rule=rule),
        _about_rule,
        time_up=later("End the game? Everyone still playing gains half a victory point."),
        late=later("Then everybody still playing gains half a victory point, and the score counts as it stands."),
        ended=later("The victory points stay as they are."),
        out=(later("Oust"), later("On to the next oust"), later("is ousted")),
    ),
)
