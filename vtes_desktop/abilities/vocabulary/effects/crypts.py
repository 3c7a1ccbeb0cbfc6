"""Crypt cards revealed, searched for and brought back, vampires of the ash heap (sec. 1.5, 7)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.rules.turn.influence import draw_crypt, uncontrolled
from vtes_desktop.table.table import Copy, Place


class RevealCrypt(Word, frozen=True):
    """Show the top card of your crypt to everybody; the words after it speak of it by `name`. It is drawn, or stays
    where it is."""

    draw: bool = True
    name: str = "revealed"

    def can(self, here: Here) -> bool:
        return bool(here.game.table.pile(here.seat, "crypt"))

    def do(self, here: Here) -> Procedure[None]:
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
        top = here.game.pile(here.seat, "crypt")[:1]
        if top and top[0] in here.copies(self.name):
            drawn = draw_crypt(here.game, here.seat)
            here.chosen[self.name] = [drawn] if drawn is not None else []
        yield from ()


class ShuffleCrypt(Word, frozen=True):
    """Methuselahs shuffle their crypts."""

    whose: Whose = "you"

    def do(self, here: Here) -> Procedure[None]:
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

    def do(self, here: Here) -> Procedure[None]:
        """Move them; they may be contested (sec. 4.1)."""
        game = here.game
        for copy in here.copies(self.who):
            name, ready = game.doing.name(copy), self.region == "ready"
            blood = amount_of(here, self.blood)
            game.say(name, f" is moved to the {self.region} region", seat=here.seat)
            if ready:
                yield from bring_into_play(game, copy, here.seat, life=blood)
            else:
                game.doing.move_card(copy, Place(here.seat, self.region), controller=here.seat)
                game.gain_blood(copy, blood)


class ChooseInfluenced(Word, frozen=True):
    """Choose one of a Methuselah's uncontrolled vampires that has blood: by where it lies and what is on it, as nobody
    else may see what it is."""

    whose: Whose
    name: str = "target"
    imbued: bool = False
    """Whether an Imbued will do as well."""

    def can(self, here: Here) -> bool:
        return bool(self._there(here))

    def _there(self, here: Here) -> list[Copy]:
        game = here.game
        return [
            copy
            for seat in here.methuselahs(self.whose)
            for copy in uncontrolled(game, seat)
            if copy.blood and (self.imbued or minions.is_vampire(game, copy))
        ]

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        options = []
        for place, copy in enumerate(self._there(here), 1):
            seen = copy.face_up or copy.controller == here.seat or here.seat in copy.shown_to
            name = game.name(copy) if seen else f"Uncontrolled card {place}"
            text = f"{name} of {game.seat_name(copy.controller)} ({copy.blood} blood)"
            options.append(Option("target", text, copy.id, targets=(copy.id,)))
        if options:
            question = f"{game.name(here.source)}: which uncontrolled card?"
            option = yield from game.choose(here.seat, "target", question, options, "7", here.source.id)
            here.chosen[self.name] = [game.copy(option.copy)]
