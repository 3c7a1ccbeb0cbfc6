"""The influence phase: transfers, and vampires that become controlled (sec. 7)."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.contests import enter_play
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued import enters_play
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place


def influence_phase(game: Game, seat: int) -> Procedure[None]:
    """Spend transfers as long as there are any, then control what has been paid for (sec. 7)."""
    transfers = game.edition.transfers
    set_transfers(game, transfers[min(game.table.turn, len(transfers)) - 1])
    yield from window(game, [seat], "influence", "Influence phase", "7")
    while options := transfer_options(game, seat):
        done = Option("pass", "Done with transfers")
        question = f"{game.seat_name(seat)} has {transfers_left(game)} transfers."
        option = yield from game.choose(seat, "transfers", question, [*options, done], "7", always=True)
        if option == done:
            break
        yield from transfer(game, seat, option)
    set_transfers(game, 0)
    yield from become_controlled(game, seat)


def transfers_left(game: Game) -> int:
    """The transfers that the Methuselah whose turn it is has left."""
    return game.table.tally.get("transfers", 0)


def set_transfers(game: Game, left: int) -> None:
    """Set the transfers left."""
    if transfers_left(game) != left:
        game.do(m.SetCounter(0, "transfers", left))


def transfer_options(game: Game, seat: int) -> list[Option]:
    """What transfers can be spent on now (sec. 7); the last pool may be spent too, and is the end."""
    left, pool = transfers_left(game), game.table.seats[seat].pool
    options: list[Option] = []
    for copy in game.pile(seat, "uncontrolled"):
        if copy.kind != "crypt":
            continue
        name = game.name(copy)
        if left >= 1 and pool >= 1 and copy.blood < full(game, copy):
            options.append(Option("transfer", f"1 pool to {name}", copy.id))
        if left >= 2 and copy.blood >= 1:
            options.append(Option("transfer back", f"1 blood back from {name}", copy.id))
        if left >= 4 and pool >= 1 and (base := merges_with(game, copy)) is not None:
            options.append(Option("merge", f"Merge {name} with {game.name(base)}", copy.id, targets=(base.id,)))
    cost = game.edition.crypt_draw_transfers
    if left >= cost and pool >= game.edition.crypt_draw_pool and game.table.pile(seat, "crypt"):
        options.append(Option("draw crypt", f"{cost} transfers and 1 pool: a card from the crypt"))
    return options


def full(game: Game, copy: Copy) -> int:
    """The blood with which an uncontrolled minion becomes controlled: its capacity, the Imbued's life."""
    return minions.capacity(game, copy)


def merges_with(game: Game, copy: Copy) -> Copy | None:
    """The controlled version of the same vampire that a crypt card can merge with (advancement, sec. 1.5)."""
    card = game.card(copy)
    for other in minions.minions(game, copy.controller):
        theirs = game.card(other)
        if theirs.name == card.name and theirs.advanced != card.advanced and not other.marks.get("merged"):
            return other
    return None


def transfer(game: Game, seat: int, option: Option) -> Procedure[None]:
    """Spend transfers on one thing (sec. 7, 1.5)."""
    pool, left = m.Purse("pool", seat), transfers_left(game)
    match option.kind:
        case "transfer":
            copy = game.copy(option.copy)
            set_transfers(game, left - 1)
            game.say(game.who(seat), " moves 1 pool to ", game.doing.name(copy))
            game.doing.move_blood(pool, m.Purse("card", copy.id), 1)
        case "transfer back":
            copy = game.copy(option.copy)
            set_transfers(game, left - 2)
            game.say(game.who(seat), " takes 1 blood back from ", game.doing.name(copy))
            game.doing.move_blood(m.Purse("card", copy.id), pool, 1)
        case "draw crypt":
            set_transfers(game, left - game.edition.crypt_draw_transfers)
            game.burn_pool(seat, game.edition.crypt_draw_pool)
            draw_crypt(game, seat)
        case "merge":
            set_transfers(game, left - 4)
            game.burn_pool(seat, 1)
            merge(game, game.copy(option.copy), game.copy(option.targets[0]))
    yield from ()


def draw_crypt(game: Game, seat: int) -> Copy | None:
    """Move the top card of the crypt to the uncontrolled region; None when the crypt is empty."""
    pile = game.pile(seat, "crypt")
    if not pile:
        return None
    mention = game.doing.name(pile[0])
    game.doing.move_card(pile[0], Place(seat, "uncontrolled"))
    game.say(game.who(seat), " draws ", mention, " from the crypt", seat=seat)
    return pile[0]


def merge(game: Game, coming: Copy, base: Copy) -> None:
    """Merge a vampire with its advancement: the advanced card lies on top, counters and cards stay (sec. 1.5)."""
    game.say(game.doing.name(base), " and ", game.doing.name(coming), " merge", seat=base.controller)
    game.doing.move_blood(m.Purse("card", coming.id), m.BANK, coming.blood)
    advanced, under = (coming, base) if game.card(coming).advanced else (base, coming)
    if advanced is coming:
        place, locked, blood = base.place, base.locked, base.blood
        game.doing.move_card(advanced, place, face_up=True)
        game.doing.move_blood(m.Purse("card", base.id), m.Purse("card", advanced.id), blood)
        for below in list(base.attached):
            game.doing.move_card(game.copy(below), Place(-1, "", advanced.id))
        for name, value in list(base.marks.items()):
            minions.mark(game, advanced, name, value)
            minions.mark(game, base, name, "")
        for name, count in list(base.counters.items()):
            game.do(m.SetCounter(base.id, name, 0))
            game.do(m.SetCounter(advanced.id, name, count))
        if locked:
            game.unlock(base)
            game.lock(advanced)
    game.doing.move_card(under, Place(-1, "", advanced.id), face_up=True)
    minions.mark(game, advanced, "merged", str(game.card(under).id))
    minions.drain(game, advanced)


def become_controlled(game: Game, seat: int) -> Procedure[None]:
    """At the end of the phase, every vampire with blood for its capacity is turned up and becomes ready (sec. 7)."""
    for copy in game.pile(seat, "uncontrolled"):
        if copy.kind == "crypt" and copy.blood >= full(game, copy) and not copy.marks.get("recruited"):
            game.doing.move_card(copy, Place(seat, "ready"))
            game.say(game.who(seat), " controls ", game.doing.name(copy), seat=seat)
            minions.drain(game, copy)
            yield from enter_play(game, copy)
            yield from enters_play(game, copy)
