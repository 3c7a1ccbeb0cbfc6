"""Two minions fight: what the tests of combat cards stand on."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy

EVERYTHING = (
    "ABO ANI AUS CEL CHI DAI DEM DOM FOR MAL MYT NEC OBE OBF OBL OBT POT PRE PRO QUI SER SPI TEM THA THN VIC VIS"
)


def step(game: Position) -> None:
    """Whoever is asked passes, presses where that is mandatory, or strikes with hands."""
    if game.options("press") and not game.options("pass"):
        game.pick("press")
    elif game.options("hand strike"):
        game.pick("hand strike")
    elif game.options("no strike"):
        game.pick("no strike")
    else:
        game.passes()


class Fighting(Struct):
    """A combat: Kurt of Sarah, who acts, against Ira of Alexis, who blocks."""

    game: Position
    kurt: Copy
    ira: Copy

    def play(self, card: str, level: str | None = None, *, by: str = "Sarah") -> None:
        """The next that plays a card of the hand; everybody passes until then."""
        self.until("play", card, by=by, level=level)
        self.game.pick("play", card, level=level, by=by)

    def until(self, kind: str, card: Copy | str | None = None, *, by: str = "", level: str | None = None) -> None:
        """Everybody passes, and strikes with hands, until something is offered, or the action is over."""
        game = self.game
        while (
            game.choice
            and game.table.action is not None
            and not (by in ("", game.asked) and self.offered(kind, card, level))
        ):
            self.step()

    def offered(self, kind: str, card: Copy | str | None = None, level: str | None = None) -> bool:
        """Whether something is offered now."""
        wanted = card.card if isinstance(card, Copy) else self.game.card(card).id if card else None
        ids = {option.copy: self.game.table.copies.get(option.copy) for option in self._at(kind, level)}
        return any(wanted is None or (copy is not None and copy.card == wanted) for copy in ids.values())

    def _at(self, kind: str, level: str | None) -> list[Option]:
        return [option for option in self.game.options(kind) if level in (None, option.level)]

    def step(self) -> None:
        """Whoever is asked passes or strikes with hands."""
        step(self.game)

    def end(self) -> None:
        """Everybody passes, and strikes with hands, until the action is over."""
        while self.game.choice and self.game.table.action is not None:
            self.step()

    def long(self) -> None:
        """Kurt maneuvers to long range with a card that was laid for it."""
        self.play("Fake Out")

    @property
    def round(self) -> int:
        """The number of the round; 0 when there is no combat."""
        return self.game.table.combat.round if self.game.table.combat is not None else 0

    @property
    def blood(self) -> tuple[int, int]:
        """What Kurt and Ira have left."""
        return self.kurt.blood, self.ira.blood


def fighting(
    *cards: str,
    against: tuple[str, ...] = (),
    kurt: str | Card = "",
    ira: str | Card = "",
    blood: tuple[int, int] = (6, 6),
    on_kurt: tuple[str | Card, ...] = (),
    on_ira: tuple[str | Card, ...] = (),
    clan: str = "",
    sect: str = "Anarch",
    lay: Callable[[Position, Copy, Copy], object] | None = None,
) -> Fighting:
    """Kurt is blocked by Ira; his controller holds cards, and hers the others. What `lay` puts on the table, with the
    two, is there before."""
    game = table()
    one = game.ready("Sarah", kurt or vampire("Kurt", 8, EVERYTHING, clan=clan, sect=sect), blood=blood[0])
    other = game.ready("Alexis", ira or vampire("Ira", 8, EVERYTHING, clan=clan, sect=sect), blood=blood[1])
    for card in on_kurt:
        game.on(one, card)
    for card in on_ira:
        game.on(other, card)
    if lay is not None:
        lay(game, one, other)
    game.hand("Sarah", *cards)
    game.hand("Alexis", *against)
    game.pick("bleed", minion=one)
    while game.choice and game.choice.kind != "block":
        game.passes()
    game.pick("block", other)
    return Fighting(game, one, other)
