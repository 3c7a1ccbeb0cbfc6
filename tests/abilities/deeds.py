"""An action card is played through to its end: what the tests of cards that are deeds stand on."""

from __future__ import annotations

from tests.abilities.acting import acting
from vtes_desktop.abilities.position import OWN_TIME, Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

GUARD = vampire("Guard", 9, "AUS", text="+2 intercept.")
"""A vampire that can block actions with stealth."""
ALWAYS = ("pass", "no block", "no strike", "hand strike")
"""What is picked where the test says nothing, the first that is offered."""


def through(game: Position, *picks: Copy | str | int, blocker: Copy | None = None) -> None:
    """Everybody passes until the action is over, or the phase goes on where none is taken; `blocker` blocks as soon as
    it can. Of the choices that come the picks are made where they fit: a copy by itself, a Methuselah or a way by words
    in its text, a number by itself; the last option of a choice that must be made otherwise."""
    left = list(picks)
    for _ in range(200):
        if game.choice is None or (game.table.action is None and game.choice.kind in OWN_TIME):
            return
        options = game.options()
        if blocker is not None and any(each.kind == "block" and each.copy == blocker.id for each in options):
            game.pick("block", blocker)
            blocker = None
            continue
        asked = options if game.choice.kind not in ("minion phase", "block") else []
        number, place = next(
            ((n, place) for place, pick in enumerate(left) for n, each in enumerate(asked) if _is(each, pick)),
            (None, 0),
        )
        if number is not None:
            left.pop(place)
        else:
            number = next((n for kind in ALWAYS for n, each in enumerate(options) if each.kind == kind), None)
        if game.table.action is None and number is None:
            return
        assert game.referee is not None
        game.referee.answer(len(options) - 1 if number is None else number)
    raise AssertionError(f"It has no end: {game}")


def _is(option: object, pick: Copy | str | int) -> bool:
    if isinstance(pick, Copy):
        return getattr(option, "copy", 0) == pick.id
    if isinstance(pick, int):
        return getattr(option, "amount", None) == pick and getattr(option, "kind", "") in ("amount", "x", "points")
    return pick in str(getattr(option, "text", ""))


def deed(
    card: str, level: str = "", disciplines: str = "", *, blood: int = 5, clan: str = "", capacity: int = 6, **more: str
) -> tuple[Position, Copy]:
    """Krid of Sarah, who has what a card at a level requires and holds it."""
    return acting(
        disciplines or level.replace("/", " "),
        card,
        blood=blood,
        clan=clan,
        capacity=capacity,
        sect=more.get("sect", "Camarilla"),
        title=more.get("title", ""),
        text=more.get("text", ""),
    )


def does(game: Position, card: str, level: str = "", *picks: Copy | str | int, blocker: Copy | None = None) -> None:
    """Krid plays an action card, with what is picked on the way, and the action comes to its end."""
    krid = next(copy for copy in game.table.copies.values() if game.name(copy) == "Krid")
    game.pick("action card", card, minion=krid, level=level)
    through(game, *picks, blocker=blocker)


def may(game: Position, card: str, level: str = "") -> bool:
    """Whether Krid may play an action card."""
    return any(
        game.name(game.table.copies[each.copy]) == card and each.level == level for each in game.options("action card")
    )


def offers(game: Position, copy: Copy, kind: str = "use", *, by: str = "") -> bool:
    """Whether a card is offered now for a use or an action, to somebody."""
    return by in ("", game.asked) and any(each.copy == copy.id for each in game.options(kind))


def lying(game: Position, name: str) -> Copy:
    """The card of a name that lies in play; raises StopIteration where none does."""
    return next(
        copy for copy in game.table.copies.values() if game.name(copy) == name and game.table.region_of(copy).in_play
    )


def marked(game: Position, name: str) -> bool:
    """Whether a card of a name lies in play."""
    return any(game.name(copy) == name and game.table.region_of(copy).in_play for copy in game.table.copies.values())
