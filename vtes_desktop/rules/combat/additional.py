"""Additional strikes: who gains how many, by one card or effect a round (sec. 6.4.3)."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_desktop.rules.combat import extras, lasting
from vtes_desktop.rules.combat.damage import requires
from vtes_desktop.rules.combat.extras import Available
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.forecast import show_sides
from vtes_desktop.rules.combat.strike import Strike
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


def gain_additional_strikes(game: Game, combat: Fight) -> Procedure[None]:
    """After the first pair of strikes the minions gain additional ones, the acting minion deciding first; neither by
    more than one card or effect in a round (sec. 6.4.3)."""
    own: dict[Option, Available] = {}
    uses: dict[Option, Use] = {}

    def usable(seat: int) -> list[Option]:
        minion = combat.of(seat)
        own.clear()
        uses.clear()
        if minion is None or not combat.goes_on(game):
            return []
        if may_gain(game, combat, minion):
            own.update(extras.options(game, minion, "additional strike", own_strikes(game, combat, minion)))
        uses.update({use.option: use for use in game.abilities.uses(game, seat, "additional strikes")})
        return [*own, *uses]

    def use(seat: int, option: Option) -> Procedure[None]:
        minion = combat.of(seat)
        if minion is not None and option in own:
            chosen = own[option]
            use_own(game, combat, minion, chosen)
            if chosen.extra.only == "this weapon":
                combat.round.bound[minion.id] = chosen.copy.id
                combat.round.tied[minion.id] += chosen.extra.amount
            return
        before = dict(combat.round.additional)
        took_effect = yield from extras.run_use(game, uses[option])
        if took_effect and minion is not None and option.minion == minion.id and combat.round.additional == before:
            yield from gain_by_hand(game, combat, minion)

    yield from game.in_turns(combat.order, "additional strikes", "Additional strikes", usable, use, "6.4.3")
    for minion in combat.both:
        for must in own_strikes(game, combat, minion):
            if must.extra.mandatory and may_gain(game, combat, minion):
                use_own(game, combat, minion, must)


def may_gain(game: Game, combat: Fight, minion: Copy) -> bool:
    """Whether a minion may still gain additional strikes in this round."""
    return not is_kept(combat, minion) and combat.goes_on(game) and minion.id not in combat.round.gained


def is_kept(combat: Fight, minion: Copy) -> bool:
    """Whether an effect keeps a minion from gaining additional strikes, and from using those that it has gained; who
    only can't strike may gain them, to no use (ruling on Pounce)."""
    return lasting.cannot(combat, minion, "additional strikes")


def own_strikes(game: Game, combat: Fight, minion: Copy) -> list[Available]:
    """The additional strikes that cards in play give; those of a weapon only when it was struck with."""
    return [
        each
        for each in extras.available(game, combat, minion, "additional strike")
        if each.extra.only != "this weapon" or combat.round.struck[each.copy.id]
    ]


def use_own(game: Game, combat: Fight, minion: Copy, chosen: Available) -> None:
    """Use the additional strikes that a card in play gives."""
    extras.use(game, combat, minion, chosen)
    gain(game, combat, minion, chosen.extra.amount)


def gain(game: Game, combat: Fight, minion: Copy, amount: int) -> None:
    """A minion gains additional strikes for this round; no other card or effect can give it more."""
    combat.round.gained.add(minion.id)
    combat.round.additional[minion.id] += amount
    show_additional(game, combat)
    words = f" gains {amount} additional strike{'s' if amount > 1 else ''}"
    game.say(game.doing.name(minion), words, seat=minion.controller)


def spend(game: Game, combat: Fight, strike: Strike) -> None:
    """An additional strike was made: as one of those that must be so, where it was so."""
    minion, source = strike.minion, game.table.copies.get(strike.source)
    if not combat.round.tied[minion.id]:
        return
    if strike.by_hand and minion.id in combat.round.bound_to_hands:
        combat.round.tied[minion.id] -= 1
    if source is None:
        return
    code = combat.round.bound_to.get(minion.id, "")
    by_code = bool(code) and strike.by_card and requires(game, source, code)
    if by_code or combat.round.bound.get(minion.id) == source.id:
        combat.round.tied[minion.id] -= 1


def gain_by_hand(game: Game, combat: Fight, minion: Copy) -> Procedure[None]:
    """A card that the referee does not know has given additional strikes: its player says how many."""
    options = [Option("additional strike", f"{count} more", minion.id, minion.id, amount=count) for count in (1, 2, 3)]
    question = f"How many additional strikes does {game.name(minion)} gain?"
    option = yield from game.choose(minion.controller, "additional strikes", question, options, "6.4.3")
    gain(game, combat, minion, option.amount)


def show_additional(game: Game, combat: Fight) -> None:
    """Lay open how many additional strikes each has left."""
    left, shown = combat.round.additional, (game.combat.acting, game.combat.opposing)
    show_sides(game, *(replace(side, additional=left[side.minion]) for side in shown))
