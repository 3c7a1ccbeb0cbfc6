"""What the referee asks at this desktop, and the way to answer: one place for the bar, the scene and the gestures."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from vtes_desktop.play import requests as r
from vtes_desktop.play.consent import CONSENT
from vtes_desktop.play.updates import Asked, Update
from vtes_desktop.table.asking import Option
from vtes_desktop.table.option_kinds import OptionKind
from vtes_desktop.table.table import NOBODY, Copy
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.strict.hint import Hint
from vtes_desktop.ui.strict.leaving import ends, has_votes, left_over
from vtes_desktop.ui.strict.passing import PASSED, Passing
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.keys import shown
from vtes_desktop.ui.table.session import Hover, Meant, Session

QUIET: Final[frozenset[OptionKind]] = PASSED | {"agreed"}
"""Options that do nothing: what the key for passing picks."""
UNREAD: Final[frozenset[OptionKind]] = frozenset({"use by hand"})
"""Options that are offered at any time for a card in play that the referee can't read: they make nothing glow."""
TARGETS = frozenset({"target", "enter combat", "term"})
"""Options that only say which card is meant: a click on that card says so."""
METHUSELAHS = frozenset({"methuselah", "redirect", "directed at", "points", "term"})
"""Options that only say which Methuselah is meant: a click on her pool says so."""
BY_HAND = frozenset({"by hand", "agree"})
"""Questions about a card whose effect its player carries out."""


SUB_QUESTIONS = frozenset(
    {"target", "methuselah", "points", "amount", "x", "discipline", "directed at", "equip from", "enter combat"}
    | {"bearer", "way", "side", "clan", "move", "exchange", "redirect", "blood", "rescue cost", "bleed"}
    | {"terms", "sect", "title", "equipment", "conviction", "order", "remove", "circle", "reduce", "control", "damage"}
)
"""Questions about something that was begun with the last answer: with *Cancel* it is taken back."""
DEAD_SECONDS = 0.4
"""How long nothing is answered after a question came that follows from no answer of this desktop: whoever presses
something then means what was there before."""
OWN_SECONDS = 0.18
"""The same after an answer of one's own: the second half of a double click."""


class Asking(QObject):
    """The referee's open question, as this desktop may answer it.

    :param monotonic: seconds, as :func:`time.monotonic` has them.
    """

    several = Signal(object, int)
    """A gesture may mean several options; ask which."""
    changed = Signal()
    """Another question is open, or none."""
    answered = Signal()
    """An answer was given here."""

    def __init__(self, session: Session, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._session = session
        self._monotonic = monotonic
        self._just_answered = self._follows = False
        """Whether an answer was given here that no question has followed yet; whether the open one follows it."""
        self._came = -10.0
        self.dead_seconds = DEAD_SECONDS
        self.own_seconds = OWN_SECONDS
        self._more: tuple[str, int, int] | None = None
        """Blood that was dragged and is still to be moved: the kind of answer, the card, how many."""
        self._aim = 0
        """The card on which something was dropped, until it is asked what that was meant for; 0 for none."""
        self.sure = ""
        """What would be lost, while somebody here is asked whether a phase ends all the same; else empty."""
        self._warned = 0
        """The question of which it was said last that an answer to it would oust who gives it."""
        self.passing = Passing(session)
        """Passes for somebody here until something happens to her."""
        session.interpret = self.interpret
        self.hint = Hint(session, self)
        self.answered_elsewhere: Callable[[], bool] = lambda: False
        """Whether the answers stand in a panel of the game's own."""
        """Advice on what is asked here, on request."""
        self._open = self._known()
        for client in session.clients.values():
            # The client of who is asked may hear of it after that of who is looking.
            client.on_update.append(self._updated)
        self._news = False
        """Whether another question is open than was told last."""
        session.following.add(self._tell, Rank.REST)
        session.following.add(self._show_news, Rank.LOG)
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
    def controllers(self) -> dict[int, int]:
        """Who controls each card on the table, by the number of its copy."""
        return {copy.id: copy.controller for copy in self._session.table.copies.values()}

    @property
    def may_keep_passing(self) -> int:
        """The seat that may pass until something happens to it, or does: who is asked here, or who is looking; -1 when
        it is in its own turn, where nothing goes on without it, or has left the game."""
        if self.passing.on:
            return self.passing.seat
        mine = self.mine
        seat = mine.seat if mine is not None else self._session.viewer
        table = self._session.table
        may = self._session.game.passes and self.asked is not None and table.seats[seat].playing
        return seat if may and seat != table.active and not table.over else NOBODY

    @property
    def by_hand(self) -> Asked | None:
        """The open question, when a card is done by hand or the others are asked whether it was done right."""
        asked = self.asked
        return asked if asked is not None and asked.kind in BY_HAND else None

    @property
    def ready(self) -> bool:
        """Whether what is pressed now is meant for this question: not in the moment after it came."""
        return self._monotonic() - self._came >= (self.own_seconds if self._follows else self.dead_seconds)

    def pick(self, option: Option, at: int = 0) -> None:
        """Answer with an option; what ends a phase while something is left is asked about once. Where it is asked next
        which card is meant, that is the one `at` which the gesture went."""
        mine = self.mine
        if mine is None or option not in mine.options or not self.ready:
            return
        if option.kind in QUIET and ends(mine):
            self.end()
            return
        if self._means_it(mine, option):
            self._answer(mine, option, at)

    def _means_it(self, mine: Asked, option: Option) -> bool:
        """Whether the last of one's pool is not given away unawares: it is said once that this ousts, then done."""
        last = option.kind == "transfer" and self._session.table.seats[mine.seat].pool == 1
        if not last or self._warned == mine.number:
            return True
        self._warned = mine.number
        self._session.refused.emit(tr("That is the last of your pool: it ousts you. Do it again if you mean it."))
        return False

    def _answer(self, mine: Asked, option: Option, at: int = 0) -> None:
        self._just_answered, self._aim = True, at
        self._session.ask(r.Pick(mine.number, mine.options.index(option)), mine.seat)
        self.answered.emit()

    @property
    def ending(self) -> Option | None:
        """The answer that ends a phase or gives up votes, when that is asked here now."""
        mine = self.mine
        return self.quiet() if mine is not None and ends(mine) else None

    @property
    def passes(self) -> Option | None:
        """The answer of the key that passes: it costs nothing that could still be done."""
        mine = self.mine
        if mine is None:
            return None
        if has_votes(mine):
            return next((option for option in mine.options if option.kind == "wait"), None)
        return None if ends(mine) else self.quiet()

    def pass_(self) -> None:
        """The key that passes; it never ends a phase."""
        mine, option = self.mine, self.passes
        if mine is None or not self.ready:
            return
        if option is not None:
            self._answer(mine, option)
        elif self.ending is not None:
            self._session.refused.emit(
                tr(
                    "Space only passes. {shown}: {words}.",
                    shown=shown("end turn"),
                    words=game_word(self.ending.text).lower(),
                )
            )

    def end(self) -> None:
        """End the phase; asks once when something is left."""
        mine, option = self.mine, self.ending
        if mine is None or option is None or not self.ready:
            return
        left = left_over(mine, self._session.table)
        if left and not self.sure:
            self.sure = left
            self._came = self._monotonic()
            self.changed.emit()
            return
        self.sure = ""
        self._answer(mine, option)

    def go_on(self) -> None:
        """Not to end the phase after all."""
        if self.sure:
            self.sure = ""
            self._came = self._monotonic()
            self.changed.emit()

    @property
    def may_cancel(self) -> bool:
        """Whether the open question is about what was begun here with the answer before it, and can be taken back."""
        mine = self.mine
        return mine is not None and mine.kind in SUB_QUESTIONS and self._follows and self._session.client.can_take_back

    def cancel(self) -> None:
        """Take back what the open question is about, or go on with a phase."""
        if self.sure:
            self.go_on()
        elif self.may_cancel and self.ready:
            self._session.ask(r.TakeBack())

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

    def methuselah(self, seat: int) -> Option | None:
        """The option that a click on a pool picks at once: it says that this Methuselah is meant, and nothing else."""
        found = self.with_seat(seat)
        return found[0] if len(found) == 1 and found[0].kind in METHUSELAHS else None

    def methuselahs(self) -> set[int]:
        """The seats whose pools glow: a click on them answers."""
        return {option.seat for option in self.options if option.seat >= 0 and self.methuselah(option.seat) is not None}

    @property
    def chosen_elsewhere(self) -> bool:
        """Whether what is asked here is about others' pools or cards: what lies over them steps aside."""
        controllers = self.controllers
        at = {controllers.get(option.copy) for option in self.options if option.kind in TARGETS and option.copy}
        at |= {option.seat for option in self.options if option.kind in METHUSELAHS and not option.copy}
        begun = self.mine is not None and self.mine.kind in SUB_QUESTIONS
        return begun and bool(at - {None, NOBODY})

    def said(self, option: Option) -> str:
        """What an option says; where another says the same, with what tells the two apart: the minion that does it,
        the one it is done to or that bears the card, or who controls them."""
        words = game_word(option.text)
        if sum(each.text == option.text for each in self.options) == 1:
            return words
        same = [self._about(each) for each in self.told_apart() if each.text == option.text]
        names = zip(self._about(option), zip(*same, strict=True), strict=True)
        name = next((name for name, others in names if len({name, *others}) > 1), "")
        return f"{words} ({name})" if name else words

    def _about(self, option: Option) -> tuple[str, str, str]:
        """The minion of an option; what it is done to, or what bears its card; who controls that."""
        session, copies = self._session, self._session.table.copies
        minion, done = copies.get(option.minion), copies.get(next(iter(option.targets), option.copy))
        to = copies.get(done.place.on, done) if done is not None else None
        names = [session.name(copy.card) if copy is not None and copy.card else "" for copy in (minion, to)]
        seat = done.controller if done is not None else NOBODY
        return names[0], names[1], session.table.seats[seat].name if seat != NOBODY else ""

    def explained(self, option: Option) -> str:
        """What an option says, and what is printed for the level at which its card is played."""
        copy = self._session.table.copies.get(option.copy)
        card = self._session.card(copy) if copy is not None else None
        if card is None or not option.level:
            return self.said(option)
        lines = [part.text for part in card.text if option.level in part.marks]
        return "\n".join([self.said(option), *lines])

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
        if isinstance(request, r.NextPhase | r.EndTurn | r.GoToPhase) and self.ending is not None:
            self.end()
            return Meant()
        mine = self.mine
        if mine is None or mine.kind == "by hand" or CONSENT[type(request)].strict == "always":
            # It means to the referee what it says.
            return None
        fitting = self.meant(request)
        at = request.to.on if isinstance(request, r.Put) else 0
        if len(fitting) > 1:
            self.several.emit(fitting, at)
            return Meant()
        if not fitting:
            return _why_not(request, mine.seat)
        if not self._means_it(mine, fitting[0]):
            return Meant()
        if isinstance(request, r.Blood) and request.amount > 1:
            # As many as there are transfers: the next ones follow as soon as they are asked.
            self._more = (fitting[0].kind, fitting[0].copy, request.amount - 1)
        self._just_answered, self._aim = True, at
        self.answered.emit()
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
        return self._session.viewer, self._session.client.n, self._known(), self.sure

    def _updated(self, _: Update) -> None:
        known = self._known()
        if known != self._open:
            if known is None or self._open is None or known[0] != self._open[0]:
                self._came = self._monotonic()
                self._follows, self._just_answered = self._just_answered, False
                self.sure = ""
            self._open = known
            if self._more is not None and QCoreApplication.instance() is not None:
                QTimer.singleShot(0, self, self._go_on_moving)
            if self._aim and self.mine is not None and QCoreApplication.instance() is not None:
                QTimer.singleShot(0, self, self._hit)
            self._news = True

    def _show_news(self) -> None:
        """Show large what is asked about now."""
        if self._news:
            self.show_card()

    def _tell(self) -> None:
        """Say that another question is open."""
        if self._news:
            self._news = False
            self.changed.emit()

    def _go_on_moving(self) -> None:
        """Move another of the counters that were dragged, as long as there are transfers."""
        mine, more = self.mine, self._more
        if mine is None or more is None:
            self._more = None
            return
        kind, copy, left = more
        option = next((each for each in mine.options if (each.kind, each.copy) == (kind, copy)), None)
        self._more = (kind, copy, left - 1) if option is not None and left > 1 else None
        if option is not None and left > 0 and self._means_it(mine, option):
            self._answer(mine, option)
        else:
            self._more = None

    def _hit(self) -> None:
        """The card on which something was dropped is the one that is asked for."""
        mine, (at, self._aim) = self.mine, (self._aim, 0)
        option = self.target(at) if mine is not None and self._follows else None
        if mine is not None and option is not None:
            self._answer(mine, option)

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
