"""Cards of libraries, crypts and ash heaps: shown, drawn, burned and put back (sec. 1.6.1, 7)."""

from __future__ import annotations

from typing import Final, Literal

from vtes_desktop.abilities.vocabulary.aloud import card_does, in_order, methuselah, so_many
from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words, do_all
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.rules.playing.hands import settle_hand
from vtes_desktop.rules.turn.influence import draw_crypt
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place


class LookAt(Word, frozen=True):
    """Look at cards that lie hidden: a hand, the top cards of a library or crypt, an uncontrolled card (sec. 1.4).

    >>> LookAt("hand", "prey").aloud()
    'you look at all cards of the hand of your prey'
    """

    what: str
    """``hand``, ``library``, ``crypt``; or ``target`` for what was chosen."""
    whose: Whose = "you"
    amount: Amount = 0
    """How many, of a library or crypt from the top, of a hand at random; 0 for all."""
    name: str = ""
    """By what the words after it speak of these cards, where they do."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        if self.what == "target":
            yield from self.show(here, here.copies("target"), "an uncontrolled card")
            return
        for seat in here.methuselahs(self.whose):
            cards = list(game.pile(seat, self.what))
            if self.what != "hand":
                cards = cards[: amount_of(here, self.amount)]
            elif self.amount:
                count = min(amount_of(here, self.amount), len(cards))
                cards = [cards.pop(game.doing.random(len(cards))) for _ in range(count)]
            if self.name:
                here.chosen[self.name] = cards
            yield from self.show(here, cards, f"the {self.what} of {game.seat_name(seat)}")

    def show(self, here: Here, cards: list[Copy], of: str) -> Procedure[None]:
        """Let one seat see the cards, where they lie, until it has."""
        game, seat = here.game, here.seat
        hidden = [(copy, copy.shown_to) for copy in cards if seat not in copy.shown_to]
        for copy, before in hidden:
            game.do(m.Show(copy.id, (*before, seat)))
        if cards:
            game.say(game.who(seat), f" looks at {of}: {len(cards)}", seat=seat)
            names = ", ".join(game.name(copy) for copy in cards)
            options = [Option("seen", f"Seen: {names}", targets=tuple(copy.id for copy in cards))]
            yield from here.ask("look", f"you look at {of}", options, "1.6.1", seat=seat, always=True)
        for copy, before in hidden:
            game.do(m.Show(copy.id, before))

    def aloud(self) -> str:
        if self.what == "target":
            return "you look at the chosen card"
        if self.what == "hand":
            some = so_many(self.amount, "random card", "random cards") if self.amount else "all cards"
            return f"you look at {some} of the hand of {methuselah(self.whose)}"
        top = so_many(self.amount, "card", "cards")
        return f"you look at the top {top} of the {self.what} of {methuselah(self.whose)}"


class DrawCrypt(Word, frozen=True):
    """Move the top card of your crypt to your uncontrolled region, as a drawn one (sec. 7).

    >>> DrawCrypt().aloud()
    'you move the top card of your crypt to your uncontrolled region, face down'
    """

    said = "you move the top card of your crypt to your uncontrolled region, face down"

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "crypt"))

    def act(self, here: Here) -> None:
        if self.can(here):
            draw_crypt(here.game, here.seat)


class BurnFromLibrary(Word, frozen=True):
    """Burn cards from the top of your library or crypt; there must be so many, or it is `as_many` as there are
    (sec. 1.4).

    >>> BurnFromLibrary(2).aloud(), BurnFromLibrary(1, pile="crypt").aloud()
    ('you burn 2 cards from the top of your library', 'you burn 1 card from the top of your crypt')
    """

    amount: int
    as_many: bool = False
    pile: Literal["library", "crypt"] = "library"
    name: str = ""
    """By what the words after it speak of these cards, where they do."""

    def can(self, here: Here) -> bool:
        return self.as_many or len(here.game.table.pile(here.seat, self.pile)) >= self.amount

    def act(self, here: Here) -> None:
        game = here.game
        burned = game.pile(here.seat, self.pile)[: self.amount]
        if self.name:
            here.chosen[self.name] = burned
        for copy in burned:
            game.doing.move_card(copy, Place(copy.owner, "ash heap"))
            game.say(game.who(here.seat), " burns ", game.doing.name(copy), f" from the {self.pile}", seat=here.seat)

    def aloud(self) -> str:
        fewer = " (or as many as there are)" if self.as_many else ""
        named = f", as “{self.name}”" if self.name else ""
        return f"you burn {so_many(self.amount, 'card', 'cards')} from the top of your {self.pile}{fewer}{named}"


_BACK: Final = {
    "library": " goes back to the library",
    "top": " goes on top of the library",
    "bottom": " goes to the bottom of the library",
}
"""What is said of a card that goes back there."""


class Return(Word, frozen=True):
    """Cards go to their owners’ hands or libraries from wherever they lie: an ash heap, a library, play. A hand above
    its size is settled at once (sec. 1.6.1).

    >>> Return(to="bottom").aloud()
    'the chosen card goes to the bottom of its owner’s library'
    """

    who: str = "target"
    to: Literal["hand", "library", "top", "bottom"] = "hand"
    """``library`` is shuffled in."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        copies = here.copies(self.who)
        for copy in copies:
            if self.to == "hand":
                game.say(game.doing.name(copy), " returns to the hand of ", game.who(copy.owner), seat=here.seat)
            else:
                game.say(game.doing.name(copy), _BACK[self.to], seat=here.seat)
            if game.table.region_of(copy).name not in ("hand", "library", "crypt"):
                game.strip(copy)
            index = 0 if self.to == "top" else -1
            game.doing.move_card(copy, Place(copy.owner, "hand" if self.to == "hand" else "library"), index)
        owners = {copy.owner for copy in copies}
        for seat in sorted(owners):
            if self.to == "library":
                game.doing.shuffle(seat, "library")
            yield from settle_hand(game, seat)

    def aloud(self) -> str:
        ways = {"hand": "hand", "library": "library, which is shuffled", "top": "library", "bottom": "library"}
        where = f"the {self.to} of " if self.to in ("top", "bottom") else ""
        return f"{card_does(self.who, 'go')} to {where}its owner’s {ways[self.to]}"


class Rearrange(Word, frozen=True):
    """Look at the top cards of your library and put them back in any order (sec. 1.4).

    >>> Rearrange(3).aloud()
    'you look at the top 3 cards of your library and put them back in any order'
    """

    amount: int

    def do(self, here: Here) -> Procedure[None]:
        """Ask which is to lie on top, and so on; nobody else learns what they are."""
        game, seat = here.game, here.seat
        left = game.pile(seat, "library")[: self.amount]
        order: list[Copy] = []
        while left:
            options = [Option("top", game.name(copy), copy.id) for copy in left]
            option = yield from here.ask(
                "top", f"which card lies {'on top' if not order else 'next'}?", options, "1.3", seat=seat, always=True
            )
            taken = next(copy for copy in left if copy.id == option.copy)
            left.remove(taken)
            order.append(taken)
        for copy in reversed(order):
            game.doing.move_card(copy, Place(copy.owner, "library"), 0)
        game.say(game.who(seat), f" rearranges the top {len(order)} cards of the library", seat=seat)

    def aloud(self) -> str:
        return f"you look at the top {self.amount} cards of your library and put them back in any order"


class RevealCrypt(Word, frozen=True):
    """Show the top card of your crypt to everybody; the words after it speak of it as ``revealed``. It is drawn, or
    stays where it is (sec. 1.4).

    >>> RevealCrypt(draw=False).aloud()
    'you show the top card of your crypt'
    """

    draw: bool = True

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "crypt"))

    def act(self, here: Here) -> None:
        game = here.game
        for copy in game.pile(here.seat, "crypt")[:1]:
            card = game.card(copy)
            drawn = draw_crypt(game, here.seat) if self.draw else copy
            game.say(game.who(here.seat), f" reveals {card.display_name} of the crypt", seat=here.seat)
            here.chosen["revealed"] = [drawn or copy]

    def aloud(self) -> str:
        return f"you show the top card of your crypt{' and move it to your uncontrolled region' if self.draw else ''}"


class DrawRevealed(Word, frozen=True):
    """A card of the crypt that was shown is drawn: it goes to the uncontrolled region (sec. 7).

    >>> DrawRevealed().aloud()
    'the card chosen as “revealed” moves from the top of your crypt to your uncontrolled region'
    """

    said = "the card chosen as “revealed” moves from the top of your crypt to your uncontrolled region"

    def act(self, here: Here) -> None:
        top = here.game.pile(here.seat, "crypt")[:1]
        if top and top[0] in here.copies("revealed"):
            drawn = draw_crypt(here.game, here.seat)
            here.chosen["revealed"] = [drawn] if drawn is not None else []


class RevealTop(Word, frozen=True):
    """Show the top card of your library to everybody; what follows depends on its type (sec. 1.4).

    >>> RevealTop("Master", (GainPool(),)).aloud()
    'you show the top card of your library: if it is of the type Master, you gain 1 pool'
    """

    card_type: str
    then: tuple[Words, ...] = ()
    otherwise: tuple[Words, ...] = ()

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "library"))

    def do(self, here: Here) -> Procedure[None]:
        """Name it; it stays where it is."""
        game = here.game
        for copy in game.pile(here.seat, "library")[:1]:
            card = game.card(copy)
            game.say(game.who(here.seat), f" reveals {card.display_name}", seat=here.seat)
            yield from do_all(here, self.then if self.card_type in card.types else self.otherwise)

    def aloud(self) -> str:
        other = f"; if not, {in_order(self.otherwise)}" if self.otherwise else ""
        then = f"if it is of the type {self.card_type}, {in_order(self.then)}{other}"
        return f"you show the top card of your library: {then}"
