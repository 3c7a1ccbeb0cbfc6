"""The abilities of all cards, carried out through the referee: what :class:`~vtes_desktop.rules.game.Game` asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.card_text import Price, Reading, Standing
from vtes_desktop.abilities.engine import why
from vtes_desktop.abilities.engine.foretold import foretold
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
from vtes_desktop.abilities.engine.sources import NONE, Source, Sources, is_able
from vtes_desktop.abilities.engine.taken_over import could_declare, note_use, pass_on
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.abilities.text.facts.reader import READER
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.abilities.vocabulary.amounts import amount_of
from vtes_desktop.abilities.vocabulary.conditions.condition import all_hold
from vtes_desktop.abilities.vocabulary.conditions.events import Played
from vtes_desktop.abilities.vocabulary.durations import (
    UNTIL,
    end_until_blocked,
    forget,
    forget_at_phase,
    hunting_stealth,
    lent,
    lent_actions,
    lent_by,
    lent_by_any,
    lent_in_all,
    lent_to,
)
from vtes_desktop.abilities.vocabulary.effects.actions import (
    AddBleed,
    AddStealth,
    EndAction,
    FailAction,
    NotAgain,
    Redirect,
    ReduceTo,
    RuleOut,
    dearer,
)
from vtes_desktop.abilities.vocabulary.effects.choosing import drop_unmeant
from vtes_desktop.abilities.vocabulary.effects.fixed import Fixed
from vtes_desktop.abilities.vocabulary.effects.flow import InCombat, moves_to_minion, taken_by, with_inner
from vtes_desktop.abilities.vocabulary.effects.holding import HELD
from vtes_desktop.abilities.vocabulary.effects.reactions import Wake
from vtes_desktop.abilities.vocabulary.effects.word import NO_MOST, Words, can_all, do_all, do_paid
from vtes_desktop.abilities.vocabulary.here import Here, used_by
from vtes_desktop.abilities.vocabulary.targets import fits, is_meant, may_target
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.terms import NAMED_DISCIPLINES
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.step import by_hand
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.contributed import Declared, Rebate, Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import names_of_counters
from vtes_desktop.rules.minion.action import comes_to_nothing
from vtes_desktop.rules.minion.blocks import until_decided
from vtes_desktop.rules.minion.plan import Possible
from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.rules.numbers import MethuselahNumber, MinionNumber
from vtes_desktop.rules.playing.card import payable_x
from vtes_desktop.rules.playing.hand_cards import LATE, HandCards
from vtes_desktop.rules.playing.hands import settle_hands
from vtes_desktop.rules.playing.held import Timed, times_of
from vtes_desktop.rules.playing.limits import is_called
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.paying import REDUCED
from vtes_desktop.rules.playing.requirements import cost_of, has_title_for, price, required
from vtes_desktop.rules.playing.timing import ACTION_WINDOWS, FROM_ANNOUNCED, Timing
from vtes_desktop.rules.special.disease import suffer
from vtes_desktop.table.asking import NOTHING, Procedure
from vtes_desktop.table.table import Copy

PHASES: Final = frozenset({"unlock phase", "master phase", "minion phase", "influence phase", "discard phase"})
"""The events at which phases begin."""
LENT_TO_ALL: Final[tuple[MinionNumber, ...]] = ("stealth", "bleed")
"""The numbers that all minions of a Methuselah are lent for a turn."""
INSTEAD: Final = 0
"""What all standing modifiers that give so many *instead of* what there is otherwise count as together."""
_SEEN_TO: Final = FROM_ANNOUNCED | UNTIL.keys() | {"burned", "bearer gone", "as blocked", "end of turn"}
"""The events upon which something is seen to whatever lies in play."""


def _changed(price: Price, cost: int) -> int:
    """By how much something changes what a card costs: half of it, twice as much, or a number."""
    return cost // 2 - cost if price.half else cost if price.twice else price.amount


class CompiledAbilities(HandCards):
    """What cards do, by what was read of their text or defined by name; the rest is done by hand."""

    reader = READER

    def __init__(self, texts: Texts | None = None) -> None:
        self.texts = texts or Texts()
        self._sources = Sources(self.texts)
        self._key = self._sources.key
        self._pricing_itself: dict[int, bool] = {}

    def reading(self, card: Card, mode: Mode) -> Reading | None:
        """What was read of a way to play a card."""
        key = card.id, mode.level, mode.type, mode.reflex
        try:
            return self.texts.played[key]
        except KeyError:
            known = self.texts.played[key] = self.texts.of(card).at(mode.level, mode.type, reflex=mode.reflex)
            return known

    def wakes(self, game: Game, copy: Copy, mode: Mode) -> bool:
        """Whether a card lets its minion block and react as though unlocked."""
        reading = self.reading(game.card(copy), mode)
        if reading is None:
            return super().wakes(game, copy, mode)
        return any(isinstance(word, Wake) or (isinstance(word, Fixed) and word.does.wakes) for word in reading.words)

    def cancels_what_it_says(self, game: Game, copy: Copy, mode: Mode) -> bool:
        """Whether a card is played only where something is so of the card that is being played, and can cancel that."""
        played, reading = game.passing.now.being_played[-1:], self.reading(game.card(copy), mode)
        told = reading is not None and any(isinstance(each, Played) for each in reading.conditions)
        return told and any(not each.marks.get("cancelled") for each in played)

    def only_bleeds(self, game: Game, copy: Copy, mode: Mode) -> bool:
        """Whether a card increases the bleed and does nothing else."""
        reading = self.reading(game.card(copy), mode)
        if reading is None:
            return super().only_bleeds(game, copy, mode)
        more = reading.declares or reading.standing or reading.usable or reading.upon or reading.unread
        return bool(reading.words) and not more and all(isinstance(word, AddBleed) for word in reading.words)

    # -- cards of the hand ------------------------------------------------------------------------------------------

    def timing(self, card: Card, mode: Mode) -> Timing:
        """When and by whom a card may be played in a mode."""
        reading = self.reading(card, mode)
        return reading.when if reading is not None and reading.when is not None else super().timing(card, mode)

    def times(self, card: Card) -> Timed:
        """The modes of a printed card by the windows that they belong to; found once for all games."""
        times = self.texts.timed.get(card.id)
        if times is None:
            times = self.texts.timed[card.id] = times_of(self.reader, card, self.timing)
        return times

    def may(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> bool:
        """Whether what a card asks for is so, and there is something to do it to."""
        card = game.card(copy)
        if minion is not None and minion.attached and self._is_barred(game, card, minion):
            return False
        if mode.type == "Master" and is_called(game, card, "boon") and self.of_methuselah(game, seat, "no boons") > 0:
            return False
        reading = self.reading(card, mode)
        if reading is None or not (reading.conditions or reading.declares or reading.words):
            return True
        if mode.type == "Reaction" and game.passing.action.shielded and self._is_shielded_from(game, mode, reading):
            return False
        if mode.type == "Reaction" and self._is_kept_from_acting(game, copy, mode, reading):
            return False
        other = game.fight.other(minion) if game.fight is not None and minion in game.fight.both else None
        if mode.type in ("Combat", "Action Modifier") and self._is_kept_calm(game, copy, mode, reading, minion, other):
            return False
        if other is not None and mode.type == "Combat" and self._is_warded_off(game, copy, mode, reading, other):
            return False
        declared = game.passing.now.declared_of(copy)
        if copy is game.passing.action.offered_again and isinstance(declared, Here):
            return could_declare(replace(declared, minion=minion, acts=True), reading)
        here = self._announcing(game, seat, copy, mode, minion)
        here.takes = moves_to_minion(reading.words)
        least = _least_x(here, reading)
        if least > 0 and least > payable_x(game, seat, copy, minion, mode):
            return False
        return (
            all_hold(here, reading.conditions)
            and can_all(here, reading.declares)
            and (bool(reading.declares) or can_all(here, reading.words))
        )

    def _is_shielded_from(self, game: Game, mode: Mode, reading: Reading) -> bool:
        """Whether a reaction would do something to the acting minion or its action that an effect keeps from it."""
        codes = {level.code for level in mode.disciplines}
        shielded = any(
            game.table.action is not None and minion == game.action.minion and codes & {*kept}
            for minion, kept in game.passing.action.shielded
        )
        return shielded and any(is_on_acting(word) for word in with_inner((*reading.declares, *reading.words)))

    @staticmethod
    def _is_kept_from_acting(game: Game, copy: Copy, mode: Mode, reading: Reading) -> bool:
        """Whether a reaction would do something to the acting minion, which an effect keeps from being its target."""
        acting = game.table.copies.get(game.table.action.minion) if game.table.action is not None else None
        game.passing.now.announcing = mode.level.lower()
        if acting is None or not minions.is_warded(game, acting, game.card(copy)):
            return False
        return any(names_acting(word) for word in with_inner((*reading.declares, *reading.words)))

    @staticmethod
    def _is_kept_calm(
        game: Game, copy: Copy, mode: Mode, reading: Reading, minion: Copy | None, other: Copy | None
    ) -> bool:
        """Whether a frenzy card would be played on a minion on which none can be, on the opponent or on its own; or on
        an opponent that is immune to it, to which it would do nothing."""
        at_other = is_on_opponent(reading.words) or mode.strike not in (None, "dodge")
        on_it = other if at_other else minion
        if on_it is None or mode.reflex:
            return False
        in_vain = at_other and mode.strike is None and minions.is_immune(game, on_it, copy)
        return in_vain or minions.is_calm(game, on_it, copy, mode.level)

    @staticmethod
    def _is_warded_off(game: Game, copy: Copy, mode: Mode, reading: Reading, other: Copy) -> bool:
        """Whether a card would be played on an opponent that an effect keeps from being its target: whom a strike is
        made at is its target (RTR 20010710)."""
        if not is_on_opponent(reading.words) and mode.strike in (None, "dodge", "combat ends"):
            return False
        game.passing.now.announcing = mode.level.lower()
        return minions.is_warded(game, other, game.card(copy))

    def _announcing(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Here:
        """The moment in which a card is announced: what it costs more for a target must be there too."""
        card = game.card(copy)
        with_what = mode.level or " ".join(each.code for each in card.disciplines)
        here = Here(game, seat, copy, minion, acts=mode.type == "Action", words={"announced": with_what}, mode=mode)
        if mode.type == "Master":

            def too_dear(target: Copy) -> bool:
                more = self.more_for(game, seat, card, target)
                return more > 0 and more + price(game, seat, minion, card, "pool") > game.table.seats[seat].pool

            here.too_dear = too_dear
        return here

    def may_target(self, game: Game, seat: int, copy: Copy, mode: Mode, target: Copy) -> bool:
        """Whether a minion may be the target of a card of the hand that no minion plays."""
        return may_target(self._announcing(game, seat, copy, mode, None), target)

    def more_for(self, game: Game, seat: int, card: Card, target: Copy) -> int:
        """The pool that a master card costs more, below 0 less, for being played on a minion."""
        return sum(each.amount for _, each in self._priced(game, seat, None, card, "pool", [target]))

    def _is_barred(self, game: Game, card: Card, minion: Copy) -> bool:
        """Whether a card on a minion keeps it from playing a card."""
        readings = (self._sources.reading(game, below) for below in minions.on_it(game, minion))
        return any(reading is not None and card.name in reading.bars for reading in readings)

    def why_not(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> str:
        """Which of what a card asks for is missing, as words that go on the minion's name (sec. 1.6.1)."""
        if self.may(game, seat, copy, mode, minion) or (reading := self.reading(game.card(copy), mode)) is None:
            return ""
        if minion is not None and minion.attached and self._is_barred(game, game.card(copy), minion):
            return "is kept from playing it by a card on it"
        return why.reason(self._announcing(game, seat, copy, mode, minion), reading)

    def most_x(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> int | None:
        """The greatest X for which there are as many targets as a card then asks for; None for no limit."""
        reading = self.reading(game.card(copy), mode)
        if reading is None:
            return None
        here = self._announcing(game, seat, copy, mode, minion)
        most = min((word.most_x(here) for word in reading.declares), default=NO_MOST)
        return most if most < NO_MOST else None

    def least_x(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> int:
        """The least X for which there is one that is small enough for what a card then asks for."""
        reading = self.reading(game.card(copy), mode)
        if reading is None:
            return 0
        return _least_x(self._announcing(game, seat, copy, mode, minion), reading)

    def declare(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[Declared | None]:
        """Choose what a card is done to, as it is played; None for a card of which nothing was read."""
        reading = self.reading(game.card(copy), mode)
        if reading is None or not (reading.words or reading.declares):
            return None
        here = self._announcing(game, seat, copy, mode, minion)
        here.takes = moves_to_minion(reading.words)
        here.numbers["x"] = int(copy.marks.get("x", game.passing.now.x))
        yield from do_all(here, reading.declares)
        here.acts, here.takes, here.too_dear = False, False, None
        game.passing.now.declare(copy, here)
        if mode.type == "Action":
            pass_on(here)
        # A card of the hand that was named is no target.
        targets = [each for chosen in here.chosen.values() for each in chosen if each.place.region != "hand"]
        seats = dict.fromkeys([*(each.controller for each in self._directing(game, copy, mode, targets))])
        seats |= dict.fromkeys(here.seats.values())
        names = [game.name(each) for each in targets if each.face_up]
        names += [*(game.seat_name(each) for each in here.seats.values()), *here.announced]
        more = sum(each.amount for _, each in self._priced(game, seat, minion, game.card(copy), "pool", targets))
        words = here.terms or ", ".join(names)
        if mode.type == "Political Action" and reading.words and not reading.unread:
            words = foretold(here, reading.words)
        if game.table.referendum is not None:
            game.passing.referendum.chosen = targets
        return Declared(tuple(each.id for each in targets), tuple(seats), words, more, here.brings)

    def _directing(self, game: Game, copy: Copy, mode: Mode, targets: Sequence[Copy]) -> Iterator[Copy]:
        """The targets for which an action is directed at who controls them: one without a (D) is not for those in an
        ash heap, nor one that says so for any (rulings on Psychophagia)."""
        said = self.reader.action(game.card(copy), mode) if mode.type == "Action" else None
        for each in targets:
            lost = each.place.region == "ash heap" and said is not None and not said.directed
            if not lost and not (said is not None and said.undirected):
                yield each

    def effect(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None] | None:
        """What a card does: what was read of it, then the rest by hand; None where all is by hand."""
        reading = self.reading(game.card(copy), mode)
        here = game.passing.now.take_declared(copy)
        if reading is None or (reading.unread and not reading.words):
            return super().effect(game, seat, copy, mode, minion)
        if not isinstance(here, Here):
            here = Here(game, seat, copy, minion)
        # Another minion may have taken the action over since it was declared.
        here.minion = minion
        if mode.type == "Action Modifier":
            note_use(here, reading.conditions)
        is_action = mode.type in ("Action", "Political Action")
        if is_action and drop_unmeant(here, reading.declares) and comes_to_nothing(game):
            return NOTHING
        here.numbers["x"] = int(copy.marks.get("x", 0))
        return self._do(here, reading)

    def _do(self, here: Here, reading: Reading) -> Procedure[None]:
        before = brought(here.game)
        if reading.type in ("Action", "Political Action"):
            yield from do_paid(here, reading.words)
        else:
            yield from do_all(here, reading.words)
        if here.game.fight is not None and minions.facts(here.game, here.source).frenzy:
            here.game.fight.frenzied += [each for each in brought(here.game) if each not in before]
        # What an event says is done while it lies in play.
        if reading.unread and reading.type != "Event":
            yield from by_hand(here.game, here.seat, here.source, " ".join(reading.unread), here.minion)

    def prepare(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None]:
        """What is so in the combat that an action card enters."""
        reading = self.reading(game.card(copy), mode)
        if reading is not None:
            here = Here(game, seat, copy, minion)
            yield from do_all(here, tuple(word for word in reading.words if isinstance(word, InCombat)))

    # -- cards in play ----------------------------------------------------------------------------------------------

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

    def count_anew(self, game: Game) -> None:
        """Change the running action's bleed and stealth by what hangs on it: whom it is directed at, its kind."""
        acting = game.table.copies.get(game.action.minion)
        if acting is None:
            return
        numbers: tuple[MinionNumber, ...] = ("stealth", "bleed")
        for name in numbers:
            if name == "bleed" and game.action.kind != "bleed":
                continue
            now = self.hanging(game, acting, name)
            before = game.passing.action.counted.get(name, 0)
            if now != before:
                game.passing.action.counted[name] = now
                action = game.action
                if name == "bleed":
                    game.change_action(bleed=action.bleed + now - before)
                else:
                    game.change_action(stealth=action.stealth + now - before)

    def hanging(self, game: Game, copy: Copy, name: MinionNumber) -> int:
        """What cards in play add to a minion's number in the running action: whom it is directed at, its kind."""
        more = _sum_of(self._standing(game, copy, name, in_action=True))
        if name == "stealth" and game.action.kind == "hunt" and minions.is_vampire(game, copy):
            more += hunting_stealth(game)
        return more

    def alters(self, game: Game, name: MinionNumber) -> bool:
        """Whether a card in play says that it changes a number of minions."""
        return name in (game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)).standing

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

    def redirects(self, game: Game, copy: Copy) -> bool:
        """Whether a card which is being played would change whom the running bleed is against."""
        reading = self.texts.of(game.card(copy)).at(copy.marks.get("level", ""), copy.marks.get("played", ""))
        return reading is not None and any(isinstance(word, Redirect) for word in with_inner(reading.words))

    def codes(self, game: Game, copy: Copy, name: MinionNumber) -> Sequence[str]:
        """The Disciplines of which standing modifiers of a name speak for a minion, where their amount is above 0."""
        return [
            code
            for here, standing in self._standing(game, copy, name)
            if amount_of(here, standing.amount) > 0
            for code in standing.codes.split()
        ]

    def changes_control(self, game: Game, copy: Copy) -> Sequence[Copy]:
        """The cards that a card which is being played would have somebody else control; of a card in play, by the
        running action that it allows."""
        card = self.texts.of(game.card(copy))
        if "played" in copy.marks:
            reading = card.at(copy.marks.get("level", ""), copy.marks["played"])
            here = game.passing.now.declared_of(copy)
            if reading is None or not isinstance(here, Here):
                return ()
            return [target for who in taken_by(reading.words) for target in here.copies(who)]
        reading = self._sources.reading(game, copy)
        if reading is None or not any(taken_by(each.words) for each in reading.actions):
            return ()
        return [game.table.copies[number] for number in game.action.targets if number in game.table.copies]

    def knows(self, game: Game, copy: Copy) -> bool:
        """Whether every sentence of a card in play is understood."""
        reading = self._sources.reading(game, copy)
        return reading is not None and not reading.unread

    def adds(self, game: Game, name: MethuselahNumber) -> bool:
        """Whether a card in play, the running combat, or a counter of what is lent for a while may add to a number."""
        sources = game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)
        return (
            name in sources.standing
            or name in names_of_counters(game)
            or (game.fight is not None and lasting.of_any_seat(game.fight, name))
        )

    def of_methuselah(self, game: Game, seat: int, name: MethuselahNumber) -> int:
        """What cards in play add to a Methuselah's number: those that she controls, and those that count for others."""
        total = lent_in_all(game, seat, name) if game.table.tally else 0
        if game.fight is not None:
            total += lasting.of_seat(game.fight, seat, name)
        sources = game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)
        standing_modifiers = sources.standing.get(name)
        return total if standing_modifiers is None else total + _sum_of(_standing_of(game, seat, standing_modifiers))

    def rebates(self, game: Game, seat: int, minion: Copy | None, card: Card, currency: str) -> Sequence[Rebate]:
        """What cards in play may take off what a card costs: those that have not in this turn or have what it takes."""
        found = [
            Rebate(copy, _most_of(copy, each), each.spends, each.announced, each.whole)
            for copy, each in one_of_a_name(self._priced(game, seat, minion, card, currency, optional=True))
            if (each.spends or copy.marks.get(REDUCED) != str(game.table.turn))
            and not ("lock" in each.spends and copy.locked)
        ]
        return [
            each
            for each in found
            if each.less and not (each.whole and each.less < price(game, seat, minion, card, currency))
        ]

    def priced(self, game: Game, minion: Copy | None, card: Card) -> bool:
        """Whether a card in play, the running combat, a mark of the minion or the card itself may change its cost."""
        return (
            game.fight is not None
            or bool(self._prices_for(game, card) or game.passing.action.dearer)
            or (minion is not None and (dearer(card.id) in minion.marks or self._prices_itself(card)))
        )

    def _prices_for(self, game: Game, card: Card) -> Sequence[tuple[Copy, Price]]:
        """What cards in play change of what a card may cost, as far as that hangs on the card alone."""
        sources = game.kept.stamps.of_standing.get(self._key) or self._sources.of(game)
        if not sources.priced:
            return ()
        known = sources.prices.get(card.id)
        if known is None:
            known = sources.prices[card.id] = [
                (source.copy, each)
                for source in sources.priced
                for each in source.reading.prices
                if not each.own and is_priced(game, each, card)
            ]
        return known

    def raises_prices(self, game: Game) -> bool:
        """Whether a card in play may make others dearer."""
        return any(each.amount > 0 for source in self._sources.of(game).priced for each in source.reading.prices)

    def price(
        self,
        game: Game,
        seat: int,
        minion: Copy | None,
        card: Card,
        currency: str,
        mode: Mode | None = None,
        printed: int | None = None,
    ) -> int:
        """What cards in play add to what a card costs."""
        more = 0
        if self._prices_for(game, card):
            cost = cost_of(card, currency) if printed is None else printed
            prices = [each for _, each in self._priced(game, seat, minion, card, currency, mode=mode)]
            more = sum(_changed(each, cost) for each in prices if not each.costly)
            if cost + more > 0:
                # Whoever pays may have it reduced first (ruling on Jenna Cross).
                more += sum(each.amount for each in prices if each.costly)
        if minion is None:
            return more
        if currency == "blood" and minion.marks:
            more += int(minion.marks.get(dearer(card.id), 0))
        if currency == "blood" and mode is not None and game.passing.action.dearer:
            more += sum(each(mode.type, minion) for each in game.passing.action.dearer)
        return (
            more
            + self._own_price(game, seat, minion, card, currency, mode)
            + super().price(game, seat, minion, card, currency, mode)
        )

    def in_life(self, game: Game, minion: Copy, card: Card, mode: Mode | None) -> int:
        """What cards in play and effects have a card cost more in blood or life, and not just in blood."""
        prices = self._priced(game, minion.controller, minion, card, "blood", mode=mode)
        more = sum(each.amount for _, each in prices if each.life)
        if mode is not None and game.passing.action.dearer:
            more += sum(each(mode.type, minion) for each in game.passing.action.dearer)
        return more + super().in_life(game, minion, card, mode)

    def _prices_itself(self, card: Card) -> bool:
        """Whether a card's own text changes what it costs in some way to play it."""
        known = self._pricing_itself.get(card.id)
        if known is None:
            known = self._pricing_itself[card.id] = any(reading.prices for reading in self.texts.of(card).readings)
        return known

    def _prices_of(self, card: Card, mode: Mode | None = None) -> Sequence[Price]:
        """What a card's own text changes of costs, as it is played so."""
        readings = self.texts.of(card).readings
        reading = self.reading(card, mode) if mode is not None else readings[0] if readings else None
        return reading.prices if reading is not None else ()

    def _own_price(
        self, game: Game, seat: int, minion: Copy | None, card: Card, currency: str, mode: Mode | None
    ) -> int:
        """What a card costs less or more by its own text as it is played so, for the minion that plays it."""
        prices = self._prices_of(card, mode) if minion is not None and self._prices_itself(card) else ()
        if minion is None or not prices:
            return 0
        here = Here(game, seat, minion, minion)
        return sum(
            each.amount
            for each in prices
            if each.own and each.currency == currency and (each.of is None or fits(here, each.of, minion))
        )

    def _priced(
        self,
        game: Game,
        seat: int,
        minion: Copy | None,
        card: Card,
        currency: str,
        on: Sequence[Copy] | None = None,
        mode: Mode | None = None,
        *,
        optional: bool = False,
    ) -> Iterator[tuple[Copy, Price]]:
        for copy, each in self._prices_for(game, card):
            # What is answered most quickly is asked first.
            if each.currency != currency or each.optional != optional:
                continue
            if each.on_this != (on is not None):
                continue
            if each.strike and (mode is None or mode.strike is None or mode.type != "Combat"):
                continue  # a weapon is no strike card, whatever strike it gives
            if (each.disciplines or each.superior) and not is_priced_as_played(each, card, mode):
                continue
            if each.not_as and mode is not None and mode.type in each.not_as:
                continue
            if each.types and mode is not None and len(card.types) > 1 and mode.type not in each.types:
                # A card of several types is of the one that it is played as (ruling on Adana de Sforza).
                continue
            if each.redirects and (mode is None or not mode.redirects):
                continue
            if each.not_disciplines and any(
                level.code in each.not_disciplines for level in (mode.disciplines if mode else card.disciplines)
            ):
                continue
            if each.puts_vampire and not (mode or game.facts(card)).puts_vampire:
                continue
            if each.untitled and minion is not None and has_title_for(game, minion, card):
                continue
            here = used_by(game, copy)
            pays = {"you": seat == here.seat, "minion": minion is not None and minion is here.minion, "any": True}
            if each.of is not None:
                payer = minion if minion is not None and fits(here, each.of, minion) else None
                pays["minion"] = payer is not None and payer.controller in here.methuselahs(each.of.whose)
            if each.of is not None and (minion is None or not is_meant(here, each.of, minion)):
                continue
            counts = pays[each.payer] if on is None else here.minion in on and (each.payer != "you" or pays["you"])
            if minion is not None and minions.is_unaffected(game, minion, copy):
                continue
            if counts and all_hold(here, each.conditions):
                yield copy, each

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


def brought(game: Game) -> list[object]:
    """What effects have brought into the running combat: what lasts, and numbers that are added in it."""
    if game.fight is None:
        return []
    return [*game.fight.lasting, *game.passing.combat.added, *game.passing.round.added]


def is_on_acting(word: Words) -> bool:
    """Whether a word does something to the acting minion or to what it does."""
    if isinstance(word, Fixed):
        return word.does.bleed != 0 or word.does.stealth != 0
    of_action = (AddBleed, Redirect, ReduceTo, AddStealth, EndAction, FailAction, NotAgain, RuleOut)
    return isinstance(word, of_action) or names_acting(word) or _names(word, "opponent")


def names_acting(word: Words) -> bool:
    """Whether a word does something to the acting minion itself."""
    return _names(word, "acting")


def _names(word: Words, who: str) -> bool:
    return any(getattr(word, name, "") == who for name in ("who", "one", "other", "source", "target"))


def is_on_opponent(words: Sequence[Words]) -> bool:
    """Whether words do something to the opposing minion."""
    return any(getattr(word, "who", "") == "opponent" for word in words)


def one_of_a_name(priced: Iterable[tuple[Copy, Price]]) -> Iterator[tuple[Copy, Price]]:
    """What cards in play may take off a cost; of those of which just one of a name may be used, the first that can."""
    names = set[int]()
    for copy, each in priced:
        if not each.alone:
            yield copy, each
        elif not copy.locked and copy.card not in names:
            names.add(copy.card)
            yield copy, each


def _most_of(copy: Copy, price: Price) -> int:
    """How much a card in play may take off a cost at the most."""
    if "counters" in price.spends:
        return copy.counters.get("counters", 0)
    return min(-price.amount, copy.blood) if "blood" in price.spends else -price.amount


def _is_called(game: Game, card: Card, word: str) -> bool:
    return printed(card).location if word == "location" else is_called(game, card, word)


def _least_x(here: Here, reading: Reading) -> int:
    return max((word.least_x(here) for word in reading.declares), default=0)


def is_priced_as_played(price: Price, card: Card, mode: Mode | None) -> bool:
    """Whether a card whose Discipline matters is played with one of those that are meant (ruling on cards of several
    Disciplines); in no way yet, it requires any that is printed, at basic."""
    if mode is None or set(price.clans) & set(card.clans):
        return not price.superior
    meant = price.disciplines or NAMED_DISCIPLINES
    used = [level for level in mode.disciplines if level.code in meant]
    return any(level.superior for level in used) if price.superior else bool(used)


def is_priced(game: Game, price: Price, card: Card) -> bool:
    """Whether a card is one of those whose cost is changed."""
    return (
        price.name in ("", card.name)
        and (not price.location or printed(card).location)
        and (price.weapon is None or (printed(card).weapon is not None) == price.weapon)
        and (not price.types or bool(set(price.types) & set(card.types)))
        and (not price.requires or not required(card.requirement).isdisjoint(price.requires))
        and (not price.called or _is_called(game, card, price.called))
        and not any(is_called(game, card, word) for word in price.not_called)
        and not (price.not_as and set(card.types) <= set(price.not_as))
        and (not price.creature or price.creature in game.facts(card).kinds)
        and (
            not (price.disciplines or price.clans)
            or any(level.code in price.disciplines for level in card.disciplines)
            or bool(set(price.clans) & set(card.clans))
        )
    )
