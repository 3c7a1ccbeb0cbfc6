"""What referendums ask for as their terms and do when they pass, and what is changed of the running one: votes, who
abstains, whether it is held at all (sec. 6.3)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.vocabulary.aloud import card, card_does, methuselah, methuselah_among, number, so_many
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import METHUSELAHS, Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, found
from vtes_desktop.rules import minions
from vtes_desktop.rules.burning import burn_minion
from vtes_desktop.rules.by_hand.step import still_as_played
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.playing.requirements import cost_of
from vtes_desktop.rules.politics import referendum as politics
from vtes_desktop.rules.titles.titles import lose_title
from vtes_desktop.rules.wording import with_article
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Place


class Allocate(Word, frozen=True):
    """Allocate points among Methuselahs, one after the other, to `least` of them or more (sec. 6.3.2).

    >>> Allocate(4, 2).aloud()
    'you allocate 4 points among 2 or more of the Methuselahs (you too)'
    """

    points: Amount
    least: int = 1
    whose: Whose = "any"
    never: str = ""
    """The name of a chosen Methuselah who gets none."""

    def can(self, here: Here) -> bool:
        return min(len(self._seats(here)), amount_of(here, self.points)) >= self.least

    def _seats(self, here: Here) -> list[int]:
        return [seat for seat in here.methuselahs(self.whose) if seat != here.seats.get(self.never)]

    def do(self, here: Here) -> Procedure[None]:
        game, shares = here.game, here.shares
        shares.clear()
        left, seats = amount_of(here, self.points), self._seats(here)
        for place, seat in enumerate(seats):
            after = len(seats) - place - 1
            wanted = max(0, self.least - len(shares) - 1)
            most = left - wanted
            least = left if not after else 0 if len(shares) + after >= self.least else 1
            options = [
                Option("points", f"{amount or 'None'} to {game.seat_name(seat)}", seat=seat, amount=amount)
                for amount in range(least, max(least, most) + 1)
            ]
            question = f"how many of {left} points go to {game.seat_name(seat)}?"
            if left == 1:
                question = f"does the last point go to {game.seat_name(seat)}?"
            option = yield from here.ask("points", question, options, "6.3.2")
            if option.amount:
                shares[seat] = option.amount
            left -= option.amount
        here.terms = ", ".join(
            filter(None, [here.terms, *(f"{game.seat_name(seat)} {share}" for seat, share in shares.items())])
        )

    def aloud(self) -> str:
        among = f"{methuselah_among(self.whose)}{f' but {methuselah(self.never)}' if self.never else ''}"
        return f"you allocate {number(self.points)} points among {self.least} or more of {among}"


class Shares(Word, frozen=True):
    """Each Methuselah burns or gains a pool for each point allocated to her; gained from the bank, or from who was
    chosen (sec. 6.3.2).

    >>> Shares("burn").aloud()
    'each Methuselah burns 1 pool for each point allocated to her'
    """

    deed: Literal["burn", "gain"]
    source: str = ""
    """The name of the chosen Methuselah whose pool is gained; empty for the bank."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        giver = m.Purse("pool", here.seats[self.source]) if self.source in here.seats else m.BANK
        # What was allocated to who has left the game since stays where it is.
        shares = {seat: share for seat, share in here.shares.items() if game.table.seats[seat].playing}
        if giver is not m.BANK and self.deed == "gain":
            shares = yield from self._within(here, shares, game.table.seats[giver.of].pool)
        for seat, share in shares.items():
            if self.deed == "burn":
                if burned := game.burn_pool(seat, share):
                    game.say(game.who(seat), f" burns {burned} pool", seat=seat)
            elif share:
                game.move_blood(giver, m.Purse("pool", seat), share)
                if giver is m.BANK:
                    game.say(game.who(seat), f" gains {share} pool", seat=seat)
                else:
                    game.say(game.who(giver.of), f" gives {share} pool to ", game.who(seat), seat=giver.of)

    def _within(self, here: Here, shares: dict[int, int], pool: int) -> Procedure[dict[int, int]]:
        """What each gets of a pool that has less than was allocated: who called the referendum says, within its terms
        (ruling on Parity Shift)."""
        game = here.game
        if sum(shares.values()) <= pool:
            return shares
        got = dict.fromkeys(shares, 0)
        for left in range(pool, 0, -1):
            options = [
                Option("points", f"1 to {game.seat_name(seat)}", seat=seat, amount=1)
                for seat, share in shares.items()
                if got[seat] < share
            ]
            option = yield from here.ask("points", f"who gets the next of {left} pool?", options, "6.3.2")
            got[option.seat] += 1
        return {seat: share for seat, share in got.items() if share}

    def told(self, here: Here) -> str:
        """Who burns or gains how much: “Alexis burns 3 pool, Justin burns 1 pool”."""
        source = f" from {here.game.seat_name(here.seats[self.source])}" if self.source in here.seats else ""
        shares = (f"{here.game.seat_name(seat)} {self.deed}s {share} pool" for seat, share in here.shares.items())
        return ", ".join(shares) + source

    def aloud(self) -> str:
        source = f" from the pool of {methuselah(self.source)}" if self.source else ""
        return f"each Methuselah {self.deed}s 1 pool for each point allocated to her{source}"


class RememberMethuselahs(Word, frozen=True):
    """The card remembers the Methuselahs that were chosen, or at whom the action is directed; its words speak of
    them as ``remembered`` from then on (sec. 6.2).

    >>> RememberMethuselahs().aloud()
    'this card remembers the chosen Methuselah'
    """

    whose: Whose = "chosen"

    def act(self, here: Here) -> None:
        seats = blocks.directed_at(here.game) if self.whose == "target" else here.methuselahs(self.whose)
        minions.mark(here.game, here.source, METHUSELAHS, " ".join(map(str, seats)))

    def aloud(self) -> str:
        return f"this card remembers {methuselah(self.whose)}"


class GainVotes(Word, frozen=True):
    """Votes in the referendum being held, for minions or, where none is named, for you; or cast at once on a side: not
    by a minion that has cast on the other (sec. 6.3.3, LSJ 20031119).

    >>> GainVotes(2, "minion").aloud()
    'this minion gets 2 votes'
    """

    amount: Amount = 1
    who: str = ""
    cast: Literal["", "for", "against"] = ""

    def can(self, here: Here) -> bool:
        call = here.game.table.referendum
        if call is None:
            return False
        if not self.cast:
            # Votes are for who is ready to cast them (sec. 6.3.3); nobody need be chosen yet.
            whose = here.copies(self.who) if self.who else ()
            return not whose or any(minions.is_ready(here.game, each) for each in whose)
        who = here.copies(self.who)
        return bool(who) and all(politics.may_be_provided(here.game, each, self.cast) for each in who)

    def act(self, here: Here) -> None:
        """Give them; they need not be cast."""
        game, amount = here.game, amount_of(here, self.amount)
        if game.table.referendum is None or amount <= 0:
            return
        for copy in here.copies(self.who) if self.who else [here.source]:
            if self.cast:
                politics.cast_more(game, copy, amount, self.cast)
            else:
                # Your own hang on no minion: one in torpor has none.
                of = copy if self.who or not minions.is_minion(game, copy) else None
                politics.gain_votes(game, copy.controller if self.who else here.seat, amount, of)

    def aloud(self) -> str:
        votes = so_many(self.amount, "vote", "votes")
        if self.cast:
            return f"{card_does(self.who, f'cast {votes} more {self.cast} the referendum')}"
        return card_does(self.who, f"get {votes}") if self.who else f"you get {votes}"


class Abstain(Word, frozen=True):
    """Minions abstain, whether they have cast votes and ballots or not (sec. 6.3.2).

    >>> Abstain().aloud()
    'the chosen card abstains, and what it has cast is taken back'
    """

    who: str = "target"
    cast_only: bool = False
    """Whether just what they have cast is cancelled, and they may cast what they get later."""

    def act(self, here: Here) -> None:
        if here.game.table.referendum is not None:
            for copy in here.copies(self.who):
                if self.cast_only:
                    politics.cancel_votes(here.game, copy)
                else:
                    politics.force_to_abstain(here.game, copy)

    def aloud(self) -> str:
        if self.cast_only:
            return f"what {card(self.who)} has cast is cancelled"
        return f"{card_does(self.who, 'abstain')}, and what it has cast is taken back"


class Decide(Word, frozen=True):
    """The referendum passes or fails whatever is cast, or is cancelled (sec. 6.3.3).

    >>> Decide("fails").aloud()
    'the referendum fails, whatever is cast'
    """

    result: Literal["passes", "fails", "cancelled"]

    def can(self, here: Here) -> bool:
        return here.game.table.referendum is not None

    def act(self, here: Here) -> None:
        here.game.passing.referendum.decided = self.result
        here.game.passing.now.canceller = here.seat

    def aloud(self) -> str:
        return f"the referendum {'is ' if self.result == 'cancelled' else ''}{self.result}, whatever is cast"


class ReturnActionCard(Word, frozen=True):
    """The card played for the action, or for its referendum, goes back to its owner's hand (sec. 6.2.3).

    >>> ReturnActionCard().aloud()
    'the card played for the action returns to its owner’s hand, who discards down'
    """

    kind: str = ""
    """What it must have been played as; empty for anything."""

    def do(self, here: Here) -> Procedure[None]:
        game, held = here.game, here.game.table.referendum
        played = [game.table.copies.get(number) for number in (held.card if held else 0, game.action.card) if number]
        meant = [
            each
            for each in played
            if each is not None and still_as_played(game, each) and self.kind in ("", each.marks.get("played"))
        ]
        if not meant and not self.kind and game.action.step == "blocked":
            # It was burned with the block already.
            meant = [each for each in played if each is not None and each.place == Place(each.owner, "ash heap")]
        if not meant:
            return
        card = meant[0]
        owner = card.owner
        game.say(game.doing.name(card), " returns to the hand of ", game.who(owner), seat=owner)
        game.strip(card)
        game.doing.move_card(card, Place(owner, "hand"))
        yield from settle_hand(game, owner)

    def aloud(self) -> str:
        kind = f" as {with_article(self.kind)}" if self.kind else ""
        return f"the card played{kind} for the action returns to its owner’s hand, who discards down"


class EdgeIsWorth(Word, frozen=True):
    """Burning the Edge is worth so many votes more in the referendum being held (sec. 6.3.3).

    >>> EdgeIsWorth().aloud()
    'burning the Edge is worth 1 vote more in this referendum'
    """

    more: int = 1

    def act(self, here: Here) -> None:
        here.game.passing.referendum.edge_votes += self.more

    def aloud(self) -> str:
        return f"burning the Edge is worth {so_many(self.more, 'vote', 'votes')} more in this referendum"


class LoseTitle(Word, frozen=True):
    """Vampires lose their titles, and the cards that stand for these are burned (sec. 11).

    >>> LoseTitle().aloud()
    'the chosen card loses its title, and the cards that stand for it are burned'
    """

    who: str = "target"

    def act(self, here: Here) -> None:
        for copy in here.copies(self.who):
            lose_title(here.game, copy)

    def aloud(self) -> str:
        return f"{card_does(self.who, 'lose')} its title, and the cards that stand for it are burned"


class BurnUnlessPaid(Word, frozen=True):
    """Cards are burned but those that their controllers keep by repaying their printed pool cost, if they like
    (sec. 6.3.2).

    >>> BurnUnlessPaid(Which("ally")).aloud()
    'ready allies, whoever controls them are burned, but those whose controllers pay their printed pool cost again'
    """

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in found(here, self.which):
            if not game.in_play(copy):
                continue
            seat, cost = copy.controller, cost_of(minions.face(game, copy), "pool")
            name = game.name(copy)
            options = [Option("burn", f"Burn {name}", copy.id)]
            if cost <= game.table.seats[seat].pool:
                options.append(Option("pay", f"Keep {name} for {cost} pool", copy.id, amount=cost))
            option = yield from here.ask("keep", f"is {name} kept?", options, "6.3.2", seat=seat)
            if option.kind == "pay":
                game.burn_pool(seat, cost)
                game.say(game.who(seat), f" burns {cost} pool to keep ", game.doing.name(copy), seat=seat)
            else:
                yield from burn_minion(game, copy, here.minion)

    def aloud(self) -> str:
        those = self.which.aloud(many=True)
        return f"{those} are burned, but those whose controllers pay their printed pool cost again"


class NextPasses(Word, frozen=True):
    """The next referendum that a vampire of yours, or `anybody`'s, calls passes by itself; in this turn only, or only
    of a vampire of which a requirement's word is true, where that is said (sec. 6.3.3).

    >>> NextPasses().aloud()
    'the next referendum that a vampire of yours calls passes by itself'
    """

    this_turn: bool = False
    word: str = ""
    anybody: bool = False

    def act(self, here: Here) -> None:
        word = f" {self.word}" if self.word else ""
        whose = politics.ANYBODY if self.anybody else here.seat
        key = f"{politics.NEXT_PASSES} {whose}{word}" + (" this turn" if self.this_turn else "")
        here.game.do(m.SetCounter(0, key, here.game.table.tally.get(key, 0) + 1))

    def aloud(self) -> str:
        when = " in this turn" if self.this_turn else ""
        of = f"{self.word} " if self.word else ""
        whose = "" if self.anybody else " of yours"
        return f"the next referendum that a {of}vampire{whose} calls{when} passes by itself"
