"""Resolution: each Location in its order, in five steps (W0–W7, V1, V2, E1, E2, K1–K17, A1, A2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Choice, Option, Procedure, choose, together
from vtes_desktop.table.table import NOBODY, Copy
from vtes_desktop.vendetta import power
from vtes_desktop.vendetta.carrying_out import WITHDRAWN, use, withdraw
from vtes_desktop.vendetta.count_up import wins_ties
from vtes_desktop.vendetta.game import Game, called, titled
from vtes_desktop.vendetta.rewards import give_rewards
from vtes_desktop.vendetta.table import HAVEN, position
from vtes_desktop.vendetta.unknown import say_power, say_step, step_of

STEPS: Final = ("withdraw", "revelation", "preparation", "conflict", "aftermath")
"""The five steps of a Location (W0); the table's tally counts them from 1 as ``step``."""
LOCATION: Final = "location"
"""In the table's tally: which Location is being resolved, from 1, in their order; 0 for none."""
STEP: Final = "step"
RANKED: Final = "ranked"
"""In the table's tally: the turn in whose Location the ranks were found and the rewards given."""
LONE: Final = "alone"
"""In the table's tally: the seat, from 1, that alone has Clan cards at the Location after the Withdraw step."""
DONE: Final = "done"
"""The mark on a card whose effect was carried out at this Location."""


def resolution(game: Game) -> Procedure[None]:
    """The Resolution phase from where it stands: each Location wholly, then the next (W0)."""
    while True:
        number = game.table.tally.get(LOCATION, 0)
        if number:
            yield from resolve(game, game.locations[number - 1])
        if number == len(game.locations):
            return
        game.tally(LOCATION, number + 1)
        game.tally(STEP, 1)
        game.tally(LONE, 0)
        game.go_to("resolution", active=game.in_order()[0])
        game.say(f"{titled(game.locations[number])} is resolved", kind="turn", seat=NOBODY)


def resolve(game: Game, location: str) -> Procedure[None]:
    """The five steps of a Location, from the one that the table is in."""
    aftermath_order: list[int] | None = None
    for number, step in enumerate(STEPS, 1):
        if number < game.table.tally.get(STEP, 1):
            continue
        game.tally(STEP, number)
        match step:
            case "withdraw":
                yield from withdraw_step(game, location)
            case "revelation":
                yield from revelation(game, location)
            case "preparation":
                yield from apply_cards(game, location, "preparation")
            case "conflict":
                if game.readings.haven_aftermath == "old order":
                    aftermath_order = game.in_order()
                yield from conflict(game, location)
            case "aftermath":
                yield from apply_cards(game, location, "aftermath", aftermath_order)
    _put_tokens_back(game, location)


# -- 5.1 Withdraw ------------------------------------------------------------------------------------------------------


def withdraw_step(game: Game, location: str) -> Procedure[None]:
    """All who are at the Location, and only they, choose in secret whether they stay or withdraw; then all is revealed
    (W1–W5)."""
    here = game.at(location)
    if len(here) == 1 and game.readings.lone_player_asked == "no":
        here = []
    picked = yield from together(_stay_or_withdraw(game, seat, location) for seat in here)
    leaving = [seat for seat, option in picked.items() if option.kind == "withdraw"]
    for seat in here:
        _show_token(game, seat, location, withdraws=seat in leaving)
    staying = [seat for seat in here if seat not in leaving]
    for seat in staying:
        game.say(game.who(seat), f" stays at {called(location)}", seat=seat)
    for seat in leaving:
        if game.table.seats[seat].playing:
            yield from withdraw(game, seat, location)
    left = game.with_cards(location)
    game.tally(LONE, left[0] + 1 if len(left) == 1 else 0)


def _stay_or_withdraw(game: Game, seat: int, location: str) -> Choice:
    blood, cards = game.deployed_blood(seat, location), len(game.deployed(seat, location))
    back = "your hand" if location == HAVEN else "the Prince’s Haven"
    words = [f"{blood} Blood back"] if blood else []
    words += [f"{cards} card{'s' if cards > 1 else ''} to {back}"] if cards else []
    return Choice(
        seat,
        "withdraw",
        f"{titled(location)}: do you stay or withdraw?",
        (Option("stay", "Stay", level=location), Option("withdraw", "Withdraw: " + ", ".join(words), level=location)),
        "W1",
    )


def _show_token(game: Game, seat: int, location: str, *, withdraws: bool) -> None:
    """The token chosen lies face up on the Position until the Location is resolved."""
    wanted = "withdraw" if withdraws else "stay"
    for copy in game.pile(seat, "aside"):
        if game.face(copy).code == wanted:
            game.put(copy, seat, position(location), face_up=True)
            return


def _put_tokens_back(game: Game, location: str) -> None:
    for seat in range(len(game.table.seats)):
        for copy in game.pile(seat, position(location)):
            if copy.kind == "token":
                game.put(copy, seat, "aside", face_up=False)


# -- 5.2 Revelation ----------------------------------------------------------------------------------------------------


def revelation(game: Game, location: str) -> Procedure[None]:
    """All face-down cards of those who stay are turned up (V1)."""
    for seat in game.with_cards(location):
        hidden = [copy for copy in game.deployed(seat, location) if not copy.face_up]
        if hidden:
            names = game.names(hidden)
            for copy in hidden:
                game.do(m.Turn(copy.id))
            game.say(game.who(seat), " reveals ", names, seat=seat)
    for seat in game.with_cards(location):
        for copy in game.deployed(seat, location):
            yield from say_step(game, copy)
            yield from say_power(game, copy)


# -- 5.3, 5.4, 5.5: the cards of a step --------------------------------------------------------------------------------


def apply_cards(game: Game, location: str, step: str, order: Sequence[int] | None = None) -> Procedure[None]:
    """Everybody's cards of a step, in turn order (E1, K1, A1); one player's own in the order that she likes, each
    wholly before the next (E2, X2). In the case of a lone player, as the group reads K17."""
    if game.table.tally.get(LONE) and _cards_of(game, game.table.tally[LONE] - 1, location, step):
        used = yield from game.reading("lone_player_uses_cards")
        if used == "no":
            return
    for seat in order if order is not None else game.in_order():
        while cards := _cards_of(game, seat, location, step):
            options = tuple(Option("apply", f"{game.name(copy)} first", copy.id) for copy in cards)
            question = f"{titled(location)}, {step}: which card takes effect first?"
            option = yield from choose(seat, "apply", question, options, "E2")
            copy = game.table.copies[option.copy]
            game.mark(copy, DONE, step)
            yield from use(game, seat, copy, location)


def _cards_of(game: Game, seat: int, location: str, step: str) -> list[Copy]:
    """A player's cards of a step at a Location whose effect is still to be carried out."""
    if not game.table.seats[seat].playing:
        return []
    idle = game.readings.withdrawn_cards == "Power only"
    return [
        copy
        for copy in game.deployed(seat, location)
        if step_of(game, copy) == step and DONE not in copy.marks and not (idle and WITHDRAWN in copy.marks)
    ]


# -- 5.4 Conflict ------------------------------------------------------------------------------------------------------


def conflict(game: Game, location: str) -> Procedure[None]:
    """The Conflict cards, then total Power, ranks and rewards (K1–K16)."""
    if game.table.tally.get(RANKED) == game.table.turn:
        return  # the referee was called back after the rewards had been given
    yield from apply_cards(game, location, "conflict")
    game.tally(RANKED, game.table.turn)
    ranks = rank(game, location)
    if not game.with_cards(location):
        ally = game.ally_at(location)
        if ally is not None:
            name = game.doing.name(ally)
            game.put(ally, NOBODY, "removed")
            game.say(f"Nobody has cards at {called(location)}: ", name, " leaves the game", kind="score", seat=NOBODY)
        return
    if game.table.tally.get(LONE):
        ranks = ranks[:1]
    yield from give_rewards(game, location, ranks)


def rank(game: Game, location: str) -> list[int]:
    """Who takes part, the most Power first; a tie goes to who comes first in turn order (K2, K3, K16). Total Power and
    ranks are said of the Position tiles."""
    contestants = game.with_cards(location)
    if game.readings.blood_alone == "takes part" and len(contestants) > 1:
        contestants = game.at(location)
    totals = {seat: power.total(game.table, seat, location, game.faces, game.readings)[0] for seat in contestants}
    order = {seat: place for place, seat in enumerate(game.in_order())}

    def place_of(seat: int) -> tuple[int, bool, int]:
        return -totals[seat], not wins_ties(game.table, game.faces, seat), order[seat]

    ranked = sorted(contestants, key=place_of)
    for place, seat in enumerate(ranked, 1):
        tile = game.tile(seat, location)
        if tile is not None:
            game.mark(tile, power.TOTAL, str(totals[seat]))
            game.mark(tile, power.RANK, str(place))
        game.say(game.who(seat), f" has {totals[seat]} Power at {called(location)}", kind="score", seat=seat)
    return ranked
