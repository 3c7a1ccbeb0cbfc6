"""Whose leave a request needs: one table, read by manual mode, strict mode, steps done by hand and the network alike.

:data:`CONSENT` has one line for each request. Whatever opens, ends, hides, switches or undoes something that others
have seen needs everybody (design, decision 10); all of them are asked one question together, and a single refusal ends
it. Seats that a program plays agree silently. Who plays several seats with open hands is never asked by herself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from typing import Any, Final, Literal, NamedTuple

from vtes_desktop.play import requests as r
from vtes_desktop.play.business import SEED_TOLD
from vtes_desktop.play.history import History
from vtes_desktop.play.manners import carry_out, chore_of
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.journal import Header
from vtes_desktop.table.saying import Part, Saying, Who
from vtes_desktop.table.sight import sees, tells_apart
from vtes_desktop.table.table import NOBODY, Copy, Place, Table

RANDOM: Final = "random"
"""How a journal's header calls a seat that a random player fills (:attr:`SeatHeader.player`): it consents to all."""
COMPUTER: Final = "computer"
"""How the word for a seat that a computer Methuselah fills begins; its level and character follow."""


def plays_itself(player: str) -> bool:
    """Whether a seat of which a header says this is played by the program, and so consents to all.

    >>> plays_itself("random"), plays_itself("computer regular plain"), plays_itself("here")
    (True, True, False)
    """
    return player.partition(" ")[0] in (RANDOM, COMPUTER)


class Case(NamedTuple):
    """A seat that is about to do something."""

    consent: Consent
    table: Table
    seat: int
    people: frozenset[int]
    """The seats that persons play, or did before they were ousted."""
    present: Set[int]
    """The seats from which somebody looks at the table just now."""
    gone: Set[int]
    """The seats whose players have been away for so long that the end of the game does not wait for them."""
    asks: bool
    """Whether one asks at this table before touching another's things. While a card is done by hand one does not: that
    the others agree in the end covers what can be taken back."""
    by_hand: bool
    played: float
    """Seconds of play."""

    @property
    def everybody(self) -> frozenset[int]:
        """All who still play."""
        return self.people & frozenset(self.table.playing())

    @property
    def all_present(self) -> frozenset[int]:
        """All who still play, and who is ousted and still there: whom the end of the game concerns."""
        return self.everybody | (self.people & self.present)

    def hidden_of(self, seat: int) -> frozenset[int]:
        """Who decides over what is hidden on a seat's side: its player, and where no person plays it any more
        everybody."""
        return frozenset({seat}) if seat in self.everybody else self.everybody


Whose = Callable[[Case, Any], Set[int]]
"""Finds the seats whose leave a request needs; who asks, and seats without a person, are left out afterwards."""


def nobodys(case: Case, request: object) -> Set[int]:  # noqa: ARG001 - one signature for all lines
    """One's own things, or nothing that matters to anybody."""
    return frozenset()


def everybodys(case: Case, request: object) -> Set[int]:  # noqa: ARG001
    """What concerns the whole table."""
    return case.everybody


def of_the_others_there(case: Case, request: r.PassSeat) -> Set[int]:
    """Everybody who is there, but whose seat it is: she is not, or gives it away herself, or is to be sent away."""
    return (case.everybody & case.present) - {request.seat}


def everybodys_where_one_asks(case: Case, request: object) -> Set[int]:  # noqa: ARG001
    """What one could do to one's own advantage only: at a table where one asks, and by hand."""
    return case.everybody if case.asks or case.by_hand else frozenset()


def everybodys_by_hand(case: Case, request: object) -> Set[int]:  # noqa: ARG001
    """What shows cards that none has seen: under the referee that can't be taken back as if nothing was seen."""
    return case.everybody if case.by_hand else frozenset()


def owners(case: Case, request: r.Request) -> Set[int]:
    """Those whose things are touched, where one asks."""
    return touched(case.table, case.seat, request) & case.everybody if case.asks else frozenset()


def owners_and_the_hidden(case: Case, request: r.Request) -> Set[int]:
    """The same; and always those whose hidden cards somebody would see by it."""
    of = touched(case.table, case.seat, request)
    found = set(of & case.everybody) if case.asks else set()
    if of - {case.seat} or case.by_hand:
        found |= case.consent.opened(case, request)
    return found


def of_the_ousted(case: Case, request: r.Oust) -> Set[int]:
    """Who is ousted; everybody when that ends the game, or nobody plays there who could say so. Who has no pool left is
    ousted by the rules (sec. 9.1): nobody is asked where nobody can have been robbed of it, as one asks there."""
    playing = case.table.playing()
    if request.seat not in playing:
        return frozenset()
    if case.table.seats[request.seat].pool == 0 and case.asks:
        return frozenset()
    return case.all_present if len(playing) <= 2 else case.hidden_of(request.seat)


def at_the_end(case: Case, request: object) -> Set[int]:  # noqa: ARG001
    """What ends the game or comes after it: the ousted who are still there, too; nobody who is gone for long."""
    return case.all_present - case.gone


def at_the_time_limit(case: Case, request: object) -> Set[int]:
    """The same, until the time is up on which all agreed at the start."""
    limit = case.table.clock.limit
    return frozenset() if 0 < limit <= case.played else at_the_end(case, request)


def of_who_has_seen(case: Case, request: r.Hide) -> Set[int]:
    """Everybody, where others see a card that another has shown, or a rule; what one has shown oneself is one's own."""
    found: set[int] = set(owners(case, request))
    for i in request.copies:
        copy = case.table.copies.get(i)
        if copy is None or not tells_apart(case.table, copy, case.seat) or set(copy.shown_to) <= {case.seat}:
            continue
        if copy.controller != case.seat or not case.consent.history.was_shown_by(copy, case.seat):
            found |= case.everybody
    return found


def of_what_is_taken_back(case: Case, request: object) -> Set[int]:  # noqa: ARG001
    """Who did it, or did something since; everybody where by it or since it anything was seen, drawn or left to chance;
    and who gave leave for it."""
    return case.consent.undoing(case)


def of_what_is_done_again(case: Case, request: object) -> Set[int]:  # noqa: ARG001
    """Who did it; everybody where anything is seen by it, or was seen or left to chance since it was taken back."""
    return case.consent.redoing(case)


def of_the_chore(case: Case, request: r.Chore) -> Set[int]:
    """As the game says of each (:attr:`Play.chores`)."""
    match chore_of(case.table, request).leave:
        case "everybody":
            return case.everybody
        case "owner" if case.asks and request.seat != NOBODY:
            return case.everybody & {request.seat}
    return frozenset()


class Leave(NamedTuple):
    """A line of the table."""

    whose: Whose
    """Whose leave it needs."""
    strict: Literal["always", "by hand", "never"] = "never"
    """When it may be asked of the referee: at any time, while a card is done by hand, or not at all."""


CONSENT: Final[Mapping[type, Leave]] = {
    r.Deal: Leave(nobodys),  # the host asks it of itself, once
    # One's things, and what lies on the table
    r.Put: Leave(owners_and_the_hidden, "by hand"),
    r.PutTop: Leave(owners_and_the_hidden, "by hand"),
    r.Draw: Leave(everybodys_by_hand, "by hand"),
    r.Refill: Leave(nobodys),
    r.Play: Leave(nobodys),
    r.Blood: Leave(owners, "by hand"),
    r.LockCards: Leave(owners, "by hand"),
    r.UnlockAll: Leave(nobodys),
    r.TurnCards: Leave(owners_and_the_hidden, "by hand"),
    r.Count: Leave(owners, "by hand"),
    r.Note: Leave(owners, "by hand"),
    r.TakeControl: Leave(owners_and_the_hidden, "by hand"),
    r.AddCard: Leave(everybodys_where_one_asks),
    r.TakeEdge: Leave(owners, "by hand"),
    r.HandSize: Leave(owners, "by hand"),
    # What is hidden, and chance
    r.ShuffleDeck: Leave(nobodys, "by hand"),
    r.Look: Leave(everybodys_where_one_asks, "by hand"),
    r.StopLooking: Leave(nobodys, "by hand"),
    r.Reveal: Leave(nobodys, "always"),
    r.Hide: Leave(of_who_has_seen, "always"),
    r.RandomCard: Leave(owners_and_the_hidden, "by hand"),
    r.OpenHands: Leave(everybodys, "always"),
    r.Roll: Leave(nobodys, "always"),
    # The turn
    r.NextPhase: Leave(owners),
    r.GoToPhase: Leave(owners),
    r.EndTurn: Leave(owners),
    r.Transfers: Leave(owners),
    # The game
    r.Oust: Leave(of_the_ousted),
    r.Withdraw: Leave(at_the_end),
    r.TimeUp: Leave(at_the_time_limit, "always"),
    r.EndGame: Leave(at_the_end, "always"),
    r.TellSeed: Leave(at_the_end, "always"),
    r.Score: Leave(everybodys),
    r.SwitchMode: Leave(everybodys, "always"),
    r.TakeBack: Leave(of_what_is_taken_back, "always"),
    r.Again: Leave(of_what_is_done_again, "always"),
    r.PassSeat: Leave(of_the_others_there, "always"),
    r.Pause: Leave(nobodys, "always"),
    r.Chore: Leave(of_the_chore, "by hand"),
    # Words
    r.Chat: Leave(nobodys, "always"),
    r.Signal: Leave(nobodys, "always"),
    r.Offer: Leave(nobodys, "always"),
    r.AnswerOffer: Leave(nobodys, "always"),
    r.Point: Leave(nobodys, "always"),
    r.Answer: Leave(nobodys, "always"),
    r.Pick: Leave(nobodys, "always"),
    r.WhyNot: Leave(nobodys, "always"),
}
"""Whose leave each request needs, and when it may be asked of a strict table."""


def when_strict(table: Table, request: r.Request) -> Literal["always", "by hand", "never"]:
    """When a request may be asked of a strict table: at any time, in a step by hand, or not at all. Raises
    :class:`RefusedError` for a chore that this game has not."""
    if isinstance(request, r.Chore):
        return "by hand" if chore_of(table, request).strict else "never"
    return CONSENT[type(request)].strict


def touched(table: Table, seat: int, request: r.Request) -> Set[int]:
    """Whose things `seat` would touch by a request: may name `seat` itself, or seats that are not there."""
    of = {
        copy.controller
        for copy in _touched_copies(table, seat, request)
        if tells_apart(table, copy, seat) and copy.controller != seat
    }
    match request:
        case r.Blood(source, target):
            of |= {purse.of for purse in (source, target) if purse.kind == "pool"}
        case r.PutTop(seat=other) | r.RandomCard(seat=other) | r.HandSize(seat=other) | r.TakeControl(seat=other):
            of.add(other)
        case r.NextPhase() | r.GoToPhase() | r.EndTurn() | r.Transfers():
            of.add(table.active)
        case r.TakeEdge():
            of.add(table.edge)
        case r.Count(copy=0, seat=other):
            of.add(other)
    match request:
        # What comes to lie on another's side is hers; but owners get back what belongs to them in any case.
        case r.Put(to=to) | r.PutTop(to=to) | r.AddCard(to=to) if not to.on and not _goes_home(table, to):
            of.add(to.seat)
    return of - {NOBODY}


def _goes_home(table: Table, to: Place) -> bool:
    """Whether cards that go there lie on their owner's side in any case."""
    return to.region in table.regions and table.regions[to.region].owners


def _touched_copies(table: Table, seat: int, request: r.Request) -> list[Copy]:
    ids: tuple[int, ...] = ()
    match request:
        case r.Put(copies=ids):
            copies = [table.copies[i] for i in ids if i in table.copies]
            # Another's card that lies face down on mine would go with it.
            under = (each for copy in copies for each in table.with_attached(copy))
            return copies + [each for each in under if not sees(table, each, seat)]
        case r.LockCards(copies=ids) | r.TurnCards(copies=ids) | r.Hide(copies=ids):
            pass
        case r.Count(copy=i) | r.Note(copy=i) | r.TakeControl(copy=i):
            ids = (i,)
        case r.Blood(source, target):
            ids = tuple(purse.of for purse in (source, target) if purse.kind == "card")
    return [table.copies[i] for i in ids if i in table.copies]


class Consent:
    """Knows whose leave a request needs at a host's table, and what they are told of it.

    :param trial: makes what a seat tries only, to be undone.
    """

    def __init__(self, header: Header, history: History, trial: Callable[[int], Doing]) -> None:
        self._header = header
        self.history = history
        self._trial = trial
        self._here = frozenset(number for number, each in enumerate(header.seats) if each.player == "here")
        self._people = frozenset(number for number, each in enumerate(header.seats) if not plays_itself(each.player))

    def party(self, table: Table, seat: int) -> frozenset[int]:
        """The seats that one person plays: with open hands all of this desktop, else each for itself."""
        return self._here if table.open and seat in self._here else frozenset((seat,))

    def needed(
        self,
        table: Table,
        seat: int,
        request: r.Request,
        *,
        by_hand: bool,
        present: Set[int],
        gone: Set[int],
        played: float,
    ) -> frozenset[int]:
        """The seats whose leave `seat` needs; none that the same person or no person plays."""
        asks = self._header.options.ask and not by_hand
        case = Case(self, table, seat, self._people, present, gone, asks, by_hand, played)
        of = frozenset(CONSENT[type(request)].whose(case, request))
        return (of & case.all_present) - self.party(table, seat)

    def last_done(self, table: Table, seat: int) -> int:
        """The line that a take-back of `seat` goes back to; 0 for none: in manual mode the last that can be taken
        back, in strict mode the last of its own. None once everyone knows the seed."""
        done = self.history.done
        if table.tally.get(SEED_TOLD):
            return 0
        if table.mode == "strict":
            return self.history.last_of(self.party(table, seat))
        return done[-1] if done else 0

    def target(self, table: Table, seat: int, request: r.Request) -> int:
        """The line that a take-back, or doing it again, is about; else 0. Leave for one is not leave for another."""
        match request:
            case r.TakeBack():
                return self.last_done(table, seat)
            case r.Again():
                return self.history.undone[-1] if self.history.undone else 0
        return 0

    def undoing(self, case: Case) -> Set[int]:
        """Whose leave it takes to take back what `case` would."""
        n, history = self.last_done(case.table, case.seat), self.history
        if n == 0:
            return frozenset()
        line = history.lines[n - 1]
        if history.done[-1] != n or (line.picks and case.table.mode == "manual") or history.was_anything_seen_since(n):
            return case.everybody
        doing = self._trial(case.seat)
        try:
            if not history.told_nothing(doing, n):
                return case.everybody
        finally:
            doing.undo()
        return history.leave_given(n) | (frozenset({line.seat}) if case.asks else frozenset())

    def redoing(self, case: Case) -> Set[int]:
        """Whose leave it takes to do again what `case` would."""
        history = self.history
        if not history.undone:
            return frozenset()
        n = history.undone[-1]
        line = history.lines[n - 1]
        doing = self._trial(case.seat)
        try:
            if history.was_anything_seen_since_undone() or not history.again_tells_nothing(doing):
                return case.everybody
        finally:
            doing.undo()
        another = line.seat not in self.party(case.table, case.seat)
        if case.table.mode == "strict" and another:
            return case.everybody
        return history.leave_given(n) | (frozenset({line.seat}) if case.asks else frozenset())

    def opened(self, case: Case, request: r.Request) -> Set[int]:
        """Who decides over the hidden cards that somebody would see by a request. One's own are one's own to show, but
        for those that oneself has not seen: over these everybody decides."""
        table, everyone = case.table, range(NOBODY, len(case.table.seats))
        hidden = [
            (copy, copy.controller, before)
            for copy in list(table.copies.values())
            if len(before := [seat for seat in everyone if sees(table, copy, seat)]) < len(everyone)
        ]
        found: set[int] = set()
        doing = self._trial(case.seat)
        drawn, given = doing.chance.drawn, doing.new_id.given
        try:
            carry_out(doing, request)
            for copy, whose, before in hidden:
                there = table.copies.get(copy.id) is copy
                if not there or all(seat in before or not sees(table, copy, seat) for seat in everyone):
                    continue
                if whose != case.seat:
                    found |= case.hidden_of(whose)
                elif case.seat not in before:
                    found |= case.everybody
        finally:
            doing.undo()
            doing.chance.drawn, doing.new_id.given = drawn, given
        return found

    def about(self, table: Table, seat: int, request: r.Request) -> Saying:
        """What a request would do, in words that tell nobody more than they know. Raises :class:`RefusedError`."""
        doing = self._trial(seat)
        drawn, given = doing.chance.drawn, doing.new_id.given
        try:
            match request:
                case r.TakeBack():
                    self.history.take_back(doing, self.last_done(table, seat))
                case r.Again():
                    self.history.again(doing)
                case r.SwitchMode():
                    pass
                case _:
                    carry_out(doing, request)
        finally:
            doing.undo()
            doing.chance.drawn, doing.new_id.given = drawn, given
        if words := _in_words(table, seat, request):
            return Saying((Who(seat), *words), seat, "table")
        return doing.first_words()


def _in_words(table: Table, by: int, request: r.Request) -> tuple[Part, ...]:
    """What a request is about, where what the log says afterwards does not say it beforehand; else empty."""
    match request:
        case r.SwitchMode("manual"):
            return (" sends the referee away: from here on nobody enforces the rules",)
        case r.SwitchMode("strict"):
            return (f" calls the referee: from the {table.phase} phase on the rules are enforced",)
        case r.EndGame():
            return (f" ends the game for everybody, with the {table.description.points} as they are now",)
        case r.TimeUp():
            return (" ends the game as if its time were up: half a victory point to everybody who still plays",)
        case r.TellSeed():
            return (" has the seed told, so that every shuffle can be checked: nothing can be taken back after that",)
        case r.OpenHands(open=True):
            return (f" opens all {table.description.hidden} to everybody",)
        case r.PassSeat(seat) if seat == by:
            return (" hands over this seat: whoever takes it sees its hand",)
        case r.PassSeat(seat):
            return (" lets somebody else have the seat of ", Who(seat), ", and see its hand")
        case r.Oust(seat):
            return (" says that ", Who(seat), " is out of the game")
        case r.Withdraw():
            return (" withdraws from the game, for half a victory point",)
        case r.NextPhase() if table.phase != table.phases[-1]:
            return (f" goes on to the {table.phases[table.phases.index(table.phase) + 1]} phase",)
        case r.NextPhase() | r.EndTurn():
            return (" ends the turn of ", Who(table.active))
        case r.GoToPhase(phase):
            return (f" goes to the {phase} phase in the turn of ", Who(table.active))
        case r.Transfers(left):
            return (f" sets the transfers left to {left} for ", Who(table.active))
        case r.TakeEdge(seat) if seat != NOBODY:
            return (f" gives the {table.description.edge} to ", Who(seat))
        case r.Score(seat, points):
            return (f" says that there are {points:g} {table.description.points} for ", Who(seat))
        case r.HandSize(seat, size):
            return (f" sets the hand size to {size} for ", Who(seat))
        case r.Look(region, count) if region in table.regions:
            title = table.regions[region].title
            return (f" looks at the top {count} of the {title}" if count else f" looks through the whole {title}",)
        case r.Chore():
            place = table.regions.get(f"location {request.place}")
            where = f" ({place.title})" if place is not None else ""
            return (f" presses “{chore_of(table, request).caption}”{where}",)
        case r.Hide(copies):
            return (" hides again what was shown",) if len(copies) == 1 else (" hides again cards that were shown",)
    return ()
