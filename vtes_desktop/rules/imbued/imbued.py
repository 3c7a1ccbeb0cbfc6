"""The Imbued: convictions, powers, being incapacitated (Imbued appendix).

An Imbued is a mortal ally from the crypt. The incapacitated region is its controller's torpor region: what lies there
is controlled but not ready. Convictions are cards on it; each holds at most five.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.searching import REGIONS
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place, on

CONVICTION_LIMIT = 5
"""Convictions that an Imbued can have; what it gains above is burned instead."""
RETURN_COST = 3
"""Convictions to leave the incapacitated region."""


def is_mortal(game: Game, minion: Copy) -> bool:
    """Whether a minion or retainer is a mortal: an Imbued, or what its card calls one."""
    return minions.is_imbued(game, minion) or game.facts(minions.face(game, minion)).mortal


def is_monster(game: Game, copy: Copy) -> bool:
    """Whether a card is a monster: any vampire, and any ally or retainer that is neither mortal nor animal."""
    if minions.is_vampire(game, copy):
        return True
    companion = minions.is_ally(game, copy) or "Retainer" in game.card(copy).types
    return companion and not is_mortal(game, copy) and not game.facts(minions.face(game, copy)).animal


def is_incapacitated(game: Game, minion: Copy) -> bool:
    """Whether an Imbued is incapacitated."""
    return minions.is_imbued(game, minion) and minions.in_torpor(game, minion)


# -- convictions ----------------------------------------------------------------------------------------------------


def convictions(game: Game, minion: Copy) -> list[Copy]:
    """The convictions on an Imbued."""
    return [below for below in minions.on_it(game, minion) if "Conviction" in game.card(below).types]


def gain_conviction(game: Game, minion: Copy, conviction: Copy) -> None:
    """An Imbued gains a conviction; above five it is burned instead."""
    game.say(game.doing.name(minion), " gains ", game.doing.name(conviction), seat=minion.controller)
    if len(convictions(game, minion)) >= CONVICTION_LIMIT:
        game.doing.move_card(conviction, Place(conviction.owner, "ash heap"))
        game.say("It is burned: no Imbued has more than five convictions", seat=minion.controller)
    else:
        game.doing.move_card(conviction, on(minion.id), controller=minion.controller, face_up=True)


def burn_conviction(game: Game, minion: Copy, amount: int, named: Sequence[Copy] = ()) -> Procedure[None]:
    """An Imbued spends convictions: those `named` before, or else its controller says which."""
    for each in named or (yield from choose_convictions(game, minion, amount)):
        game.passing.now.paid_conviction = each
        game.burn(each)


def choose_convictions(game: Game, minion: Copy, amount: int) -> Procedure[list[Copy]]:
    """Ask an Imbued's controller which convictions are spent. Returns them, `amount` or as many as there are."""
    chosen = list[Copy]()
    while len(chosen) < amount:
        different = {copy.card: copy for copy in convictions(game, minion) if copy not in chosen}
        options = [Option("burn conviction", f"Burn {game.name(copy)}", copy.id) for copy in different.values()]
        question = f"Which conviction does {game.name(minion)} burn?"
        option = yield from game.choose(minion.controller, "conviction", question, options, "Imbued", minion.id)
        chosen.append(game.copy(option.copy))
    return chosen


def found_convictions(game: Game, minion: Copy, regions: tuple[str, ...]) -> list[Option]:
    """The convictions that an Imbued could gain from its controller's piles."""
    return [
        Option("conviction", f"{game.name(copy)} ({region})", copy.id, minion.id)
        for region in regions
        for copy in game.pile(minion.controller, region)
        if "Conviction" in game.card(copy).types
    ]


def unlock_options(game: Game, seat: int, given: Collection[int]) -> Iterator[Option]:
    """What the Imbued of a Methuselah may do in her unlock phase: each, incapacitated or not, be played one conviction
    from hand or ash heap, unless it was `given` one already; one that is incapacitated burn three to be ready again."""
    for minion in [each for each in minions.minions(game, seat) if minions.is_imbued(game, each)]:
        name, held = game.name(minion), len(convictions(game, minion))
        # Above five it is burned instead: that changes nothing for one that lies in the ash heap.
        regions = ("hand", "ash heap") if held < CONVICTION_LIMIT else ("hand",)
        if minion.id not in given:
            for option in found_convictions(game, minion, regions):
                yield replace(option, text=f"{name} gains {option.text}")
        if is_incapacitated(game, minion) and held >= RETURN_COST:
            text = f"{name} burns {RETURN_COST} convictions to be ready again"
            yield Option("return", text, minion.id, minion.id, amount=RETURN_COST)


def use_unlock_option(game: Game, seat: int, option: Option) -> Procedure[None]:
    """Do what was chosen for an Imbued in the unlock phase."""
    minion = game.copy(option.minion)
    if option.kind == "return":
        yield from burn_conviction(game, minion, RETURN_COST)
        leave_incapacity(game, minion)
    else:
        gain_conviction(game, minion, game.copy(option.copy))
        yield from settle_hand(game, seat)


def enters_play(game: Game, minion: Copy) -> Procedure[None]:
    """An Imbued that enters play without a conviction may gain one from library, hand or ash heap."""
    if not minions.is_imbued(game, minion) or convictions(game, minion):
        return
    seat, barred = minion.controller, game.abilities.modifier(game, minion, "no first conviction") > 0
    question = f"Search for a conviction for {game.name(minion)}?"
    if barred or not (yield from game.confirm(seat, "conviction", question, "Imbued", minion.id)):
        return
    none = Option("pass", "None")
    options = [*found_convictions(game, minion, REGIONS), none]
    option = yield from game.choose(seat, "conviction", "Which conviction?", options, "Imbued", always=True)
    if option != none:
        gain_conviction(game, minion, game.copy(option.copy))
    game.doing.shuffle(seat, "library")
    yield from settle_hand(game, seat)


# -- powers ---------------------------------------------------------------------------------------------------------


def has_power(game: Game, minion: Copy, power: Copy) -> bool:
    """Whether an Imbued has a copy of a power already: it may not have two."""
    return any(below.card == power.card for below in minions.on_it(game, minion))


# -- incapacitated --------------------------------------------------------------------------------------------------


def incapacitate(game: Game, minion: Copy) -> None:
    """An Imbued with no life is placed in the incapacitated region instead of being burned."""
    if minions.is_ready(game, minion):
        game.say(game.doing.name(minion), " is incapacitated", seat=minion.controller)
        game.doing.move_card(minion, Place(minion.controller, "torpor"))
        game.passing.now.happened.append(("leaves the ready region", minion, minion.controller))


def leave_incapacity(game: Game, minion: Copy) -> None:
    """An Imbued leaves the incapacitated region, by whatever effect, and gains a life, not above what it started
    with."""
    game.doing.move_card(minion, Place(minion.controller, "ready"))
    game.say(game.doing.name(minion), " is ready again", seat=minion.controller)
    if minion.blood < (game.card(minion).capacity or 1):
        game.gain_blood(minion, 1)
