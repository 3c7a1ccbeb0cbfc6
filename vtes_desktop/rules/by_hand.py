"""By hand: what the referee can't do for a card, its player does, and the others agree (design, decision 6).

While the choice ``by hand`` is open the host lets its seat make moves of manual mode. What lies on no table (stealth of
the running action, a strike, damage on its way) is changed by options of the choice itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes_desktop.rules import blocks, minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.contests import enter_play, settle_contests
from vtes_desktop.rules.damage import prevent_points
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.hands import settle_hands
from vtes_desktop.rules.ousting import holdings, note_losses
from vtes_desktop.rules.passing import Added
from vtes_desktop.rules.strikes import Strike, StrikeKind
from vtes_desktop.table.table import Copy

TRIES: Final = 3
"""How often a player can be asked to do a card's effect again before what she has done stands."""
STRIKES: Final[dict[str, tuple[StrikeKind, str]]] = {
    "dodge": ("dodge", ""),
    "combat ends": ("combat ends", ""),
    "hand strike": ("hand", "damage more than the strength"),
    "damage": ("damage", "damage"),
    "ranged damage": ("damage", "damage"),
    "aggravated damage": ("damage", "aggravated damage"),
    "steal blood": ("steal blood", "blood"),
    "destroy equipment": ("destroy equipment", ""),
    "steal equipment": ("steal equipment", ""),
}
"""The strikes that a player can say a card makes, and what is counted of each."""
MOST_COUNTED: Final = 8


def by_hand(game: Game, seat: int, copy: Copy, rest: str = "", minion: Copy | None = None) -> Procedure[None]:
    """Have a player do what her card says (or the `rest` of it), and the others agree; when somebody does not, she may
    mend it, up to :data:`TRIES` times."""
    held = holdings(game)
    for attempt in range(1, TRIES + 1):
        option = yield from do_it(game, seat, copy, rest, minion)
        if (yield from agreed(game, seat, copy)):
            break
        if attempt == TRIES:
            game.say("What was done for ", game.doing.name(copy), " stands", kind="table", seat=seat)
    if still_as_played(game, copy) and (option.kind == "keep" or copy.place.on):
        stays(game, copy)
        yield from enter_play(game, copy)
    settle_contests(game)
    note_losses(game, held)
    yield from settle_hands(game)


def do_it(game: Game, seat: int, copy: Copy, rest: str, minion: Copy | None) -> Procedure[Option]:
    """Let a player do what her card says, until she says that it is done; returns how she said it."""
    while True:
        done = [Option("done", "Done", copy.id)]
        if still_as_played(game, copy):
            done.append(Option("keep", "Done: the card stays in play", copy.id))
        what = f"“{rest}”" if rest else "what it says"
        question = f"{game.name(copy)}: do {what}, then press Done."
        options = [*done, *adjustments(game, copy, minion)]
        option = yield from game.choose(seat, "by hand", question, options, "1.4", copy.id, always=True)
        if option.kind in ("done", "keep"):
            return option
        yield from adjust(game, seat, copy, minion, option)


def agreed(game: Game, seat: int, copy: Copy) -> Procedure[bool]:
    """Ask the others, one by one, whether it was done as the card says; the first who says no is enough."""
    for other in game.clockwise(seat):
        if other == seat:
            continue
        question = f"{game.seat_name(seat)} has done what {game.name(copy)} says. Agreed?"
        answers = (Option("agreed", "Agreed"), Option("not agreed", "Not so"))
        answer = yield from game.choose(other, "agree", question, answers, "1.4", copy.id)
        if answer.kind == "not agreed":
            game.say(game.who(other), " does not agree on ", game.doing.name(copy), kind="table", seat=other)
            return False
    return True


def still_as_played(game: Game, copy: Copy) -> bool:
    """Whether a card lies where it was played: no effect has put it anywhere."""
    return game.table.copies.get(copy.id) is copy and bool(copy.marks.get("played"))


def stays(game: Game, copy: Copy) -> None:
    """A played card stays on the table from now on."""
    minions.mark(game, copy, "played", "")


# What lies on no table


def adjustments(game: Game, copy: Copy, minion: Copy | None) -> Iterator[Option]:
    """What can be changed now that no move changes."""
    played = [each for each in game.passing.being_played if each is not copy]
    if played:
        yield Option("cancel", f"{game.name(played[-1])} is cancelled", played[-1].id)
    if game.fight is not None:
        yield from _of_combat(game, minion)
    elif game.table.referendum is not None:
        yield Option("votes", "1 vote more", minion.id if minion else copy.id, amount=1)
    elif game.table.action is not None and game.action.step != "resolving":
        yield from _of_action(game)


def _of_action(game: Game) -> Iterator[Option]:
    action = game.action
    numbers = ["stealth", *(["bleed"] if action.kind == "bleed" else []), *(["intercept"] if action.blocker else [])]
    for name in numbers:
        for amount in (1, -1):
            yield Option("adjust", f"{name.capitalize()} {amount:+}", amount=amount, level=name)
    if action.kind == "bleed":
        for seat in game.clockwise(action.seat):
            if seat != action.seat and seat not in action.seats:
                yield Option("redirect", f"{game.seat_name(seat)} is bled", seat=seat)
    if not action.unblockable:
        yield Option("adjust", "The action can’t be blocked", level="unblockable")


def _of_combat(game: Game, minion: Copy | None) -> Iterator[Option]:
    fight = game.fight
    if fight is None:
        return
    if game.combat.step == "choose strike" and minion in fight.both:
        for name in STRIKES:
            yield Option("strike", f"Strike: {name}", level=name)
    if game.hurt is not None:
        yield Option("prevent", "1 damage is prevented", game.hurt.copy.id, amount=1)
    for each in fight.both:
        for amount in (1, -1):
            yield Option("adjust", f"{game.name(each)}: strength {amount:+}", each.id, amount=amount, level="strength")
    yield Option("adjust", "The combat ends", level="combat ends")


def adjust(game: Game, seat: int, copy: Copy, minion: Copy | None, option: Option) -> Procedure[None]:
    """Change what a player says that her card changes."""
    game.say(game.doing.name(copy), f": {option.text}", seat=seat)
    match option.kind:
        case "cancel":
            minions.mark(game, game.copy(option.copy), "cancelled", "yes")
        case "redirect":
            game.change_action(seats=(option.seat,))
        case "prevent" if game.hurt is not None:
            yield from prevent_points(game, game.hurt, 1)
        case "votes":
            # Imported here: a referendum plays cards, which may be done by hand.
            from vtes_desktop.rules.politics import gain_votes

            gain_votes(game, seat, 1, minion)
        case "strike" if minion is not None:
            game.strike_made = yield from _strike(game, seat, copy, minion, option.level)
        case "adjust":
            _change(game, option)


def _change(game: Game, option: Option) -> None:
    match option.level:
        case "stealth":
            blocks.add_stealth(game, option.amount)
        case "bleed":
            game.change_action(bleed=game.action.bleed + option.amount)
        case "intercept":
            blocks.add_intercept(game, game.copy(game.action.blocker), option.amount)
        case "unblockable":
            game.change_action(unblockable=True)
        case "strength":
            game.passing.added.append(Added(option.copy, "strength", option.amount, "round"))
        case "combat ends" if game.fight is not None:
            game.fight.ended = True


def _strike(game: Game, seat: int, copy: Copy, minion: Copy, name: str) -> Procedure[Strike]:
    """The strike that a card makes, as its player says."""
    kind, counted = STRIKES[name]
    amount = 0
    if counted:
        counts = [Option("amount", f"{number}", amount=number) for number in range(MOST_COUNTED + 1)]
        question = f"{game.name(copy)}: how much {counted}?"
        amount = (yield from game.choose(seat, "amount", question, counts, "6.4.5", copy.id)).amount
    ranged, bad = name == "ranged damage", name == "aggravated damage"
    return Strike(kind, minion, copy.id, amount, ranged=ranged, aggravated=bad)
