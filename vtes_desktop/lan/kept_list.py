"""A short list on disk that several programs may share: read with suspicion, put aside when damaged, replaced whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.decks.storing import StoringError, replace
from vtes_desktop.folders import kept_damaged

Item = TypeVar("Item", bound=msgspec.Struct)


class KeptListError(Exception):
    """The file can't be read or written; the message is a sentence."""


class KeptList(Generic[Item]):
    """The list in one file.

    :param what: what stands in it, as the player calls it: “The list of hosts that you know”.
    :param advice: what the player should know when it was damaged, a sentence.
    :param most: items kept; what stands last is forgotten first.
    :param largest: bytes that the file may have.
    """

    def __init__(self, path: Path, item: type[Item], what: str, advice: str, *, most: int, largest: int) -> None:
        self.path = path
        self.damage = ""
        """A sentence when the file could not be read and was put aside; empty when all is well."""
        self._item = item
        self._what = what
        self._advice = advice
        self._most = most
        self._largest = largest

    def read(self) -> list[Item]:
        """Every item; none where there is no file, or a damaged one, which is put aside and told in :attr:`damage`.

        :raises KeptListError: it can't be read, or not be put aside.
        """
        try:
            with self.path.open("rb") as file:
                data = file.read(self._largest + 1)
            if len(data) <= self._largest:
                return msgspec.json.decode(data, type=list[self._item])  # type: ignore[name-defined]
        except FileNotFoundError:
            return []
        except UNREADABLE:
            pass
        except OSError as error:
            raise KeptListError(f"{self._what} can’t be read from {self.path}: {error.strerror or error}.") from error
        self._put_aside()
        return []

    def change(self, change: Callable[[list[Item]], list[Item]]) -> None:
        """Write down what becomes of the list, while no other program does. Raises :class:`KeptListError`."""
        from filelock import FileLock  # the start page only reads

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(self.path.with_name(self.path.name + ".lock")):
                data = msgspec.json.format(msgspec.json.encode(change(self.read())[: self._most]))
                if len(data) > self._largest:  # it would not be read again, and all that is in it be lost
                    raise KeptListError(f"{self._what} would be too long: {self.path} was left as it is.")
                replace(self.path, data)
        except StoringError as error:
            raise KeptListError(str(error)) from error
        except OSError as error:
            raise KeptListError(f"{self.path} can’t be written: {error.strerror or error}.") from error

    def _put_aside(self) -> None:
        kept = kept_damaged(self.path)
        try:
            self.path.replace(kept)
        except OSError as error:
            raise KeptListError(
                f"{self._what} can’t be read: {self.path} is damaged, and can’t be moved away: "
                f"{error.strerror or error}. Move it away by hand."
            ) from error
        self.damage = f"{self._what} can’t be read: the file was damaged, and is kept as {kept.name}. {self._advice}"
