"""Where on the network one can go: tables that are found, seats that are kept, houses where tables can be made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from vtes_desktop.lan.discovery import Announcement, Found
from vtes_desktop.lan.invitation import Address, Invitation
from vtes_desktop.lan.protocol import TableLine, Welcome
from vtes_desktop.lan.tickets import Ticket
from vtes_desktop.rules.editions.edition import EDITIONS
from vtes_desktop.table.games import GAMES, VTES, game_table
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import plural, tr


class Place(Struct, frozen=True):
    """A table in the list: one that was found, or one where the player has a seat; or a house, a host for everybody."""

    invitation: Invitation
    """How to come to it; to a house itself without a table."""
    title: str
    words: str
    password: bool = False
    """Whether it takes one to come in; at a house, to make a table."""
    open: bool = True
    """Whether one can take a seat there."""
    spectators: bool = True
    ticket: Ticket | None = None
    """What one comes back to one's seat with."""
    seen: bool = True
    """Whether its host is on the network now."""
    house: bool = False
    """Whether this is a house: one can make a table there."""
    within: str = ""
    """The name of the house that a table is listed under; empty for any other."""

    @property
    def group(self) -> tuple[str, str]:
        """What stands together in the list."""
        name = self.title if self.house else self.within
        return (name.casefold(), self.invitation.fingerprint) if name else ("", "")


class Joining(Struct, frozen=True):
    """Where to go, as whom."""

    invitation: Invitation
    you: str
    password: str = ""
    watch: bool = False
    key: bytes = b""
    """Of a seat that is handed over."""
    ticket: Ticket | None = None
    """Of one's own seat, to come back to."""


def place_of(found: Found, ticket: Ticket | None = None, house: str = "") -> Place:
    """A found table as the list has it, with the player's own seat there if there is one.

    :param house: the name of the house that it is listed under.
    """
    told = found.announcement
    edition = game_word(EDITIONS[told.edition].title) if told.edition in EDITIONS else told.edition
    # A table on the network is announced with the edition of its rules, which another game has of its own.
    others = {game_table(key).edition: game_table(key).title for key in GAMES if key != VTES}
    edition = others.get(told.edition, edition)
    running = told.state != "lobby"
    seats = (
        tr("the game is running")
        if running
        else tr("{taken} of {seats} seats taken", taken=told.taken, seats=told.seats)
    )
    if ticket is not None:
        seats = tr("your seat is kept, {player}", player=ticket.player) if ticket.player else tr("it is your table")
    parts = [seats, tr("with the referee") if told.mode == "strict" else tr("by hand"), edition]
    if told.password and ticket is None:
        parts.append(tr("with a password"))
    return Place(
        found.invitation,
        f"{told.name} — {told.host}" if told.host and not house else told.name,
        " · ".join(part for part in parts if part),
        told.password and ticket is None,
        not running and told.taken < told.seats,
        told.spectators,
        ticket,
        within=house,
    )


def place_kept(ticket: Ticket) -> Place:
    """A seat that is kept at a table that is not found just now."""
    title = f"{ticket.title} — {ticket.host}" if ticket.host else ticket.title
    whose = tr("your seat is kept, {player}", player=ticket.player) if ticket.player else tr("it is your table")
    words = tr("{whose} · the host is not seen on the network just now", whose=whose)
    invitation = Invitation(ticket.addresses, ticket.table, ticket.fingerprint, ticket.title)
    return Place(invitation, title, words, open=False, spectators=False, ticket=ticket, seen=False)


def place_of_house(found: Found, tables: int) -> Place:
    """A house as the list has it.

    :param tables: how many are found there.
    """
    told = found.announcement
    count = plural("one table", "{n} tables", tables) if tables else tr("no table yet")
    make = tr("make a table there with its password") if told.password else tr("make a table there")
    parts = [tr("a host for everybody"), count, make]
    return Place(found.invitation, told.host, " · ".join(parts), told.password, False, False, house=True)


def places_of(found: Iterable[Found], tickets: Sequence[Ticket], own: str = "") -> list[Place]:
    """All there is: what was found, each seat that the player has there by itself, and seats at hosts out of sight.

    :param tickets: the last used first; the same machine may have several players at one table.
    :param own: the fingerprint of this window's own host: what it kept is opened again elsewhere.
    """
    here = list(found)
    kept: dict[tuple[str, str], list[Ticket]] = {}
    for ticket in tickets:
        if ticket.table and not ticket.finished:
            kept.setdefault((ticket.fingerprint, ticket.table), []).append(ticket)
    houses = {one.announcement.fingerprint: one.announcement.host for one in here if not one.announcement.table}
    counted = [one.announcement.fingerprint for one in here if _is_table(one)]
    places: list[Place] = []
    for one in here:
        told = one.announcement
        if not told.table:
            places.append(place_of_house(one, counted.count(told.fingerprint)))
        elif _is_table(one):
            seats = kept.pop((told.fingerprint, told.table), [])
            places += [place_of(one, seat) for seat in seats]
            if not seats or (told.state == "lobby" and told.taken < told.seats):
                places.append(place_of(one, None, houses.get(told.fingerprint, "")))
    for seats in kept.values():
        places += [place_kept(one) for one in seats if one.playing and one.addresses and one.fingerprint != own]
    return places


def _is_table(found: Found) -> bool:
    return bool(found.announcement.table) and found.announcement.state != "finished"


def in_order(places: Iterable[Place], you: str) -> list[Place]:
    """What a player of that name sees: their own seats first, then other players' of this machine, then tables with
    open seats, then houses with theirs, and at the end what is out of reach. Nobody is offered a second seat."""
    listed = list(places)
    mine = {_key(one) for one in listed if _of(one, you)}

    def place(one: Place) -> tuple[object, ...]:
        own = one.ticket is not None
        return (not one.seen, not own, not _of(one, you), one.group, not one.house, not one.open, one.title.casefold())

    return sorted((one for one in listed if one.ticket is not None or _key(one) not in mine), key=place)


def _of(place: Place, you: str) -> bool:
    return place.ticket is not None and place.ticket.player.casefold() in ("", " ".join(you.split()).casefold())


def _key(place: Place) -> tuple[str, str]:
    return place.invitation.fingerprint, place.invitation.table


def same(one: Place, other: Place) -> bool:
    """Whether two announcements are of one table, and one seat there."""
    seats = [place.ticket.token if place.ticket is not None else b"" for place in (one, other)]
    return _key(one) == _key(other) and seats[0] == seats[1] and one.house == other.house


def found_at(welcome: Welcome, tables: Sequence[TableLine], fingerprint: str, at: Sequence[Address]) -> list[Found]:
    """What a host says of itself and its tables, as if it had been announced on the network."""
    addresses = tuple(at)
    found = [
        Found(
            Announcement(
                line.id,
                line.name[:60],
                welcome.name[:60],
                fingerprint,
                line.seats,
                line.taken,
                line.mode,
                line.edition[:60],
                line.state,
                line.password,
                line.spectators,
                welcome.version,
            ),
            addresses,
        )
        for line in tables
    ]
    if welcome.house:
        name = welcome.name[:60]
        told = Announcement("", name, name, fingerprint, state="house", password=welcome.password)
        found.insert(0, Found(told, addresses))
    return found
