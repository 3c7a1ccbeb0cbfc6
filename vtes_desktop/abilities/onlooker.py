"""Reading a table that one only looks at: a seat's mirror, by the rules' own functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.editions.edition import CURRENT, EDITIONS
from vtes_desktop.rules.game import Game
from vtes_desktop.table.chance import Chance, Ids
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.journal import Options

if TYPE_CHECKING:
    from vtes_desktop.abilities.texts import Texts
    from vtes_desktop.table.table import Table

_SEED: Final = "00" * 32
_FACE_DOWN: Final = Card(0, "", "library", ("Master",))


class Onlooker:
    """Makes games of mirrors. Nothing is ever done in them, and nothing drawn by chance."""

    def __init__(self, catalogue: Catalogue, texts: Texts) -> None:
        self.cards = Catalogue([*catalogue.cards.values(), _FACE_DOWN], names={})
        """The cards, with one more for those whose face is not seen."""
        self.abilities = CompiledAbilities(texts)
        self._chance, self._ids = Chance(_SEED), Ids(_SEED, 1)

    def game(self, table: Table, seat: int) -> Game:
        """The game of a seat's mirror, which is only looked at. It may be looked at again when that has changed."""
        doing = Doing(table, self.cards, Options(), self._chance, self._ids, seat)
        return Game(doing, EDITIONS.get(table.edition, CURRENT), self.abilities)
