"""The other window of a game on two machines: ``python -m tests.ui.lan.other_window INVITATION NAME LINES``.

It comes by an invitation, plays, waits until the host's window has ended the game, checks every shuffle and prints what
came of it as JSON.
"""

from __future__ import annotations

import sys

import msgspec
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tests.ui.lan.player import Player, stop_when
from vtes_desktop import folders
from vtes_desktop.ui import theme
from vtes_desktop.ui.lan.strip import Strip
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.window import MainWindow

MOST_SECONDS = 1_500


def main(invitation: str, name: str, lines: int) -> int:
    """Play; returns the exit status."""
    app = QApplication([])
    theme.apply(app)
    settings = Settings()
    settings.change(name=name, motion=False)
    window = MainWindow(settings, folders.games())
    window.resize(1280, 720)
    window.show()
    window.start_page.join.click()
    page = window.network._join_page
    assert page is not None
    page.invitation.setText(invitation)
    page.join_button.click()
    player = Player(window, 4, lines)
    found: list[tuple[str, bool]] = []

    def over() -> bool:
        return window.table_page is not None and window.table_page.session.table.over

    def check() -> None:
        assert window.table_page is not None
        (strip,) = window.table_page.findChildren(Strip)
        strip.checking.done.connect(lambda words, honest: found.append((words, honest)))
        strip.check.click()

    def leave() -> None:
        assert window.table_page is not None
        seen = window.network.room.transcript if window.network.room is not None else None
        report = {
            "given": player.given,
            "refused": player.refused,
            "lines": window.table_page.session.client.n,
            "checked": found[0],
            "seen": str(seen),
        }
        print(msgspec.json.encode(report).decode(), flush=True)
        window.leave_table()
        window.close()
        app.quit()

    stop_when(over, check, window)
    stop_when(lambda: bool(found), leave, window)
    QTimer.singleShot(MOST_SECONDS * 1000, lambda: app.exit(3))
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
