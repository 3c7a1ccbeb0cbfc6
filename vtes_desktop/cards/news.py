"""News of a newer card list and a newer program, from an address that the player gives, and only when asked.

At the address lies a JSON document, as anybody may write it for their group::

    {"program": {"version": "0.2.0", "page": "https://…"},
     "cards": {"version": "2026.12", "address": "krcg-5.15-py3-none-any.whl", "sha256": "…"}}

Either part may be missing; an address inside may be relative to the document's own. A card list is a wheel or zip as
:mod:`vtes_desktop.cards.lists` reads them. It is fetched whole, compared with its sum, read as the program would read
it, and only then kept beside the installed one. Of the program nothing is ever fetched: the page is named.
"""

from __future__ import annotations

import hashlib
import http.client
import os
import re
import tempfile
import urllib.error
import urllib.request
import zipfile
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urljoin, urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from vtes_desktop import __version__
from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.cards import catalogue
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.lists import CardListError
from vtes_desktop.cards.picture_download import web_opener

MOST_NEWS: Final = 64 * 1024
MOST_LISTS: Final = 64 * 2**20
"""Bytes of a card list, packed; today's has two million."""
MOST_UNPACKED: Final = 256 * 2**20
PATIENCE: Final = 20.0
"""Seconds to wait for each answer of a server."""
FEWEST: Final = 1000
"""Cards that a list has at least to be called one of all cards."""

Version = Annotated[str, Meta(pattern=r"^[0-9]{1,6}(\.[0-9]{1,6}){0,5}$")]
Web = Annotated[str, Meta(max_length=2000)]


class NewsError(Exception):
    """There is no news to be had, or it is not as it should be; the message is a sentence."""


class ProgramNews(Struct, frozen=True):
    """The newest program."""

    version: Version
    page: Web
    """Where it is told of."""


class ListNews(Struct, frozen=True):
    """The newest card list."""

    version: Version
    address: Web
    sha256: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


class News(Struct, frozen=True):
    """What the document at the address says."""

    program: ProgramNews | None = None
    cards: ListNews | None = None


def look(address: str) -> News:
    """What the document at `address` says. Raises NewsError."""
    data = _fetch(address, MOST_NEWS)
    try:
        news = msgspec.json.decode(data, type=News)
    except UNREADABLE as error:
        raise NewsError(f"What lies at {address} is no news of this program ({error}).") from error
    if news.program is not None:
        _web(urljoin(address, news.program.page))
        program = ProgramNews(news.program.version, urljoin(address, news.program.page))
        news = replace(news, program=program)
    if news.cards is not None:
        lists = news.cards
        _web(urljoin(address, lists.address))
        news = replace(news, cards=ListNews(lists.version, urljoin(address, lists.address), lists.sha256))
    return news


def newer(version: str, than: str) -> bool:
    """Whether one version of numbers and dots comes after another.

    >>> newer("0.10", "0.9.1"), newer("0.9", "0.9.0"), newer("1.0", "1.0rc1")
    (True, False, False)
    """
    return _numbers(version) > _numbers(than)


def _numbers(version: str) -> tuple[int, ...]:
    numbers = [int(found) for found in re.findall(r"\d+", version.split("rc")[0].split("+")[0])]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def kept(lists: ListNews, folder: Path) -> Path:
    """Where that list is, or would be, kept in the folder of card lists."""
    return folder / f"cards-{lists.version}-{lists.sha256[:8]}.zip"


def fetch(lists: ListNews, folder: Path) -> Path:
    """Fetch a card list, check it and keep it in a folder; returns its file. Raises NewsError; nothing is kept then."""
    data = _fetch(lists.address, MOST_LISTS)
    if hashlib.sha256(data).hexdigest() != lists.sha256:
        raise NewsError("The card list that came is not the one that was announced: its sum differs.")
    path = kept(lists, folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=folder, prefix=".coming-", suffix=".zip")
        coming = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            _check(coming)
            coming.replace(path)
        finally:
            coming.unlink(missing_ok=True)
    except OSError as error:
        raise NewsError(f"The card list can't be kept in {folder}: {error.strerror or error}.") from error
    return path


def new_sets(new: Catalogue, before: Catalogue | None) -> tuple[str, ...]:
    """The names of the sets that a list has and the one before had not."""
    known = {each.name for each in before.sets.values()} if before is not None else set()
    return tuple(sorted({each.name for each in new.sets.values()} - known))


def _check(path: Path) -> None:
    """Read a list as the program would. Raises NewsError where that can't be done."""
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > MOST_UNPACKED:
                raise NewsError("The card list that came is far too long.")
        number = len(catalogue.load(path, cache=False))
    except (zipfile.BadZipFile, CardListError) as error:
        raise NewsError(f"The card list that came can't be read: {error}") from error
    if number < FEWEST:
        raise NewsError(f"The list that came has {number} cards: that is no list of all cards.")


def _web(address: str) -> None:
    try:
        parts = urlsplit(address)
        if parts.scheme in ("http", "https") and parts.hostname:
            return
    except ValueError:
        pass
    raise NewsError(f"“{address[:100]}” is no web address: it must begin with https:// or http://.")


def _fetch(address: str, most: int) -> bytes:
    """What lies at a web address. Raises NewsError."""
    _web(address)
    request = urllib.request.Request(address, headers={"User-Agent": f"vtes-desktop/{__version__}"})
    try:
        with web_opener().open(request, timeout=PATIENCE) as answer:
            data: bytes = answer.read(most + 1)
    except urllib.error.HTTPError as error:
        error.close()
        raise NewsError(f"No news came from {urlsplit(address).hostname}: it answered {error.code}.") from None
    except (OSError, ValueError, http.client.HTTPException) as error:
        why = getattr(error, "reason", "") or error or type(error).__name__
        raise NewsError(f"No news came from {urlsplit(address).hostname}: {why}.") from error
    if len(data) > most:
        raise NewsError(f"What lies at {address} is longer than {most:,} bytes.")
    return data
