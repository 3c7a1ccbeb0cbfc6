"""What the referee asks at this desktop, and the way to answer: one place for the bar, the scene and the gestures."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Asked, Update
from vtes_desktop.rules.choice import Option
from vtes_desktop.ui.table.drops import Cards, Held, OnCard, OnPlace, Target, Tokens
from vtes_desktop.ui.table.session import Session

QUIET = frozenset({"pass", "no block", "no", "agreed"})
"""Options that do nothing: what the key for passing picks."""


class Asking(QObject):
    """The referee's open question, as this desktop may answer it."""

    changed = Signal()
    """Another question is open, or none."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._number = -1
        self.passing = False
        """Whether this desktop passes until something happens to it."""
        session.updated.connect(self._updated)
        session.viewer_changed.connect(self.changed)

    @property
    def asked(self) -> Asked | None:
        """The open question, as who is looking knows it; None in manual mode and when the game is over."""
        return self._session.client.asked

    @property
    def mine(self) -> Asked | None:
        """The open question with its options, when who is looking may answer it.

        At an open table whoever sits here answers for every seat of this desktop; with secret hands only for the one
        that is looking.
        """
        asked = self.asked
        if asked is None or asked.seat not in self._session.clients:
            return None
        if asked.seat != self._session.viewer and self._session.shared:
            return None
        return self._session.clients[asked.seat].asked

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be picked here now; nothing when somebody else is asked."""
        return self.mine.options if self.mine is not None else ()

    def pick(self, option: Option) -> None:
        """Answer with an option."""
        mine = self.mine
        if mine is not None and option in mine.options:
            self._session.ask(r.Pick(mine.number, mine.options.index(option)), mine.seat)

    def glowing(self) -> set[int]:
        """The cards with which something may be done now."""
        return {option.copy for option in self.options if option.copy}

    def with_card(self, copy: int) -> list[Option]:
        """What may be done with a card, or by a minion, or to it."""
        return [option for option in self.options if copy in (option.copy, option.minion, *option.targets)]

    def quiet(self) -> Option | None:
        """The option that does nothing, if there is one."""
        return next((option for option in self.options if option.kind in QUIET), None)

    def dropped(self, held: Held, target: Target) -> list[Option]:
        """What dropping something somewhere can mean: the options that fit."""
        match held:
            case Tokens(source) if isinstance(target, OnCard):
                kind = "transfer" if source.kind == "pool" else "transfer back"
                return [option for option in self.options if option.kind == kind and option.copy == target.copy]
            case Tokens(source) if source.kind == "card":
                return [each for each in self.options if each.kind == "transfer back" and each.copy == source.of]
            case Cards(ids):
                fitting = [option for option in self.options if option.copy == ids[0]]
                if isinstance(target, OnCard):
                    return narrowed(fitting, target.copy) or self.aimed(ids[0], target.copy)
                if isinstance(target, OnPlace) and target.region == "ash heap":
                    return [option for option in fitting if option.kind == "discard"] or fitting
                return fitting
            case _ if isinstance(target, OnPlace):
                return [option for option in self.options if option.kind == "draw crypt"]
        return []

    def aimed(self, minion: int, target: int) -> list[Option]:
        """What a minion can do to a card."""
        return [option for option in self.options if option.minion == minion and target in option.targets]

    def _updated(self, _: Update) -> None:
        asked = self.asked
        number = asked.number if asked is not None else -1
        if number != self._number:
            self._number = number
            self.changed.emit()


def narrowed(options: Iterable[Option], copy: int) -> list[Option]:
    """Those of the options that a minion does, or that are done to a card."""
    return [option for option in options if copy in (option.minion, *option.targets)]
