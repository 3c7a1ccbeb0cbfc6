"""What the referee asks at this desktop, and the way to answer: one place for the bar, the scene and the gestures."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from vtes_desktop.play import requests as r
from vtes_desktop.play.consent import CONSENT
from vtes_desktop.play.updates import Asked, Update
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import NOBODY, Copy
from vtes_desktop.ui.strict.hint import Hint
from vtes_desktop.ui.strict.passing import Passing
from vtes_desktop.ui.table.session import Hover, Meant, Session

QUIET = frozenset({"pass", "no block", "no", "agreed"})
"""Options that do nothing: what the key for passing picks."""
UNREAD = frozenset({"use by hand"})
"""Options that are offered at any time for a card in play that the referee can't read: they make nothing glow."""
TARGETS = frozenset({"target", "enter combat"})
"""Options that only say which card is meant: a click on that card says so."""
BY_HAND = frozenset({"by hand", "agree"})
"""Questions about a card whose effect its player carries out."""


class Asking(QObject):
    """The referee's open question, as this desktop may answer it."""

    several = Signal(object)
    """A gesture may mean several options; ask which."""
    changed = Signal()
    """Another question is open, or none."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.passing = Passing(session)
        """Passes for somebody here until something happens to her."""
        session.interpret = self.interpret
        self.hint = Hint(session, self)
        """Advice on what is asked here, on request."""
        self._open = self._known()
        for client in session.clients.values():
            # The client of who is asked may hear of it after that of who is looking.
            client.on_update.append(self._updated)
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
        if asked is None:
            return None
        seat, shared = asked.seat, self._session.shared
        if not shared and asked.has_the_word in self._session.clients:
            seat = asked.has_the_word
        if seat not in self._session.clients or (seat != self._session.viewer and shared):
            return None
        mine = self._session.clients[seat].asked
        return mine if mine is not None and mine.number == asked.number else None

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be picked here now; nothing when somebody else is asked."""
        return self.mine.options if self.mine is not None else ()

    @property
    def may_keep_passing(self) -> int:
        """The seat that may pass until something happens to it, or does: who is asked here, or who is looking; -1 when
        it is in its own turn, where nothing goes on without it."""
        if self.passing.on:
            return self.passing.seat
        mine = self.mine
        seat = mine.seat if mine is not None else self._session.viewer
        table = self._session.table
        may = self._session.game.bar.passes and self.asked is not None
        return seat if may and seat != table.active and not table.over else NOBODY

    @property
    def by_hand(self) -> Asked | None:
        """The open question, when a card is done by hand or the others are asked whether it was done right."""
        asked = self.asked
        return asked if asked is not None and asked.kind in BY_HAND else None

    def pick(self, option: Option) -> None:
        """Answer with an option."""
        mine = self.mine
        if mine is not None and option in mine.options:
            self._session.ask(r.Pick(mine.number, mine.options.index(option)), mine.seat)

    def glowing(self) -> set[int]:
        """The cards with which something may be done now."""
        return {option.copy for option in self.options if option.copy and option.kind not in UNREAD}

    def with_card(self, copy: int) -> list[Option]:
        """What may be done with a card, or by a minion, or to it."""
        return [option for option in self.options if copy in (option.copy, option.minion, *option.targets)]

    def told_apart(self) -> list[Option]:
        """The options without those that a person can't tell from an earlier one: by another copy of the same card in
        the same hand or deck."""
        found: dict[tuple[object, ...], Option] = {}
        for option in self.options:
            copy = self._session.table.copies.get(option.copy)
            loose = copy is not None and not copy.place.on and not self._session.table.region_of(copy).in_play
            card = (copy.card, copy.place) if copy is not None and loose and copy.card else (option.copy,)
            alike = (option.kind, option.text, option.minion, option.targets if not loose else (), option.seat)
            found.setdefault((*card, *alike, option.amount, option.level), option)
        return list(found.values())

    def with_seat(self, seat: int) -> list[Option]:
        """What may be done to a Methuselah, with no card: she is chosen, bled instead, given points."""
        return [option for option in self.options if option.seat == seat and not option.copy]

    def target(self, copy: int) -> Option | None:
        """The option that a click on a card picks at once: it says that this one is meant, and nothing else."""
        found = self.with_card(copy)
        return found[0] if len(found) == 1 and found[0].kind in TARGETS else None

    def explained(self, option: Option) -> str:
        """What an option says, and what is printed for the level at which its card is played."""
        copy = self._session.table.copies.get(option.copy)
        card = self._session.card(copy) if copy is not None else None
        if card is None or not option.level:
            return option.text
        lines = [part.text for part in card.text if option.level in part.marks]
        return "\n".join([option.text, *lines])

    def with_pile(self, seat: int, region: str) -> list[Option]:
        """What may be done with a deck: a card of the crypt is drawn for transfers."""
        return [option for option in self.options if option.kind == f"draw {region}" and option.seat == seat]

    @property
    def is_strict(self) -> bool:
        """Whether only what the referee offers can be done here now: not while a card is done by hand here."""
        mine = self.mine
        return self._session.table.mode == "strict" and (mine is None or mine.kind != "by hand")

    def why_not(self, copy: Copy) -> None:
        """Ask why nothing can be done with a card; the answer is shown as a refusal is."""
        self._session.ask(r.WhyNot(copy.id), self._session.acting(copy))

    def quiet(self) -> Option | None:
        """The option that does nothing, if there is one."""
        return next((option for option in self.options if option.kind in QUIET), None)

    def interpret(self, request: r.Request) -> Meant | None:
        """What a gesture means to the referee: the pick that fits, and whose it is.

        None leaves the request as it is: in manual mode, while a card is done by hand, and where it is about no card.
        Where nothing fits a gesture with a card, it asks why not; where several options do, the player is asked which,
        and this gesture is over.
        """
        if isinstance(request, r.NextPhase | r.EndTurn) and self.passing.on:
            self.passing.stop()
            return Meant()
        if isinstance(request, r.EndTurn) and self.may_keep_passing != NOBODY:
            self.passing.start(self.may_keep_passing)
            return Meant()
        mine = self.mine
        if mine is None or mine.kind == "by hand" or CONSENT[type(request)].strict == "always":
            # It means to the referee what it says.
            return None
        fitting = self.meant(request)
        if len(fitting) > 1:
            self.several.emit(fitting)
            return Meant()
        if not fitting:
            return _why_not(request, mine.seat)
        return Meant(r.Pick(mine.number, mine.options.index(fitting[0])), mine.seat)

    def meant(self, request: r.Request) -> list[Option]:
        """The options that a gesture can mean."""
        if isinstance(request, r.NextPhase | r.EndTurn | r.GoToPhase):
            quiet = self.quiet()
            return [quiet] if quiet is not None else []
        return self._session.game.meant(self, request)

    def _known(self) -> tuple[int, bool] | None:
        """Which question is open, and whether its options are known here yet."""
        asked = self.asked
        return (asked.number, self.mine is not None) if asked is not None else None

    @property
    def moment(self) -> tuple[object, ...]:
        """What all that is shown of the open question follows from: who is looking, at which line of the game, and
        what is known of the question."""
        return self._session.viewer, self._session.client.n, self._known()

    def _updated(self, _: Update) -> None:
        known = self._known()
        if known != self._open:
            self._open = known
            self.changed.emit()
            self.show_card()

    def show_card(self) -> None:
        """Show large what is asked about, to who is asked."""
        mine = self.mine
        copy = self._session.table.copies.get(mine.about) if mine is not None else None
        if copy is not None and copy.card:
            self._session.hovered.emit(Hover(copy.card, copy.id))


def _why_not(request: r.Request, seat: int) -> Meant | None:
    """A question instead of a gesture with a card that means nothing now."""
    match request:
        case r.Put(copies=(copy, *_)) | r.Play(copy) | r.LockCards((copy, *_)):
            return Meant(r.WhyNot(copy), seat)
        case r.Blood(source, target) if "card" in (source.kind, target.kind):
            return Meant(r.WhyNot(target.of if target.kind == "card" else source.of), seat)
    return None


def narrowed(options: Iterable[Option], copy: int) -> list[Option]:
    """Those of the options that a minion does, or that are done to a card."""
    return [option for option in options if copy in (option.minion, *option.targets)]
