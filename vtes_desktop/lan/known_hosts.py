"""Hosts met before, by their fingerprints: trust on first use, and a loud word when one is another than it was.

A host is met by the name it gives itself; one that was only ever typed in as an address, by that. The same name with
another fingerprint is a reinstalled program at best, and somebody who wants to pass for a friend at worst: the player
is told both fingerprints and decides.
"""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Annotated

import msgspec
from filelock import FileLock
from msgspec import Meta, Struct

from vtes_desktop.decks.storing import StoringError, replace
from vtes_desktop.lan.identity import shown

FILE = "known-hosts.json"
MOST = 500
"""Hosts remembered; whom one hasn't met for longest is forgotten first."""
LARGEST = 1024 * 1024
"""Bytes of the file."""

Fingerprint = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class KnownHostsError(Exception):
    """The file can't be read or written; the message is a sentence."""


class KnownHost(Struct, frozen=True):
    """A host met before."""

    fingerprint: Fingerprint
    name: Annotated[str, Meta(max_length=200)] = ""
    """What it called itself; empty when only its address was known."""
    address: Annotated[str, Meta(max_length=300)] = ""
    """Where it was last: ``192.168.1.5:8837``."""
    met: str = ""
    """When last, ISO 8601."""


class HostChangedError(Exception):
    """A host shows another fingerprint than when it was met. Nothing was said to it yet.

    The message is what the player must read; :attr:`known` and :attr:`now` are the two fingerprints, 64 hex digits.
    """

    def __init__(self, name: str, known: str, now: str) -> None:
        super().__init__(
            f"“{name}” is not the host that you know by that name. It may have a new computer, or its program was "
            "installed anew; or somebody else wants to pass for it. Ask the host to read its fingerprint to you. "
            f"Until now it was {shown(known)}. Now it is {shown(now)}."
        )
        self.name = name
        self.known = known
        self.now = now


class KnownHosts:
    """The hosts in one file. Several programs may share it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.damage = ""
        """A sentence when the file could not be read and was put aside; empty when all is well."""

    def check(self, name: str, address: str, fingerprint: str) -> KnownHost | None:
        """Who it is, when met before; None for a host never met.

        :param name: what the host calls itself; empty when nobody said.
        :raises HostChangedError: one of that name (or without a name, at that address) had another fingerprint.
        :raises KnownHostsError: the file can't be read.
        """
        hosts = self._read()
        for host in hosts:
            if host.fingerprint == fingerprint:
                return host
        for host in hosts:
            same = host.name.casefold() == name.casefold() if name else host.address == address
            if same:
                raise HostChangedError(name or address, host.fingerprint, fingerprint)
        return None

    def remember(self, name: str, address: str, fingerprint: str) -> None:
        """Trust a host from now on, beside others of its name. Raises :class:`KnownHostsError`.

        To be called when a host was joined, and when the player has said that a changed one is right.
        """
        now = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self._locked():
                hosts = self._read()
                if not name:
                    name = next((host.name for host in hosts if host.fingerprint == fingerprint), "")
                kept = [host for host in hosts if host.fingerprint != fingerprint]
                new = [KnownHost(fingerprint, name[:200], address[:300], now), *kept][:MOST]
                replace(self.path, msgspec.json.format(msgspec.json.encode(new)))
        except StoringError as error:
            raise KnownHostsError(str(error)) from error
        except OSError as error:
            raise KnownHostsError(f"{self.path} can’t be written: {error.strerror or error}.") from error

    def _locked(self) -> FileLock:
        return FileLock(self.path.with_name(FILE + ".lock"))

    def _read(self) -> list[KnownHost]:
        try:
            with self.path.open("rb") as file:
                data = file.read(LARGEST + 1)
            if len(data) <= LARGEST:
                return msgspec.json.decode(data, type=list[KnownHost])
        except FileNotFoundError:
            return []
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            pass
        except OSError as error:
            raise KnownHostsError(
                f"The list of hosts that you know can’t be read from {self.path}: {error.strerror or error}."
            ) from error
        return self._put_aside()

    def _put_aside(self) -> list[KnownHost]:
        """The file is damaged: keep it under another name, begin anew, and say so."""
        number = 1
        while (kept := self.path.with_name(f"{FILE}.damaged-{number}")).exists():
            number += 1
        try:
            self.path.replace(kept)
        except OSError as error:
            raise KnownHostsError(
                f"The list of hosts that you know is damaged, and {self.path} can’t be moved away: "
                f"{error.strerror or error}. Move it away by hand."
            ) from error
        self.damage = (
            f"The list of hosts that you know was damaged and is kept as {kept.name}. Compare fingerprints when you "
            "join a host for the first time again."
        )
        return []
