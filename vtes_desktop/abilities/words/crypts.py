"""Crypt cards revealed, searched for and brought back, vampires of the ash heap (sec. 1.5, 7)."""

from __future__ import annotations

from vtes_desktop.abilities.amounts import Amount, amount_of
from vtes_desktop.abilities.here import Here, Whose
from vtes_desktop.abilities.which import Which, fits
from vtes_desktop.abilities.words.word import Word
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.contests import enter_play
from vtes_desktop.rules.influence import draw_crypt
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Place


class RevealCrypt(Word, frozen=True):
    """Show the top card of your crypt to everybody; the words after it speak of it by `name`. It is drawn, or stays
    where it is."""

    draw: bool = True
    name: str = "revealed"

    def can(self, here: Here) -> bool:
        """Whether there is a card."""
        return bool(here.game.table.pile(here.seat, "crypt"))

    def do(self, here: Here) -> Procedure[None]:
        """Name it, and move it."""
        game = here.game
        for copy in game.pile(here.seat, "crypt")[:1]:
            card = game.card(copy)
            drawn = draw_crypt(game, here.seat) if self.draw else copy
            game.say(game.who(here.seat), f" reveals {card.display_name} of the crypt", seat=here.seat)
            here.chosen[self.name] = [drawn or copy]
        yield from ()


class DrawRevealed(Word, frozen=True):
    """A card of the crypt that was shown is drawn: it goes to the uncontrolled region."""

    name: str = "revealed"

    def do(self, here: Here) -> Procedure[None]:
        """Move it."""
        top = here.game.pile(here.seat, "crypt")[:1]
        if top and top[0] in here.copies(self.name):
            drawn = draw_crypt(here.game, here.seat)
            here.chosen[self.name] = [drawn] if drawn is not None else []
        yield from ()


class ShuffleCrypt(Word, frozen=True):
    """Methuselahs shuffle their crypts."""

    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
        """Shuffle them."""
        for seat in here.methuselahs(self.whose):
            here.game.doing.shuffle(seat, "crypt")
        yield from ()


class FindInCrypt(Word, frozen=True):
    """Search your crypt for a card, show it, and move it to your uncontrolled region; then shuffle (sec. 11)."""

    which: Which

    def do(self, here: Here) -> Procedure[None]:
        """Ask which; one may find none."""
        game, seat = here.game, here.seat
        there = [copy for copy in game.pile(seat, "crypt") if fits(here, self.which, copy)]
        options = [Option("search", game.name(copy), copy.id) for copy in there]
        question = f"{game.name(here.source)}: which card of the crypt?"
        none = Option("pass", "None")
        option = yield from game.choose(seat, "search", question, [*options, none], "11", here.source.id, always=True)
        if option != none:
            copy = game.copy(option.copy)
            game.say(game.who(seat), f" takes {game.name(copy)} from the crypt", seat=seat)
            game.doing.move_card(copy, Place(seat, "uncontrolled"))
            here.chosen["found"] = [copy]
        game.doing.shuffle(seat, "crypt")


class RaiseVampire(Word, frozen=True):
    """Crypt cards of an ash heap or an uncontrolled region come to your ready or uncontrolled region, bare, with so
    much blood."""

    region: str = "ready"
    blood: Amount = 0
    who: str = "target"
    from_minion: bool = False
    """Whether the blood is the acting vampire's, as much as it has."""

    def do(self, here: Here) -> Procedure[None]:
        """Move them; they may be contested (sec. 4.1)."""
        game = here.game
        for copy in here.copies(self.who):
            name, ready = game.doing.name(copy), self.region == "ready"
            place = Place(here.seat, self.region)
            game.doing.move_card(copy, place, controller=here.seat, face_up=ready or None)
            game.say(name, f" is moved to the {self.region} region", seat=here.seat)
            blood = amount_of(here, self.blood)
            if self.from_minion and here.minion is not None:
                blood = min(blood, here.minion.blood)
                game.move_blood(m.Purse("card", here.minion.id), m.Purse("card", copy.id), blood)
            else:
                game.gain_blood(copy, blood)
            if ready:
                minions.drain(game, copy)
                yield from enter_play(game, copy)


class ChooseUncontrolled(Word, frozen=True):
    """Choose a card in anybody's uncontrolled region that has blood; what lies face down is not named."""

    name: str = "target"

    def _options(self, here: Here) -> list[Option]:
        game = here.game
        found = []
        for seat in here.methuselahs("any"):
            for number, copy in enumerate(game.pile(seat, "uncontrolled")):
                if copy.blood and copy.kind == "crypt" and "recruited" not in copy.marks:
                    seen = copy.face_up or copy.owner == here.seat
                    what = game.name(copy) if seen else f"uncontrolled card {number + 1}"
                    text = f"{what} of {game.seat_name(seat)} ({copy.blood} blood)"
                    found.append(Option("target", text, copy.id, targets=(copy.id,)))
        return found

    def can(self, here: Here) -> bool:
        """Whether there is one."""
        return bool(self._options(here))

    def do(self, here: Here) -> Procedure[None]:
        """Ask which."""
        game, options = here.game, self._options(here)
        here.chosen[self.name] = []
        if options:
            question = f"{game.name(here.source)}: from which uncontrolled card?"
            option = yield from game.choose(here.seat, "target", question, options, "1.6.1", here.source.id)
            here.chosen[self.name] = [game.copy(option.copy)]


CryptWords = RevealCrypt | DrawRevealed | ShuffleCrypt | FindInCrypt | RaiseVampire | ChooseUncontrolled
"""The words of this module."""
