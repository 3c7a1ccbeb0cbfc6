"""What was read of the cards of a game: how each way to play one goes, and what it would change."""

from __future__ import annotations

from collections.abc import Sequence

from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.engine.sources import Sources
from vtes_desktop.abilities.text.facts.reader import READER
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.abilities.vocabulary.conditions.events import Played
from vtes_desktop.abilities.vocabulary.effects.actions import (
    AddBleed,
    Redirect,
)
from vtes_desktop.abilities.vocabulary.effects.attempts import Wake
from vtes_desktop.abilities.vocabulary.effects.fixed import Fixed
from vtes_desktop.abilities.vocabulary.effects.flow import taken_by, with_inner
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.hand_cards import HandCards
from vtes_desktop.rules.playing.held import Timed, times_of
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table.table import Copy


class Readings(HandCards):
    """What was read of each card, and what lies in play of it."""

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

    def redirects(self, game: Game, copy: Copy) -> bool:
        """Whether a card which is being played would change whom the running bleed is against."""
        reading = self.texts.of(game.card(copy)).at(copy.marks.get("level", ""), copy.marks.get("played", ""))
        return reading is not None and any(isinstance(word, Redirect) for word in with_inner(reading.words))

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
