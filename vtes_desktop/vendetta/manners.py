"""By hand: the chores of a table without a referee, each at the press of a button. They do what the rules say of them
and nothing more, and leave to the players what to make of it; for any number of players that sits at the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from vtes_desktop.play import requests as r
from vtes_desktop.play.games import Chore
from vtes_desktop.table import moves as m
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.saying import Who
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import NOBODY, Copy
from vtes_desktop.vendetta import power, rounds, set_up
from vtes_desktop.vendetta.agreed import Printed
from vtes_desktop.vendetta.count_up import ranking
from vtes_desktop.vendetta.frenzy import commit_diablerie
from vtes_desktop.vendetta.game import Game, called, gain_blood, titled
from vtes_desktop.vendetta.referee import in_words
from vtes_desktop.vendetta.resolution import LOCATION
from vtes_desktop.vendetta.table import position
from vtes_desktop.vendetta.unknown import said_value


def printed_of(doing: Doing) -> Printed:
    """The cards of the game. Raises TypeError for another game's."""
    found = doing.catalogue
    if not isinstance(found, Printed):
        raise TypeError("Vendetta is played with its own cards.")
    return found


def game_of(doing: Doing) -> Game:
    """The table as the rules take it: what a chore does is theirs."""
    found = printed_of(doing)
    return Game(doing, found.cards, found.agreed.cards, found.agreed.readings)


def _location(game: Game, request: r.Chore) -> str:
    """The Location that is meant: the one named, else the one that is being resolved."""
    number = game.table.tally.get(LOCATION, 0)
    place = request.place or (game.locations[number - 1] if 0 < number <= len(game.locations) else "")
    if place not in game.locations:
        raise RefusedError("Which Location?")
    return place


def take_clan(doing: Doing, request: r.Chore) -> None:
    """Take a Clan sheet: with it come its Position tiles, cards and first Victim (S5, S7, S10, S12)."""
    game = game_of(doing)
    if set_up.has_clan(game.table, doing.seat):
        raise RefusedError("You have a clan already.")
    sheet = next((each for each in set_up.sheets(game.table) if each.id in request.copies), None)
    if sheet is None:
        raise RefusedError("Which Clan sheet?")
    set_up.give_clan(doing, game.cards, game.faces, doing.seat, sheet)
    if all(set_up.has_clan(game.table, seat) for seat in range(len(game.table.seats))):
        set_up.put_sheets_away(doing)


def feed_all(doing: Doing, _: r.Chore) -> None:
    """Feed everybody (F1); of cards whose number is in no file she is told to take it herself."""
    game = game_of(doing)
    for seat in game.in_order():
        worth = [said_value(copy, game.face(copy).ally, "feed") for copy in game.alliance(seat)]
        gained = gain_blood(game, seat, sum(each or 0 for each in worth))
        more = "; what a card gives that is in no file is taken by hand" if None in worth else ""
        doing.say(Who(seat), f" gains {gained} Blood from the Alliance{more}", seat=seat)


def new_allies(doing: Doing, _: r.Chore) -> None:
    """An Ally face up on each Location that has none (L1)."""
    game = game_of(doing)
    if all(game.ally_at(location) is not None for location in game.locations):
        raise RefusedError("There is an Ally at every Location.")
    rounds.new_allies(game)


def draw_two(doing: Doing, _: r.Chore) -> None:
    """Look at the top two cards of one's Clan deck, of which one is to be kept (H1)."""
    game = game_of(doing)
    if not game.pile(doing.seat, "clan deck"):
        raise RefusedError("Your Clan deck is empty.")
    rounds.top_two(game, doing.seat)
    doing.say(Who(doing.seat), " draws 2 cards of the Clan deck, to keep one")


def keep_one(doing: Doing, request: r.Chore) -> None:
    """Keep one of the two in hand; the other goes to the bottom (H1)."""
    game = game_of(doing)
    drawn = [copy for copy in game.pile(doing.seat, "clan deck")[:2] if doing.seat in copy.shown_to]
    kept = next((copy for copy in drawn if copy.id in request.copies), None)
    if kept is None:
        raise RefusedError("Draw two first, then say which of them you keep.")
    rounds.keep(game, doing.seat, kept)


def reveal_location(doing: Doing, request: r.Chore) -> None:
    """Turn up all cards at a Location (V1)."""
    game = game_of(doing)
    location = _location(game, request)
    hidden = [copy for seat in game.in_order() for copy in game.deployed(seat, location) if not copy.face_up]
    if not hidden:
        raise RefusedError(f"No card lies face down at {called(location)}.")
    names = game.names(hidden)
    for copy in hidden:
        doing.do(m.Turn(copy.id))
    doing.say(f"At {called(location)} are revealed ", names)


def count_power(doing: Doing, request: r.Chore) -> None:
    """Count everybody's Power at a Location as far as it lies open, and say it of the Position tiles (K2)."""
    game = game_of(doing)
    open_ = cut(game.table, NOBODY)
    location = _location(game, request)
    there = game.at(location)
    if not there:
        raise RefusedError(f"Nobody is at {called(location)}.")
    for seat in there:
        total, unseen = power.total(open_, seat, location, game.faces, game.readings)
        tile = game.tile(seat, location)
        if tile is not None:
            game.mark(tile, power.TOTAL, str(total))
        hidden = (
            f", not counting {unseen} card{'s' if unseen > 1 else ''} whose Power is not seen or not known"
            if unseen
            else ""
        )
        doing.say(Who(seat), f" has {total} Power at {called(location)}{hidden}", kind="score", seat=seat)


def next_location(doing: Doing, _: r.Chore) -> None:
    """Go on to the next Location (W0)."""
    game = game_of(doing)
    number = game.table.tally.get(LOCATION, 0)
    if number >= len(game.locations):
        raise RefusedError("That was the last Location.")
    game.tally(LOCATION, number + 1)
    game.go_to("resolution")
    doing.say(f"{titled(game.locations[number])}: stay or withdraw?", kind="turn", seat=NOBODY)


def withdraw_from(doing: Doing, request: r.Chore) -> None:
    """Take one's Deployed Blood at a Location back, and one's cards to the Prince's Haven, or from there to hand
    (W3–W5)."""
    game = game_of(doing)
    location, seat = _location(game, request), doing.seat
    if seat not in game.at(location):
        raise RefusedError(f"You are not at {called(location)}.")
    tile = game.tile(seat, location)
    blood = tile.blood if tile is not None else 0
    cards = game.deployed(seat, location)
    names = game.names(cards)
    if tile is not None:
        doing.move_blood(m.Purse("card", tile.id), m.Purse("pool", seat), blood)
    for copy in cards:
        if location == "haven":
            game.put(copy, seat, "hand")
        else:
            game.put(copy, seat, position("haven"), face_up=True)
    doing.say(Who(seat), f" withdraws from {called(location)} with {blood} Blood", *((": ", names) if cards else ()))


def drain_card(doing: Doing, request: r.Chore) -> None:
    """Drain a card of one's Alliance (D1, D4)."""
    game, seat = game_of(doing), doing.seat
    copy = next((copy for copy in game.alliance(seat) if copy.id in request.copies), None)
    if copy is None:
        raise RefusedError("You can Drain cards of your own Alliance only.")
    _drain(game, seat, copy)


def frenzy(doing: Doing, _: r.Chore) -> None:
    """Draw a card of one's Alliance at random and Drain it (Z5)."""
    game, seat = game_of(doing), doing.seat
    alliance = game.alliance(seat)
    if not alliance:
        raise RefusedError("Your Alliance is empty: lose 1 Influence and gain 1 Blood.")
    doing.say(Who(seat), " is in Frenzy")
    _drain(game, seat, alliance[doing.random(len(alliance))])


def _drain(game: Game, seat: int, copy: Copy) -> None:
    ally, name = game.face(copy).ally, game.doing.name(copy)
    blood = said_value(copy, ally, "drained blood")
    game.put(copy, seat, "drained")
    gained = gain_blood(game, seat, blood or 0)
    told = f" for {gained} Blood" if blood is not None else "; its Blood is in no file and is taken by hand"
    game.doing.say(Who(seat), " Drains ", name, told)
    if ally is not None and ally.vampire:
        commit_diablerie(game, seat, copy)


def end_round(doing: Doing, _: r.Chore) -> None:
    """End the round: Blood to the Bank, cards to hand, Diablerie tokens up (N1–N3); then the next begins."""
    game = game_of(doing)
    rounds.end_round(game)
    rounds.clear_results(game)
    for seat in range(len(game.table.seats)):
        for location in game.locations:
            for copy in [each for each in game.pile(seat, position(location)) if each.kind == "token"]:
                game.put(copy, seat, "aside", face_up=False)
    game.go_to("feed", active=game.in_order()[0], round_=game.round + 1)
    doing.say(f"Round {game.round}", kind="turn", seat=NOBODY)


def count_up(doing: Doing, _: r.Chore) -> None:
    """Say how much Influence everybody has (G2)."""
    game = game_of(doing)
    for account in ranking(game.table, game.faces):
        unknown = f"; {account.unknown} cards are in no file and not counted" if account.unknown else ""
        doing.say(Who(account.seat), f": {in_words(account)}{unknown}", kind="score", seat=account.seat)


CHORES: Final[Mapping[str, Chore]] = MappingProxyType(
    {
        "clan": Chore("Take this clan", take_clan),
        "feed all": Chore("Feed all", feed_all),
        "new allies": Chore("New Allies", new_allies),
        "draw two": Chore("Draw two", draw_two, strict=False),
        "keep one": Chore("Keep this one", keep_one),
        "next location": Chore("Next Location", next_location),
        "reveal": Chore("Reveal this Location", reveal_location, "everybody"),
        "withdraw": Chore("Withdraw from here", withdraw_from),
        "count power": Chore("Count Power", count_power, strict=True),
        "drain": Chore("Drain", drain_card, strict=True),
        "frenzy": Chore("Frenzy", frenzy, strict=True),
        "end round": Chore("End the round", end_round, "everybody"),
        "count up": Chore("Count up", count_up, strict=True),
    }
)
"""Every chore by the name that requests give."""
