"""What a table's owner may do: make it, change it, see to its seats, finish it."""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Callable

from msgspec import Raw
from msgspec.structs import replace as changed

from vtes_desktop.abilities.texts import Texts
from vtes_desktop.bots.suiting import ENOUGH, counted, share
from vtes_desktop.decks.legality import FORMATS
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan import saved as s
from vtes_desktop.lan.coming import free_name
from vtes_desktop.lan.deck_check import needs_deck, why_not_deck, why_not_extra, why_not_terms
from vtes_desktop.lan.hosted_table import HostedTable, House
from vtes_desktop.lan.lobby import before_the_game
from vtes_desktop.lan.packing import PackingError, unpacked
from vtes_desktop.lan.visitor import DeniedError, Visitor
from vtes_desktop.plain_words import LONGEST_NAME, plain
from vtes_desktop.play.time_limit import limit_in_words
from vtes_desktop.rules.editions.edition import EDITIONS
from vtes_desktop.table.games import GAMES, game_table
from vtes_desktop.table.journal import NO_EXTRA, DeckList
from vtes_desktop.table.table import NOBODY


def make(house: House, message: p.Make, maker: str) -> HostedTable:
    """A new table. Raises :class:`DeniedError`."""
    terms = _sound(message.terms)
    extra = _sound_extra(house, terms, message.extra)
    seats = [s.SavedSeat() for _ in range(terms.seats)]
    saved = s.Saved(
        secrets.token_hex(4), terms, s.digest(message.owner), seats, message.password, maker=maker, extra=extra
    )
    table = HostedTable(house, saved)
    table.keep()
    return table


def _sound(terms: p.Terms) -> p.Terms:
    """Terms that a table can have. Raises :class:`DeniedError`."""
    if why := why_not_terms(terms):
        raise DeniedError("malformed", why)
    return changed(terms, name=plain(terms.name, LONGEST_NAME) or "A table")


def _sound_extra(house: House, terms: p.Terms, extra: Raw) -> Raw:
    """What a game of such terms can have of its own. Raises :class:`DeniedError`."""
    try:
        extra = unpacked(extra)  # of the message it came in nothing else is kept
    except PackingError as error:
        raise DeniedError("malformed", str(error)) from error
    if why := why_not_extra(terms, extra, house.catalogue):
        raise DeniedError("malformed", why)
    return extra


def change(table: HostedTable, message: p.Change) -> None:
    """Other terms for a lobby. Raises :class:`DeniedError`."""
    before_the_game(table)
    terms, saved = _sound(message.terms), table.saved
    password = saved.password if message.password is None else message.password
    words = in_words(saved.terms, terms)
    keeps = message.extra == NO_EXTRA and terms.game == saved.terms.game
    extra = saved.extra if keeps else _sound_extra(table.house, terms, message.extra)
    if extra != saved.extra:
        words.append("other cards")
    if password != saved.password:
        words.append("another password" if password and saved.password else "a password" if password else "no password")
    if not words:
        return
    if terms.mode != "strict" and any(seat.player == "random" for seat in saved.seats):
        raise DeniedError("now", "Computer players need the referee. Send them away first.")
    taken = sum(seat.player != "open" for seat in saved.seats)
    if taken > terms.seats:
        raise DeniedError("now", f"{taken} seats are taken. Send somebody away first.")
    decks = {number: _deck_under(table, seat, terms) for number, seat in enumerate(saved.seats)}
    for number, (deck, _) in decks.items():
        saved.seats[number].deck = deck
    kept = [number for number, seat in enumerate(saved.seats) if seat.player != "open"]
    for number, seat in enumerate(saved.seats):
        if len(kept) < terms.seats and seat.player == "open":
            kept.append(number)
    kept.sort()
    seats = [saved.seats[number] for number in kept]
    saved.seats = seats + [s.SavedSeat() for _ in range(terms.seats - len(seats))]
    saved.terms, saved.password, saved.extra = terms, password, extra
    table.keep()
    moved = {old: new for new, old in enumerate(kept)}
    again = " Say again that you are ready." if any(visitor.promise for visitor in table.visitors) else ""
    for visitor in table.visitors:
        visitor.promise = b""
        if visitor.seat in decks:
            _, reasons = decks[visitor.seat]
            if reasons:
                visitor.send(p.DeckChecked(0, reasons))
            if moved[visitor.seat] != visitor.seat:
                visitor.seat = moved[visitor.seat]
                visitor.send(p.Seated(0, saved.id, visitor.seat, owner=visitor.owner))
    table.tell_change()
    table.say(f"The table’s owner has changed it: {', '.join(words)}.{again}")


def in_words(before: p.Terms, now: p.Terms) -> list[str]:
    """What is another than it was, each in a few words.

    >>> in_words(p.Terms("Friday"), p.Terms("Friday", 4, mode="strict"))
    ['4 seats', 'with the referee']
    """
    rules = EDITIONS[now.edition].title if now.edition in EDITIONS else now.edition
    decks = next((one.title for one in FORMATS if one.name == now.format), now.format)
    time = limit_in_words(now.options.time_limit)
    spectators = f"spectators see it {now.delay / 60:g} minutes later" if now.delay else "spectators may watch"
    told = (
        (before.game != now.game, game_table(now.game).title if now.game in GAMES else now.game),
        (before.name != now.name, f"it is called “{now.name}”"),
        (before.seats != now.seats, f"{now.seats} seats"),
        (before.mode != now.mode, "with the referee" if now.mode == "strict" else "by hand"),
        (before.edition != now.edition, rules),
        (before.format != now.format, f"decks: {decks}"),
        (before.options.time_limit != now.options.time_limit, time),
        (
            (before.spectators, before.delay) != (now.spectators, now.delay),
            spectators if now.spectators else "no spectators",
        ),
        (
            before.share_journal != now.share_journal,
            "everybody gets the journal" if now.share_journal else "decks stay secret",
        ),
        (
            before.bargains != now.bargains,
            "computer players offer bargains" if now.bargains else "computer players offer no bargains",
        ),
        (before.hints != now.hints, "hints are allowed" if now.hints else "nobody asks for hints"),
        (before.options != changed(now.options, time_limit=before.options.time_limit), "other habits at the table"),
    )
    return [words for differs, words in told if differs]


def _deck_under(table: HostedTable, seat: s.SavedSeat, terms: p.Terms) -> tuple[DeckList | None, tuple[str, ...]]:
    """A seat's deck under other terms, and why it is none any more."""
    if seat.deck is None or not needs_deck(terms):
        return None, ()
    reasons = why_not_deck(seat.deck, terms, table.house.catalogue)
    if not reasons:
        return seat.deck, ()
    return (_starter(table, terms) if seat.player == "random" else None), reasons


def _starter(table: HostedTable, terms: p.Terms) -> DeckList:
    """A published deck that such a table lets in; one that plays itself, where there is one.

    Raises :class:`DeniedError` when there is none.
    """
    catalogue = table.house.catalogue
    decks = [deck for deck in catalogue.starters if deck.playable]
    random.SystemRandom().shuffle(decks)
    # What the cards say takes seconds to read: it is asked only once that was done, in another thread.
    texts = Texts.kept(catalogue) if table.house.referees.ready else None
    found: DeckList | None = None
    for deck in decks:
        plays = texts is None or share(counted(deck), catalogue, texts) >= ENOUGH
        if not plays and found is not None:
            continue
        crypt = tuple(Counter(dict(deck.crypt)).elements())
        listed = DeckList(deck.name, crypt, tuple(Counter(dict(deck.library)).elements()))
        if not why_not_deck(listed, terms, catalogue):
            if plays:
                return listed
            found = listed
    if found is not None:
        return found
    raise DeniedError("deck", "This host has no deck for a computer player at such a table.")


def _seat(table: HostedTable, number: int) -> s.SavedSeat:
    """A seat that something can be done with now. Raises :class:`DeniedError`."""
    if number >= len(table.saved.seats):
        raise DeniedError("malformed", "There is no such seat.")
    if table.saved.state in ("starting", "finished"):
        raise DeniedError("now", "That can’t be done now.")
    return table.saved.seats[number]


def kick(table: HostedTable, visitor: Visitor, message: p.Kick) -> None:
    """Send a seat's person away; from a game that runs when the others agree. Raises :class:`DeniedError`."""
    seat, saved = _seat(table, message.seat), table.saved
    if seat.player == "open":
        raise DeniedError("now", "Nobody sits there.")
    if message.name and message.name != seat.name:
        raise DeniedError("now", f"{message.name} does not sit there any more.")
    name = seat.name
    if table.goes_on and seat.token:
        table.release(visitor, 0, message.seat, send_away=True)
        if seat.token:
            raise DeniedError("now", f"The others are asked first: {name} is sent away when they agree.")
        return
    if seat.token:
        saved.sent_away = [*saved.sent_away, seat.token][-s.KEPT_DIGESTS :]
    if saved.state == "lobby":
        saved.seats[message.seat] = s.SavedSeat()
    else:
        seat.player, seat.token, seat.key, seat.computer = "person", b"", b"", ""
    table.keep()
    if table.running:
        table.running.dismiss_computer(message.seat)
    for visitor in table.at(message.seat):
        table.depart(visitor, "kicked", "The table’s owner sent you away.", quiet=True)
    table.say(f"{name} was sent away by the table’s owner")
    table.tell_change()


def hand_over(table: HostedTable, visitor: Visitor, message: p.HandOver) -> None:
    """Give out a key to a seat: who has it at once; in a game another’s only when she has been away for a while and the
    table agrees. Raises :class:`DeniedError`."""
    seat, own = _seat(table, message.seat), visitor.seat == message.seat
    playing = table.saved.state == "playing"
    if not visitor.owner and not own and (not playing or visitor.seat == NOBODY):
        raise DeniedError("rights", "Only the table’s owner can hand over another’s seat.")
    if seat.player == "open":
        raise DeniedError("now", "Anybody can have that seat.")
    if playing and not own and any(table.at(message.seat)):
        raise DeniedError("now", f"{seat.name} is there: only she can hand over her seat.")
    if playing and not own and not seat.released:
        table.check_away(message.seat)
    if playing and not seat.released:
        table.release(visitor, message.number, message.seat)
    else:
        table.give_key(visitor, message.number, message.seat)


def replace(table: HostedTable, message: p.Replace) -> None:
    """Let a computer or random player fill a seat. Raises :class:`DeniedError`."""
    seat, saved = _seat(table, message.seat), table.saved
    if any(table.at(message.seat)) or seat.player == "random":
        raise DeniedError("now", "Somebody sits there.")
    if saved.state != "lobby":
        if table.goes_on:
            table.check_away(message.seat)
        seat.player, seat.computer = "random", message.computer
    elif seat.player == "open":
        name = free_name(saved, "Computer" if message.computer else "Random player", message.seat)
        deck = _starter(table, saved.terms) if needs_deck(saved.terms) else None
        saved.seats[message.seat] = s.SavedSeat(name, "random", deck=deck, computer=message.computer)
    else:
        raise DeniedError("now", "That seat is taken; send its person away first.")
    table.keep()
    if table.running:
        table.running.seat_computer(message.seat, seat.computer or seat.player)
        who = "computer" if seat.computer else "random"
        table.say(f"A {who} player fills in for {seat.name}")
    table.tell_change()


def entrust(table: HostedTable, message: p.Entrust) -> None:
    """Give the table to whoever is at a seat. Raises :class:`DeniedError`."""
    seat, token = _seat(table, message.seat), secrets.token_bytes(32)
    new = next(table.at(message.seat), None)
    if new is None:
        raise DeniedError("now", "Nobody is at that seat just now.")
    if new.owner:
        raise DeniedError("now", "The table is hers already.")
    table.saved.owner = s.digest(token)
    name = seat.name
    table.keep()
    for other in table.visitors:
        if other.owner and other is not new:
            other.owner = False
            if other.seat != NOBODY:
                asked = table.running.last_asked(other.seat) if table.running else 0
                other.send(p.Seated(message.number, table.saved.id, other.seat, asked))
            else:
                other.watching = table.saved.terms.spectators
                other.send(p.Watching(message.number, table.saved.id, table.saved.terms.delay))
    new.owner = True
    new.send(p.Entrusted(table.saved.id, token))
    table.say(f"The table is {name}’s from here on")
    table.tell_change()


def finish(table: HostedTable, visitor: Visitor) -> Callable[[], None] | None:
    """The table is over for good; returns what then saves the game, for another thread. Who plays decides over the end
    of a game that runs. Raises :class:`DeniedError`."""
    if table.saved.state == "starting":
        raise DeniedError("now", "The game is just beginning.")
    if table.goes_on:
        _end_game(table, visitor)
    table.saved.seed_told = table.seed_told
    table.saved.state = "finished"
    table.keep()
    running, table.running = table.running, None
    table.tell_change()
    return running.close() if running else None


def _end_game(table: HostedTable, visitor: Visitor) -> None:
    """Ask those who play whether their game ends here. Raises :class:`DeniedError` unless it has ended by that."""
    playing = {number for number, seat in enumerate(table.saved.seats) if seat.player == "person"}
    if visitor.seat == NOBODY and playing <= table.gone():
        return
    if table.running is None or visitor.seat == NOBODY:
        raise DeniedError("now", "The game goes on: those who play end it together, then the table can be finished.")
    reply = table.running.end_game(visitor.seat)
    if not reply.accepted:
        raise DeniedError("now", reply.reason)
    if reply.waiting:
        raise DeniedError("now", "The others are asked whether the game ends: when they agree, finish the table.")
