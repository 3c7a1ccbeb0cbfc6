"""Fetching pictures of cards from an address that the player gives: slowly, politely, and never without being asked.

One thread fetches one picture after another with a pause between. A picture is checked before it is kept, and kept in
one step, so that what lies in the folder is always whole. A server that is down or says to wait pauses the work; the
player resumes it. The folder never grows over its limit.
"""

from __future__ import annotations

import http.client
import io
import logging
import os
import re
import tempfile
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Condition, Event, Thread
from time import monotonic
from typing import Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct

from vtes_desktop import __version__
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.picture_store import PictureRefusedError, checked
from vtes_desktop.cards.pictures import SUFFIXES, file_name

log = logging.getLogger(__name__)

DEFAULT_ADDRESS: Final = "https://static.krcg.org/card/{name}.jpg"
"""The community's static card server. Downloading is off until the player turns it on."""
DEFAULT_LIMIT: Final = 1024 * 2**20
"""Bytes that downloaded pictures may take up."""
MOST_BYTES: Final = 12 * 2**20
"""The largest answer that is read."""
_TRIES: Final = 3
_PATIENCE: Final = 20.0
"""Seconds to wait for a server's answer."""
_ENDINGS: Final = {"JPEG": ".jpg", "PNG": ".png", "WEBP": ".webp"}


class AddressError(ValueError):
    """A template of an address that can't be used; the message says why."""


def address_of(template: str, card: Card) -> str:
    """The address of a card's picture: ``{name}`` is the community's file name, ``{id}`` the card's number.

    :raises AddressError: the template is not a web address, or has neither mark, or another one.
    """
    unknown = [mark for mark in re.findall(r"\{([^{}]*)\}", template) if mark not in ("name", "id")]
    if unknown:
        raise AddressError(f"The address has the mark {{{unknown[0]}}}; only {{name}} and {{id}} are known.")
    if "{name}" not in template and "{id}" not in template:
        raise AddressError("The address must have {name} or {id} where the card's file name or number goes.")
    try:
        parts = urlsplit(template)
        host = parts.hostname
    except ValueError as error:
        raise AddressError(f"The address can't be read: {error}.") from None
    if parts.scheme not in ("http", "https") or not host or "{" in host:
        raise AddressError("The address must begin with https:// or http:// and the name of a server.")
    return template.replace("{name}", file_name(card)).replace("{id}", str(card.id))


class Progress(Struct, frozen=True):
    """How far a download is."""

    state: Literal["running", "paused", "done", "stopped"] = "running"
    total: int = 0
    kept: int = 0
    """Fetched now."""
    had: int = 0
    """Were there before."""
    missing: int = 0
    """The server has none."""
    refused: int = 0
    """Came, and were not pictures that can be shown."""
    current: str = ""
    """The card being fetched."""
    message: str = ""
    """A sentence for the player: why it paused, or how it ended."""

    @property
    def done(self) -> int:
        """Cards dealt with, of :attr:`total`."""
        return self.kept + self.had + self.missing + self.refused


def folder_bytes(folder: Path) -> int:
    """How much the pictures in a folder take up."""
    try:
        return sum(file.stat().st_size for file in folder.iterdir() if file.suffix in SUFFIXES)
    except FileNotFoundError:
        return 0


def clear(folder: Path) -> int:
    """Remove the downloaded pictures from a folder (nothing else in it), and return how many there were."""
    number = 0
    if folder.is_dir():
        for file in folder.iterdir():
            if file.suffix in (*SUFFIXES, ".part"):
                file.unlink(missing_ok=True)
                number += file.suffix != ".part"
    return number


def web_opener() -> urllib.request.OpenerDirector:
    """Opens web addresses and follows redirections to such, and to no file and no other service."""
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(),
        urllib.request.HTTPHandler(),
        urllib.request.HTTPSHandler(),
        urllib.request.HTTPRedirectHandler(),
        urllib.request.HTTPDefaultErrorHandler(),
        urllib.request.HTTPErrorProcessor(),
        urllib.request.UnknownHandler(),
    ):
        opener.add_handler(handler)
    return opener


class _PauseError(Exception):
    """The server can't be reached or asks to be left alone; the message is for the player."""


class _MissingError(Exception):
    """The server has no such picture."""


class Download:
    """Fetches pictures of ``cards`` into ``folder`` on a thread of its own.

    :param address: a template, see :func:`address_of`.
    :param tell: called with a :class:`Progress` after each card, **on the download's thread**.
    :param seconds: between two requests.
    :param limit: bytes that the folder may hold.
    :raises AddressError: the template can't be used.
    """

    def __init__(
        self,
        cards: Iterable[Card],
        folder: Path,
        address: str = DEFAULT_ADDRESS,
        tell: Callable[[Progress], None] | None = None,
        seconds: float = 0.5,
        limit: int = DEFAULT_LIMIT,
    ) -> None:
        self._waiting = deque(cards)
        for card in list(self._waiting)[:1]:
            address_of(address, card)
        self._folder, self._address, self._tell = folder, address, tell
        self._seconds, self._limit = seconds, limit
        self._changed = Condition()
        self._paused = False
        self._stop = Event()
        self._progress = Progress(total=len(self._waiting))
        self._next_request = 0.0
        self._opener = web_opener()
        self._thread = Thread(target=self._run, name="picture download", daemon=True)

    @property
    def progress(self) -> Progress:
        """How far it is now."""
        with self._changed:
            return self._progress

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def pause(self) -> None:
        """Hold after the picture being fetched now."""
        with self._changed:
            self._paused = True
        self._report(state="paused", message="Paused.")

    def resume(self) -> None:
        """Go on, beginning with the card that was held at."""
        with self._changed:
            self._paused = False
            self._changed.notify_all()
        self._report(state="running", message="")

    def stop(self) -> None:
        """End it; what was fetched stays."""
        self._stop.set()
        with self._changed:
            self._changed.notify_all()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for its end; False when it goes on."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _report(self, count: str = "", **changes: str) -> None:
        with self._changed:
            values = {field: getattr(self._progress, field) for field in Progress.__struct_fields__}
            if count:
                values[count] += 1
            self._progress = Progress(**(values | changes))
            progress = self._progress
        if self._tell is not None:
            self._tell(progress)

    def _run(self) -> None:
        while self._waiting and self._may_go_on():
            card = self._waiting[0]
            self._report(current=card.display_name)
            if self._has(card):
                self._waiting.popleft()
                self._report("had")
                continue
            try:
                data = self._fetch(card)
                ending = _ENDINGS[checked(io.BytesIO(data), len(data)).format or ""]
                if folder_bytes(self._folder) + len(data) > self._limit:
                    self._hold(
                        f"The downloaded pictures would take more than {self._limit / 2**20:.0f} MB. "
                        "Raise the limit or clear them in Settings, then resume."
                    )
                    continue
                self._keep(card, data, ending)
                count = "kept"
            except _MissingError:
                count = "missing"
            except PictureRefusedError as refusal:
                log.warning("The picture of %s was not kept: %s.", card.display_name, refusal)
                count = "refused"
            except _PauseError as reason:
                self._hold(str(reason))
                continue
            except OSError as error:
                self._hold(f"The picture of {card.display_name} can't be written: {error.strerror or error}.")
                continue
            self._waiting.popleft()
            self._report(count)
        if self._stop.is_set():
            self._report(state="stopped", current="", message="Stopped.")
        else:
            end = self.progress
            self._report(state="done", current="", message=f"{end.kept} fetched, {end.missing} not on the server.")

    def _may_go_on(self) -> bool:
        """Wait while paused; False when it is to stop."""
        with self._changed:
            while self._paused and not self._stop.is_set():
                self._changed.wait()
        return not self._stop.is_set()

    def _hold(self, message: str) -> None:
        with self._changed:
            self._paused = True
        self._report(state="paused", message=message)

    def _has(self, card: Card) -> bool:
        return any((self._folder / f"{file_name(card)}{ending}").exists() for ending in SUFFIXES)

    def _fetch(self, card: Card) -> bytes:
        """The answer for a card's picture, after a polite pause, tried again when the line breaks."""
        request = urllib.request.Request(
            address_of(self._address, card), headers={"User-Agent": f"vtes-desktop/{__version__}", "Accept": "image/*"}
        )
        trouble = ""
        for attempt in range(_TRIES):
            self._pause_between(self._seconds * 4**attempt if attempt else 0.0)
            if self._stop.is_set():
                raise _PauseError("Stopped.")
            try:
                with self._opener.open(request, timeout=_PATIENCE) as answer:
                    data: bytes = answer.read(MOST_BYTES + 1)
                    length = answer.headers.get("Content-Length", "")
            except urllib.error.HTTPError as error:
                error.close()
                if error.code in (404, 410):
                    raise _MissingError from None
                if error.code == 429:
                    raise _PauseError("The server asks to be left alone for a while; resume later.") from None
                trouble = f"it answered {error.code} {error.reason}"
            except (OSError, http.client.HTTPException) as error:
                trouble = str(getattr(error, "reason", "") or error or type(error).__name__)
            else:
                if len(data) > MOST_BYTES:
                    raise PictureRefusedError(f"it has more than {MOST_BYTES // 2**20} MB")
                if not length.isdigit() or int(length) == len(data):
                    return data
                trouble = "the connection broke off"
        server = urlsplit(request.full_url).hostname
        raise _PauseError(f"No picture came from {server}: {trouble}. Resume to try again.")

    def _pause_between(self, extra: float) -> None:
        """Wait until the next request may go out; a stop ends the wait."""
        remaining = self._next_request + extra - monotonic()
        if remaining > 0:
            self._stop.wait(remaining)
        self._next_request = monotonic() + self._seconds

    def _keep(self, card: Card, data: bytes, ending: str) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=self._folder, suffix=".part")
        part = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            part.replace(self._folder / f"{file_name(card)}{ending}")
        except OSError:
            part.unlink(missing_ok=True)
            raise
