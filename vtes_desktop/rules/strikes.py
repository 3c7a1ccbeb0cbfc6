"""Strikes: which may be chosen, and at whom they are aimed (sec. 6.4.3, 6.4.5, 6.4.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.effects import settle
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.phrases import Weapon
from vtes_desktop.table.table import Copy

if TYPE_CHECKING:
    from vtes_desktop.rules.combat import Fight

StrikeKind = Literal[
    "hand",
    "weapon",
    "damage",
    "dodge",
    "combat ends",
    "steal blood",
    "destroy equipment",
    "steal equipment",
    "effect",
    "none",
]


class Strike(Struct, frozen=True):
    """A strike that was chosen."""

    kind: StrikeKind
    minion: Copy
    source: int = 0
    """The weapon or card that it comes from."""
    amount: int = 0
    """Blood to be stolen, or damage; of a hand strike or of one with `numbers`, what is added to them."""
    numbers: Weapon | None = None
    """The numbers of a weapon, or of a strike that the minion has by its own card."""
    ranged: bool = False
    aggravated: bool = False
    unpreventable: bool = False
    undodgeable: bool = False
    first: bool = False
    """Whether it is done with first strike."""
    target: int = 0
    """A retainer of the opponent that it is aimed at; 0 for the opponent."""
    equipment: int = 0
    """The equipment that it is to burn or steal, where that is declared with it; 0 where it is chosen later."""
    weapons_only: bool = False
    """Of destroying or stealing equipment: whether it must be a weapon."""
    dodge: bool = False
    """Whether it protects as a dodge besides what it does."""
    effect: Callable[[Game, Copy], Procedure[None]] | None = None
    """What it does to its victim besides damage, when it resolves and is not dodged."""


DEFENSIVE = frozenset({"dodge", "combat ends", "none"})
"""Strikes that do nothing to the opponent, and so are effective at any range (sec. 6.4.3)."""
TAKING = frozenset({"destroy equipment", "steal equipment"})
"""Strikes at the opponent's equipment (sec. 6.4.5)."""
AIMED = frozenset({"weapon", "damage", "steal blood"})
"""Strikes that can be aimed at a retainer, if they reach to long range (sec. 6.4.7)."""


def weapon_strike(minion: Copy, copy: Copy, weapon: Weapon) -> Strike:
    """The strike that a weapon, or a minion's own card, gives."""
    if weapon.kind == "combat ends":
        return Strike("combat ends", minion, copy.id, numbers=weapon)
    kind: StrikeKind = "damage" if copy is minion else "weapon"
    return Strike(kind, minion, copy.id, numbers=weapon, ranged=weapon.ranged, aggravated=weapon.aggravated)


def choose_strike(game: Game, combat: Fight, minion: Copy, *, first: bool) -> Procedure[Strike]:
    """Choose a strike: the one that a maneuver has chosen already, the hands, a weapon, or a card (sec. 6.4.3)."""
    strike = combat.committed.get(minion.id) if first else None
    while strike is None:
        offered = strike_options(game, combat, minion)
        uses = {use.option: use for use in game.abilities.uses(game, minion.controller, "choose strike")}
        question = f"{game.name(minion)}: which strike? The range is {game.combat.range}."
        options = [*offered, *uses]
        option = yield from game.choose(minion.controller, "strike", question, options, "6.4.3")
        if option in offered:
            strike = offered[option]
        else:
            strike = yield from strike_of_card(game, minion, uses[option].run, game.copy(option.copy))
    if game.abilities.modifier(game, minion, "first strike") > 0:
        strike = replace(strike, first=True)
    strike = yield from aim(game, combat, strike)
    combat.struck[strike.source] += 1
    combat.struck_this_round[strike.source] += 1
    show_strike(game, combat, strike)
    return strike


def strike_of_card(
    game: Game, minion: Copy, run: Callable[[], Procedure[bool]], copy: Copy
) -> Procedure[Strike | None]:
    """Play a card for its strike; None when it was cancelled, and another must be chosen (sec. 11). A card that the
    referee does not know has been done by hand, and its strike does no more."""
    took_effect = yield from run()
    settle(game)
    strike, game.strike_made = game.strike_made, None
    if strike is None and took_effect:
        # A card that leaves the hand gets a new id.
        return Strike("none", minion, copy.id)
    return strike


def strike_options(game: Game, combat: Fight, minion: Copy) -> dict[Option, Strike]:
    """The strikes that need no card of the hand: the hands, the weapons borne, those of the minion's own card
    (sec. 6.4.5)."""
    made: dict[Option, Strike] = {}
    bound = combat.bound.get(minion.id)
    if bound is None:
        strike = Strike("hand", minion, aggravated=game.abilities.modifier(game, minion, "aggravated hands") > 0)
        amount = damage_of(game, strike)
        text = f"Hand strike: {amount} damage" + (" (close range only)" if game.combat.range == "long" else "")
        made[Option("hand strike", text, minion.id, minion.id, amount=amount)] = strike
    numbers = [(minion, each) for each in minions.facts(game, minion).strikes if bound is None]
    for copy in minions.equipment(game, minion):
        weapon = minions.facts(game, copy).weapon
        if weapon is not None and bound in (None, copy.id):
            numbers.append((copy, weapon))
    for copy, weapon in numbers:
        if may_strike_with(game, combat, copy, weapon):
            strike = weapon_strike(minion, copy, weapon)
            kind = "weapon" if strike.kind == "weapon" else "strike"
            made[Option(kind, words_of(game, strike), copy.id, minion.id, amount=damage_of(game, strike))] = strike
    if not made:
        made[Option("no strike", "No strike", minion.id, minion.id)] = Strike("none", minion)
    return made


def may_strike_with(game: Game, combat: Fight, copy: Copy, weapon: Weapon) -> bool:
    """Whether a weapon can be used now: not stolen in this round, at its range, as often as it may be."""
    used = {"combat": combat.struck, "round": combat.struck_this_round}.get(weapon.once)
    return (
        copy.id not in combat.no_equipment
        and weapon.range in ("", game.combat.range)
        and (used is None or not used[copy.id])
    )


def words_of(game: Game, strike: Strike) -> str:
    """A strike with a weapon or of a minion's own card, in words."""
    name = game.name(game.copy(strike.source))
    if strike.kind == "combat ends":
        return f"{name}: combat ends"
    special = f"{'R' if strike.ranged else ''}{' aggravated' if strike.aggravated else ''}"
    return f"{name}: {damage_of(game, strike)}{special} damage"


def aim(game: Game, combat: Fight, strike: Strike) -> Procedure[Strike]:
    """At long range a strike that reaches may be aimed at one of the opponent's retainers, by some editions a ranged
    one at close range too (sec. 6.4.7); the equipment that it is to take is chosen now where the edition says so."""
    opponent = combat.other(strike.minion)
    if strike.kind in TAKING and game.edition.equipment_declared:
        chosen = yield from which_equipment(game, strike, opponent)
        return replace(strike, equipment=chosen.id) if chosen is not None else strike
    victims = minions.retainers(game, opponent)
    near = game.combat.range == "close" and not (game.edition.retainers_exposed and strike.ranged)
    if near or not victims or not reaches(game, strike) or strike.kind not in AIMED:
        return strike
    options = [
        Option("target", f"Strike {game.name(copy)}", copy.id, targets=(copy.id,)) for copy in (opponent, *victims)
    ]
    question = f"At whom does {game.name(strike.minion)} strike?"
    option = yield from game.choose(strike.minion.controller, "target", question, options, "6.4.7")
    return strike if option.copy == opponent.id else replace(strike, target=option.copy)


def which_equipment(game: Game, strike: Strike, victim: Copy) -> Procedure[Copy | None]:
    """Choose the equipment that a strike burns or steals; None when there is none that it can (sec. 6.4.5)."""
    found = [
        copy
        for copy in minions.equipment(game, victim)
        if not strike.weapons_only or minions.facts(game, copy).weapon is not None
    ]
    if not found:
        return None
    verb = "Destroy" if strike.kind == "destroy equipment" else "Steal"
    options = [Option("equipment", f"{verb} {game.name(copy)}", copy.id) for copy in found]
    question = f"Which equipment of {game.name(victim)}?"
    option = yield from game.choose(strike.minion.controller, "equipment", question, options, "6.4.5")
    return game.copy(option.copy)


def reaches(game: Game, strike: Strike) -> bool:
    """Whether a strike is effective at the range of the round (sec. 6.4.3)."""
    return game.combat.range == "close" or strike.ranged or strike.kind in DEFENSIVE


def damage_of(game: Game, strike: Strike) -> int:
    """The damage that a strike would do now (sec. 6.4.5)."""
    if strike.kind == "hand":
        return max(0, minions.strength(game, strike.minion) + strike.amount)
    if strike.kind not in ("weapon", "damage"):
        return 0
    if strike.numbers is None:
        return strike.amount
    strength = minions.strength(game, strike.minion) if strike.numbers.by_strength else 0
    return max(0, strike.numbers.damage + strength + strike.amount)


def show_strike(game: Game, combat: Fight, strike: Strike) -> None:
    """Lay the chosen strike open for everyone."""
    damage = damage_of(game, strike) if reaches(game, strike) else 0
    words = {"hand": "hand strike", "none": "no strike", "damage": f"{strike.amount} damage"}
    said = words.get(strike.kind, strike.kind)
    if strike.numbers is not None:
        said = words_of(game, strike)
    elif strike.source in game.table.copies:
        said = game.name(game.copy(strike.source))
    side = "acting" if strike.minion is combat.acting else "opposing"
    before = game.combat.acting if side == "acting" else game.combat.opposing
    shown = replace(before, strike=said, source=strike.source, target=strike.target, damage=damage)
    game.change_combat(**{side: shown})
    game.say(game.doing.name(strike.minion), f" strikes: {said}", seat=strike.minion.controller)


def clear_strikes(game: Game) -> None:
    """Nobody has chosen a strike yet."""
    shown = game.combat
    game.change_combat(
        acting=replace(shown.acting, strike="", source=0, target=0, damage=0),
        opposing=replace(shown.opposing, strike="", source=0, target=0, damage=0),
    )
