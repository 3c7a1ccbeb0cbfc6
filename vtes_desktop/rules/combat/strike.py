"""A strike, as it was chosen (sec. 6.4.3, 6.4.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from vtes_desktop.rules.combat.blow import Blow, N
from vtes_desktop.rules.playing.printed import Recoil, Weapon
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game


class Strike(Blow[int], frozen=True, kw_only=True):
    """A strike that was chosen; its amount, of a hand strike or of one with `numbers`, is what is added to them."""

    minion: Copy
    source: int = 0
    """The weapon or card that it comes from."""
    numbers: Weapon | None = None
    """The numbers of a weapon, or of a strike that the minion has by its own card."""
    target: int = 0
    """A retainer of the opponent that it is aimed at; 0 for the opponent."""
    equipment: int = 0
    """The equipment that it is to burn or steal, where that is declared with it; 0 where it is chosen later."""
    initial: bool = False
    """Whether it is of the first pair of a round."""
    not_by: str = ""
    """A Discipline: cards that require it can't prevent its damage."""
    by_card: bool = False
    """Whether a card of the hand makes it."""
    borne: bool = False
    """Whether equipment that the minion bears makes it, though it does no damage: it is lost with that."""
    extra_aggravated: int = 0
    """Aggravated damage besides its own."""
    burns_weapon: bool = False
    """Whether its weapon is burned once it has been resolved."""
    never_aggravated: bool = False
    """Whether nothing makes its damage aggravated."""
    most: int = 0
    """The most damage that it inflicts, what is beyond that being ignored; 0 for any."""
    disarms: bool = False
    """Whether strikes with weapons of the vampire that it strikes inflict no damage from then on in the round."""
    opponent_only: bool = False
    """Whether it can't be aimed at a retainer."""
    not_at_flyers: bool = False
    """Whether it can't be aimed at who has flight."""
    recoil: Recoil | None = None
    """Environmental damage that the striking minion takes with it."""
    effect: Callable[[Game, Copy], Procedure[None]] | None = None
    """What it does to its victim besides damage, when it resolves and is not dodged."""
    before_end: Callable[[Game], Procedure[None]] | None = None
    """What it does as it resolves, dodged or not; of one that ends the combat, before that ends."""
    queues: bool = False
    """Whether another combat is to follow by what it does before the end."""
    if_damages: int = 0
    """The damage of the same kind that follows once it has successfully inflicted any."""
    upon_damage: Callable[[Game, Copy], Procedure[None]] | None = None
    """What it does when it has successfully inflicted damage."""
    upon_prevention: Callable[[Game, Copy], Procedure[None]] | None = None
    """What it does when some of its damage was prevented, which is then :attr:`Game.hurt`."""
    after: Callable[[Game], Procedure[None]] | None = None
    """What is done when it has been resolved, dodged or not."""
    doubly_healed: bool = False
    """Whether vampires burn twice the blood to heal its damage."""

    @property
    def by_hand(self) -> bool:
        """Whether it is a hand strike: with bare hands, or with a weapon whose strike is one as well."""
        return self.kind == "hand" or (self.numbers is not None and self.numbers.hand)

    @property
    def with_strength(self) -> bool:
        """Whether its damage is its minion's strength, which is counted as it is resolved (sec. 6.4.5)."""
        return self.by_hand or self.by_strength or (self.numbers is not None and self.numbers.by_strength)


def strike_of(blow: Blow[N], amount: int, minion: Copy, source: int) -> Strike:
    """The strike that a minion makes as a card describes it, its amount having been counted; not for one that must
    still be chosen (``melee weapon``)."""
    described = {name: getattr(blow, name) for name in Blow.__struct_fields__} | {
        "amount": amount,
        "by_strength": blow.by_strength and blow.kind == "damage",
    }
    return Strike(**described, minion=minion, source=source)
