"""What cards in play add to the numbers of minions and Methuselahs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import Standing
from vtes_desktop.abilities.engine.readings import Readings
from vtes_desktop.abilities.engine.sources import Source, is_able
from vtes_desktop.abilities.vocabulary.amounts import amount_of
from vtes_desktop.abilities.vocabulary.conditions.condition import all_hold
from vtes_desktop.abilities.vocabulary.durations import (
    hunting_stealth,
    is_anything_lent,
    lent,
    lent_by,
    lent_by_any,
    lent_in_all,
    lent_to,
)
from vtes_desktop.abilities.vocabulary.here import Here, used_by
from vtes_desktop.abilities.vocabulary.targets import fits
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import names_of_counters
from vtes_desktop.rules.numbers import MethuselahNumber, MinionNumber
from vtes_desktop.table.table import Copy

LENT_TO_ALL: Final[tuple[MinionNumber, ...]] = ("stealth", "bleed")
"""The numbers that all minions of a Methuselah are lent for a turn."""
INSTEAD: Final = 0
"""What all standing modifiers that give so many *instead of* what there is otherwise count as together."""


class Numbers(Readings):
    """The numbers of minions and Methuselahs that cards in play change."""

    def alters(self, game: Game, name: MinionNumber) -> bool:
        """Whether a card in play says that it changes a number of minions."""
        return name in (game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)).standing

    def adds(self, game: Game, name: MethuselahNumber) -> bool:
        """Whether a card in play, the running combat, or a counter of what is lent for a while may add to a number."""
        sources = game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)
        return (
            name in sources.standing
            or (is_anything_lent(game) and name in names_of_counters(game))
            or (game.fight is not None and lasting.of_any_seat(game.fight, name))
        )

    def modifier(self, game: Game, copy: Copy, name: MinionNumber) -> int:
        """What cards in play add to a minion's number: the minion itself, cards on it, those that count for others."""
        standing_modifiers = (game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)).standing
        if name not in standing_modifiers and name not in LENT_TO_ALL:
            # Of most of what is asked no card in play speaks, nor any mark.
            marks = copy.marks
            return 0 if not marks or marks.keys().isdisjoint(lent_by(name)) else lent(copy, name)
        total = 0
        if name in standing_modifiers:
            total += _sum_of(self._standing(game, copy, name))
        if name in LENT_TO_ALL and game.table.tally:
            total += lent_to(game, copy.controller, f"{name} of minions")
            if lent_to(game, copy.controller, f"{name} of clans") and minions.is_vampire(game, copy):
                total += lent_to(game, copy.controller, f"{name} of {minions.clan(game, copy)}")
        if name == "stealth" and minions.is_vampire(game, copy):
            total += lent_to(game, copy.controller, "stealth of vampires")
        return total + lent(copy, name)

    def those_that_count(self, game: Game, copy: Copy, names: frozenset[MinionNumber]) -> Set[MinionNumber]:
        """Those of some numbers of a minion that are above 0; none of them is one that all minions are lent."""
        sources = game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)
        marks = copy.marks
        if sources.standing.keys().isdisjoint(names) and (not marks or marks.keys().isdisjoint(lent_by_any(names))):
            # Of most of what is asked no card in play speaks, nor any mark.
            return frozenset()
        return super().those_that_count(game, copy, names)

    def codes(self, game: Game, copy: Copy, name: MinionNumber) -> Sequence[str]:
        """The Disciplines of which standing modifiers of a name speak for a minion, where their amount is above 0."""
        return [
            code
            for here, standing in self._standing(game, copy, name)
            if amount_of(here, standing.amount) > 0
            for code in standing.codes.split()
        ]

    def of_methuselah(self, game: Game, seat: int, name: MethuselahNumber) -> int:
        """What cards in play add to a Methuselah's number: those that she controls, and those that count for others."""
        total = lent_in_all(game, seat, name) if game.table.tally else 0
        if game.fight is not None:
            total += lasting.of_seat(game.fight, seat, name)
        sources = game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)
        standing_modifiers = sources.standing.get(name)
        return total if standing_modifiers is None else total + _sum_of(_standing_of(game, seat, standing_modifiers))

    def hanging(self, game: Game, copy: Copy, name: MinionNumber) -> int:
        """What cards in play add to a minion's number in the running action: whom it is directed at, its kind."""
        more = _sum_of(self._standing(game, copy, name, in_action=True))
        if name == "stealth" and game.action.kind == "hunt" and minions.is_vampire(game, copy):
            more += hunting_stealth(game)
        return more

    def count_anew(self, game: Game) -> None:
        """Change the running action's bleed and stealth by what hangs on it: whom it is directed at, its kind."""
        acting = game.table.copies.get(game.action.minion)
        if acting is None:
            return
        numbers: tuple[MinionNumber, ...] = ("stealth", "bleed") if game.action.kind == "bleed" else ("stealth",)
        for name in numbers:
            now = self.hanging(game, acting, name)
            before = game.passing.action.counted.get(name, 0)
            if now != before:
                game.passing.action.counted[name] = now
                game.change_action(**{name: getattr(game.action, name) + now - before})

    def _standing(
        self, game: Game, copy: Copy, name: str, *, in_action: bool = False
    ) -> Iterator[tuple[Here, Standing]]:
        for source, standing in self._sources.of(game).standing.get(name, ()):
            if standing.in_action != in_action:
                continue
            here = used_by(game, source.copy)
            counts = here.minion is copy if standing.of is None else fits(here, standing.of, copy)
            if standing.of is not None and counts:
                counts = copy.controller in here.methuselahs(standing.of.whose)
            if (
                counts
                and not minions.is_unaffected(game, copy, source.copy)
                and (here.minion is copy or standing.torpid or is_able(game, source.copy))
                and not minions.is_silent(game, source.copy)
                and not (name == "bleed" and minions.is_bare(game, copy, source.copy))
                and all_hold(here, standing.conditions)
            ):
                yield here, standing


def _standing_of(
    game: Game, seat: int, modifiers: Sequence[tuple[Source, Standing]]
) -> Iterator[tuple[Here, Standing]]:
    """Those standing modifiers that count for a Methuselah now, each as she sees it where it says so."""
    for source, standing in modifiers:
        if standing.torpid or is_able(game, source.copy):
            here = used_by(game, source.copy)
            if seat in here.methuselahs(standing.whose) and all_hold(here, standing.conditions):
                yield replace(here, seat=seat) if standing.theirs else here, standing


def _sum_of(standing: Iterable[tuple[Here, Standing]]) -> int:
    """What standing modifiers add together; of those of which just one counts, the first."""
    total, alone = 0, set[int]()
    for here, each in standing:
        if each.alone or each.instead:
            counted = INSTEAD if each.instead else here.source.card
            if counted in alone:
                continue
            alone.add(counted)
        total += amount_of(here, each.amount)
    return total
