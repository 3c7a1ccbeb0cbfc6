"""A table's owner as a program of its own: ``python -m tests.lan.owner FOLDER INVITATION``.

It makes a table for two, prints its id, takes a seat, and begins as soon as both are ready. Then it says each line that
it is sent, and prints it when it was accepted.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.game import starter
from tests.lan.company import Evening, make_table, prepared, seated
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.invitation import read
from vtes_desktop.lan.link import Backoff
from vtes_desktop.play import requests as r
from vtes_desktop.table.journal import Options

FOREVER = 600.0


def main(folder: Path, invitation: str) -> None:
    with Evening() as evening:
        guest = evening.guest(read(invitation), folder, Backoff(0.1, 1.0))
        evening.until(lambda: guest.standing.kind == "connected", FOREVER)
        table = make_table(evening, guest, p.Terms("Two", 2, options=Options()))
        print(table, flush=True)
        seated(evening, guest, table, "Sarah")
        prepared(evening, guest, starter(0))
        evening.until(lambda: guest.lobby and all(seat.ready for seat in guest.lobby.seats), FOREVER)
        guest.start()
        evening.until(lambda: guest.client, FOREVER)
        assert guest.client is not None
        for line in sys.stdin:
            assert evening.ask(guest.client, r.Chat(line.strip())).accepted
            print(line, end="", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
