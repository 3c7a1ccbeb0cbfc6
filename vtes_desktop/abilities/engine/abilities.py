"""The abilities of all cards, carried out through the referee: what :class:`~vtes_desktop.rules.game.Game` asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.engine.held import burns_of_held, due_of_held, may_burn_held
from vtes_desktop.abilities.engine.in_play import (
    actions_of,
    as_burned,
    being_played,
    in_chosen_order,
    is_due,
    still_due,
    upon,
    uses_by_hand,
    uses_of,
    was_done,
)
from vtes_desktop.abilities.engine.played_cards import PlayedCards
from vtes_desktop.abilities.engine.sources import NONE, Source
from vtes_desktop.abilities.vocabulary.durations import (
    UNTIL,
    end_until_blocked,
    forget,
    forget_at_phase,
    lent_actions,
)
from vtes_desktop.abilities.vocabulary.effects.attempts import Wake
from vtes_desktop.abilities.vocabulary.effects.marking import HELD
from vtes_desktop.abilities.vocabulary.effects.word import do_all
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.blocks import until_decided
from vtes_desktop.rules.minion.plan import Possible
from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.rules.playing.hand_cards import LATE
from vtes_desktop.rules.playing.hands import settle_hands
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, FROM_ANNOUNCED
from vtes_desktop.rules.special.disease import suffer
from vtes_desktop.table.asking import NOTHING, Procedure
from vtes_desktop.table.table import Copy

PHASES: Final = frozenset({"unlock phase", "master phase", "minion phase", "influence phase", "discard phase"})
"""The events at which phases begin."""
_SEEN_TO: Final = FROM_ANNOUNCED | UNTIL.keys() | {"burned", "bearer gone", "as blocked", "end of turn"}
"""The events upon which something is seen to whatever lies in play."""


class CompiledAbilities(PlayedCards):
    """What cards do, by what was read of their text or defined by name; the rest is done by hand."""

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """The cards of the hand that can be played in a window, and what cards in play can be used for."""
        sources = game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)
        usable_in = sources.usable.get(window, NONE).get(seat, ())
        if usable_in and window == "as announced" and seat not in until_decided(game):
            # She has a turn once those before her in the sequence have decided whether to block (sec. 1.6.1.6).
            usable_in = [each for each in usable_in if each[2] is None or each[2].windows == ("as announced",)]
        in_hand = self.in_hand(game, seat, window)
        if HELD in game.table.tally and window in ANY_TIME and may_burn_held(game, self.texts, seat):
            in_hand = [*in_hand, *burns_of_held(game, self.texts, seat)]
        if not usable_in and window != "as played" and not game.passing.action.granted:
            return in_hand
        found = [*in_hand]
        for granted in game.passing.action.granted:
            # What was granted twice over is offered once at a time.
            known = {use.option for use in found}
            found += [use for use in granted(seat, window) if use.option not in known]
        if window == "as played":
            found += self._while_played(game, seat)
        for source, number, usable in usable_in:
            copy = source.copy
            if usable is None:
                found += uses_by_hand(game, source, seat, window)
            else:
                uses = uses_of(game, copy, number, usable, seat, window)
                if window in LATE and any(isinstance(word, Wake) for word in usable.words):
                    reacting = self.reacting_if_awake(game, seat, window)
                    uses = (use for use in uses if use.option.minion in reacting)
                found += uses
        return found

    def weapon_uses(self, game: Game, minion: Copy) -> Sequence[Use]:
        """The strikes that weapons which a minion bears let it make besides their own."""
        sources = game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)
        seat = minion.controller
        return [
            use
            for source, number, usable in sources.usable.get("choose strike", NONE).get(seat, ())
            if usable is not None
            and source.copy.place.on == minion.id
            and minions.facts(game, source.copy).weapon is not None
            for use in uses_of(game, source.copy, number, usable, seat, "choose strike")
            if use.option.minion == minion.id and not use.for_strike
        ]

    def listeners(self, game: Game, seats: Sequence[int], window: Window) -> Sequence[int]:
        """Those of the seats who hold a card that belongs to a window, or may use one in play."""
        if game.passing.action.granted or (window == "as played" and self._answers(game)):
            return seats
        sources = game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)
        usable, in_hand = sources.usable.get(window), self.holders(game, seats, window)
        if HELD in game.table.tally and window in ANY_TIME:
            in_hand = [seat for seat in seats if seat in in_hand or may_burn_held(game, self.texts, seat)]
        if usable is None or len(in_hand) == len(seats):
            return in_hand
        return [seat for seat in seats if seat in in_hand or seat in usable]

    def _answers(self, game: Game) -> bool:
        """Whether the card that is being played lets anybody do something."""
        for copy in game.passing.now.being_played[-1:]:
            reading = self.texts.of(game.card(copy)).at(copy.marks.get("level", ""), copy.marks.get("played", ""))
            return reading is not None and any(each.by in ("chooser", "blocker") for each in reading.usable)
        return False

    def _while_played(self, game: Game, seat: int) -> Iterator[Use]:
        """What the card that is being played lets those do who control what was chosen for it, or the minion that
        attempts to block."""
        for copy in game.passing.now.being_played[-1:]:
            reading = self.texts.of(game.card(copy)).at(copy.marks.get("level", ""), copy.marks.get("played", ""))
            here = game.passing.now.declared_of(copy)
            if reading is None or not isinstance(here, Here):
                continue
            for number, usable in enumerate(reading.usable):
                if (
                    usable.by == "chooser"
                    and seat in here.methuselahs("controller")
                    and not copy.marks.get("cancelled")
                ):
                    yield from being_played(replace(here, seat=seat, minion=None), number, usable)
                blocker = here.copy("blocker") if usable.by == "blocker" else None
                if blocker is not None and blocker.controller == seat and not copy.marks.get("cancelled"):
                    yield from being_played(replace(here, seat=seat, minion=blocker), number, usable)

    def in_play(self, game: Game, minion: Copy) -> Sequence[Possible]:
        """The actions that cards in play allow a minion."""
        found: list[Possible] = []
        for source in self._sources.of(game).acting:
            found += actions_of(game, source, minion)
        for copy in lent_actions(game, minion.controller):
            reading = self._sources.reading(game, copy)
            if reading is not None:
                found += actions_of(
                    game, Source(copy, reading, self._sources.own_actions(game, copy)), minion, lent=True
                )
        return found

    def happens(self, game: Game, event: Event, copy: Copy | None = None, seat: int = -1) -> Procedure[None]:
        """What cards in play do by themselves upon an event."""
        sources = game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)
        if event in sources.upon or game.passing.now.happened:
            return self._happens(game, event, copy, seat)
        seen_to = sources.in_action or game.passing.action.counted if event in ACTION_WINDOWS else event in _SEEN_TO
        return self._happens(game, event, copy, seat) if seen_to else NOTHING

    def _happens(self, game: Game, event: Event, copy: Copy | None, seat: int) -> Procedure[None]:
        while game.passing.now.happened:
            what, whom, whose = game.passing.now.happened.pop(0)
            yield from self._tell(game, what, whom, whose)
        game.passing.now.bore.clear()
        yield from self._tell(game, event, copy, seat)

    def _tell(self, game: Game, event: Event, copy: Copy | None, seat: int) -> Procedure[None]:
        """Let each card in play do what it does upon an event, and a card that was burned what it does upon that."""
        if event in UNTIL and forget_at_phase(game, event, seat):
            yield from settle_hands(game)
        if event == "goes to torpor" and copy is not None and minions.title(game, copy):
            # What was not replaced until then is before any other effect (ruling on The New Inquisition).
            yield from settle_hands(game)
        if event == "burned" and copy is not None:
            yield from as_burned(game, self.texts.of(game.card(copy)), copy, seat)
        gone = event == "ready minion burned" or (
            event == "leaves the ready region" and copy is not None and not game.in_play(copy)
        )
        if gone and copy is not None:
            yield from as_burned(game, self.texts.of(game.card(copy)), copy, seat, event)
        if event in ("bearer gone", "leaves play") and copy is not None:
            yield from as_burned(game, self.texts.of(game.card(copy)), copy, seat, event)
            return
        if event == "unlocks" and copy is not None:
            suffer(game, copy)
        if event == "as announced":
            yield from self._during(game)
        if event == "as blocked" and game.table.action is not None and game.action.kind == "bleed":
            end_until_blocked(game, game.action.seat)
        if event in FROM_ANNOUNCED and game.table.action is not None:
            self.count_anew(game)
        sources = self._sources.of(game).upon.get(event, ())
        if event == "unlock phase":
            return
        if event in PHASES:
            yield from in_chosen_order(game, sources, event, seat)
        elif event in ("as blocked", "after resolution") and game.table.action is not None:
            yield from in_chosen_order(game, sources, event, seat, acting=game.action.seat)
        else:
            if event == "comes into play":
                # What counts it is before what it does itself then (ruling on Hackerspace).
                sources = sorted(sources, key=lambda source: source.copy is copy)
            for source in sources:
                if game.in_play(source.copy):
                    yield from upon(game, source, event, copy, seat)
        if event == "end of turn":
            forget(game)

    def due(self, game: Game, seat: int) -> Sequence[Use]:
        """What cards in play must still do in the unlock phase of a Methuselah, who says when in it (sec. 4)."""
        sources = self._sources.of(game).upon.get("unlock phase", ())
        by_counters = due_of_held(game, self.texts, seat) if game.table.tally.get(HELD) else ()
        return [*still_due(game, sources, seat), *by_counters] if sources or by_counters else ()

    def is_due(self, game: Game, event: Event) -> bool:
        """Whether a card in play would do something by itself upon an event."""
        return is_due(game, self._sources.of(game).upon.get(event, ()), event)

    def all_due(self, game: Game, seat: int) -> Procedure[None]:
        """Let them do all of it, in an order of her choice."""
        sources = self._sources.of(game).upon.get("unlock phase", ())
        left = [source for source in sources if not was_done(game, source)]
        yield from in_chosen_order(game, left, "unlock phase", seat)
        for use in list(due_of_held(game, self.texts, seat)) if game.table.tally.get(HELD) else ():
            yield from use.run()

    def _during(self, game: Game) -> Procedure[None]:
        """Say what the card of the action that is announced says of the whole of it."""
        action = game.table.action
        card = game.table.copies.get(action.card) if action is not None else None
        kind = card.marks.get("played", "") if card is not None else ""
        if action is None or card is None or not kind:
            return
        reading = self.texts.of(game.card(card)).at(card.marks.get("level", ""), kind)
        if reading is not None and reading.during:
            here = game.passing.now.declared_of(card)
            if not isinstance(here, Here):
                here = Here(game, action.seat, card, game.table.copies.get(action.minion))
            yield from do_all(here, reading.during)
