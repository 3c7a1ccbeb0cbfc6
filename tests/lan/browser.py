"""A program that prints every list of tables that it finds until its input ends: ``python -m tests.lan.browser``."""

from __future__ import annotations

import sys

from vtes_desktop.lan.discovery import Discovery, Found


def show(tables: tuple[Found, ...]) -> None:
    lines = [
        f"{found.announcement.name} {found.announcement.taken}/{found.announcement.seats} at {found.addresses[0]}"
        for found in tables
    ]
    print(lines, flush=True)


def main() -> None:
    discovery = Discovery(lambda call: call(), knock=1.0, look=0.5)
    discovery.browse(show)
    sys.stdin.read()
    discovery.close()


if __name__ == "__main__":
    main()
