"""What the tests of vampires' cards by the shapes of their sentences stand on: uses by what their buttons say."""

from __future__ import annotations

from msgspec import Struct

from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.combat.lasting import Ban, GivenExtra
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import IllegalError, Option
from vtes_desktop.table.table import Copy


def uses(game: Position, copy: Copy, text: str = "") -> list[Option]:
    """What a card may be used for now, of what says these words."""
    return [option for option in game.options("use") if option.copy == copy.id and text in option.text]


def use(game: Position, copy: Copy, text: str = "", *, by: str = "") -> None:
    """Use a card, and nothing else that it may be used for. Raises IllegalError where it can't be now."""
    found = [
        number
        for number, option in enumerate(game.choice.options if game.choice else ())
        if option.kind == "use" and option.copy == copy.id and text in option.text and by in ("", game.asked)
    ]
    if len(found) != 1 or game.referee is None:
        raise IllegalError(f"{len(found)} uses of {text!r}; offered are {game.offers()}")
    game.referee.answer(found[0])


def until_use(game: Position, copy: Copy, text: str = "") -> bool:
    """Everybody passes, or strikes with hands, until a card may be used; whether it ever may."""
    for _ in range(200):
        if game.choice is None or (game.table.action is None and game.table.combat is None):
            return False
        if uses(game, copy, text):
            return True
        step(game)
    return False


def step(game: Position) -> None:
    """Whoever is asked does as little as can be."""
    for kind in ("hand strike", "no strike", "seen"):
        if game.options(kind):
            game.pick(kind)
            return
    if game.options("discard") and game.choice is not None and game.choice.kind == "discard down":
        assert game.referee is not None
        game.referee.answer(0)
        return
    if game.options("points") and game.referee is not None and game.choice is not None:
        game.referee.answer(len(game.choice.options) - 1)
        return
    game.passes()


def goes_on(game: Position) -> None:
    """Who is asked passes, or takes what comes first where something must be chosen."""
    try:
        step(game)
    except IllegalError:
        assert game.referee is not None
        game.referee.answer(0)


def finish(game: Position) -> None:
    """Everybody does as little as can be until the action is over."""
    while game.choice and game.table.action is not None:
        step(game)


class Bout(Struct):
    """A combat in which everybody is asked at each step: of Sarah's minion, who acts, with Alexis' one, who blocks."""

    game: Position
    one: Copy
    other: Copy
    more: list[Copy]

    def until_step(self, name: str) -> None:
        """Everybody does as little as can be until a step of the combat, or of one that follows it, which must come."""
        table = self.game.table
        while table.action is not None and (table.combat is None or table.combat.step != name):
            step(self.game)
        assert self.game.table.combat is not None, f"There is no {name} any more."

    @property
    def round(self) -> int:
        """The number of the round; 0 when there is no combat."""
        return self.game.table.combat.round if self.game.table.combat is not None else 0

    def lasting(self, copy: Copy) -> list[str]:
        """What effects have brought into the combat for one of the two: what it cannot do, what it can use."""
        fight = self.game.rules.fight
        found = fight.lasting if fight is not None else []
        of_it = [each for each in found if isinstance(each, Ban | GivenExtra) and each.minion == copy.id]
        return sorted(each.what if isinstance(each, Ban) else each.extra.what for each in of_it)


def bout(
    one: str | Card = "",
    other: str | Card = "",
    *,
    blood: tuple[int, int] = (5, 5),
    hands: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    more: tuple[tuple[str, str | Card], ...] = (),
    on_one: tuple[str | Card, ...] = (),
) -> Bout:
    """Sarah's minion bleeds and is blocked; `more` minions lie in the ready regions of others."""
    game = table()
    first = game.ready("Sarah", one or vampire("Kurt", 8, EVERYTHING), blood=blood[0])
    second = game.ready("Alexis", other or vampire("Ira", 8, EVERYTHING), blood=blood[1])
    for card in on_one:
        game.on(first, card)
    others = [game.ready(seat, card) for seat, card in more]
    for seat, cards in zip(("Sarah", "Alexis"), hands, strict=True):
        game.hand(seat, *cards)
    game.rules.discreet = True
    while not game.options("bleed"):
        game.passes()
    game.pick("bleed", minion=first)
    while game.choice and game.choice.kind != "block":
        game.passes()
    game.pick("block", second)
    while game.choice and game.table.combat is None and game.table.action is not None:
        game.passes()
    return Bout(game, first, second, others)
