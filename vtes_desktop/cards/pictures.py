"""Where a card's picture is found: the player's own scans and what was downloaded, by number or by name.

Files are named by the card's number (``100845.jpg``) or in the spelling of the community's files: the list's name in
small letters and digits alone, a crypt card's group and ``adv`` after it (``governtheunaligned.jpg``,
``alansovereigng3adv.jpg``, ``anarchfreepressthe.webp``). Crypt files without a group mean the oldest version. They may
lie in folders, one a set or as the player likes; a folder's name is the name of the printing.

Nothing here opens a picture: :mod:`vtes_desktop.cards.picture_store` does, and trusts none.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.spelling import fold

log = logging.getLogger(__name__)

SUFFIXES = (".jpg", ".jpeg", ".png", ".webp")
"""The kinds of file that are looked at, in any case of letters."""

MOST_FILES = 200_000
"""Files looked at in one folder of pictures; a folder with more is surely not meant."""

_PLAIN_FOLDERS = frozenset({"set", "sets", "card", "cards", "en", "crypt", "library"})
"""Folders of the community's layout that name no printing."""


class Picture(Struct, frozen=True, order=True):
    """One picture file of a card."""

    printing: str
    """The folder it lies in (``fifth-edition``, ``V5``), empty at the top."""
    path: Path


def letters(name: str) -> str:
    """A name as files spell it.

    >>> letters("Célèste, The Voice of a Secret")
    'celestethevoiceofasecret'
    """
    return "".join(filter(str.isalnum, fold(name)))


def file_name(card: Card) -> str:
    """How the community names a card's file, without its ending.

    >>> file_name(Card(id=200041, name="Alan Sovereign", kind="crypt", types=("Vampire",), group=3, advanced=True))
    'alansovereigng3adv'
    """
    group = "any" if card.group == "any" else f"g{card.group}" if card.group is not None else ""
    return letters(card.name) + group + ("adv" if card.advanced else "")


def file_names(card: Card, oldest: bool = True) -> tuple[str, ...]:
    """Every name that a card's file may have, surest first. ``oldest``: no older version of it shares the name."""
    names = [str(card.id), file_name(card)]
    base, advanced = letters(card.name), "adv" if card.advanced else ""
    if card.name.endswith(", The"):
        names.append(f"the{letters(card.name[:-5])}{file_name(card)[len(base) :]}")
    if card.group == "any":
        names.append(f"{base}gany{advanced}")
    if card.kind == "crypt" and oldest:
        names.append(base + advanced)
    return tuple(dict.fromkeys(names))


class PictureFolder:
    """The picture files under one folder, looked through once; :meth:`refresh` looks again.

    A folder that is not there holds no pictures. Links to folders are not followed, so that none leads in a circle.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, list[Picture]] | None = None

    def refresh(self) -> None:
        """Forget what was found; the next question looks again."""
        self._files = None

    def named(self, names: Iterable[str]) -> list[Picture]:
        """The pictures with one of these names, in the names' order, then by printing."""
        if self._files is None:
            self._files = self._look()
        return [picture for name in names for picture in self._files.get(name, ())]

    def __len__(self) -> int:
        if self._files is None:
            self._files = self._look()
        return sum(map(len, self._files.values()))

    def _look(self) -> dict[str, list[Picture]]:
        found: dict[str, list[Picture]] = {}
        number = 0
        for where, folders, files in os.walk(self.folder, onerror=_tell):
            folders.sort()
            steps = Path(where).relative_to(self.folder).parts
            printing = "/".join(step for step in steps if step.lower() not in _PLAIN_FOLDERS)
            for file in files:
                path = Path(where, file)
                if path.suffix.lower() not in SUFFIXES or file.startswith("."):
                    continue
                number += 1
                if number > MOST_FILES:
                    log.warning("%s holds more than %d pictures; the rest is not looked at.", self.folder, MOST_FILES)
                    return found
                found.setdefault(letters(path.stem), []).append(Picture(printing, path))
        for pictures in found.values():
            pictures.sort()
        return found


def _tell(error: OSError) -> None:
    if not isinstance(error, FileNotFoundError):
        log.warning("The pictures in %s can't be looked at: %s", error.filename, error.strerror)


class Pictures:
    """The pictures of cards in several folders; an earlier folder goes before a later one.

    :param folders: where to look: the player's own scans before what was downloaded.
    :param catalogue: tells which version of a name is the oldest; without it every version is.
    :param chosen: for a card's number, the printing that the player wants to see.
    """

    def __init__(
        self, folders: Sequence[Path], catalogue: Catalogue | None = None, chosen: Mapping[int, str] | None = None
    ) -> None:
        self.folders = tuple(PictureFolder(folder) for folder in folders)
        self.catalogue = catalogue
        self.chosen: dict[int, str] = dict(chosen or {})

    def refresh(self) -> None:
        """Look through the folders again."""
        for folder in self.folders:
            folder.refresh()

    def of(self, card: Card, printing: str = "") -> tuple[Picture, ...]:
        """All pictures of a card, the one to show first: of the chosen printing, else of the newest set that is known.

        :param printing: the printing wanted now, by a set's code or name or a folder's name.
        """
        names = file_names(card, self._oldest(card))
        found = [picture for folder in self.folders for picture in folder.named(names)]
        found = list({picture.path: picture for picture in found}.values())
        released = self._released(card)
        # Sorting keeps what is equal in place: among printings of unknown age, the surest name stays first.
        found.sort(key=lambda picture: released.get(letters(picture.printing), ""), reverse=True)
        wanted = self._called(printing or self.chosen.get(card.id, ""))
        found.sort(key=lambda picture: letters(picture.printing.rpartition("/")[2]) not in wanted if wanted else False)
        return tuple(found)

    def _called(self, printing: str) -> set[str]:
        """What a folder of a printing's pictures may be called, in letters; empty for no printing."""
        known = self.catalogue.sets.get(printing) if self.catalogue else None
        return {letters(name) for name in (printing.rpartition("/")[2], known.name if known else "") if name}

    def choose(self, card: Card, printing: str | None) -> None:
        """Show this printing of the card from now on; None for the usual one."""
        if printing is None:
            self.chosen.pop(card.id, None)
        else:
            self.chosen[card.id] = printing

    def _oldest(self, card: Card) -> bool:
        if self.catalogue is None or card.kind == "library":
            return True
        versions = self.catalogue.versions(card.name)
        same = [one for one in versions if one.name == card.name and one.advanced == card.advanced]
        return not same or same[0].id == card.id

    def _released(self, card: Card) -> dict[str, str]:
        """When the sets that a card is in came out, by the letters of their names and codes."""
        dates: dict[str, str] = {}
        for printing in card.printings:
            known = self.catalogue.sets.get(printing.set) if self.catalogue else None
            if known is not None:
                dates[letters(known.name)] = dates[letters(known.code)] = known.released
        return dates
