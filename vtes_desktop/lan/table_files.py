"""What the files of a host's tables are called. What is in them is another matter (:mod:`vtes_desktop.lan.saved`)."""

from __future__ import annotations

from pathlib import Path

SUFFIX = ".vtes-table"


def path_of(folder: Path, table: str) -> Path:
    """Where the table of that id is kept."""
    return folder / (table + SUFFIX)
