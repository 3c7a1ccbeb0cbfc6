"""What was double-clicked: a game, a deck list, an invitation. It opens in the program that runs, else in a new one.

The running program listens at a local socket of this user's own (:class:`Doorbell`); a second one that was started to
open something rings there (:func:`ring`), and ends when it was heard. Without anything to open, a second program is a
second window, as always. What comes in at the socket is one line of text, and no more is done with it than with a file
that the player picks.
"""

from __future__ import annotations

import hashlib
import logging
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QUrl, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from vtes_desktop import folders
from vtes_desktop.ui.languages import tr

if TYPE_CHECKING:
    from vtes_desktop.ui.window import MainWindow

log = logging.getLogger(__name__)

LONGEST: Final = 4096
"""Bytes of what is to be opened."""
LONGEST_PATH: Final = 103
"""Bytes of a socket's path that every system takes; where the player's own folders lie deeper, it is in /tmp."""
PATIENCE_MS: Final = 3000
"""How long a second program waits to be heard."""
HEARD: Final = b"heard\n"
INVITATION: Final = "vtes://"


def address() -> str:
    """Where the program of this user and home listens: a socket's path, on Windows the name of a pipe."""
    home = hashlib.sha256(str(folders.settings().resolve()).encode()).hexdigest()[:16]
    name = f"{folders.APPLICATION}-{home}"
    if sys.platform == "win32":
        return name
    # Never Qt's own choice: where the session names no such folder it would make one in /tmp.
    path = Path(os.environ.get("XDG_RUNTIME_DIR") or folders.cache()) / name
    return str(path if len(os.fsencode(path)) <= LONGEST_PATH else Path(tempfile.gettempdir()) / name)


def meant(text: str) -> str:
    """What is to be opened, from a command line or a desktop: an invitation, or the absolute path of a file."""
    if text.lower().startswith(INVITATION):
        return text
    if text.lower().startswith("file:"):
        text = QUrl(text).toLocalFile()
    return str(Path(text).absolute())


def ring(text: str) -> bool:
    """Let the running program open this; False when none heard it."""
    data = text.encode(errors="surrogateescape")
    if len(data) > LONGEST or b"\n" in data:
        return False
    socket = QLocalSocket()
    socket.connectToServer(address())
    if not socket.waitForConnected(PATIENCE_MS):
        return False
    socket.write(QByteArray(data + b"\n"))
    heard = b""
    while len(heard) < len(HEARD) and socket.waitForReadyRead(PATIENCE_MS):
        heard += bytes(socket.readAll().data())
    return heard == HEARD


class Doorbell(QObject):
    """Hears what other programs of this user, and on macOS the desktop, want opened here."""

    rang = Signal(str)
    """An invitation, or the absolute path of a file."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)

    def listen(self) -> bool:
        """Listen from now on; False where another program of this user does already, or nothing can."""
        place = address()
        other = QLocalSocket()
        other.connectToServer(place)
        if other.waitForConnected(PATIENCE_MS):
            other.abort()
            return False
        QLocalServer.removeServer(place)  # left behind by a program that was killed
        if not self._server.listen(place):
            log.warning("Files can't be opened from the desktop: %s", self._server.errorString())
            return False
        return True

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Of the application: macOS tells it so what was double-clicked."""
        if isinstance(event, QFileOpenEvent):
            self.rang.emit(meant(event.url().toString()))
            return True
        return super().eventFilter(watched, event)

    def _answer(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST:
                socket.abort()
            return
        line = bytes(socket.readLine(LONGEST + 2).data())
        if not line.endswith(b"\n"):
            socket.abort()
            return
        socket.write(QByteArray(HEARD))
        socket.flush()
        socket.disconnectFromServer()
        self.rang.emit(meant(line[:-1].decode(errors="surrogateescape")))


def open_in(window: MainWindow, what: str) -> None:
    """Show this in the window: join by an invitation, go on with a game or watch one, open a deck list.

    A table that one sits at is never left for it; the player is told.
    """
    if window.isMinimized():
        window.showNormal()
    window.raise_()
    window.activateWindow()
    if window.busy:
        window.say(tr("You sit at a table"), tr("Leave it first, then open this again: {what}", what=what))
        return
    if what.lower().startswith(INVITATION):
        window.network.show_join(what)
        return
    path = Path(what)
    if not path.is_file():
        window.say(tr("There is no such file"), str(path))
    elif path.suffix != folders.GAME_SUFFIX:
        window.builder_takes(path)
    elif path.parent.resolve() == window.games.resolve():
        window.continue_game(path)
    else:
        window.theatre.watch(path)
