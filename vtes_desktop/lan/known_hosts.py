"""Hosts met before, by their fingerprints: trust on first use, and a loud word when one is another than it was.

A host is met by the name it gives itself and by the address it is at. Either with another fingerprint is a reinstalled
program or another machine at best, and somebody who wants to pass for a friend at worst: the player is told both
fingerprints and decides. Names that look alike are the same name (:func:`vtes_desktop.plain_words.skeleton`).
"""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from vtes_desktop.lan.fingerprint import shown
from vtes_desktop.lan.kept_list import KeptList
from vtes_desktop.plain_words import plain, skeleton

FILE = "known-hosts.json"
MOST = 500
"""Hosts remembered; whom one hasn't met for longest is forgotten first."""
LARGEST = 1024 * 1024
"""Bytes of the file."""

Fingerprint = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


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

    def __init__(self, name: str, known: str, now: str, *, at: str = "", was: str = "") -> None:
        """:param name: what the host calls itself; where it is, when nobody said.
        :param at: the address, if it is that by which another host was known; that one called itself `was`."""
        what = f"“{name}” is not the host that you know by that name."
        if at:
            what = f"The host at {at} is not the one that you know there{f' as “{was}”' if was else ''}."
        super().__init__(
            f"{what} It may have a new computer, or its program was "
            "installed anew; or somebody else wants to pass for it. Ask the host to read its fingerprint to you. "
            f"Until now it was {shown(known)}. Now it is {shown(now)}."
        )
        self.name = name
        self.at = at
        self.was = was
        self.known = known
        self.now = now


class KnownHosts:
    """The hosts in one file. Several programs may share it."""

    def __init__(self, folder: Path) -> None:
        self.kept = KeptList(
            folder / FILE,
            KnownHost,
            "The list of hosts that you know",
            "Compare fingerprints when you join a host for the first time again.",
            most=MOST,
            largest=LARGEST,
        )

    def check(self, name: str, address: str, fingerprint: str) -> KnownHost | None:
        """Who it is, when met before; None for a host never met.

        :param name: what the host calls itself; empty when nobody said.
        :raises HostChangedError: one of that name, or at that address, had another fingerprint; or one met before by
            another name calls itself now as somebody else does.
        :raises KeptListError: the file can't be read.
        """
        hosts, looks = self.kept.read(), skeleton(name)
        met = next((host for host in hosts if host.fingerprint == fingerprint), None)
        if met is not None and (not looks or skeleton(met.name) in ("", looks)):
            return met
        for host in hosts:
            if host is not met and looks and skeleton(host.name) == looks:
                raise HostChangedError(name, host.fingerprint, fingerprint)
        if met is None:
            for host in hosts:
                if address and host.address == address:
                    raise HostChangedError(name or address, host.fingerprint, fingerprint, at=address, was=host.name)
        return met

    def remember(self, name: str, address: str, fingerprint: str) -> None:
        """Trust a host from now on, beside others of its name. Raises :class:`KeptListError`.

        To be called when a host was joined, and when the player has said that a changed one is right.
        """
        now = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")

        def with_it(hosts: list[KnownHost]) -> list[KnownHost]:
            known = plain(name) or next((host.name for host in hosts if host.fingerprint == fingerprint), "")
            others = [host for host in hosts if host.fingerprint != fingerprint]
            return [KnownHost(fingerprint, known[:200], address[:300], now), *others]

        self.kept.change(with_it)
