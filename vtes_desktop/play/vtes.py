"""How Vampire: The Eternal Struggle is played at this table: what the shared host asks of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Kind
from vtes_desktop.plain_words import all_told_apart
from vtes_desktop.play import bargaining, counting, handling, turns
from vtes_desktop.play import requests as r
from vtes_desktop.play.games import Manner, Play, Sitting
from vtes_desktop.play.manners import COMMON
from vtes_desktop.play.rules_mark import rules_mark
from vtes_desktop.rules.contributed import Abilities
from vtes_desktop.rules.editions.edition import CURRENT, EDITIONS, edition_of
from vtes_desktop.rules.game import Game, Referee
from vtes_desktop.rules.turn import game_and_turns as turn
from vtes_desktop.rules.turn import ousting
from vtes_desktop.rules.turn.interrupted import leave, take_up
from vtes_desktop.rules.why.card import why_not
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Choice
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.faces import Faces
from vtes_desktop.table.games import VTES
from vtes_desktop.table.journal import ACTS_MARKED, Header, Left, Line
from vtes_desktop.table.table import Copy, Place, Table, empty_table

ROOMS: Final = ("rules", "abilities")
"""The rooms whose modules say what comes of an answer."""
MakeAbilities = Callable[[Catalogue], Abilities]
"""Makes what the cards of a catalogue bring into the rules of one game."""


def usual_abilities(catalogue: Catalogue) -> Abilities:
    """What cards do wherever nobody says otherwise: the one place that names it."""
    return CompiledAbilities(Texts.kept(catalogue))


def shared_abilities(catalogue: Catalogue) -> MakeAbilities:
    """The same, for whoever has many games: what the cards say is read once, here, and shared by all. Takes seconds."""
    texts = Texts.all_kept(catalogue)
    return lambda _: CompiledAbilities(texts)


def card_list(faces: Faces) -> Catalogue:
    """The card list that this game is played with. Raises TypeError for another game's cards."""
    if not isinstance(faces, Catalogue):
        raise TypeError("V:tES is played with its card list.")
    return faces


_MANNERS: Final[Mapping[type, Manner]] = {
    r.Put: handling.put_own,
    r.PutTop: handling.put_top,
    r.Draw: handling.draw_cards,
    r.Refill: lambda doing, _: handling.refill(doing),
    r.Play: handling.play_own,
    r.Blood: counting.blood,
    r.LockCards: handling.lock,
    r.UnlockAll: lambda doing, _: turns.unlock_all(doing),
    r.TakeControl: handling.control,
    r.AddCard: handling.add_card,
    r.NextPhase: lambda doing, _: turns.next_phase(doing),
    r.GoToPhase: turns.go_to_phase,
    r.EndTurn: lambda doing, _: turns.next_turn(doing),
    r.Oust: turns.oust,
    r.Withdraw: lambda doing, _: turns.withdraw(doing),
    r.TimeUp: lambda doing, _: turns.time_up(doing),
    r.EndGame: lambda doing, _: turns.end_game(doing),
    r.Score: counting.score,
    r.HandSize: counting.hand_size,
    r.Transfers: counting.transfers,
    r.Offer: bargaining.offer,
    r.AnswerOffer: bargaining.answer_offer,
}


class VtesSitting(Sitting):
    """The referee of V:tES at a table."""

    game: Game
    referee: Referee

    def __init__(self, game: Game, referee: Referee) -> None:
        self.game = game
        self.referee = referee

    def why_not(self, choice: Choice | None, seat: int, copy: Copy) -> str:
        """What the rules say to that."""
        return why_not(self.game, choice, seat, copy)

    def left(self) -> Left | None:
        """What was used up in the turn."""
        return leave(self.game)

    def moved(self, doing: Doing) -> None:
        """What is done by hand is on the trail, too."""
        self.referee.trail.by_hand(doing)


class Vtes(Play):
    """How it is played.

    :param abilities: what cards do; made when a referee first sits down.
    """

    key = VTES
    decks = True
    editions = tuple(EDITIONS)
    section = "sec. "
    manners = MappingProxyType({**COMMON, **_MANNERS})

    def __init__(self, abilities: MakeAbilities = usual_abilities) -> None:
        self._abilities = abilities

    def faces(self, extra: msgspec.Raw, known: Faces) -> Faces:  # noqa: ARG002 - one signature for all games
        """The card list that this program has read."""
        return known

    def lay_out(self, header: Header) -> Table:
        """Every deck unshuffled, in the order of its list (sec. 2)."""
        table = empty_table(
            all_told_apart([seat.name for seat in header.seats]),  # a journal may be anybody's
            header.options.pool,
            header.game,
            header.edition,
            open_table=header.options.open_table,
        )
        table.mode = "strict" if header.mode == "strict" else "manual"
        following = 1
        for number, seat in enumerate(header.seats):
            table.seats[number].hand_size = header.options.hand_size
            decks: dict[Kind, tuple[int, ...]] = {"crypt": seat.deck.crypt, "library": seat.deck.library}
            for kind, cards in decks.items():
                pile = table.pile(number, kind)
                for card in cards:
                    table.copies[following] = Copy(
                        following, card, kind, number, number, Place(number, kind), face_up=False
                    )
                    pile.append(following)
                    following += 1
        return table

    def deal(self, doing: Doing) -> None:
        """Shuffle all decks, deal hands and uncontrolled regions (sec. 2.3)."""
        turns.deal(doing)

    def referee(self, doing: Doing, header: Header, line: int, before: Sequence[Line]) -> VtesSitting:
        """What was used up in this turn before the referee was sent away stays so."""
        catalogue = card_list(doing.catalogue)
        game = Game(doing, EDITIONS.get(header.edition, CURRENT), self._abilities(catalogue))
        game.line = line
        game.marks_acts = header.format >= ACTS_MARKED
        take_up(game, next((each.left for each in reversed(before) if each.left is not None), None))
        return VtesSitting(game, Referee(game, turn.play(game)))

    def sent_away(self, doing: Doing) -> None:
        """No action, combat or referendum goes on without a referee."""
        for move in (m.SetAction(None), m.SetCombat(None), m.SetReferendum(None)):
            doing.do(move)

    def mark(self) -> str:
        """That of the rules and of what cards do."""
        return rules_mark(*ROOMS)

    def winner(self, table: Table, faces: Faces) -> int | None:  # noqa: ARG002 - one signature for all games
        """Who has the game win."""
        return ousting.winner([seat.victory_points for seat in table.seats], edition_of(table.edition).game_win_least)

    def points(self, table: Table, faces: Faces, seat: int) -> float:  # noqa: ARG002
        """Victory points."""
        return table.seats[seat].victory_points


PLAY: Final = Vtes()
"""As everywhere where nobody says otherwise."""
