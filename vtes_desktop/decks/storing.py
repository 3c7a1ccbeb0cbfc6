"""Deck files on disk: replaced in one step, with the version before kept beside them.

Whatever happens in between (a full disk, a pulled plug), the file is the old one or the new one, never half of either.
"""

from __future__ import annotations

import os
import tempfile
from hashlib import blake2b
from pathlib import Path

BACKUP = ".bak"
"""What is put behind a file's name for the version before: ``Mine.vtesdeck.bak``."""


class StoringError(OSError):
    """A file could not be kept; the message is a sentence that says which, why, and that the old one is unharmed."""


class ChangedOnDiskError(StoringError):
    """Somebody else changed the file since it was read; it was not overwritten."""


def fingerprint(path: Path) -> str:
    """A short sum of what a file holds, to see later whether it is still the same; empty when there is no file."""
    try:
        return blake2b(path.read_bytes(), digest_size=12).hexdigest()
    except FileNotFoundError:
        return ""


def backup_of(path: Path) -> Path:
    """Where the version before of a file is kept."""
    return path.with_name(path.name + BACKUP)


def replace(path: Path, data: bytes, expected: str | None = None) -> str:
    """Put `data` in the file at `path`; what was there is kept as its backup. Returns the new fingerprint.

    :param expected: the fingerprint that the file had when it was read; None writes whatever is there now.
    :raises ChangedOnDiskError: the file isn't the expected one.
    :raises StoringError: it could not be written.
    """
    if expected is not None and fingerprint(path) != expected:
        raise ChangedOnDiskError(
            f"{path} was changed by another program since it was opened. It was left as it is; save under another "
            "name, or open it again."
        )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = _written(path, data)
        try:
            if path.exists():
                before = path.read_bytes()
                if before != data:
                    _written(path, before).replace(backup_of(path))
            part.replace(path)
        except OSError:
            part.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise StoringError(
            f"{path} could not be written: {error.strerror or error}. What was in it before is unharmed."
        ) from error
    return blake2b(data, digest_size=12).hexdigest()


def moved(path: Path, target: Path) -> None:
    """Give a file another path; what was there before is replaced.

    :raises StoringError: it could not be moved; both files are as they were.
    """
    try:
        path.replace(target)
    except OSError as error:
        raise StoringError(f"{path} could not be moved to {target}: {error.strerror or error}.") from error


def _written(path: Path, data: bytes) -> Path:
    """A new file beside `path` with `data` in it, safely on disk."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}-", suffix=".part", delete=False) as file:
        part = Path(file.name)
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            file.close()
            part.unlink(missing_ok=True)
            raise
    return part
