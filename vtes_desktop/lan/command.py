"""``vtes-desktop serve``: a host without a window, for a club's spare machine. It never loads a window toolkit.

It ends with 0 when it was told to (Ctrl-C, or a signal to terminate) and everything is saved, with 1 when it can't
listen, and with 2 when its identity or the card lists can't be read.
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, TextIO

from vtes_desktop.log_lines import LogLines

if TYPE_CHECKING:
    from vtes_desktop.lan.hosting import Hosting
    from vtes_desktop.lan.limits import Limits

CLOSED, CANT_LISTEN, UNREADABLE = 0, 1, 2
FREEZE_SECONDS = 5.0
SWEEP_SECONDS = 3600.0

_EXAMPLES = """\
examples:
  vtes-desktop serve
  vtes-desktop serve --name "The Haven" --folder /srv/tables --password-file /srv/tables/password

Whoever is on the same network finds the tables by themselves; others come by the invitation that is printed. Tables,
games, and who has which seat are kept in the folder: stop it, or pull the plug, and start it again.
"""


def add_commands(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``serve`` to the program's parser; it sets ``run``, a function of the parsed arguments."""
    from vtes_desktop.lan.invitation import PORT

    serve = subparsers.add_parser(
        "serve",
        help="host tables on this machine, without a window",
        description="Host tables on this machine for others on the network, without a window.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    serve.add_argument("--folder", type=Path, metavar="FOLDER", help="where tables and this host’s key are kept")
    serve.add_argument("--port", type=_port, default=PORT, metavar="PORT", help=f"listen here ({PORT}); 0 for any")
    serve.add_argument("--address", default="", metavar="IP", help="listen at this address of the machine only")
    serve.add_argument("--name", default="", metavar="NAME", help="what others see this host called")
    serve.add_argument("--tables", type=_count, metavar="N", help="have N tables at most (500)")
    serve.add_argument("--guests", type=_count, metavar="N", help="let N guests in at most (2000)")
    serve.add_argument("--guests-of-address", type=_count, metavar="N", help="and N from one address (32)")
    serve.add_argument("--away", type=_count, metavar="SECONDS", help="keep a seat so long for who dropped out (120)")
    serve.add_argument("--password-file", type=Path, metavar="FILE", help="its first line is needed to make a table")
    serve.add_argument("--unannounced", action="store_true", help="don’t let tables be found by themselves")
    serve.add_argument(
        "--lists",
        type=Path,
        metavar="PATH",
        help="for games of decks: the card lists in this folder or krcg wheel",
    )
    serve.set_defaults(run=run_serve)


def run_serve(arguments: argparse.Namespace) -> int:
    """``serve``; returns the exit status."""
    from vtes_desktop import folders
    from vtes_desktop.cards.catalogue import CardListError, Catalogue, load
    from vtes_desktop.cards.lists import chosen
    from vtes_desktop.lan.fingerprint import shown as shown_fingerprint
    from vtes_desktop.lan.hosting import Hosting
    from vtes_desktop.lan.identity import IdentityError, identity
    from vtes_desktop.lan.invitation import Invitation

    _log_to(sys.stderr)
    folder = arguments.folder or folders.games() / "served"
    try:
        password = _password(arguments.password_file)
        own = identity(arguments.folder or folders.settings())
        try:
            catalogue = load(arguments.lists or chosen())
        except CardListError as error:
            if arguments.lists:
                raise
            print(f"{error} Only games that need none can be played here.", file=sys.stderr)
            catalogue = Catalogue(())
    except (IdentityError, CardListError, _PasswordError) as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    _allow_many_files()
    told: queue.SimpleQueue[int] = queue.SimpleQueue()

    def ready(invitation: Invitation) -> None:
        print(f"Hosting at {', '.join(map(str, invitation.addresses))}. Tables are kept in {folder}.")
        print(f"Fingerprint: {shown_fingerprint(own.fingerprint)}")
        print(f"Invitation: {invitation}", flush=True)

    def failed(sentence: str) -> None:
        print(sentence, file=sys.stderr)
        told.put(CANT_LISTEN)

    def stop(_signal: int, _frame: FrameType | None) -> None:
        told.put(CLOSED)

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, stop)
    calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    hosting = Hosting(
        catalogue,
        folder,
        own,
        calls.put,
        name=arguments.name,
        port=arguments.port,
        only_there=True,
        address=arguments.address,
        announce=not arguments.unannounced,
        password=password,
        house=True,
        limits=_limits(arguments),
    )
    hosting.on_ready.append(ready)
    hosting.on_failed.append(failed)
    with hosting:
        threading.Thread(target=_run_calls, args=(calls,), name="listener", daemon=True).start()
        status = _wait(told, hosting)
        if status == CLOSED:
            print("Closing: saving every table.", flush=True)
    return status


def _log_to(stream: TextIO) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(LogLines("%(asctime)s %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk behind the log must not end the host


def _run_calls(calls: queue.SimpleQueue[Callable[[], None]]) -> None:
    while True:
        calls.get()()


def _wait(told: queue.SimpleQueue[int], hosting: Hosting) -> int:
    """Wait for the end. In short rounds, since on Windows a signal does not end a longer one."""
    sweeping = Sweeping(time.monotonic())
    while True:
        try:
            return told.get(timeout=0.5)
        except queue.Empty:
            if not hosting.alive:
                return CANT_LISTEN
            sweeping.look(time.monotonic())


class Sweeping:
    """Keeps Python's search for garbage short: with many tables a whole one takes long enough to be felt.

    What has been there for a while is taken to stay, and passed over; once an hour all of it is gone through.
    """

    def __init__(self, now: float) -> None:
        gc.collect()
        gc.freeze()
        self._frozen = self._swept = now

    def look(self, now: float) -> None:
        """Do what is due."""
        if now - self._swept >= SWEEP_SECONDS:
            gc.unfreeze()
            gc.collect()
            self._swept = now
        elif now - self._frozen < FREEZE_SECONDS:
            return
        gc.freeze()
        self._frozen = now


def _limits(arguments: argparse.Namespace) -> Limits:
    from vtes_desktop.lan.limits import Limits

    usual = Limits()
    guests = arguments.guests or usual.in_all
    of_address = arguments.guests_of_address or usual.of_address
    crowd = max(1.0, of_address / usual.of_address)
    return Limits(
        away=float(arguments.away or usual.away),
        tables=arguments.tables or usual.tables,
        tables_of_address=max(usual.tables_of_address, of_address),
        in_all=guests,
        without_seat=max(1, guests // 4),
        of_address=of_address,
        new_burst=max(usual.new_burst, of_address),
        strangers_burst=max(usual.strangers_burst, of_address),
        address_computing=usual.address_computing * crowd,
        address_computing_each_second=usual.address_computing_each_second * crowd,
    )


class _PasswordError(Exception):
    """The password can't be read; the message is a sentence."""


def _password(path: Path | None) -> str:
    """The first line of the file. It is not an argument itself: those can be read by everybody on the machine."""
    if path is None:
        return ""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise _PasswordError(f"The password can’t be read from {path}: {error}.") from error
    password = lines[0].strip() if lines else ""
    if not 0 < len(password) <= 200:
        raise _PasswordError(f"The first line of {path} is no password of 1 to 200 characters.")
    return password


def _allow_many_files() -> None:
    """Each guest and each game is an open file, and many systems allow few unless they are asked."""
    if os.name != "posix":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 16_384 if hard == resource.RLIM_INFINITY else min(16_384, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _port(written: str) -> int:
    if not written.isdecimal() or int(written) > 65_535:
        raise argparse.ArgumentTypeError(f"“{written}” is no port (0 to 65535)")
    return int(written)


def _count(written: str) -> int:
    if not written.isdecimal() or int(written) < 1:
        raise argparse.ArgumentTypeError(f"“{written}” is no number (1 or more)")
    return int(written)
