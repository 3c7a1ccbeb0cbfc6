"""What master cards keep and give: cards face down on them, cards moved from one bearer to another, bleeds that burn
less pool, blockers that were noted (sec. 1.6.2, 5, 6.1.1)."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_desktop.abilities.vocabulary.effects.actions import meant
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.playing.hands import discard, settle_hand
from vtes_desktop.rules.playing.limits import banned
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place, on


class SettleHand(Word, frozen=True):
    """Draw up to your hand size, or discard down to it (sec. 1.6.1)."""

    def do(self, here: Here) -> Procedure[None]:
        yield from settle_hand(here.game, here.seat)


class MoveOnto(Word, frozen=True):
    """The card, which is in play, moves to another; it is not played on that."""

    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        """Move it; the one that bore it may hold less now."""
        game, copy = here.game, here.source
        before = game.table.copies.get(copy.place.on)
        for bearer in here.copies(self.who)[:1]:
            game.doing.move_card(copy, on(bearer.id), controller=copy.controller)
            game.say(game.doing.name(copy), " moves to ", game.doing.name(bearer), seat=here.seat)
        if before is not None:
            minions.drain(game, before)
        yield from ()


class Note(Word, frozen=True):
    """What a word speaks of now is spoken of by a name from then on; and how often it has blocked the action yet."""

    who: str
    name: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        there = here.copies(self.who)
        here.chosen[self.name] = there
        here.numbers[f"{self.name} blocks"] = sum(here.game.passing.blocked_by.count(copy.id) for copy in there)
        yield from ()


class StashFromHand(Word, frozen=True):
    """A card of your hand goes face down on the card, out of play; the one that lies there, if any, comes to your
    hand."""

    def _there(self, here: Here) -> list[Copy]:
        return [copy for copy in here.game.pile(here.seat, "hand") if copy is not here.source]

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; nobody else learns it."""
        game, seat, copy = here.game, here.seat, here.source
        options = [Option("stash", game.name(each), each.id) for each in self._there(here)]
        if not options:
            return
        question = f"{game.name(copy)}: which card of your hand lies on it?"
        option = yield from game.choose(seat, "stash", question, options, "1.6.1", copy.id, always=True)
        kept = [game.copy(number) for number in copy.attached if not game.copy(number).face_up]
        game.doing.move_card(game.copy(option.copy), on(copy.id), controller=seat, face_up=False)
        for each in kept:
            game.doing.move_card(each, Place(seat, "hand"), controller=seat)
        words = " exchanges a card of the hand for the one on " if kept else " puts a card of the hand on "
        game.say(game.who(seat), words, game.doing.name(copy), seat=seat)
        yield from settle_hand(game, seat)


class BurnAtMost(Word, frozen=True):
    """Of a bleed a Methuselah burns so much pool at most; the bleed amount is not changed (sec. 6.1.1)."""

    amount: int
    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        for seat in here.methuselahs(self.whose):
            here.game.passing.burns_at_most[seat] = self.amount
        yield from ()


class DiscardTwins(Word, frozen=True):
    """Discard two copies of one card from your hand; draw up afterwards."""

    def _twins(self, here: Here) -> dict[int, list[Copy]]:
        found: dict[int, list[Copy]] = {}
        for copy in here.game.pile(here.seat, "hand"):
            found.setdefault(copy.card, []).append(copy)
        return {card: copies for card, copies in found.items() if len(copies) > 1}

    def can(self, here: Here) -> bool:
        """Whether there are two; only to be asked of who may see that hand."""
        return bool(self._twins(here))

    def do(self, here: Here) -> Procedure[None]:
        game, seat, twins = here.game, here.seat, self._twins(here)
        if not twins:
            return
        options = [Option("discard", f"Discard two of {game.name(two[0])}", two[0].id) for two in twins.values()]
        question = f"{game.name(here.source)}: which two cards?"
        option = yield from game.choose(seat, "discard", question, options, "1.6.1", here.source.id)
        for copy in twins[game.copy(option.copy).card][:2]:
            discard(game, seat, copy)
        yield from settle_hand(game, seat)


class ForbidPlayed(Word, frozen=True):
    """The card that was cancelled can't be played again in this turn, by nobody."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in [each for each in game.passing.being_played if each is not here.source][-1:]:
            game.do(m.SetCounter(0, banned(game.card(copy)), 1))
        yield from ()


class ChangeVotes(Word, frozen=True):
    """Minions that are meant have more or fewer votes in the running action, those that they have cast already too
    (sec. 6.3.3)."""

    amount: int
    which: Which

    def do(self, here: Here) -> Procedure[None]:
        """Change them; none has less than none."""
        game, is_meant = here.game, meant(here, self.which)
        blocks.add_to_all(game, "votes", self.amount, is_meant)
        call = game.table.referendum
        if call is not None:
            cast = []
            for vote in call.cast:
                copy = game.table.copies.get(vote.copy) if vote.source == "title" else None
                changed = copy is not None and is_meant(copy)
                cast.append(replace(vote, amount=max(0, vote.amount + self.amount)) if changed else vote)
            politics.change(game, cast=tuple(cast))
        yield from ()


class CryptToBottom(Word, frozen=True):
    """A card of the crypt that was shown goes to its bottom."""

    name: str = "revealed"

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.name):
            game.doing.move_card(copy, Place(copy.owner, "crypt"), len(game.table.pile(copy.owner, "crypt")) - 1)
        yield from ()


class Blind(Word, frozen=True):
    """Minions can neither block nor play reaction cards for the rest of the turn while another one is acting."""

    to: str
    who: str = "target"

    def do(self, here: Here) -> Procedure[None]:
        for acting in here.copies(self.to):
            for copy in here.copies(self.who):
                minions.mark(here.game, copy, blocks.blind_to(acting.id), "yes")
        yield from ()
