"""Lessons as data: a position, and steps that say what to do, know when it is done, and answer to something else.

Nothing here knows a screen. A lesson is read from ``resources/lessons/*.json``; :class:`Course` goes through one at a
:class:`~vtes_desktop.play.laid.LaidHost`, where the real referee says what may be done.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.laid import Laid
from vtes_desktop.play.updates import Asked, Reply
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Table
from vtes_desktop.ui.languages import tr

YOU: Final = 0
"""The seat of who learns."""
DOING_NOTHING: Final = ("pass", "no block", "agreed", "no")
MOST_ANSWERS: Final = 60
"""So often the others may be asked in one step; more leads nowhere."""

Light = Literal["pool", "bank", "hand", "crypt", "library", "ready", "torpor", "uncontrolled", "in play", "edge", "log"]


class LessonError(Exception):
    """A lesson can't be given; the message is a sentence."""


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    """An option of the referee, by what tells it from others; what is left out may be anything."""

    kind: str
    card: str = ""
    """The card that it is done with, by name."""
    minion: str = ""
    target: str = ""
    seat: int = -1
    amount: int = -1
    level: str = ""
    words: str = ""
    """What its text has in it."""

    def fits(self, option: Option, named: Callable[[int], str]) -> bool:
        """Whether an option is this one."""
        return (
            option.kind == self.kind
            and (not self.card or named(option.copy) == self.card)
            and (not self.minion or self.minion in (named(option.minion), named(option.copy)))
            and (not self.target or self.target in [named(copy) for copy in option.targets])
            and self.seat in (-1, option.seat)
            and self.amount in (-1, option.amount)
            and self.level in ("", option.level)
            and self.words.lower() in option.text.lower()
        )


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table shows when a step is done; all that is said of it must be so."""

    card: str = ""
    """A card that must lie in :attr:`region`, have this much blood, be locked or not."""
    region: str = ""
    blood: int = -1
    """At least."""
    blood_at_most: int = -1
    locked: bool | None = None
    seat: int = -1
    """A Methuselah whose pool is at most, or at least, so much."""
    pool_at_most: int = -1
    pool_at_least: int = -1
    edge: int = -2
    phase: str = ""
    active: int = -1
    asked: str = ""
    """What the referee asks the learner, by its kind."""
    question: str = ""
    """What the question has in it."""
    combat: bool | None = None
    over: bool | None = None
    gone: str = ""
    """A card that is in no hand any more."""

    def holds(self, table: Table, asked: Asked | None, named: Callable[[int], str]) -> bool:
        """Whether it is so."""
        found = [copy for copy in table.copies.values() if named(copy.id) == self.card] if self.card else []
        lies = not self.card or any(
            (not self.region or table.region_of(copy).name == self.region)
            and copy.blood >= self.blood
            and (self.blood_at_most < 0 or copy.blood <= self.blood_at_most)
            and self.locked in (None, copy.locked)
            for copy in found
        )
        asks = asked if asked is not None and asked.seat == YOU else None
        pool = table.seats[self.seat].pool if self.seat >= 0 else 0
        return (
            lies
            and (self.pool_at_most < 0 or pool <= self.pool_at_most)
            and (self.pool_at_least < 0 or pool >= self.pool_at_least)
            and self.edge in (-2, table.edge)
            and self.phase in ("", table.phase)
            and self.active in (-1, table.active)
            and (not self.asked or (asks is not None and asks.kind == self.asked))
            and (not self.question or (asks is not None and self.question in asks.question))
            and self.combat in (None, table.combat is not None)
            and self.over in (None, table.over)
            and (not self.gone or self.gone not in [named(i) for i in table.pile(YOU, "hand")])
        )


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to read or to do."""

    say: str
    do: tuple[Deed, ...] = ()
    """Any of these is right; the first is how the lesson shows it. Empty: it is read, and one goes on."""
    until: Shown | None = None
    """By default the step is done with its deed."""
    light: tuple[str, ...] = ()
    """What is lit: a card by name, or a place (:data:`Light`)."""
    instead: str = ""
    """What is answered to something else that is legal."""
    others: tuple[Deed, ...] = ()
    """What the others do as soon as they may; else they do nothing."""
    when: Shown | None = None
    """Of the whole game: what the table shows when this is worth saying, once."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson."""

    name: str
    title: str
    about: str
    minutes: Annotated[int, Meta(ge=1, le=60)]
    end: str
    """What is said when it is done."""
    steps: tuple[LessonStep, ...]
    table: Laid | None = None
    """None for the whole game, which is dealt."""


def lessons(folder: Path) -> list[Lesson]:
    """All lessons of a folder in the order of their files' names. Raises :class:`LessonError`."""
    found = []
    for path in sorted(folder.glob("*.json")):
        try:
            found.append(_spoken(msgspec.json.decode(path.read_bytes(), type=Lesson)))
        except (OSError, *UNREADABLE) as error:
            raise LessonError(tr("The lesson {name} can’t be read: {error}", name=path.name, error=error)) from error
    if not found:
        raise LessonError(tr("There are no lessons in {folder}.", folder=folder))
    return found


def _spoken(lesson: Lesson) -> Lesson:
    """A lesson in the player's language."""
    steps = tuple(
        replace(step, say=tr(step.say), instead=tr(step.instead) if step.instead else "") for step in lesson.steps
    )
    return replace(lesson, title=tr(lesson.title), about=tr(lesson.about), end=tr(lesson.end), steps=steps)


class Course:
    """A lesson being taken: where one is in it, what is right now, and what the others do."""

    def __init__(self, lesson: Lesson, host: Host, catalogue: Catalogue) -> None:
        self.lesson = lesson
        self.at = 0
        """The number of the step, from 0; as many as there are when it is done."""
        self.catalogue = catalogue
        self._host = host
        self.me = sit_down(host, YOU)
        self._others: dict[int, Client] = {
            seat: sit_down(host, seat) for seat in range(len(host.table.seats)) if seat != YOU
        }
        self._answers = 0

    @property
    def done(self) -> bool:
        """Whether all of it was gone through."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """What is to be read or done now; None at the end."""
        return None if self.done else self.lesson.steps[self.at]

    def named(self, copy: int) -> str:
        """The name of a copy's card; empty for none."""
        found = self._host.table.copies.get(copy)
        card = self.catalogue.cards.get(found.card) if found is not None else None
        return card.display_name if card is not None else ""

    @property
    def asked(self) -> Asked | None:
        """What the referee asks the learner, if it does."""
        asked = self.me.asked
        return asked if asked is not None and asked.seat == YOU and asked.options else None

    def right(self) -> list[Option]:
        """The options that are right now, as the step shows them first."""
        step, asked = self.step, self.asked
        if step is None or asked is None:
            return []
        return [option for deed in step.do for option in asked.options if deed.fits(option, self.named)]

    def fits(self, request: r.Request) -> bool:
        """Whether a request is what the step wants, or no answer to the referee at all."""
        step, asked = self.step, self.asked
        if not isinstance(request, r.Pick):
            return isinstance(request, r.WhyNot)
        if step is None or asked is None or request.choice != asked.number:
            return False
        return asked.options[request.option] in self.right() if request.option < len(asked.options) else False

    def read(self) -> None:
        """The step was read."""
        if self.step is not None and not self.step.do:
            self._next()

    def answered(self) -> bool:
        """Look at the table after something has changed: whether the step is done by what it shows, and the next has
        begun."""
        step = self.step
        if step is None or not step.do:
            return False
        if step.until is not None and not step.until.holds(self._host.table, self.asked, self.named):
            return False
        self._next()
        return True

    def _next(self) -> None:
        self.at += 1
        self._answers = 0

    def others_turn(self) -> tuple[Client, r.Pick] | None:
        """What another Methuselah answers now: what the step says, else nothing; None when the learner is asked.

        Raises :class:`LessonError` where that leads nowhere.
        """
        asked = next((one.asked for one in self._others.values() if one.asked is not None and one.asked.options), None)
        if asked is None:
            return None
        self._answers += 1
        if self._answers > MOST_ANSWERS:
            raise LessonError(
                tr("Step {at} of “{title}” waits for what does not come.", at=self.at + 1, title=self.lesson.title)
            )
        step = self.step
        for deed in step.others if step is not None else ():
            for place, option in enumerate(asked.options):
                if deed.fits(option, self.named):
                    return self._others[asked.seat], r.Pick(asked.number, place)
        kinds = [option.kind for option in asked.options]
        place = next((kinds.index(kind) for kind in DOING_NOTHING if kind in kinds), 0)
        return self._others[asked.seat], r.Pick(asked.number, place)

    def show(self) -> r.Pick:
        """What does the step. Raises :class:`LessonError` when the referee does not offer it."""
        asked, right = self.asked, self.right()
        if asked is None or not right:
            asks = asked.question if asked is not None else tr("nothing of the learner.")
            offered = "; ".join(
                f"{option.kind}: {option.text}" for option in (asked.options if asked is not None else ())
            )
            where = tr("Step {at} of “{title}” can’t be done.", at=self.at + 1, title=self.lesson.title)
            raise LessonError(tr("{where} The referee asks: {asks} {offered}", where=where, asks=asks, offered=offered))
        return r.Pick(asked.number, asked.options.index(right[0]))

    def play_to(self, step: int) -> None:
        """Go through the lesson by its own script up to a step: where one had come to last time.

        Raises :class:`LessonError` for a step that the referee refuses.
        """
        while self.at < min(step, len(self.lesson.steps)):
            if self.step is not None and not self.step.do:
                self.read()
            elif (turn := self.others_turn()) is not None:
                client, pick = turn
                client.ask(pick)
                if self.step is not None and self.step.until is not None:
                    self.answered()
            else:
                self.me.ask(self.show(), self._must)
                self.answered()

    def _must(self, reply: Reply) -> None:
        if not reply.accepted:
            raise LessonError(
                tr(
                    "Step {at} of “{title}” is refused: {reason}",
                    at=self.at + 1,
                    title=self.lesson.title,
                    reason=reply.reason,
                )
            )
