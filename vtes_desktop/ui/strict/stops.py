"""Stops: at which moments somebody here is asked, and which questions are passed for her (experience.md).

A question is only ever passed where its quiet answer costs nothing: never votes, never a block, and of the phases only
an unlock phase in which nothing that can be done would change anything.
"""

from __future__ import annotations

import random
from typing import Final, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Asked, Update
from vtes_desktop.table.asking import Option
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.ui.languages import later
from vtes_desktop.ui.strict.leaving import ends, has_votes
from vtes_desktop.ui.strict.passing import PASSED
from vtes_desktop.ui.table.session import Session

Stop = Literal["always", "matters", "never"]
WINDOWS: Final[dict[str, str]] = {
    "another's master": later("Another's master phase"),
    "another's influence": later("Another's influence phase"),
    "another's discard": later("Another's discard phase"),
    "burn option": later("A card has the burn option"),
    "as announced": later("An action is announced"),
    "before block": later("Before a block"),
    "block": later("To block"),
    "block attempt": later("A block is attempted"),
    "as blocked": later("An action is blocked"),
    "after blocks": later("Nobody blocks"),
    "before resolution": later("Before an action resolves"),
    "after resolution": later("After an action"),
    "before range": later("Combat begins"),
    "range": later("Maneuvers"),
    "before strikes": later("Before strikes"),
    "strikes chosen": later("Strikes are chosen"),
    "prevention": later("Damage is prevented"),
    "after strikes": later("Strikes are resolved"),
    "additional strikes": later("Additional strikes"),
    "press": later("Presses"),
    "end of round": later("A round ends"),
    "as played": later("A card is played"),
    "before votes": later("Before votes are cast"),
}
"""The moments at which a stop can be set: the kind of question, and what a player calls it."""
BURN_OPTION: Final = "burn option"
"""In every unlock phase anybody may discard by it; who has kept a card is asked again about it in her own turn."""
UNLOCK: Final = "unlock phase"
"""A phase of one's own that is passed by itself where all that can be done in it would change nothing."""
NOTHING: Final[frozenset[OptionKind]] = frozenset({"use by hand"})
SECONDS: Final = (0.25, 0.75)
"""How long an answer takes at a table where others must not learn what a hand holds."""


def passed_by(asked: Asked, stop: Stop, muted: frozenset[int] | set[int], *, whole: bool) -> Option | None:
    """The answer that a question gets by itself; None where a person is asked.

    :param muted: printed cards that one does not want to be asked about.
    :param whole: whether all of the running action is passed.
    """
    quiet = next((option for option in asked.options if option.kind in PASSED), None)
    if quiet is not None and asked.kind == UNLOCK and stop == "matters":
        idle = [option.idle for option in asked.options if option.kind not in PASSED]
        return quiet if idle and all(idle) else None
    if quiet is None or ends(asked) or has_votes(asked) or asked.kind not in WINDOWS:
        return None
    if whole or stop == "never":
        return quiet
    doing = [option for option in asked.options if option.kind not in PASSED and option.kind not in NOTHING]
    if stop == "matters":
        doing = [option for option in doing if not option.idle]
    return quiet if not [option for option in doing if option.copy not in muted] and stop != "always" else None


class Stops(QObject):
    """Passes what nobody here wants to be asked about."""

    changed = Signal()
    """Something was muted, an action is passed, the table is held, or none of it any more."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.held = False
        """Whether everything is asked: nothing is passed by itself."""
        self._whole = -1
        """The acting minion whose running action is passed; -1 for none."""
        self._muted: dict[int, set[int]] = {}
        """By seat, the copies that are not asked about in the running action."""
        self._burnable: Asked | None = None
        """Who was asked last whether she discards by a burn option, and which cards."""
        self._kept: dict[int, set[int]] = {}
        """By seat, the copies that she was asked about so before."""
        self._chance = random.Random()
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._pass)
        for client in session.clients.values():
            client.on_update.append(self._updated)
        session.settings.changed.connect(self.consider)

    def stop_at(self, kind: str) -> Stop:
        """The stop that is set for a moment."""
        return self._session.settings.options.stops.get(kind, "matters")

    def set_stop(self, kind: str, stop: Stop) -> None:
        """Set it, for all games."""
        stops = dict(self._session.settings.options.stops)
        stops.pop(kind, None)
        if stop != "matters":
            stops[kind] = stop
        self._session.settings.change(stops=stops)

    @property
    def acting(self) -> int:
        """The minion that is acting; 0 while no action runs."""
        action = self._session.table.action
        return action.minion if action is not None else 0

    @property
    def passes_action(self) -> bool:
        """Whether the rest of the running action is passed."""
        return bool(self.acting) and self._whole == self.acting

    def pass_action(self) -> None:
        """Pass for the rest of this action; again: don't."""
        if self.acting:
            self._whole = -1 if self.passes_action else self.acting
            self.changed.emit()
            self.consider()

    def mute(self, seat: int, copy: int) -> None:
        """Don't ask about a card in this action."""
        self._muted.setdefault(seat, set()).add(copy)
        self.changed.emit()
        self.consider()

    def hold(self) -> None:
        """Ask everything from now on; again: as the stops say."""
        self.held = not self.held
        self.changed.emit()
        self.consider()

    def _updated(self, _: Update) -> None:
        if not self.acting and (self._muted or self._whole != -1):
            self._muted.clear()
            self._whole = -1
            self.changed.emit()
        self.consider()

    def _asked(self) -> tuple[Asked, Option] | None:
        """What is asked here and passed by itself, with the answer."""
        asked = self._session.client.asked
        client = self._session.clients.get(asked.seat) if asked is not None else None
        mine = client.asked if client is not None and asked is not None else None
        if self.held or mine is None or not mine.options or not mine.waits:
            return None
        whole = self.passes_action and mine.seat != self._session.table.copies[self.acting].controller
        muted = self._muted.get(mine.seat, set()) | self._kept_before(mine)
        option = passed_by(mine, self.stop_at(mine.kind), muted, whole=whole)
        return (mine, option) if option is not None else None

    def _kept_before(self, mine: Asked) -> set[int]:
        """The cards with the burn option that somebody has kept before; none of them in her own turn."""
        if mine.kind != BURN_OPTION:
            return set()
        before = self._burnable
        if before is None or before.number != mine.number:
            self._burnable = mine
            if before is not None:
                self._kept.setdefault(before.seat, set()).update(option.copy for option in before.options)
        return set() if self._session.table.active == mine.seat else self._kept.get(mine.seat, set())

    def consider(self) -> None:
        """Pass in a moment, where nobody wants to be asked."""
        if self._asked() is None:
            self.timer.stop()
        elif not self.timer.isActive():
            host = self._session.host
            alone = host is not None and not host.header.options.discreet
            low, high = (0.0, 0.0) if alone else SECONDS
            self.timer.start(round(self._chance.uniform(low, high) * 1000))

    def _pass(self) -> None:
        found = self._asked()
        if found is not None:
            asked, option = found
            client = self._session.clients[asked.seat]
            client.ask(r.Pick(asked.number, asked.options.index(option)))
