"""The printed cards of a game, as the table needs to know them: a number, a kind and a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Face(Protocol):
    """A printed card."""

    @property
    def id(self) -> int:
        """Its number (:attr:`Copy.card`), above 0."""

    @property
    def kind(self) -> str:
        """One of the game's kinds of cards."""

    @property
    def display_name(self) -> str:
        """Its name, for people; foreign text."""


class Faces(Protocol):
    """All printed cards of one game: the card list of VTES, or what stands in a game's header."""

    @property
    def cards(self) -> Mapping[int, Face]:
        """By their numbers."""
