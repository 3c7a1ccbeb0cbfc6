"""Cards in play that represent another minion than they are (sec. 1.5, 6.1.5)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.aloud import card, so_many, together
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing.entering import begins_anew, bring_into_play
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Place


class Represent(Word, frozen=True):
    """Cards come into play to represent allies under your control: nothing that is printed on them counts but their
    names, until they leave play. They can act at once (sec. 6.1.5).

    >>> Represent("wraith", 2, strength=0, stealth=1).aloud()
    'the chosen card comes into play as a wraith ally with 2 life, 0 strength, 1 bleed and 1 stealth, which can act at \
once; nothing else that is printed on it counts'
    """

    creature: str
    life: int = 0
    """0 for the capacity of the card."""
    strength: int = 1
    bleed: int = 1
    stealth: int = 0
    unique: bool = False
    fights: bool = False
    """Whether it can enter combat with any minion as a directed action."""
    shoots: int = 0
    """The damage of a ranged strike that it can make."""
    plays: tuple[str, ...] = ()
    """Disciplines whose basic cards it may play as a vampire."""
    capacity: int = 1
    """Of that vampire."""
    who: str = "target"
    more: tuple[str, ...] = ()
    """What else is so of it, in the words of allies: “This ally cannot play action cards.”"""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        for copy in here.copies(self.who):
            life = self.life or game.card(copy).capacity or 1
            begins_anew(game, copy)
            game.doing.move_card(copy, Place(here.seat, "ready"), controller=here.seat, face_up=True)
            game.burn_blood(copy, copy.blood)
            for name, value in (("type", "ally"), ("clan", minions.CLANLESS), ("title", "none")):
                minions.mark(game, copy, name, value)
            minions.mark(game, copy, minions.REPRESENTS, self._says(life))
            yield from bring_into_play(game, copy, here.seat, life=life)

    def _says(self, life: int) -> str:
        """What it says, in the words of allies."""
        creature = f"Unique {self.creature}" if self.unique else self.creature.title()
        said = f"{creature} with {life} life. {self.strength} strength, {self.bleed} bleed."
        said += f" +{self.stealth} stealth." if self.stealth else ""
        said += "\nThis ally can enter combat with a minion as a (D) action." if self.fights else ""
        said += f"\nThis ally can strike: {self.shoots}R damage." if self.shoots else ""
        if self.plays:
            codes = " or ".join(f"[{code}]" for code in self.plays)
            said += (
                f"\nThis ally may play cards requiring basic {codes} as a vampire with a capacity of {self.capacity}."
            )
        return "\n".join((said, *self.more))

    def aloud(self) -> str:
        life = so_many(self.life, "life", "life") if self.life else "as much life as its capacity"
        numbers = [life, f"{self.strength} strength", f"{self.bleed} bleed"]
        numbers += [f"{self.stealth} stealth"] if self.stealth else []
        which = f"a {'unique ' if self.unique else ''}{self.creature} ally"
        more = ", can enter combat with any minion as a directed action" if self.fights else ""
        more += f", can strike for {self.shoots} ranged damage" if self.shoots else ""
        if self.plays:
            names = together((discipline_name(code) for code in self.plays), "or")
            more += f", may play cards that require basic {names} as a vampire of capacity {self.capacity}"
        more += "".join(f" ({each.rstrip('.')})" for each in self.more)
        with_ = f"{', '.join(numbers[:-1])} and {numbers[-1]}"
        return (
            f"{card(self.who)} comes into play as {which} with {with_}, which can act at once{more}; nothing else that "
            "is printed on it counts"
        )
