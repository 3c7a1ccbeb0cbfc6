"""Choosing what an effect is done to (sec. 1.6.1)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, found, may_target
from vtes_desktop.rules.choice import PASS, Option, Procedure

_OF_OTHERS = ("chosen", "younger_than", "clan_of")
"""What :class:`~vtes_desktop.abilities.vocabulary.targets.Which` says of other cards that were chosen."""
NO_MORE = Option("pass", "No more")


class Choose(Word, frozen=True):
    """Choose cards; the words after it speak of them by `name`."""

    which: Which
    name: str = "target"
    least: int = 1
    most: int = 1
    count: Amount | None = None
    """Just so many, where that is counted as it comes to it; as many as there are where these are fewer."""

    def can(self, here: Here) -> bool:
        which = self.which
        if which.whose == "chosen" and not here.seats:
            which = replace(which, whose="any")
        for field in _OF_OTHERS:
            # What is chosen before it is not known yet.
            name = getattr(which, field)
            if name and not here.copies(name):
                which = replace(which, **{field: ""})
        return self.least == 0 or len(found(here, which)) >= self.least

    def do(self, here: Here) -> Procedure[None]:
        game, taken = here.game, here.chosen.setdefault(self.name, [])
        taken.clear()
        least, most = self.least, self.most
        if self.count is not None:
            least = most = amount_of(here, self.count)
        while len(taken) < most:
            left = [copy for copy in found(here, self.which) if copy not in taken]
            mine = all(copy.controller == here.seat for copy in left)
            options = [
                Option("target", game.name(copy) if mine else _named(here, copy.id), copy.id, targets=(copy.id,))
                for copy in left
            ]
            if not options:
                break
            if len(taken) >= least:
                options.append(NO_MORE if taken else PASS)
            question = f"{game.name(here.source)}: which {self.which.kind.replace('|', ' or ')}"
            question += "?" if most == 1 else f"? ({len(taken)} chosen, at most {most})"
            option = yield from game.choose(here.seat, "target", question, options, "1.6.1", here.source.id)
            if option.kind == "pass":
                break
            taken.append(game.copy(option.copy))


class Target(Word, frozen=True):
    """What is known already is what the effect is done to: it is not asked for, but it is a target all the same."""

    who: str

    def can(self, here: Here) -> bool:
        return any(may_target(here, copy) for copy in here.copies(self.who))

    def do(self, here: Here) -> Procedure[None]:
        here.chosen["target"] = here.copies(self.who)
        yield from ()


def drop_unmeant(here: Here, declared: Iterable[Struct]) -> None:
    """Forget what was chosen as an action was announced and is not what it can be done to any more: the action resolves
    without effect on that (sec. 6.2.3)."""
    for word in declared:
        if isinstance(word, Choose) and here.chosen.get(word.name):
            there = found(here, word.which)
            here.chosen[word.name] = [copy for copy in here.chosen[word.name] if copy in there]


def _named(here: Here, copy: int) -> str:
    game = here.game
    card = game.copy(copy)
    return f"{game.name(card)} ({game.seat_name(card.controller)})"


class ChooseMethuselah(Word, frozen=True):
    """Choose a Methuselah; the words after it speak of her by `name`."""

    whose: Whose = "any"
    name: str = "chosen"

    def can(self, here: Here) -> bool:
        return bool(here.methuselahs(self.whose))

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = [Option("methuselah", game.seat_name(seat), seat=seat) for seat in here.methuselahs(self.whose)]
        if options:
            question = f"{game.name(here.source)}: which Methuselah?"
            option = yield from game.choose(here.seat, "methuselah", question, options, "1.6.1", here.source.id)
            here.seats[self.name] = option.seat


class ChooseNumber(Word, frozen=True):
    """Choose a number; the words after it speak of it by `name`."""

    least: Amount
    most: Amount
    name: str = "number"
    what: str = ""

    def can(self, here: Here) -> bool:
        return amount_of(here, self.most) >= amount_of(here, self.least)

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        numbers = range(amount_of(here, self.least), amount_of(here, self.most) + 1)
        options = [Option("amount", f"{number} {self.what}".strip(), amount=number) for number in numbers]
        if options:
            question = f"{game.name(here.source)}: how much?"
            option = yield from game.choose(here.seat, "amount", question, options, "1.6.1", here.source.id)
            here.numbers[self.name] = option.amount
            here.announced.append(option.text)
