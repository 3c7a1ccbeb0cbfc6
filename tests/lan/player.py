"""A guest as a program of its own: ``python -m tests.lan.player FOLDER INVITATION NAME DECK WORDS``.

It takes a seat, or comes back to the one it has a ticket for; is ready; and once the game runs it says its words one
after the other, each when the one before was answered: ``NAME word 0``, ``NAME word 1`` … It goes on where the log has
it. What it prints: how it stands, each word that was accepted with its line, and when all were said
``done LINE DIGEST`` of its mirror whenever that has changed.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.game import starter
from tests.lan.company import Evening
from tests.lan.house import digest
from vtes_desktop.lan.guest import Standing
from vtes_desktop.lan.invitation import read
from vtes_desktop.lan.link import Backoff
from vtes_desktop.lan.tickets import Tickets
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Reply

FOREVER = 3600.0


def words_said(log: object, name: str) -> list[int]:
    """Which of somebody's words are in a log, in order."""
    return [int(word) for word in re.findall(rf"{name} word (\d+)", str(log))]


def main(folder: Path, invitation: str, name: str, deck: int, words: int) -> None:
    with Evening() as evening:
        guest = evening.guest(read(invitation), folder, Backoff(0.1, 1.0))
        guest.on_standing.append(show)
        tickets = Tickets(folder).all()
        if tickets:
            guest.come_back(tickets[0])
        else:
            guest.join(guest.invitation.table, name)
        evening.until(lambda: guest.lobby, FOREVER)
        assert guest.lobby is not None
        if guest.lobby.state == "lobby":
            cards = starter(deck)
            evening.answer(lambda done: guest.submit_deck(cards.name, cards.crypt, cards.library, done))
            guest.ready()
            evening.until(lambda: guest.lobby and guest.lobby.seats[guest.seat].ready, FOREVER)
            print("ready", flush=True)
        evening.until(lambda: guest.can_ask and guest.client, FOREVER)
        client = guest.client
        assert client is not None
        print("playing", flush=True)
        while (said := len(words_said(client.log, name))) < words:
            replies: list[Reply] = []
            client.ask(r.Chat(f"{name} word {said}"), replies.append)
            evening.until(lambda replies=replies: replies, FOREVER)
            if replies[0].accepted:
                print(f"word {said} {replies[0].n}", flush=True)
            else:
                evening.until(lambda: guest.can_ask, FOREVER)
        shown = 0
        while True:
            evening.until(lambda shown=shown: client.n != shown, FOREVER)
            shown = client.n
            print(f"done {client.n} {digest(client.table)}", flush=True)


def show(standing: Standing) -> None:
    print(f"standing {standing.kind}", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5]))
