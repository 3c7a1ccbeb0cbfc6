"""A host as a program of its own: ``python -m tests.lan.house FOLDER PORT ADDRESS``.

It prints its invitation. Asked for ``cut`` it prints the game's last line and a digest of what each seat may know;
``stop`` closes it.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from tests.game import canonical
from tests.lan.company import Hosted
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import Table


def digest(table: Table) -> str:
    """Of a mirror."""
    return hashlib.sha256(canonical(table)).hexdigest()


def main(folder: Path, port: int, address: str) -> None:
    with Hosted(folder, port=port, address=address) as hosted:
        print(hosted.invitation, flush=True)
        for line in sys.stdin:
            if line == "stop\n":
                return
            game = hosted.here(hosted.game)
            print(*hosted.here(lambda game=game: [len(game.lines), *_digests(game.table)]), flush=True)


def _digests(table: Table) -> list[str]:
    return [digest(cut(table, seat)) for seat in range(len(table.seats))]


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
