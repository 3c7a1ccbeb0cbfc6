"""Choosing what an effect is done to (sec. 1.6.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.aloud import between, card, methuselah, methuselah_among, number
from vtes_desktop.abilities.vocabulary.amounts import Amount, BloodOn, Number, amount_of
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions, all_hold
from vtes_desktop.abilities.vocabulary.effects.flow import Either
from vtes_desktop.abilities.vocabulary.effects.marking import held
from vtes_desktop.abilities.vocabulary.effects.word import NO_MOST, Word, Words
from vtes_desktop.abilities.vocabulary.here import METHUSELAHS, Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, any_found, fits, found, size_of
from vtes_desktop.rules import minions
from vtes_desktop.rules.turn.influence import uncontrolled
from vtes_desktop.rules.turn.since import Deed, done_since
from vtes_desktop.rules.wording import together
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Copy

_OF_OTHERS = ("chosen", "younger_than", "clan_of", "sect_of")
"""What :class:`~vtes_desktop.abilities.vocabulary.targets.Which` says of other cards that were chosen."""
NO_MORE = Option("pass", "No more")


def drop_unmeant(here: Here, declared: tuple[Words, ...]) -> bool:
    """Forget what was chosen as an action was announced and is not what it can be done to any more: the action resolves
    without effect on that (sec. 6.2.3). Cards of an ash heap are chosen by name: another copy will do as well (rulings
    on Undele and The Sargon Fragment). Returns whether all is gone that had to be chosen of what is in play: the action
    is successful, but has no effect at all then (rulings on what “fizzles”)."""
    meant: dict[str, list[Choose]] = {}
    for word in declared:
        ways = [each for way in word.ways for each in way.words] if isinstance(word, Either) else [word]
        if all(isinstance(each, Choose) for each in ways):
            for each in ways:
                if isinstance(each, Choose) and here.chosen.get(each.name):
                    meant.setdefault(each.name, []).append(each)
    lost = bool(meant)
    for name, words in meant.items():
        chosen, there = here.chosen[name], [copy for word in words for copy in found(here, word.which)]
        kept = here.chosen[name] = [copy for copy in chosen if copy in there]
        if any(word.which.where == ("ash heap",) for word in words):
            for gone in [copy for copy in chosen if copy not in kept]:
                kept += [copy for copy in there if copy.card == gone.card and copy not in kept][:1]
        if kept or not all(word.least and "ash heap" not in word.which.where for word in words):
            lost = False
    return lost


def _named(here: Here, copy: int) -> str:
    game = here.game
    card = game.copy(copy)
    return f"{game.name(card)} ({game.seat_name(card.controller)})"


def _sorts(which: Which) -> str:
    """What is asked for, of several sorts all of them, unless it is nearly any card.

    >>> _sorts(Which("ally", alternatives=(Which("retainer"),))), _sorts(Which("library card|vampire|imbued"))
    ('ally or retainer', 'card')
    """
    sorts = list(dict.fromkeys(sort for each in (which, *which.alternatives) for sort in each.kind.split("|")))
    return "card" if len(sorts) > (1 if "library card" in sorts else 3) else together(sorts, "or")


def targets_of_seats(here: Here, there: Iterable[Copy]) -> list[Option]:
    """An option for each of some cards, by its name and who controls it."""
    return [Option("target", _named(here, copy.id), copy.id, targets=(copy.id,)) for copy in there]


def targets_on_bearers(here: Here, there: Iterable[Copy]) -> list[Option]:
    """An option for each of some cards that lie on others, by its name and that of what it is on."""
    game = here.game
    return [
        Option("target", f"{game.name(copy)} on {game.name(game.copy(copy.place.on))}", copy.id, targets=(copy.id,))
        for copy in there
    ]


def targets_uncontrolled(here: Here, there: Iterable[Copy]) -> list[Option]:
    """An option for each of some uncontrolled cards: by its name where it is seen, else by its place in its region,
    counted from 1; with who controls it and its blood."""
    game, options = here.game, []
    for copy in there:
        place = [*uncontrolled(game, copy.controller)].index(copy) + 1
        seen = copy.face_up or copy.controller == here.seat or here.seat in copy.shown_to
        name = game.name(copy) if seen else f"Uncontrolled card {place}"
        text = f"{name} of {game.seat_name(copy.controller)} ({copy.blood} blood)"
        options.append(Option("target", text, copy.id, targets=(copy.id,)))
    return options


def choose_target(
    here: Here, question: str, options: Sequence[Option], name: str = "target", rule: str = "1.6.1"
) -> Procedure[None]:
    """Ask for the card that the words after it speak of by a name; nothing is asked where there is none."""
    if options:
        option = yield from here.ask("target", question, options, rule)
        here.chosen[name] = [here.game.copy(option.copy)]


class Choose(Word, frozen=True):
    """Choose cards; the words after it speak of them by `name` (sec. 1.6.1).

    >>> Choose(Which("vampire", whose="prey"), "rival").aloud()
    'choose a ready vampire that your prey controls, as “rival”'
    """

    which: Which
    name: str = "target"
    least: int = 1
    most: int = 1
    count: Amount | None = None
    """Just so many, where that is counted as it comes to it; as many as there are where these are fewer."""
    so_that: Which | None = None
    """What must be there to be chosen after it."""
    those: tuple[Conditions, ...] = ()
    """What must be so of each, were it chosen."""

    def can(self, here: Here) -> bool:
        if self.so_that is not None or self.those:
            return bool(self.fitting(here))
        which = self.which
        if which.whose == "chosen" and not here.seats:
            which = replace(which, whose="any")
        for field in _OF_OTHERS:
            # What is chosen before it is not known yet.
            name = getattr(which, field)
            if name and not here.copies(name):
                which = replace(which, **{field: ""})
        if self.least <= 1:
            return self.least == 0 or any_found(here, which)
        return len(found(here, which)) >= self.least

    def fitting(self, here: Here) -> list[Copy]:
        """What may be chosen now."""
        there = found(here, self.which)
        if self.so_that is None and not self.those:
            return there
        return [copy for copy in there if self._will_do(replace(here, chosen={**here.chosen, self.name: [copy]}))]

    def _will_do(self, then: Here) -> bool:
        """Whether what is chosen will do."""
        return all_hold(then, self.those) and (self.so_that is None or any_found(then, self.so_that))

    def most_x(self, here: Here) -> int:
        """No X for which more would have to be chosen than there are."""
        if not isinstance(self.count, Number) or self.count.name != "x" or self.count.times < 1:
            return NO_MOST
        return max(0, (len(found(here, self.which)) - self.count.plus) // self.count.times)

    def least_x(self, here: Here) -> int:
        """No X for which all that there are would be too great."""
        if self.which.smaller_than != "x":
            return 0
        return 1 + min((size_of(here, copy) for copy in found(here, self.which)), default=-1)

    def do(self, here: Here) -> Procedure[None]:
        game, taken = here.game, here.chosen.setdefault(self.name, [])
        taken.clear()
        least, most = self.least, self.most
        if self.count is not None:
            least = most = amount_of(here, self.count)
        while len(taken) < most:
            left = [copy for copy in self.fitting(here) if copy not in taken]
            mine = all(copy.controller == here.seat for copy in left)
            options = [
                Option("target", game.name(copy) if mine else _named(here, copy.id), copy.id, targets=(copy.id,))
                for copy in left
            ]
            if not options:
                break
            if len(taken) >= least:
                options.append(NO_MORE if taken else PASS)
            there = f" ({len(taken)} chosen, at most {min(most, len(taken) + len(left))})" if most != 1 else ""
            option = yield from here.ask("target", f"which {_sorts(self.which)}?{there}", options, "1.6.1")
            if option.kind == "pass":
                break
            taken.append(game.copy(option.copy))

    def aloud(self) -> str:
        named = "" if self.name == "target" else f", as “{self.name}”"
        if self.count is None and self.least == self.most == 1:
            those = f", so that {together(each.aloud() for each in self.those)}" if self.those else ""
            return f"choose {self.which.aloud()}{those}{named}"
        any_number = f"{self.least} or more" if self.least else "any number"
        how_many = between(self.least, self.most) if self.most < 100 else any_number
        how_many = number(self.count) if self.count is not None else how_many
        return f"choose {how_many} of {self.which.aloud(many=True)}{named}"


class ChooseMethuselah(Word, frozen=True):
    """Choose a Methuselah; the words after it speak of her by `name` (sec. 1.6.1).

    >>> ChooseMethuselah("others").aloud()
    'choose one of the other Methuselahs'
    """

    whose: Whose = "any"
    name: str = "chosen"
    since: Deed | None = None
    """What she must have done since your last turn."""

    def can(self, here: Here) -> bool:
        return bool(self._seats(here))

    def _seats(self, here: Here) -> list[int]:
        seats, since = here.methuselahs(self.whose), self.since
        return seats if since is None else [seat for seat in seats if done_since(here.game.table, since, seat)]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = [Option("methuselah", game.seat_name(seat), seat=seat) for seat in self._seats(here)]
        if options:
            option = yield from here.ask("methuselah", "which Methuselah?", options, "1.6.1")
            here.seats[self.name] = option.seat

    def aloud(self) -> str:
        done = f" who has {self.since} since your last turn" if self.since else ""
        return f"choose one of {methuselah_among(self.whose)}{done}"


class ChooseNumber(Word, frozen=True):
    """Choose a number; the words after it speak of it by `name` (sec. 1.6.1).

    >>> ChooseNumber(1, 3).aloud()
    'choose a number from 1 to 3'
    """

    least: Amount
    most: Amount
    name: str = "number"
    what: str = ""

    def can(self, here: Here) -> bool:
        return amount_of(here, self.most) - self._own_cost(here) >= amount_of(here, self.least)

    def _own_cost(self, here: Here) -> int:
        """What the minion will have paid for the card itself by then, where its own blood is what is counted."""
        counted = isinstance(self.most, BloodOn) and self.most.who == "minion" and here.minion is not None
        return here.own_cost() if counted else 0

    def do(self, here: Here) -> Procedure[None]:
        numbers = range(amount_of(here, self.least), amount_of(here, self.most) + 1)
        options = [Option("amount", f"{number} {self.what}".strip(), amount=number) for number in numbers]
        if options:
            option = yield from here.ask("amount", "how much?", options, "1.6.1")
            here.numbers[self.name] = option.amount
            here.announced.append(option.text)

    def aloud(self) -> str:
        named = f", as “{self.name}”" if self.name != "number" else ""
        return f"choose a number from {number(self.least)} to {number(self.most)}{named}"


class ChooseMethuselahs(Word, frozen=True):
    """Choose one or more Methuselahs; the words after it speak of them as ``chosen`` (sec. 6.3.2).

    >>> ChooseMethuselahs(2).aloud()
    'choose 2 or more of the Methuselahs (you too)'
    """

    least: Amount = 1
    most: int = 1000
    new: bool = False
    """Whether none may be chosen whom another card of the same name in play remembers, or who has its counters."""

    def can(self, here: Here) -> bool:
        return len(self._seats(here)) >= amount_of(here, self.least)

    def _seats(self, here: Here) -> list[int]:
        game, card, seats = here.game, here.source.card, here.methuselahs("any")
        if not self.new:
            return seats
        others = [copy for copy in game.lying_in_play() if copy.card == card and copy is not here.source]
        taken = {seat for copy in others for seat in copy.marks.get(METHUSELAHS, "").split()}
        return [seat for seat in seats if str(seat) not in taken and not held(game, card, seat)]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        here.seats.clear()
        left, least = self._seats(here), amount_of(here, self.least)
        while left and len(here.seats) < self.most:
            options = [Option("methuselah", game.seat_name(seat), seat=seat) for seat in left]
            if len(here.seats) >= least:
                options.append(PASS)
            option = yield from here.ask("methuselah", "which Methuselahs?", options, "6.3.2")
            if option.kind == "pass":
                break
            here.seats[f"chosen {len(here.seats)}"] = option.seat
            left.remove(option.seat)

    def aloud(self) -> str:
        new = " whom no other card of this name in play remembers" if self.new else ""
        many = f"{number(self.least)} or more" if self.most > 1 else "one"
        return f"choose {many} of {methuselah_among('any')}{new}"


class ChooseInfluenced(Word, frozen=True):
    """Choose one of a Methuselah's uncontrolled vampires that has blood: by where it lies and what is on it, as
    nobody else may see what it is (sec. 7).

    >>> ChooseInfluenced("prey").aloud()
    'choose one of the uncontrolled vampires of your prey that have blood'
    """

    whose: Whose
    name: str = "target"
    imbued: bool = False
    """Whether an Imbued will do as well."""
    bare: bool = False
    """Whether one without blood will do as well."""
    most: Amount | None = None
    """How much blood it may have, where that is said."""

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game = here.game
        return [
            copy
            for seat in here.methuselahs(self.whose)
            for copy in uncontrolled(game, seat)
            if (copy.blood or self.bare)
            and (self.most is None or copy.blood <= amount_of(here, self.most))
            and (self.imbued or minions.is_vampire(game, copy))
        ]

    def do(self, here: Here) -> Procedure[None]:
        options = targets_uncontrolled(here, self._there(here))
        yield from choose_target(here, "which uncontrolled card?", options, self.name, "7")

    def aloud(self) -> str:
        what = "uncontrolled vampires or Imbued" if self.imbued else "uncontrolled vampires"
        named = f", as “{self.name}”" if self.name != "target" else ""
        blood = "" if self.bare else " that have blood"
        blood += "" if self.most is None else f" with no more blood than {number(self.most)}"
        return f"choose one of the {what} of {methuselah(self.whose)}{blood}{named}"


class ChooseFailed(Word, frozen=True):
    """Those that are meant of the minions whose attempts to block the running action have failed: the words after
    it speak of them as ``failed`` (sec. 6.2.2.1).

    >>> ChooseFailed(Which("vampire")).aloud()
    'choose all vampires whose attempts to block this action have failed, as “failed”'
    """

    anew: ClassVar[bool] = True
    which: Which

    def act(self, here: Here) -> None:
        game = here.game
        # Where the action has gone on after a block, those that have failed since then.
        failed, meant = game.passing.action.failed, "failed meant"
        there = [game.table.copies.get(number) for number in dict.fromkeys(failed[here.numbers.get(meant, 0) :])]
        here.numbers[meant] = len(failed)
        here.chosen["failed"] = [
            copy for copy in there if copy is not None and game.in_play(copy) and fits(here, self.which, copy)
        ]

    def aloud(self) -> str:
        those = self.which.kind_aloud(many=True)
        return f"choose all {those} whose attempts to block this action have failed, as “failed”"


class WithMethuselah(Word, frozen=True):
    """The Methuselah who controls a card is “you” for what follows: she is the one that is chosen (sec. 1.4).

    >>> WithMethuselah().aloud()
    'the controller of the chosen card is the chosen Methuselah'
    """

    who: str = "target"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            here.seats["chosen"] = copy.controller

    def aloud(self) -> str:
        return f"the controller of {card(self.who)} is the chosen Methuselah"
