"""What a combat remembers beyond what lies on the table (sec. 6.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.combat.lasting import Lasting
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.passing import Added
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game


class Round(Struct):
    """What a combat remembers of its running round; another takes its place with the next one."""

    used: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How many of a card's optional maneuvers, presses and additional strikes were used, by the card and the place of
    the extra on it."""
    struck: Counter[int] = field(default_factory=Counter)
    """How often each weapon was used."""
    committed: dict[int, Strike] = field(default_factory=dict)
    """Minion to the strike that it chose by using its maneuver (sec. 6.4.2)."""
    robbed: set[int] = field(default_factory=set)
    """The minions whose strike card was cancelled so that they get no strike in its place."""
    additional: Counter[int] = field(default_factory=Counter)
    """Minion to the additional strikes that it has left."""
    bound: dict[int, int] = field(default_factory=dict)
    """Minion to the weapon with which some of its additional strikes must be made."""
    bound_to: dict[int, str] = field(default_factory=dict)
    """Minion to the Discipline that the cards must require with which some of its additional strikes are made."""
    bound_to_hands: set[int] = field(default_factory=set)
    """The minions some of whose additional strikes must be hand strikes."""
    tied: Counter[int] = field(default_factory=Counter)
    """How many of the additional strikes that a minion has left must be made so."""
    gained: set[int] = field(default_factory=set)
    """Minions that have gained additional strikes, and can't by another card or effect (sec. 6.4.3)."""
    no_equipment: set[int] = field(default_factory=set)
    """Equipment that was stolen and can't be used any more (sec. 6.4.5)."""
    taken: Counter[int] = field(default_factory=Counter)
    """The damage that was inflicted on each minion."""
    taken_till_last: Counter[int] = field(default_factory=Counter)
    """As much of it as had been inflicted before the pair of strikes that is being resolved, or was last."""
    taken_before: Counter[int] = field(default_factory=Counter)
    """The damage that was inflicted on each minion in the round before."""
    range_before: str = ""
    """The range of the round before; empty in the first one."""
    lost: Counter[int] = field(default_factory=Counter)
    """The blood or life that each has lost to damage."""
    inflicted: Counter[int] = field(default_factory=Counter)
    """The damage that each has itself inflicted on its opponent, its surroundings not counted."""
    dealt: Counter[tuple[int, bool]] = field(default_factory=Counter)
    """Minion to the damage that it has inflicted, prevented or not; of all, and (True) of aggravated."""
    promised: dict[int, Strike] = field(default_factory=dict)
    """Minion to the strike that its next additional strike is."""
    at_end: list[Callable[[], Procedure[None]]] = field(default_factory=list)
    """What effects do at the end of the round."""
    when_hurt: list[Callable[[Hurt], Procedure[None]]] = field(default_factory=list)
    """What effects do when a minion has taken damage that another inflicted."""
    returns: list[Callable[[Sequence[Hurt]], Sequence[Hurt]]] = field(default_factory=list)
    """What effects inflict in return for damage, once it has been prevented as far as it is."""


class Fight(Struct):
    """What a combat remembers beyond what lies on the table: what was used, and strikes already decided."""

    acting: Copy
    opposing: Copy
    ended: bool = False
    """Whether an effect has ended the combat."""
    queued: bool = False
    """Whether an effect has another combat begin once this one has ended, so that no other can follow it."""
    then: tuple[Copy, Copy] | None = None
    """Who fights when this combat is over, where an effect has it so: the acting minion first."""
    used: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How many of a card's optional maneuvers, presses and additional strikes were used in this combat, by the card and
    the place of the extra on it."""
    struck: Counter[int] = field(default_factory=Counter)
    """How often each weapon was used in this combat."""
    round: Round = field(default_factory=Round)
    lasting: list[Lasting] = field(default_factory=list)
    """What effects have brought into the combat for a while."""
    chosen: list[Strike] = field(default_factory=list)
    """The pair of strikes that is chosen and about to be resolved."""
    resolving: list[Strike] = field(default_factory=list)
    """The pair of strikes that is being resolved, or was last."""
    soon: list[Hurt] = field(default_factory=list)
    """The damage that effects inflict once all that is used before range is determined has been used (rulings on
    Outside the Hourglass and Weather Control)."""
    brought: dict[int, list[object]] = field(default_factory=dict)
    """Minion to what the choice of its strike has brought into the combat besides: what lasts, numbers, what is done
    later."""
    dodging: set[int] = field(default_factory=set)
    """The minions that dodge in the pair of strikes that is being resolved."""
    aims: dict[int, list[Callable[[Strike], Strike]]] = field(default_factory=dict)
    """Minion to what cards played for its next strike make of it."""
    taken_in_all: Counter[int] = field(default_factory=Counter)
    """The damage that was inflicted on each minion in the whole combat."""
    frenzied: list[object] = field(default_factory=list)
    """What frenzy cards have brought into the combat, of :attr:`lasting` and of numbers added in it."""
    first_pair: bool = True
    """Whether the strikes that are chosen are the first pair of the round."""
    given: int = 0
    """How much effects have given in it, of extras and prevention: tells that from each other."""
    loaded: set[int] = field(default_factory=set)
    """The weapons for which ammo was used in this combat."""
    inflicted_with: Counter[int] = field(default_factory=Counter)
    """The damage that the strikes with each card have inflicted in this combat on the opponent of who made them."""
    upon_damage: list[Callable[[], Procedure[None]]] = field(default_factory=list)
    """What effects look at whenever damage has been handled in the combat."""
    held_up: set[int] = field(default_factory=set)
    """The vampires that are wounded, but go to torpor only after the combat."""
    on_play: list[Callable[[], None]] = field(default_factory=list)
    """What happens whenever a card is played in the combat."""
    played: Counter[int] = field(default_factory=Counter)
    """How often each card was played in it, by anybody."""
    at_start: frozenset[int] = frozenset()
    """The cards that the two bore as it began."""
    lays_open: Callable[[Game], None] = lambda _: None
    """What lays open of the two, whenever somebody has answered, what the table does not show by itself."""
    of_action: bool = False
    """Whether it comes of the action: of a block, or as what the action is for; not one that an effect has follow
    another, or begin besides (sec. 6.2.2)."""
    hurts_more: list[Added] = field(default_factory=list)
    """What is added to damage for the combat: also to that which combat cards inflict once it has ended (rulings on Dam
    the Heart's River)."""
    after_end: list[Callable[[], Procedure[None]]] = field(default_factory=list)
    """What effects do once the combat has ended; lost when it goes on or another begins."""
    upon_round: list[Callable[[], Procedure[None]]] = field(default_factory=list)
    """What effects do as soon as another round begins."""
    at_end: list[Callable[[], Procedure[None]]] = field(default_factory=list)
    """What happens at the end of the combat in any case."""
    ends_after_strikes: bool = False
    """Whether an effect ends the combat once the strikes that are being resolved are."""
    goes_on_after_all: bool = False
    """Whether an effect has a new round begin in place of the end."""

    @property
    def both(self) -> tuple[Copy, Copy]:
        """The acting minion first."""
        return self.acting, self.opposing

    def other(self, minion: Copy) -> Copy:
        """Its opponent."""
        return self.opposing if minion is self.acting else self.acting

    @property
    def order(self) -> list[int]:
        """The two Methuselahs, the acting minion's first."""
        return [self.acting.controller, self.opposing.controller]

    def everybody(self, game: Game) -> list[int]:
        """Who may use effects in which order: the combatants', then everyone clockwise (sec. 1.6.1)."""
        return list(dict.fromkeys([*self.order, *game.clockwise(self.acting.controller)]))

    def goes_on(self, game: Game) -> bool:
        """Whether the combat can go on: nothing has ended it, both are ready, and not controlled by the same
        Methuselah (sec. 6.4, 6.4.3)."""
        acting, opposing = self.acting, self.opposing
        ready = minions.is_ready(game, acting) and minions.is_ready(game, opposing)
        return ready and not self.ended and acting.controller != opposing.controller

    def over(self, game: Game) -> Callable[[], bool]:
        """Whether the combat can't go on, to be asked again and again."""
        return lambda: not self.goes_on(game)

    def of(self, seat: int) -> Copy | None:
        """The combatant that a seat controls."""
        return next((minion for minion in self.both if minion.controller == seat), None)

    def is_dodged(self, minion: Copy, by: Copy) -> bool:
        """Whether a dodge protects a minion, `by` which it is made, from another's strike of the pair that is being
        resolved: not from one that can't be dodged (sec. 6.4.5)."""
        strikes = [strike for strike in self.resolving if strike.minion is minion]
        return by.id in self.dodging and not any(strike.undodgeable for strike in strikes)

    def must_strike_with(self, minion: Copy) -> int | None:
        """The weapon with which a minion's additional strike must be made; None where it has another one left."""
        return self.round.bound.get(minion.id) if self._is_tied(minion) else None

    def must_strike_by(self, minion: Copy) -> str:
        """The Discipline that the card must require with which a minion's additional strike is made; empty for none,
        or where it has another one left."""
        return self.round.bound_to.get(minion.id, "") if self._is_tied(minion) else ""

    def must_strike_with_hands(self, minion: Copy) -> bool:
        """Whether a minion's additional strike must be a hand strike, with a card for it or without."""
        return minion.id in self.round.bound_to_hands and self._is_tied(minion)

    def _is_tied(self, minion: Copy) -> bool:
        """Whether all additional strikes that a minion has left, with the one that is chosen now, must be made so."""
        return self.round.additional[minion.id] < self.round.tied[minion.id]

    def without_equipment(self, minion: Copy) -> bool:
        """Whether an effect keeps a minion from using its equipment."""
        return lasting.cannot(self, minion, "equipment")

    def new_round(self, range_before: str) -> None:
        """Forget what was of the round before only, which was fought at that range."""
        self.round = Round(taken_before=self.round.taken, range_before=range_before)
        self.first_pair = True
        self.lasting = lasting.new_round(self.lasting)
