"""Before the game: decks, who is ready, what is said, and how a game begins."""

from __future__ import annotations

import random

from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.coming import SPECTATOR
from vtes_desktop.lan.deck_check import needs_deck, why_not_deck
from vtes_desktop.lan.hosted_table import HostedTable
from vtes_desktop.lan.visitor import DeniedError, Visitor
from vtes_desktop.plain_words import plain
from vtes_desktop.play.mixing import Mixing, MixingError
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.games import game_table
from vtes_desktop.table.journal import NO_DECK, DeckList
from vtes_desktop.table.table import NOBODY


def before_the_game(table: HostedTable) -> None:
    """Raises :class:`DeniedError` once the game begins."""
    if table.saved.state != "lobby":
        raise DeniedError("now", "That can be done only before the game.")


def submit_deck(table: HostedTable, visitor: Visitor, message: p.SubmitDeck) -> None:
    """A seat's deck. Raises :class:`DeniedError`."""
    before_the_game(table)
    if visitor.seat == NOBODY:
        raise DeniedError("rights", "Only who has a seat needs a deck.")
    if not needs_deck(table.saved.terms):
        raise DeniedError("deck", "Nobody brings a deck to a game of this kind.")
    deck = DeckList(plain(message.name), message.crypt, message.library)
    most, cards = table.house.limits.deck_cards, len(deck.crypt) + len(deck.library)
    if cards > most:
        reasons: tuple[str, ...] = (f"This host plays with decks of at most {most} cards; this one has {cards}.",)
    else:
        reasons = why_not_deck(deck, table.saved.terms, table.house.catalogue)
    visitor.promise = b""
    table.saved.seats[visitor.seat].deck = None if reasons else deck
    table.keep()
    visitor.send(p.DeckChecked(message.number, reasons))
    table.tell_change()


def ready(table: HostedTable, visitor: Visitor, message: p.Ready) -> None:
    """A seat is ready, or not. Raises :class:`DeniedError`."""
    before_the_game(table)
    if visitor.seat == NOBODY:
        raise DeniedError("rights", "Only who has a seat can be ready.")
    if message.promise and table.saved.seats[visitor.seat].deck is None and needs_deck(table.saved.terms):
        raise DeniedError("deck", "Choose a deck first.")
    if message.promise and len(message.promise) != 32:
        raise DeniedError("malformed", "A promise is a SHA-256.")
    visitor.promise = message.promise
    table.tell_change()


def say(table: HostedTable, visitor: Visitor, message: p.Say) -> None:
    """Somebody says something. Raises :class:`DeniedError`."""
    text = plain(message.text)
    if not text:
        raise DeniedError("malformed", "There is nothing to say in that.")
    if not table.may_talk(visitor):
        raise DeniedError("too much", "You talk faster than anybody can read: wait a moment.")
    if table.running and table.saved.state == "playing":
        if visitor.seat == NOBODY:
            if not (visitor.watching and table.saved.terms.talk):
                raise DeniedError("rights", "Who watches does not talk into a game at this table.")
            _keep_word(table, message)
            table.tell_said(p.Said(SPECTATOR, text))
            return
        reply = table.running.say(visitor.seat, text, message.once)
        if not reply.accepted:
            raise DeniedError("now", reply.reason)
        return
    name = table.saved.seats[visitor.seat].name if visitor.seat != NOBODY else SPECTATOR
    _keep_word(table, message)
    table.tell_said(p.Said(name, text, visitor.seat))


def _keep_word(table: HostedTable, message: p.Say) -> None:
    """What is said beside the journal is not said again by who sends it once more to a host that was restarted. Raises
    :class:`DeniedError`."""
    if message.once:
        table.keep()


def start(table: HostedTable, message: p.Start) -> bool:
    """The owner begins: seats are drawn, and each is asked for its number. Returns whether there is none to be asked.
    Raises :class:`DeniedError`."""
    before_the_game(table)
    saved = table.saved
    people = {visitor.seat: visitor for visitor in table.visitors if visitor.seat != NOBODY}
    seats = [(number, seat) for number, seat in enumerate(saved.seats) if seat.player != "open"]
    of = game_table(saved.terms.game)
    if len(seats) < of.seats[0]:
        least = ("two", "three", "four", "five", "six")[of.seats[0] - 2]
        raise DeniedError("now", f"A game is for {least} {of.player}s at least.")
    for number, seat in seats:
        if seat.player == "person" and (number not in people or not people[number].promise):
            raise DeniedError("now", f"{seat.name} is not ready.")
        if seat.deck is None and needs_deck(saved.terms):
            raise DeniedError("deck", f"{seat.name} has no deck.")
    if message.random_seating:
        random.SystemRandom().shuffle(seats)
    drawn = {old: new for new, (old, _) in enumerate(seats)}
    saved.seats = [seat for _, seat in seats]
    table.keep()
    for old, visitor in people.items():
        visitor.seat = drawn[old]
    terms = saved.terms
    header = new_header(
        [(seat.name, seat.deck or NO_DECK, seat.computer or seat.player) for seat in saved.seats],
        terms.options,
        game=terms.game,
        extra=saved.extra,
        name=terms.name,
        edition=terms.edition,
        mode=terms.mode,
        seed=saved.seed,
    )
    mixing = Mixing(header, frozenset(visitor.seat for visitor in people.values()))
    promises = [b""] * len(seats)
    for visitor in people.values():
        promises[visitor.seat] = visitor.promise
        mixing.commit(visitor.seat, visitor.promise.hex())
    table.start_mixing(mixing)
    for visitor in people.values():
        visitor.send(p.Seated(message.number, saved.id, visitor.seat, owner=visitor.owner))
    table.tell_change()
    for visitor in people.values():
        visitor.send(p.Opening(tuple(promises), visitor.seat, mixing.terms))
    return mixing.complete


def tell_number(table: HostedTable, visitor: Visitor, message: p.Open) -> bool:
    """A seat tells its number; returns whether all have. Raises :class:`DeniedError`."""
    if table.mixing is None or visitor.seat == NOBODY:
        raise DeniedError("now", "No number is asked for.")
    try:
        table.mixing.reveal(visitor.seat, message.value.hex())
    except MixingError as error:
        name = table.saved.seats[visitor.seat].name
        table.stop_starting(f"{name} told another number than it had promised: the game does not begin.")
        raise DeniedError("order", str(error)) from error
    return table.mixing.complete
