"""Invitations: all that one needs to come to a table where it isn't found by itself, as one line of text.

``vtes://192.168.1.5:27182/k3Vq9x?fingerprint=q83vEjRWeJ…&also=10.8.0.2&also=[fd00::5]:27182&name=Friday%20night``

The authority is where the host is reached first, the path which of its tables is meant (none: its lobby), `also` where
else it is reached (the same port unless said), `fingerprint` the SHA-256 of its certificate in URL-safe Base64, `name`
what the table is called. Whoever has the line knows with whom he speaks, whatever lies in between.
"""

from __future__ import annotations

import base64
import binascii
import ipaddress
import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

from msgspec import Struct

from vtes_desktop.plain_words import plain

SCHEME = "vtes"
PORT: Final = 27_182
"""The port that a host listens at unless it is told another."""
LONGEST = 2000
"""Characters of an invitation; what chats and mails leave whole."""
MOST_ADDRESSES = 16

_HOST = re.compile(r"(?!-)[A-Za-z0-9_-]{1,63}(?:\.[A-Za-z0-9_-]{1,63})*\.?")
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,32}")
_LINK = re.compile(rf"{SCHEME}://[^\s<>\"“”]+", re.IGNORECASE)


class InvitationError(ValueError):
    """That is no invitation; the message is a sentence."""


class Address(Struct, frozen=True, order=True):
    """Where a host listens: an IP address or a host name, and a port."""

    host: str
    port: int = PORT

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class Invitation(Struct, frozen=True):
    """Where a host is, who it is and which of its tables is meant.

    >>> print(Invitation((Address("10.0.0.7"), Address("fd00::7")), "k3Vq9x"))
    vtes://10.0.0.7:27182/k3Vq9x?also=%5Bfd00%3A%3A7%5D
    """

    addresses: tuple[Address, ...]
    """At least one; the first is tried first."""
    table: str = ""
    """Which table; empty for the host's lobby."""
    fingerprint: str = ""
    """SHA-256 of the host's certificate, 64 hex digits; empty when it was never said (an address typed by hand)."""
    name: str = ""
    """What the table is called."""

    def __str__(self) -> str:
        first, *others = self.addresses
        query = []
        if self.fingerprint:
            code = base64.urlsafe_b64encode(bytes.fromhex(self.fingerprint)).decode().rstrip("=")
            query.append(("fingerprint", code))
        query += [("also", _briefly(address, first.port)) for address in others]
        if self.name:
            query.append(("name", self.name))
        path = f"/{self.table}" if self.table or query else ""
        text = f"{SCHEME}://{first}{path}{'?' if query else ''}{urlencode(query, quote_via=quote)}"
        return text[:-1] + "%2E" if text.endswith(".") else text  # a dot at the end would be the sentence's


def _briefly(address: Address, port: int) -> str:
    if address.port != port:
        return str(address)
    return f"[{address.host}]" if ":" in address.host else address.host


def read(text: str) -> Invitation:
    """The invitation in `text`: a link, text with a link in it, or just ``host`` or ``host:port`` typed by hand.

    :raises InvitationError: there is none.
    """
    text = text.strip()
    if found := _LINK.search(text):
        link = found.group().rstrip(".,;!?)")
    elif re.search(r"\s|/", text) or not text:
        raise InvitationError(f"There is no invitation in that text: one begins with “{SCHEME}://”.")
    else:
        link = f"{SCHEME}://{text}"
    if len(link) > LONGEST:
        raise InvitationError(f"That is too long for an invitation: {len(link)} characters, at most {LONGEST}.")
    try:
        parts = urlsplit(link)
        fields = parse_qsl(parts.query, max_num_fields=MOST_ADDRESSES + 8, errors="strict")
    except (ValueError, UnicodeError) as error:
        raise InvitationError("That invitation is damaged. Copy the whole line once more.") from error
    if "@" in parts.netloc or parts.fragment:
        raise InvitationError("That invitation holds what none should. Ask the host for another.")
    first = read_address(parts.netloc)
    table = parts.path.strip("/")
    if table and not _TABLE.fullmatch(table):
        raise InvitationError("The invitation names no table that could be. Copy the whole line once more.")
    addresses = [first, *(read_address(value, first.port) for key, value in fields if key == "also")]
    if len(addresses) > MOST_ADDRESSES:
        raise InvitationError(f"An invitation has at most {MOST_ADDRESSES} addresses.")
    values = dict(fields)
    return Invitation(
        tuple(dict.fromkeys(addresses)),
        table,
        _fingerprint(values["fingerprint"]) if "fingerprint" in values else "",
        plain(values.get("name", ""), 100),
    )


def read_address(text: str, port: int = PORT) -> Address:
    """``host``, ``host:port``, ``[IPv6]`` or ``[IPv6]:port``; a lone IPv6 address, too.

    :raises InvitationError: it is none.
    """
    try:
        return Address(str(ipaddress.IPv6Address(text)), port)
    except ValueError:
        pass
    found = re.fullmatch(r"(?:\[([0-9A-Fa-f:.]+)\]|([^\[\]:@]+))(?::([0-9]{1,5}))?", text)
    if found is None:
        raise InvitationError(f"“{text[:60]}” is no address of a host, such as 192.168.1.5 or 192.168.1.5:{PORT}.")
    within, name, written = found.groups()
    if written is not None:
        port = int(written)
        if not 1 <= port <= 65535:
            raise InvitationError(f"There is no port {port}: ports go from 1 to 65535.")
    if within is not None:
        try:
            return Address(str(ipaddress.IPv6Address(within)), port)
        except ValueError as error:
            raise InvitationError(f"“[{within[:60]}]” is no IPv6 address.") from error
    if re.fullmatch(r"[0-9.]+", name):
        try:
            return Address(str(ipaddress.IPv4Address(name)), port)
        except ValueError as error:
            raise InvitationError(f"“{name[:60]}” is no IPv4 address.") from error
    if len(name) > 253 or not _HOST.fullmatch(name):
        raise InvitationError(f"“{name[:60]}” is no name of a host.")
    return Address(name.lower(), port)


def reachable(addresses: Iterable[str]) -> list[str]:
    """Those of a machine's IP addresses that others may reach it by, the likeliest first.

    Addresses of the machine itself and link-local ones (which mean another thing on each machine) are left out, unless
    there is nothing else.
    """
    known = sorted(
        {ipaddress.ip_address(address.partition("%")[0]) for address in addresses},
        key=lambda address: (address.version, not address.is_private, address.packed),
    )
    useful = [a for a in known if not (a.is_loopback or a.is_link_local or a.is_unspecified or a.is_multicast)]
    return [str(address) for address in useful or [a for a in known if a.is_loopback]]


def _fingerprint(code: str) -> str:
    """64 hex digits from URL-safe Base64, or from hex as people type it. Raises :class:`InvitationError`."""
    plain = re.sub(r"[\s:]", "", code)
    if re.fullmatch(r"[0-9A-Fa-f]{64}", plain):
        return plain.lower()
    try:
        raw = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise InvitationError("The fingerprint in the invitation is damaged. Copy the whole line once more.") from error
    if len(raw) != 32:
        raise InvitationError("The fingerprint in the invitation is damaged. Copy the whole line once more.")
    return raw.hex()
