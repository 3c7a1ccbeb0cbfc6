"""A program that announces a table and listens at its port until it is told to stop: ``python -m tests.lan.announcer``.

It prints ``announced`` and then, for each line that it is sent: a number lets so many seats be taken, ``stop`` ends it
with a goodbye.
"""

from __future__ import annotations

import socket
import sys

from msgspec.structs import replace

from vtes_desktop.lan.discovery import Announcement, Discovery

TABLE = Announcement(
    "k3Vq9x", "Friday night", "Alexis", "5a" * 32, 5, 1, "strict", "current", "lobby", True, True, 1, "0.1"
)


def main(port: int, fingerprint: str, interfaces: list[str]) -> None:
    table = replace(TABLE, fingerprint=fingerprint)
    listening = socket.create_server(("", port))
    discovery = Discovery(lambda call: call(), interfaces or None, look=0.5)
    discovery.announce(table, listening.getsockname()[1])
    print("announced", flush=True)
    for line in sys.stdin:
        if line == "stop\n":
            break
        discovery.announce(replace(table, taken=int(line)), port)
    discovery.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3:])
