"""Cards of the hand in the windows where they may be played, by their type and the fixed phrases of their text.

This is what the rules know of every card without knowing any: who may play it when, and for what. What a card does is
carried out as far as fixed phrases say it, and done by hand for the rest. The abilities room brings what cards do, and
takes the place of this where it knows better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import cached_property, partial
from typing import Final

from vtes_desktop.cards.model import Card, CardType
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.carrying_out import carry_out
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.extras import prevention_uses
from vtes_desktop.rules.contributed import Declared, Rebate, Use
from vtes_desktop.rules.facts import Reader
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.powers import imbued_in_play, power_uses
from vtes_desktop.rules.kept import of_game, of_hand
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.plan import Possible
from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.rules.numbers import MethuselahNumber, MinionNumber
from vtes_desktop.rules.playing import cancelling
from vtes_desktop.rules.playing.card import card_option, play_card
from vtes_desktop.rules.playing.fitting import (
    is_kept_from_grapple,
    why_not_able,
    why_not_at_moment,
    why_not_in_such,
    why_not_out_of_turn,
)
from vtes_desktop.rules.playing.held import ALL_WINDOWS, Fitting, Held, Timed, times_by_phrases
from vtes_desktop.rules.playing.limits import why_limited
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.requirements import can_pay, has_disciplines, meets
from vtes_desktop.rules.playing.stored import AS_FROM_HAND, as_if_from_hand, is_lent, may_play_from_there
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.turn.master import play_out_of_turn, playable_out_of_turn
from vtes_desktop.table.asking import NOTHING, Option, Procedure, nothing
from vtes_desktop.table.table import Copy

Way = tuple[Copy, Mode, Timing, Copy]
"""A card, how it is played, when and by whom it may be, and the minion that plays it."""
_WHILE_FIGHTING: Final[Sequence[CardType]] = ("Combat",)
_BY_ACTING: Final[tuple[Sequence[CardType], Sequence[CardType]]] = (("Reaction",), ("Action Modifier",))
"""What the minions of others play in an action, and those of the acting Methuselah."""
ANSWERED: Final[tuple[Window, ...]] = ("prevention", "as played")
"""The windows in which more can be used than cards that belong to them."""
LATE: Final[tuple[Window, ...]] = ("as played", "after combat", "after resolution")
"""The windows besides those of blocks in which a minion may wake for a reaction (rulings on waking)."""


def bars_reactions(game: Game) -> bool:
    """Whether the card that is being played in an action keeps minions from playing reaction cards."""
    played = game.passing.now.being_played[-1:]
    return game.table.action is not None and any(
        mode.bars_reactions
        for copy in played
        for mode in game.facts(game.card(copy)).modes
        if mode.level == copy.marks.get("level", "")
    )


class HandCards:
    """Abilities that know no card by name."""

    reader: Reader
    """Who reads the cards: a room above brings it."""

    def in_hand(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """The cards of a hand that can be played in a window, and the powers of the Imbued."""
        ever = game.kept.stamps.of_game.get(self._ever_known) or self._ever(game)
        barring = window == "as played" and bars_reactions(game)
        if window not in ever and not barring:
            return ()
        powers = self._besides(game, seat, window, barring) if ever is ALL_WINDOWS or window in ANSWERED else ()
        held = self._all_held(game, seat)
        ways = held[window]
        if not ways:
            return powers
        kinds = [kind for kind in self._kinds(game, seat, window) if kind in ways]
        if not kinds and "Master" not in ways:
            return powers
        reactions = ways.get("Reaction", ())
        found = [
            Use(
                card_option(
                    game, "play", copy, mode, minion, idle=self._is_idle(game, window, copy, mode, minion, reactions)
                ),
                partial(self._play, game, seat, copy, mode, minion),
                window == "choose strike" and when.for_strike,
            )
            for copy, mode, when, minion in (self._found(game, seat, window, ways, kinds) if kinds else ())
        ]
        if "Master" in ways:
            found += self._out_of_turn(game, seat, ways["Master"])
        if reactions and window in LATE and game.table.action is not None and game.fight is None and not barring:
            found += self._wakes_for(game, seat, window, held)
        return [*found, *powers] if powers else found

    uses = in_hand
    """What a seat may use in a window: no card in play is known."""

    def _besides(self, game: Game, seat: int, window: Window, barring: bool) -> Sequence[Use]:
        """What can be used in a window besides cards that belong to it: the powers of the Imbued, what a combat lets
        one answer with, and what wakes a minion before the card that is being played is `barring` it from reactions."""
        powers: list[Use] = []
        if self._ever(game) is ALL_WINDOWS and imbued_in_play(game):
            powers += power_uses(game, seat, window, self.timing)
        if window == "prevention":
            powers += prevention_uses(game, seat)
        elif window == "as played":
            powers += cancelling.discard_uses(game, seat)
            if barring:
                powers += self._wakes_in_time(game, seat, window)
        return powers

    def _wakes_in_time(self, game: Game, seat: int, window: Window) -> Iterator[Use]:
        """The cards that wake a minion while a card is played that could keep it from playing them (rulings on Deed the
        Heart's Desire)."""
        held = self._all_held(game, seat)
        wakes = [way for way in held["before block"].get("Reaction", ()) if self.wakes(game, way[0], way[1])]
        kinds = [kind for kind in self._kinds(game, seat, window) if kind == "Reaction"]
        for copy, mode, _, minion in self._found(game, seat, window, {"Reaction": wakes}, kinds):
            option = card_option(game, "play", copy, mode, minion)
            yield Use(option, partial(self._play, game, seat, copy, mode, minion))

    def _wakes_for(self, game: Game, seat: int, window: Window, held: Held) -> Iterator[Use]:
        """The cards that wake a locked minion for a reaction of this window: one that cancels the card that is being
        played, or one after the action; not in combat, nor without an action (rulings on waking, on Rewind Time)."""
        wakes = [way for way in held["before block"].get("Reaction", ()) if self.wakes(game, way[0], way[1])]
        woken = self._played_awake(game, seat, window, held) if wakes else ()
        if not woken:
            return
        for copy, mode, _, minion in self._found(game, seat, window, {"Reaction": wakes}, ("Reaction",)):
            if any(card != copy.id and by == minion.id for card, by in woken):
                option = card_option(game, "play", copy, mode, minion)
                yield Use(option, partial(self._play, game, seat, copy, mode, minion))

    def holders(self, game: Game, seats: Sequence[int], window: Window) -> Sequence[int]:
        """Those of the seats who hold a card that belongs to a window and is of a type that they may play now, or have
        Imbued, or may answer what is done."""
        ever = game.kept.stamps.of_game.get(self._ever_known) or self._ever(game)
        if window == "as played" and bars_reactions(game):
            return seats
        if window not in ever:
            return ()
        if game.fight is not None and window in ANSWERED:
            return seats
        if ever is ALL_WINDOWS and imbued_in_play(game):
            return seats
        if game.marked(AS_FROM_HAND):
            listening = [(seat, ways) for seat in seats if (ways := self._all_held(game, seat)[window])]
        else:
            hands, known, held = game.kept.hands, self._held_known, self._held
            listening = [
                (seat, ways) for seat in seats if (ways := (hands[seat].get(known) or held(game, seat))[window])
            ]
        return [
            seat
            for seat, ways in listening
            if "Master" in ways or not ways.keys().isdisjoint(self._kinds(game, seat, window))
        ]

    listeners = holders
    """Those of the seats who may have something to use in a window: no card in play is known."""

    def _played_awake(self, game: Game, seat: int, window: Window, held: Held) -> list[tuple[int, int]]:
        """The reactions of a hand that can't be played in a window but by minions that were awake, each with such a
        minion, by their ids."""
        kinds = self._kinds(game, seat, window)
        if "Reaction" not in kinds or not held[window].get("Reaction"):
            return []
        able = {(way[0].id, way[3].id) for way in self._found(game, seat, window, held[window], kinds)}
        asleep = self._found(game, seat, window, held[window], ("Reaction",), awake=True)
        return [(way[0].id, way[3].id) for way in asleep if (way[0].id, way[3].id) not in able]

    def reacting_if_awake(self, game: Game, seat: int, window: Window) -> set[int]:
        """The minions of a seat, by their ids, that could play a reaction of a window that is none of blocks if they
        woke now; nobody wakes in combat (rulings on waking)."""
        if game.fight is not None or game.table.action is None:
            return set()
        return {minion for _, minion in self._played_awake(game, seat, window, self._all_held(game, seat))}

    def _is_idle(
        self, game: Game, window: Window, copy: Copy, mode: Mode, minion: Copy, reactions: Sequence[Fitting]
    ) -> bool:
        """Whether playing a card now changes nothing that could not be changed later in the action: to wake a minion
        that could then neither block nor play another reaction of this window; to increase a bleed before it is known
        whether it is blocked."""
        if game.fight is not None or game.table.action is None:
            return False
        if mode.type == "Reaction" and self.wakes(game, copy, mode):
            blocks_next = window == "before block" and minion.controller in blocks.undecided(game)
            return window == "as announced" or not (
                (blocks_next and blocks.can_block(game, minion))
                or self._would_react(game, window, copy, minion, reactions)
            )
        early = window in ("as announced", "before block", "block attempt")
        later = "after blocks" in self.timing(game.card(copy), mode).windows
        return early and later and self.only_bleeds(game, copy, mode)

    def _would_react(self, game: Game, window: Window, wake: Copy, minion: Copy, reactions: Sequence[Fitting]) -> bool:
        """Whether a minion that a card wakes could play another reaction on what is going on."""
        others = [way for way in reactions if way[0] is not wake and not self.wakes(game, way[0], way[1])]
        seat = minion.controller
        if not others or "Reaction" not in self._kinds(game, seat, window):
            return False
        ways: Mapping[CardType, Sequence[Fitting]] = {"Reaction": others}
        return any(by is minion for *_, by in self._found(game, seat, window, ways, ("Reaction",), awake=True))

    def wakes(self, game: Game, copy: Copy, mode: Mode) -> bool:
        """Whether a card lets its minion block and react as though unlocked, as fixed phrases say."""
        return self.reader.does(game.card(copy), mode).wakes

    def only_bleeds(self, game: Game, copy: Copy, mode: Mode) -> bool:
        """Whether a card increases the bleed and does nothing else, as far as the fixed phrases go."""
        read = self.reader.does(game.card(copy), mode)
        return read.bleed > 0 and not (read.rest or read.stealth or read.unblockable or read.their_intercept)

    def _found(
        self,
        game: Game,
        seat: int,
        window: Window,
        ways: Mapping[CardType, Sequence[Fitting]],
        kinds: Sequence[CardType],
        *,
        awake: bool = False,
    ) -> Iterator[Way]:
        """The cards of some types that can be played now, each by each minion: combat cards by the combatants,
        modifiers by the acting minion, reactions by the others' minions, as though they were `awake`; what the text of
        some cards says otherwise is seen to later."""
        fight, action = game.fight, game.table.action
        # What only some moments of an action ask for, of the cards that are not played upon another.
        during = action if window != "as played" else None
        needed = blocks.needed(during) if during is not None else ""
        for kind in kinds:
            if kind not in ways:
                continue
            for minion in minions.minions(game, seat):
                if kind != "Combat":
                    acting = action is not None and minion.id == action.minion
                else:
                    acting = fight is None or minion in fight.both
                ready = minion.place.region == "ready"
                asleep = kind == "Reaction" and minion.locked and not (acting or awake or blocks.AWAKE in minion.marks)
                for copy, mode, when in ways[kind]:
                    # What is answered most quickly is asked first.
                    if not (ready or when.torpor or acting) or (asleep and when.locked == "no"):
                        continue
                    if when.others == "only" if acting else kind != "Reaction" and when.others == "no":
                        continue
                    if kind == "Combat":
                        if fight is None and not mode.reflex:
                            continue
                    elif during is not None and (
                        (when.needed and when.needed != needed) or (when.action and during.kind not in when.action)
                    ):
                        continue
                    if (
                        (not copy.marks or may_play_from_there(game, copy, minion))
                        and self._may(game, copy, mode, minion, when, acting=acting, awake=awake)
                        and has_disciplines(game, minion, mode, lent=is_lent(copy))
                        and meets(game, minion, card := game.card(copy), lent=is_lent(copy))
                        and can_pay(game, seat, minion, card, mode)
                        and not why_limited(game, seat, card, mode, minion)
                        and not (fight is not None and is_kept_from_grapple(game, card, mode, minion))
                        and self.may(game, seat, copy, mode, minion)
                    ):
                        yield copy, mode, when, minion

    def timing(self, card: Card, mode: Mode) -> Timing:
        """When and by whom a card may be played in a mode: as the fixed phrases of its text say."""
        return self.reader.timing(card, mode)

    @cached_property
    def _held(self) -> Callable[[Game, int], Held]:
        """The cards of a seat's hand by the windows that they belong to; looked through anew when she holds others."""
        return of_hand(self._held_known)

    @cached_property
    def _held_known(self) -> Callable[[Game, int], Held]:
        """The same, looked through anew; by this it is kept, and who asks at every choice looks there first."""

        def held(game: Game, seat: int) -> Held:
            timed, hand = self._timed, game.pile(seat, "hand")
            try:
                return Held([(copy, times) for copy in hand if (times := timed[copy.card])])
            except KeyError:
                # Seen for the first time.
                return Held([(copy, times) for copy in hand if (times := self._times_of(game.card(copy)))])

        return held

    def _all_held(self, game: Game, seat: int) -> Held:
        """The same, with those that may be played as if they were in the hand."""
        held = game.kept.hands[seat].get(self._held_known) or self._held(game, seat)
        if not game.marked(AS_FROM_HAND):
            return held
        more = as_if_from_hand(game, seat)
        return held.also([(copy, self._times_of(game.card(copy))) for copy in more]) if more else held

    @cached_property
    def _ever(self) -> Callable[[Game], Set[Window]]:
        """The windows in which anybody could ever use a card of a hand, or answer one, with the cards of a game: in the
        others nobody needs to be looked at. Where there are Imbued, all windows."""
        return of_game(self._ever_known)

    @cached_property
    def _ever_known(self) -> Callable[[Game], Set[Window]]:
        """The same, looked up anew; by this it is kept, and who asks at every choice looks there first."""

        def ever(game: Game) -> Set[Window]:
            cards, windows = game.catalogue.cards, {*ANSWERED}
            for number in {copy.card for copy in game.table.copies.values()}:
                if number in cards and "Imbued" in cards[number].types:
                    return ALL_WINDOWS
                windows |= self._times_of(cards[number]).keys() if number in cards else set()
            return windows

        return ever

    def _times_of(self, card: Card) -> Timed:
        times = self._timed.get(card.id)
        if times is None:
            times = self._timed[card.id] = self.times(card)
        return times

    def times(self, card: Card) -> Timed:
        """The modes of a printed card by the windows that they belong to."""
        return times_by_phrases(self.reader, card)

    @cached_property
    def _timed(self) -> dict[int, Timed]:
        """The same by the card's number, as far as it was asked for."""
        return {}

    def _kinds(self, game: Game, seat: int, window: Window) -> Sequence[CardType]:
        """The types of cards that a seat's minions may play now (sec. 1.6.3)."""
        action, fights, no_more = game.table.action, game.fight is not None, game.passing.action.no_more
        as_played = window == "as played"
        if not (as_played or no_more):
            return _WHILE_FIGHTING if fights else () if action is None else _BY_ACTING[seat == action.seat]
        kinds: Sequence[CardType] = ("Combat",) if fights or as_played else ()
        if action is None and as_played and not fights:
            kinds = ("Reaction", *kinds)
        if action is not None and (as_played or not fights):
            kinds = ("Action Modifier", *kinds) if seat == action.seat else (*kinds, "Reaction")
        return [kind for kind in kinds if kind not in no_more] if no_more else kinds

    def _may(
        self, game: Game, copy: Copy, mode: Mode, minion: Copy, when: Timing, *, acting: bool, awake: bool = False
    ) -> bool:
        """Whether a minion that is acting, or needs not to be, may play a card now, by what its text says of the moment
        and of the minion."""
        if why_not_able(game, mode, minion, when, acting=acting, awake=awake):
            return False
        if game.table.action is not None and game.passing.action.was_played_by(minion.id, copy.card, mode.type):
            return False
        if "as played" in when.windows and (len(when.windows) == 1 or game.passing.now.being_played):
            if game.table.action is None and mode.type == "Reaction" and not when.no_action:
                return False
            cancels = cancelling.can_cancel(game, copy, mode, minion) or self.cancels_what_it_says(game, copy, mode)
            return cancels and not why_not_in_such(game, mode, minion, when)
        return not why_not_at_moment(game, copy, mode, minion, when)

    def cancels_what_it_says(self, game: Game, copy: Copy, mode: Mode) -> bool:
        """Whether a card can cancel what it says itself of the card that is being played: no card is known."""
        return False

    def _out_of_turn(self, game: Game, seat: int, ways: Sequence[Fitting]) -> Iterator[Use]:
        """The master cards that can be played out of turn in a window (sec. 1.6.2)."""
        for copy, mode, when in ways:
            if (
                mode == self.reader.of(game.card(copy)).modes[0]
                and playable_out_of_turn(game, seat, copy)
                and not why_not_out_of_turn(game, seat, copy, mode, when)
            ):
                option = Option("out of turn", f"Play {game.name(copy)}", copy.id)
                yield Use(option, partial(play_out_of_turn, game, seat, copy))

    def _play(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy) -> Procedure[bool]:
        game.passing.action.played_by.add((minion.id, copy.card))
        return (yield from play_card(game, seat, copy, mode, minion))

    def effect(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None] | None:
        """What fixed phrases say that a card does; None for a card that is all done by hand."""
        return carry_out(game, seat, copy, mode, minion)

    def may(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> bool:
        """No card is known."""
        return True

    def why_not(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> str:
        """No card is known."""
        return ""

    def declare(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[Declared | None]:
        """No card is known."""
        yield from ()
        return None

    def prepare(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None]:
        """No card is known."""
        yield from ()

    def happens(self, game: Game, event: Event, copy: Copy | None = None, seat: int = -1) -> Procedure[None]:
        """No card is known: what has happened concerns none."""
        if game.passing.now.happened:
            game.passing.now.happened.clear()
        return NOTHING

    def due(self, game: Game, seat: int) -> Sequence[Use]:
        """No card is known."""
        return ()

    def is_due(self, game: Game, event: Event) -> bool:
        """No card is known."""
        return False

    def all_due(self, game: Game, seat: int) -> Procedure[None]:
        """No card is known."""
        return nothing()

    def count_anew(self, game: Game) -> None:
        """Nothing hangs on it."""

    def in_play(self, game: Game, minion: Copy) -> Sequence[Possible]:
        """No card is known."""
        return ()

    def redirects(self, game: Game, copy: Copy) -> bool:
        """No card is known."""
        return False

    def most_x(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> int | None:
        """No card is known."""
        return None

    def least_x(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> int:
        """No card is known."""
        return 0

    def changes_control(self, game: Game, copy: Copy) -> Sequence[Copy]:
        """No card is known."""
        return ()

    def knows(self, game: Game, copy: Copy) -> bool:
        """No card is known."""
        return False

    def adds(self, game: Game, name: MethuselahNumber) -> bool:
        """Nothing beyond what is printed."""
        return False

    def of_methuselah(self, game: Game, seat: int, name: MethuselahNumber) -> int:
        """Nothing beyond what is printed."""
        return 0

    def weapon_uses(self, game: Game, minion: Copy) -> Sequence[Use]:
        """Nothing."""
        return ()

    def rebates(self, game: Game, seat: int, minion: Copy | None, card: Card, currency: str) -> Sequence[Rebate]:
        """Nothing."""
        return ()

    def codes(self, game: Game, copy: Copy, name: MinionNumber) -> Sequence[str]:
        """Nothing beyond what is printed."""
        return ()

    def may_target(self, game: Game, seat: int, copy: Copy, mode: Mode, target: Copy) -> bool:
        """Nothing keeps anybody from it."""
        return True

    def more_for(self, game: Game, seat: int, card: Card, target: Copy) -> int:
        """Nothing."""
        return 0

    def priced(self, game: Game, minion: Copy | None, card: Card) -> bool:
        """Only effects of a running combat change what a card costs."""
        return game.fight is not None

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
        """What effects of the running combat add to the cost of combat cards."""
        if game.fight is None or minion is None or currency != "blood" or "Combat" not in card.types:
            return 0
        strikes = lasting.of(game.fight, lasting.StrikeCost, minion) if mode is not None and mode.strike else ()
        return sum(each.blood for each in (*lasting.of(game.fight, lasting.Cost, minion), *strikes))

    def in_life(self, game: Game, minion: Copy, card: Card, mode: Mode | None) -> int:
        """What effects of the running combat have strike cards cost more in blood or life."""
        if game.fight is None or mode is None or not mode.strike or "Combat" not in card.types:
            return 0
        return sum(each.blood for each in lasting.of(game.fight, lasting.StrikeCost, minion))

    def alters(self, game: Game, name: MinionNumber) -> bool:
        """Nothing beyond what is printed."""
        return False

    def hanging(self, game: Game, copy: Copy, name: MinionNumber) -> int:
        """Nothing beyond what is printed."""
        return 0

    def those_that_count(self, game: Game, copy: Copy, names: frozenset[MinionNumber]) -> Set[MinionNumber]:
        """Those of some numbers of a minion that are above 0."""
        return {name for name in names if self.modifier(game, copy, name) > 0}

    def modifier(self, game: Game, copy: Copy, name: MinionNumber) -> int:
        """Nothing beyond what is printed."""
        return 0
