"""The strikes that cards make, give and change (sec. 6.4.3, 6.4.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.aloud import number, signed
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import blow as rules_blow
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.damage import requires
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.lasting import Until
from vtes_desktop.rules.combat.maneuvers import may_commit
from vtes_desktop.rules.combat.strike import Strike, strike_of
from vtes_desktop.rules.combat.strikes import (
    TAKING,
    can_pay_strike,
    compelled,
    is_compelled,
    may_use,
    strike_options,
    takeable,
)
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.printed import Recoil, Weapon
from vtes_desktop.rules.wording import together
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

Only = Literal["", "close", "long"]
Blow: TypeAlias = rules_blow.Blow[Amount]
"""A strike as a card describes it, with its numbers fixed or counted as it is made."""
WITH_WHAT_IT_BEARS: Final = ("hand or melee weapon", "melee weapon", "ranged weapon")
"""The kinds of strikes that a card makes with what the minion has anyway."""


def blow_aloud(blow: rules_blow.Blow[int] | Blow) -> str:
    """A strike, with its range and what it does (sec. 6.4.5).

    >>> blow_aloud(Blow("damage", 2, ranged=True)), blow_aloud(Blow("combat ends"))
    ('2 normal damage, at any range', 'combat ends')
    """
    what = "weapon" if blow.weapons_only else "equipment or retainer" if blow.retainers_too else "equipment"
    plus = f" {signed(blow.amount)}" if blow.amount != 0 else ""
    strength = "its strength"
    said = {
        "hand": f"a hand strike for {strength}{plus}",
        "hand or melee weapon": f"with its hands or a melee weapon{plus}",
        "melee weapon": f"with a melee weapon{plus}",
        "ranged weapon": f"with a ranged weapon{plus}",
        "damage": f"{strength}{plus}" if blow.by_strength else number(blow.amount),
        "weapon": f"with this weapon for {f'{strength}{plus}' if blow.by_strength else number(blow.amount)}",
        "dodge": "dodge",
        "combat ends": "combat ends",
        "steal blood": f"steal {number(blow.amount)} blood or life",
        "destroy equipment": f"burn one {what} of the opposing minion",
        "steal equipment": f"steal one {what} of the opposing minion",
        "effect": "no damage, but what is said besides",
    }[blow.kind]
    damages = blow.kind in ("hand", *WITH_WHAT_IT_BEARS, "damage", "weapon")
    sorts = [
        f"{said} {'aggravated' if blow.aggravated else 'normal'} damage" if damages else said,
        "" if blow.kind in ("dodge", "combat ends") else "at any range" if blow.ranged else "only at close range",
        "unpreventable" if blow.unpreventable else "",
        "undodgeable" if blow.undodgeable else "",
        "with first strike" if blow.first else "",
        "protecting as a dodge besides" if blow.dodge else "",
    ]
    return ", ".join(each for each in sorts if each)


def recoil_aloud(recoil: Recoil) -> str:
    """What a strike does to the minion that makes it.

    >>> recoil_aloud(Recoil(1, once=True))
    '1 environmental damage (once in a combat)'
    """
    sort = "aggravated environmental damage" if recoil.aggravated else "environmental damage"
    where = " at close range" if recoil.range else ""
    return f"{recoil.damage} {sort}{where}{' (once in a combat)' if recoil.once else ''}"


def made(here: Here, blow: Blow, *, by_card: bool) -> Strike | None:
    """The strike that a minion makes so; None for one that must still be chosen."""
    if here.minion is None or blow.kind in WITH_WHAT_IT_BEARS:
        return None
    amount = amount_of(here, blow.amount)
    printed, numbers = minions.facts(here.game, here.source).weapon, None
    if blow.kind == "weapon" and blow.by_strength and printed is not None:
        # Its damage changes with the strength as a plain strike's does, and it has the weapon's trait.
        numbers, amount = Weapon("damage", amount, by_strength=True, banes=printed.banes), 0
    elif blow.by_strength and blow.kind != "damage":
        amount += minions.strength(here.game, here.minion)
    borne = here.source.place.on == here.minion.id and minions.is_equipment(here.game, here.source)
    strike = strike_of(blow, amount, here.minion, here.source.id)
    return replace(strike, numbers=numbers, by_card=by_card, borne=borne)


def fighting(here: Here) -> Fight | None:
    """The combat, if the minion is in it."""
    fight = here.game.fight
    return fight if fight is not None and here.minion in fight.both else None


def is_played(here: Here) -> bool:
    """Whether a card of the hand makes the strike, and none that lies in play."""
    return here.source.place.on == 0 and here.source is not here.minion


class MakeStrike(Word, frozen=True):
    """The minion's strike: chosen as such, or together with its maneuver (sec. 6.4.2).

    >>> MakeStrike(Blow("dodge")).aloud()
    'this minion strikes: dodge'
    """

    blow: Blow
    maneuver: Only | Literal["any"] = ""
    """The range to which it may be used to maneuver."""

    def can(self, here: Here) -> bool:
        """Whether it may be chosen: nothing forbids it, there is something to take, its maneuver is of use."""
        combat, game = fighting(here), here.game
        if combat is None or here.minion is None:
            return False
        if here.source.place.on and not _may_strike_with(here, combat):
            return False
        if game.combat.step == "range":
            other = "long" if game.combat.range == "close" else "close"
            # A weapon's strike without a maneuver is asked for by a card that has one.
            for_card = not self.maneuver and bool(here.source.place.on)
            if self.maneuver not in ("any", other) and not for_card:
                return False
            if not may_commit(combat, here.minion, here.source.id):
                return False
            if is_played(here) and lasting.cannot(combat, here.minion, "strike cards"):
                return False
        elif game.combat.step != "choose strike":
            return True
        strike = made(here, self.blow, by_card=False)
        if strike is None:
            return bool(self._with(here, combat))
        return (
            # An additional strike must be with another card (sec. 6.4.3).
            combat.must_strike_with(here.minion) in (None, here.source.id)
            and not is_compelled(game, here.minion, here.source)
            # With its maneuver the strike is chosen, and that may cost something (rulings on Lucian).
            and (game.combat.step != "range" or can_pay_strike(game, here.minion, strike))
            and (strike.kind not in TAKING or bool(takeable(game, strike, combat.other(here.minion))))
            and lasting.may_strike(combat, here.minion, strike.kind)
        )

    def _with(self, here: Here, combat: Fight) -> dict[Option, Strike | Use]:
        """The strikes that its minion may use for it: with its hands, with a melee weapon, with a ranged one; once it
        has maneuvered with one, with no other (sec. 6.4.2). Of a weapon any that it lets its bearer make will do."""
        game, minion = here.game, here.minion
        if minion is None:
            return {}
        committed = combat.round.committed.get(minion.id) if combat.first_pair else None
        made = strike_options(game, combat, minion) if committed is None else {}
        if committed is not None:
            made = {Option("strike", "", committed.source, minion.id): committed}
        found: dict[Option, Strike | Use] = {
            option: strike
            for option, strike in made.items()
            if (strike.kind == "hand" and self.blow.kind == "hand or melee weapon")
            or (strike.kind == "weapon" and self._is_with(game, strike.source, strike.ranged))
        }
        if committed is None and not compelled(game, strike_options(game, combat, minion)):
            uses = game.abilities.weapon_uses(game, minion)
            found |= {use.option: use for use in uses if self._is_with(game, use.option.copy, use.ranged)}
        return found

    def _is_with(self, game: Game, weapon: int, ranged: bool) -> bool:
        """Whether it is made with strikes of such a weapon."""
        return ranged if self.blow.kind == "ranged weapon" else minions.facts(game, game.copy(weapon)).melee

    def do(self, here: Here) -> Procedure[None]:
        """Make it; with hands or a weapon of which there are several, ask which."""
        combat = fighting(here)
        if combat is None or here.minion is None:
            return
        strike = made(here, self.blow, by_card=is_played(here) and bool(here.source.marks.get("played")))
        if strike is None:
            ways = self._with(here, combat)
            if not ways:
                return
            way = ways[(yield from here.ask("strike", "with what?", list(ways), "6.4.5"))]
            if isinstance(way, Use):
                yield from way.run()
            else:
                _make(here, combat, way)
            amount, blow = amount_of(here, self.blow.amount), self.blow
            change_strike(
                here,
                lambda strike: replace(
                    strike,
                    source=strike.source or here.source.id,
                    amount=strike.amount + amount,
                    first=strike.first or blow.first,
                    aggravated=strike.aggravated or blow.aggravated,
                    undodgeable=strike.undodgeable or blow.undodgeable,
                    by_card=True,
                ),
            )
        else:
            _make(here, combat, strike)

    def aloud(self) -> str:
        ranges = {"any": "a maneuver", "close": "a maneuver to close range", "long": "a maneuver to long range"}
        maneuver = f", chosen with {ranges[self.maneuver]} or as strikes are chosen" if self.maneuver else ""
        return f"this minion strikes: {blow_aloud(self.blow)}{maneuver}"


def _make(here: Here, combat: Fight, strike: Strike) -> None:
    """The minion has chosen a strike, with its maneuver or as such (sec. 6.4.2)."""
    if here.minion is not None and here.game.combat.step == "range":
        combat.round.committed[here.minion.id] = strike
    else:
        here.game.strike_made = strike


def _may_strike_with(here: Here, combat: Fight) -> bool:
    """Whether a minion may use a card on it for its strike: nothing keeps it from that, and an additional strike must
    not be with another weapon (sec. 6.4.5)."""
    game, copy = here.game, here.source
    if copy.place.on != (here.minion.id if here.minion is not None else 0):
        return True
    return (
        may_use(game, combat, copy)
        and (here.minion is None or combat.must_strike_with(here.minion) in (None, copy.id))
        and game.abilities.modifier(game, copy, "unusable") <= 0
    )


def change_strike(here: Here, change: Callable[[Strike], Strike], *, next: bool = False) -> None:
    """Change the strike that a card has just made, or the one that the minion chooses next."""
    game, combat, minion = here.game, fighting(here), here.minion
    if next:
        if combat is not None and minion is not None:
            combat.aims.setdefault(minion.id, []).append(change)
    elif game.strike_made is not None:
        game.strike_made = change(game.strike_made)
    elif combat is not None and minion is not None and minion.id in combat.round.committed:
        combat.round.committed[minion.id] = change(combat.round.committed[minion.id])


_NOTHING: Final = 1000
"""What is taken off damage of which nothing is to be left."""


_SET: Final = (
    "unpreventable", "undodgeable", "recoil", "not_by", "opponent_only", "not_at_flyers", "never_aggravated", "most",
    "disarms", "doubly_healed",
)  # fmt: skip
"""What :class:`StrikeIs` sets of a strike under the same name, where it says anything of it."""


class StrikeIs(Word, frozen=True):
    """What is so of the strike besides: more damage, it can't be dodged, it hurts its own minion (sec. 6.4.3).

    >>> StrikeIs(undodgeable=True).aloud()
    'the strike can’t be dodged'
    """

    amount: Amount = 0
    unpreventable: bool = False
    undodgeable: bool = False
    recoil: Recoil | None = None
    not_by: str = ""
    """A Discipline: cards that require it can't prevent its damage."""
    if_damages: int = 0
    """More damage of the same kind, once it has successfully inflicted any."""
    never_aggravated: bool = False
    """Whether nothing makes its damage aggravated."""
    most: int = 0
    """The most damage that it inflicts; 0 for any."""
    disarms: bool = False
    """Whether strikes with weapons of the vampire that it strikes inflict no damage from then on in the round."""
    opponent_only: bool = False
    """Whether it can't be aimed at a retainer."""
    not_at_flyers: bool = False
    """Whether it can't be aimed at who has flight."""
    aimed: bool = False
    """Whether it is played for the strike that the minion chooses next."""
    harmless: bool = False
    """Whether its damage is reduced to nothing, whatever else adds to it."""
    doubly_healed: bool = False
    """Whether vampires burn twice the blood to heal its damage."""

    def act(self, here: Here) -> None:
        amount = amount_of(here, self.amount)

        def change(strike: Strike) -> Strike:
            return replace(
                strike,
                amount=strike.amount + amount - (_NOTHING if self.harmless else 0),
                if_damages=strike.if_damages + self.if_damages,
                **{name: said for name in _SET if (said := getattr(self, name))},
            )

        change_strike(here, change, next=self.aimed)

    def aloud(self) -> str:
        strike = "the strike that this minion chooses next" if self.aimed else "the strike"
        said = [
            f"does {signed(self.amount)} damage" if self.amount != 0 else "",
            "inflicts unpreventable damage" if self.unpreventable else "",
            "can’t be dodged" if self.undodgeable else "",
            f"does {recoil_aloud(self.recoil)} to this minion itself" if self.recoil is not None else "",
            f"can’t be prevented by cards requiring {discipline_name(self.not_by)}" if self.not_by else "",
            f"inflicts {self.if_damages} more damage once it has inflicted any" if self.if_damages else "",
            "is never made aggravated" if self.never_aggravated else "",
            f"inflicts {self.most} damage at the most" if self.most else "",
            "has the weapons of the vampire that it strikes inflict no damage in this round" if self.disarms else "",
            "can’t be aimed at a retainer" if self.opponent_only else "",
            "can’t be aimed at who has Flight" if self.not_at_flyers else "",
            "inflicts no damage" if self.harmless else "",
            "makes vampires burn twice the blood to heal its damage" if self.doubly_healed else "",
        ]
        return f"{strike} {together(said)}"


_LASTS: Final = {"round": "this round", "next round": "the next round", "combat": "this combat"}


class GiveStrike(Word, frozen=True):
    """The minion may choose a strike for a while (sec. 6.4.3).

    >>> GiveStrike(Blow("dodge"), "dodge").aloud()
    'this minion may choose to strike so in this round: dodge'
    """

    blow: Blow
    words: str
    until: Until = "round"
    once: bool = False
    range: Only = ""
    """The range at which alone it can be chosen."""

    def act(self, here: Here) -> None:
        combat, strike = fighting(here), made(here, self.blow, by_card=False)
        if combat is not None and strike is not None:
            words = f"{here.game.name(here.source)}: {self.words}"
            given = lasting.GivenStrike(strike.minion.id, self.until, strike, words, once=self.once, range=self.range)
            combat.lasting.append(given)

    def aloud(self) -> str:
        once = ", once in a round" if self.once else ""
        lasts = f"{f'at {self.range} range ' if self.range else ''}in {_LASTS[self.until]}"
        return f"this minion may choose to strike so {lasts}{once}: {blow_aloud(self.blow)}"


class MoreDamage(Word, frozen=True):
    """The minion's strikes with cards that require a Discipline, or with its hands, do more damage in this
    combat (sec. 6.4.6).

    >>> MoreDamage(1, hands=True).aloud()
    'hand strikes of this minion do +1 damage in this combat'
    """

    amount: Amount
    discipline: str = ""
    hands: bool = False
    """Whether it is hand strikes that do more."""

    def act(self, here: Here) -> None:
        combat, minion, game = fighting(here), here.minion, here.game

        def fits(strike: Strike) -> bool:
            copy = game.table.copies.get(strike.source)
            if self.hands:
                return strike.by_hand
            return (
                copy is not None
                and strike.kind in ("hand", "damage", "weapon")
                and requires(game, copy, self.discipline)
            )

        if combat is not None and minion is not None:
            combat.lasting.append(lasting.MoreDamage(minion.id, "combat", amount_of(here, self.amount), fits))

    def aloud(self) -> str:
        sort = "hand " if self.hands else ""
        code = f" with cards requiring {discipline_name(self.discipline)}" if self.discipline else ""
        return f"{sort}strikes of this minion{code} do {signed(self.amount)} damage in this combat"


def victim_of(here: Here, victim: Copy) -> Here:
    """The moment at which a strike does something to its victim: that is the ``target`` and, after the combat too, the
    ``opponent``."""
    return replace(here, chosen={**here.chosen, "target": [victim], "opponent": [victim]})
