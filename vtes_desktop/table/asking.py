"""What people are asked: choices made of the options that are legal now, and the referee that puts them (design,
decision 5). There is no rule in here: every game's procedures are written in this.

A procedure is a generator. It makes moves, and where somebody must choose it asks by :func:`choose`, or several at once
by :func:`together`::

    def planning(game: Game, seat: int) -> Procedure[None]:
        option = yield from choose(seat, "planning", "Which card do you play?", options)
        answers = yield from together(Choice(each, "withdraw", "Stay?", (STAY, WITHDRAW)) for each in there)
        ...

A :class:`Referee` runs it: it holds the question that is open, takes answers, and goes on when all are in.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from vtes_desktop.table.option_kinds import OptionKind
else:
    OptionKind: TypeAlias = str
    """An option of a later version is read all the same."""


class Option(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that may be done now."""

    kind: OptionKind
    """What it is, in the rulebook's word: ``pass``, ``bleed``, ``play``, ``block``, ``strike`` …"""
    text: str = ""
    """What the button says: “Bleed Alexis for 1”."""
    copy: int = 0
    """The card that it is done with, which glows; 0 for none."""
    minion: int = 0
    """The minion that does it, where that is not the card itself."""
    targets: tuple[int, ...] = ()
    """Copies that it is done to."""
    seat: int = -1
    """The player that it is done to."""
    amount: int = 0
    level: str = ""
    """The discipline level at which a card is played: ``dom`` or ``DOM``; empty where the card has just one effect."""
    idle: bool = False
    """Whether it changes nothing now that could not be changed as well in a later window of the same action: a minion
    that wakes where it could neither block nor react, a bleed increased before it is known whether it is blocked; or
    nothing at all: blood for a vampire that is full."""


PASS = Option("pass", "Pass")
TRIES = 3
"""How often a player can do by hand what the referee can't, for the others to agree on."""
NOT_AGREED: Final = "not agreed"
"""The kind of the option of those who are asked whether it was done as it should be, and say that it was not."""


class Choice(Struct, frozen=True, gc=False, omit_defaults=True):
    """A question to one seat."""

    seat: int
    kind: str
    """What it is about, as the screen must know it: ``minion phase``, ``block``, ``strike`` …"""
    question: str
    """One sentence for the bar: “Krid bleeds Alexis for 1. Does anybody block?”"""
    options: tuple[Option, ...]
    rule: str = ""
    """The rulebook's section: ``6.2.2``."""
    about: int = 0
    """The card that it is about, to be shown large; 0 for none."""


class Together(Struct, frozen=True):
    """Questions to several seats at once: everybody decides in secret, and nothing goes on before all have.

    Each seat sees its own question and options only; that it has answered is public, what it has answered is told to
    nobody before all are in, and can be changed by that seat until then. Ask by :func:`together`.
    """

    choices: tuple[Choice, ...]
    """One for each seat that is asked; no seat twice."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Who is asked."""
        return tuple(choice.seat for choice in self.choices)


Question = Choice | Together
Result = TypeVar("Result")
Procedure = Generator[Question, Sequence[int], Result]
"""A procedure of the rules: yields questions, is sent the indices of the options picked (one, or of :class:`Together`
one for each choice in its order), and returns a result."""


class IllegalError(Exception):
    """An answer that is not one of the options; the message is a sentence."""


def nothing() -> Procedure[None]:
    """The procedure of what has nothing to do: one that is over already, the same for all."""
    return NOTHING


def _done() -> Procedure[None]:
    yield from ()


NOTHING: Final = _done()
"""What :func:`nothing` returns."""
next(NOTHING, None)


def choose(
    seat: int,
    kind: str,
    question: str,
    options: Sequence[Option],
    rule: str = "",
    about: int = 0,
    *,
    always: bool = False,
) -> Procedure[Option]:
    """Ask a seat to pick one of the options; a single option is taken without asking, unless `always`.

    Raises ValueError for no options: a rule that asks must leave a way to answer.
    """
    if not options:
        raise ValueError(f"No option for the choice “{question}”")
    if len(options) == 1 and not always:
        return options[0]
    (picked,) = yield Choice(seat, kind, question, tuple(options), rule, about)
    return options[picked]


def together(choices: Iterable[Choice]) -> Procedure[Mapping[int, Option]]:
    """Ask several seats at once, in secret of each other; returns what each has picked, by seat in the order asked.

    One seat alone is asked as by :func:`choose`, and nobody at all is not. Raises ValueError for a choice without an
    option, or two of one seat.
    """
    asked = tuple(choices)
    if len({choice.seat for choice in asked}) < len(asked) or not all(choice.options for choice in asked):
        raise ValueError("Each seat is asked once, and has an option.")
    if not asked:
        return {}
    picked = yield (Together(asked) if len(asked) > 1 else asked[0])
    return {choice.seat: choice.options[place] for choice, place in zip(asked, picked, strict=True)}


def in_turns(
    order: Sequence[int],
    usable: Callable[[int], Sequence[Option]],
    ask: Callable[[int, Sequence[Option]], Procedure[Option]],
    use: Callable[[int, Option], Procedure[None]],
    *,
    anyway: Callable[[int], bool] | None = None,
) -> Procedure[None]:
    """Let seats use effects in sequence: who comes first may go on and on; any effect that is used gives the word back
    to the first; it ends when all have passed.

    :param usable: what a seat may use now, without a way to pass.
    :param ask: asks it, with a way to pass (an option of the kind ``pass``) added to these.
    :param use: does what was picked.
    :param anyway: whether a seat is asked although it can only pass.
    """
    place = 0
    while place < len(order):
        seat = order[place]
        options = usable(seat)
        if options or (anyway is not None and anyway(seat)):
            option = yield from ask(seat, [*options, PASS])
            if option.kind != "pass":
                yield from use(seat, option)
                place = 0
                continue
        place += 1


def clockwise(playing: Sequence[int], start: int) -> list[int]:
    """The seats that play (ascending, as :meth:`Table.playing` has them), clockwise from `start`, who comes first if
    she plays.

    >>> clockwise([0, 1, 3, 4], 2)
    [3, 4, 0, 1]
    """
    return [seat for seat in playing if seat >= start] + [seat for seat in playing if seat < start]


class Referee:
    """Runs a procedure: holds the question that is open, takes answers, and says when it is over."""

    def __init__(self, procedure: Procedure[None]) -> None:
        self._procedure = procedure
        self.question: Question | None = None
        """What is asked now; None when the procedure is over, and before :meth:`start`."""
        self.picked: dict[int, int] = {}
        """Of several who are asked together: what those have picked who have answered, by seat. Secret."""
        self.answered = 0
        """How many answers were given."""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All choices that are open, one for each seat that is asked; answered ones too, as long as others are not."""
        question = self.question
        if question is None:
            return ()
        return (question,) if isinstance(question, Choice) else question.choices

    @property
    def choice(self) -> Choice | None:
        """The choice that is open; of several the first that was not answered yet."""
        if isinstance(self.question, Choice):
            return self.question
        return next((choice for choice in self.choices if choice.seat not in self.picked), None)

    def choice_of(self, seat: int) -> Choice | None:
        """What a seat is asked, or has answered and may answer otherwise yet; None when it is not."""
        question = self.question
        if question is None or isinstance(question, Choice):
            return question if question is not None and question.seat == seat else None
        return next((choice for choice in question.choices if choice.seat == seat), None)

    def start(self) -> Choice | None:
        """Run to the first question."""
        self._run(())
        return self.choice

    def would_go_on(self, seat: int) -> bool:
        """Whether an answer of this seat is the last that is waited for."""
        return all(choice.seat in self.picked or choice.seat == seat for choice in self.choices)

    def answer(self, picked: int, seat: int | None = None) -> Choice | None:
        """Take the place of an option as a seat's answer, and run to the next question if all have answered.

        :param seat: whose answer it is; by default that of who is asked first of those who have not answered.
        :returns: the :attr:`choice` that is open then.
        :raises IllegalError: the seat is not asked, or there is no such option.
        """
        question = self.question
        choice = question if isinstance(question, Choice) else self.choice if seat is None else self.choice_of(seat)
        if choice is None or (seat is not None and choice.seat != seat):
            raise IllegalError("Nothing is being asked.")
        options = choice.options
        if not 0 <= picked < len(options):
            raise IllegalError("That is not one of the things that may be done now.")
        self.answered += 1
        if choice is question:
            self._run(((choice, options[picked]),), (picked,))
            question = self.question
            return question if isinstance(question, Choice) else self.choice
        choices = self.choices
        if not self.would_go_on(choice.seat):
            self.picked[choice.seat] = picked
            return self.choice
        answers = {**self.picked, choice.seat: picked}
        self.picked = {}
        places = tuple(answers[each.seat] for each in choices)
        self._run(tuple((each, each.options[place]) for each, place in zip(choices, places, strict=True)), places)
        return self.choice

    def going_on(self) -> None:
        """The procedure is about to go on: for who keeps what comes of it."""

    def gone_on(self, answers: Sequence[tuple[Choice, Option]]) -> None:
        """The procedure has gone on to its next question by these answers, none at the start: for who keeps them."""

    def _run(self, answers: Sequence[tuple[Choice, Option]], places: Sequence[int] | None = None) -> None:
        self.going_on()
        try:
            self.question = next(self._procedure) if places is None else self._procedure.send(places)
        except StopIteration:
            self.question = None
        self.gone_on(answers)
