"""How much a host takes from anybody: the numbers of ``PROTOCOL.md``, "Limits", and how they are counted."""

from __future__ import annotations

import ipaddress
import logging
from collections import Counter, OrderedDict

from msgspec import Struct

from vtes_desktop.plain_words import plain


class Limits(Struct, frozen=True):
    """What a host allows. Times are in seconds, sizes in bytes."""

    handshake: float = 5.0
    """For TLS, and once more for the WebSocket."""
    handshake_bytes: int = 16 * 1024
    hello: float = 10.0
    without_table: float = 600.0
    quiet: float = 10.0
    """After which a silent guest is pinged."""
    dead: float = 30.0
    """After which a silent guest is given up."""
    of_address: int = 32
    """Connections."""
    in_all: int = 2_000
    without_seat: int = 500
    """Connections in all that have no seat: the rest is kept for those who have one."""
    new_burst: float = 40
    """New connections of an address at once, and …"""
    new_each_second: float = 10
    strangers_burst: float = 300
    """New connections at once of all addresses from which nobody has a seat, together, and …"""
    strangers_each_second: float = 100
    known: float = 24 * 3600.0
    """How long an address is known from which somebody came to a seat."""
    messages_burst: float = 100
    """Messages of a connection at once, and …"""
    messages_each_second: float = 40
    penalty: float = 5.0
    """How long an address is not let in that sent too much."""
    denied_in_a_row: int = 20
    unread: int = 2 * 1024 * 1024
    """On their way to a guest and not read yet."""
    says_burst: float = 20
    """Sentences of a seat, or of all who only watch from one address, at once, and …"""
    says_each_second: float = 2
    asks_burst: float = 20
    """Questions of a seat to the others whether something may be done, at once, and …"""
    asks_each_second: float = 0.5
    computing: float = 0.2
    """The host's computing time for one connection at once, and …"""
    computing_each_second: float = 0.1
    """… so much more; whoever uses it up is heard more slowly."""
    address_computing: float = 0.4
    """The same for all connections of an address together."""
    address_computing_each_second: float = 0.2
    deck_cards: int = 240
    """Of a deck, crypt and library together: all that is done with cards takes time and room by their number."""
    journal_burst: float = 1024 * 1024
    """Of a game's journal for one seat at once, and …"""
    journal_each_second: float = 8 * 1024
    journal_of_seat: int = 4 * 1024 * 1024
    """In the whole game; then the seat can only do what brings the game to its end."""
    journal_in_all: int = 48 * 1024 * 1024
    """Of a game's journal; then it can only be ended. A host that is restarted reads far more than this."""
    guesses: float = 5
    guesses_each_second: float = 0.05
    table_guesses: float = 30
    """Of one table’s password, from all addresses from which nobody has a seat, together."""
    table_guesses_each_second: float = 0.1
    tables: int = 500
    tables_of_address: int = 20
    """That are not finished."""
    spectators: int = 50
    away: float = 120.0
    """How long a player must have been away in a game before the others may let somebody else have her seat."""
    opening: float = 15.0
    """For every seat to tell its random number."""
    asleep: float = 600.0
    """After which a game at which nobody is any more is put to sleep: it is read from disk when somebody comes."""
    abandoned: float = 24 * 3600.0
    """After which a lobby in which nobody is any more is removed (after `asleep` if nobody has a seat there), and a
    finished table forgotten (its game is not)."""

    def table_guesses_bucket(self, now: float) -> Bucket:
        """How often strangers may guess one password, together."""
        return Bucket(self.table_guesses, self.table_guesses_each_second, now)


class Bucket:
    """Allows so many at once, and so many more each second."""

    __slots__ = ("_each_second", "_left", "_most", "_since")

    def __init__(self, most: float, each_second: float, now: float) -> None:
        self._most = most
        self._each_second = each_second
        self._left = most
        self._since = now

    def take(self, now: float, count: float = 1) -> bool:
        """Whether `count` more are allowed; then they are counted."""
        self._left = min(self._most, self._left + (now - self._since) * self._each_second)
        self._since = now
        if self._left < count:
            return False
        self._left -= count
        return True

    def charge(self, now: float, count: float) -> float:
        """Count what was used already, allowed or not; returns how many seconds it takes until all is even again."""
        self._left = min(self._most, self._left + (now - self._since) * self._each_second) - count
        self._since = now
        return max(0.0, -self._left / self._each_second)

    def give_back(self, count: float = 1) -> None:
        """What was taken does not count."""
        self._left = min(self._most, self._left + count)

    def full(self, now: float) -> bool:
        """Whether nothing was taken for so long that this need not be remembered."""
        return self._left + (now - self._since) * self._each_second >= self._most


def of_whom(address: str) -> str:
    """An address as it is counted.

    >>> of_whom("192.168.0.5"), of_whom("::ffff:192.168.0.5"), of_whom("fe80::1%eth0")
    ('192.168.0.5', '192.168.0.5', 'fe80::1')
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return str(mapped or parsed)


def network_of(address: str) -> str:
    """An address as its guesses are counted: of IPv6 the network of 64 bits, since one machine can have all of that.

    >>> network_of("192.168.0.5"), network_of("2001:db8::7")
    ('192.168.0.5', '2001:db8::/64')
    """
    return str(ipaddress.IPv6Network((address, 64), strict=False)) if ":" in address else address


class Addresses:
    """What each address has done lately; no more than :data:`MOST` are remembered."""

    MOST = 4_000

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._connections: Counter[str] = Counter()
        self._coming: OrderedDict[str, Bucket] = OrderedDict()
        self._guessing: OrderedDict[str, Bucket] = OrderedDict()
        self._computing: OrderedDict[str, Bucket] = OrderedDict()
        self._barred: OrderedDict[str, float] = OrderedDict()
        self._known: OrderedDict[str, float] = OrderedDict()
        self._strangers = Bucket(limits.strangers_burst, limits.strangers_each_second, 0.0)

    @property
    def connections(self) -> int:
        """How many connections there are in all."""
        return self._connections.total()

    def why_not(self, address: str, now: float) -> str:
        """Why one more connection of this address is not even looked at, in a word; empty when it may come."""
        limits = self._limits
        if self._barred.get(address, 0.0) > now:
            return "barred"
        if not self._bucket(self._coming, address, limits.new_burst, limits.new_each_second, now).take(now):
            return "too many new connections"
        if not self.is_known(address, now) and not self._strangers.take(now):
            return "too many new connections of strangers"
        return ""

    def is_full(self, address: str) -> str:
        """Why there is no room for one more of this address, in a word; empty when there is."""
        if self._connections[address] >= self._limits.of_address:
            return "too many connections"
        return "full" if self.connections >= self._limits.in_all else ""

    def come(self, address: str) -> None:
        """A connection is let in."""
        self._connections[address] += 1

    def know(self, address: str, now: float) -> None:
        """Somebody has come to a seat from here."""
        self._known[address] = now
        self._known.move_to_end(address)
        while len(self._known) > self.MOST:
            self._known.popitem(last=False)

    def is_known(self, address: str, now: float) -> bool:
        """Whether somebody has come to a seat from here lately: she comes in before strangers."""
        since = self._known.get(address)
        return since is not None and now - since <= self._limits.known

    def gone(self, address: str) -> None:
        """A connection has ended."""
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]

    def bar(self, address: str, now: float) -> None:
        """Don't let this address in for a while."""
        self._barred[address] = now + self._limits.penalty
        self._barred.move_to_end(address)
        while len(self._barred) > self.MOST:
            self._barred.popitem(last=False)

    def guesses(self, address: str, now: float) -> Bucket:
        """How often this address may still guess a password."""
        address = network_of(address)
        return self._bucket(self._guessing, address, self._limits.guesses, self._limits.guesses_each_second, now)

    def computing(self, address: str, now: float) -> Bucket:
        """How much computing time this address may still use."""
        limits = self._limits
        return self._bucket(
            self._computing, address, limits.address_computing, limits.address_computing_each_second, now
        )

    def _bucket(
        self, buckets: OrderedDict[str, Bucket], address: str, most: float, each_second: float, now: float
    ) -> Bucket:
        bucket = buckets.get(address)
        if bucket is None:
            bucket = buckets[address] = Bucket(most, each_second, now)
            while len(buckets) > self.MOST:
                buckets.popitem(last=False)
        else:
            buckets.move_to_end(address)
        return bucket


class Once:
    """Logs each kind of thing once for each address, until that has long been forgotten."""

    MOST = 1_000

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._said: OrderedDict[tuple[str, str], int] = OrderedDict()

    def __call__(self, address: str, kind: str, more: str = "") -> None:
        """Log that `address` did this, if it is the first time."""
        count = self._said.pop((address, kind), 0)
        self._said[address, kind] = count + 1
        while len(self._said) > self.MOST:
            self._said.popitem(last=False)
        if not count:
            self._log.warning("%s: %s%s (said once)", address, kind, f": {plain(more, 300)}" if more else "")

    def count(self, address: str, kind: str) -> int:
        """How often that was so."""
        return self._said.get((address, kind), 0)
