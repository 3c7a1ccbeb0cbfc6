"""Conditions and amounts of what has just happened: who inflicts damage, with what a strike is made, whose card it is
about (sec. 6.4, 11)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.abilities.vocabulary.aloud import card, methuselah
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.nouns import discipline_name
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.damage import requires, weapon_of
from vtes_desktop.rules.passing import Played as CardPlayed
from vtes_desktop.rules.wording import together, with_article


class InflictedBy(Condition, frozen=True):
    """The damage that is being weighed is inflicted by a card that is meant (sec. 6.4.6).

    >>> InflictedBy(Which("weapon")).aloud()
    'the damage is inflicted by a weapon'
    """

    which: Which
    opposing: bool = False
    """Whether it must be the minion's opponent, in a combat or after it."""

    def holds(self, here: Here) -> bool:
        by, fought = here.game.passing.now.inflicting, here.game.passing.action.fought[-1:]
        if self.opposing and (here.minion is None or not any(each.other(here.minion) is by for each in fought)):
            return False
        return by is not None and fits(here, self.which, by)

    def aloud(self) -> str:
        which = "the opposing minion" if self.opposing else self.which.kind_aloud()
        return f"the damage is inflicted by {which}"


class StrikeWith(Condition, frozen=True):
    """The strike whose damage is being counted is of a sort (sec. 6.4.3).

    >>> StrikeWith("melee").aloud()
    'the strike is with a melee weapon'
    """

    weapon: Literal["", "melee", "gun", "any"] = ""
    ranged: bool = False
    discipline: str = ""
    """Of a strike card: a Discipline that it must require, at the level at which it is played."""

    def holds(self, here: Here) -> bool:
        game, strike = here.game, here.game.passing.now.striking
        if strike is None or (self.ranged and not strike.ranged):
            return False
        if self.discipline:
            copy = game.table.copies.get(strike.source)
            if copy is None or not strike.by_card or not requires(game, copy, self.discipline):
                return False
        if not self.weapon:
            return True
        weapon = weapon_of(game, strike)
        if weapon is None or self.weapon == "any":
            return weapon is not None
        facts = minions.facts(game, weapon)
        return facts.melee if self.weapon == "melee" else facts.gun

    def aloud(self) -> str:
        weapons = {"": "", "any": "with a weapon", "melee": "with a melee weapon", "gun": "with a gun"}
        code = f"with a card requiring {discipline_name(self.discipline)}" if self.discipline else ""
        return f"the strike is {together(['ranged' if self.ranged else '', weapons[self.weapon], code])}"


class ItsMethuselah(Condition, frozen=True):
    """What happens is about one of these Methuselahs: whose card it is about, or who does it (sec. 1.4).

    >>> ItsMethuselah("prey").aloud()
    'what happens is about your prey or a card of theirs'
    """

    whose: Whose

    def holds(self, here: Here) -> bool:
        return here.numbers.get("its seat", -1) in here.methuselahs(self.whose)

    def aloud(self) -> str:
        return f"what happens is about {methuselah(self.whose)} or a card of theirs"


class Played(Condition, frozen=True):
    """A card was played so: the one that is being played ``now``, and not cancelled yet; the one that an event is about
    (``it``); the ``last`` that was played; or any in the running ``action``, cancelled or not (sec. 1.6.1, 11).

    >>> Played("now", ("Combat",), who="opponent").aloud()
    'a combat card is being played by the opposing minion and is not cancelled'
    """

    when: Literal["now", "it", "last", "action"]
    types: tuple[str, ...] = ()
    """As one of these types; empty for any."""
    codes: tuple[str, ...] = ()
    """With one of these Disciplines; empty for any."""
    who: str = ""
    """By which minion, as :meth:`Here.copies` names it; empty for any, or none."""
    whose: Whose = "any"
    which: Which | None = None
    """What that minion must be."""

    def holds(self, here: Here) -> bool:
        game = here.game
        match self.when:
            case "now":
                last = [copy for copy in game.passing.now.being_played[-1:] if copy is not here.source]
                cards = [copy for copy in last if not copy.marks.get("cancelled")]
            case "it":
                cards = list(here.chosen.get("it", ()))
            case "last":
                return any(self._is(here, each) for each in game.passing.action.played[-1:])
            case "action":
                return any(self._is(here, each) for each in game.passing.action.played)
        found = [game.passing.action.play_of(copy) for copy in cards]
        return any(each is not None and self._is(here, each) for each in found)

    def _is(self, here: Here, played: CardPlayed) -> bool:
        game, copy = here.game, played.copy
        minion = game.table.copies.get(played.minion)
        return (
            (not self.types or played.type in self.types)
            and (not self.codes or any(code in played.codes for code in self.codes))
            and (not self.who or minion in here.copies(self.who))
            and (self.whose == "any" or (copy is not None and copy.controller in here.methuselahs(self.whose)))
            and (self.which is None or (minion is not None and fits(here, self.which, minion)))
        )

    def aloud(self) -> str:
        types = together((each.lower() for each in self.types), "or")
        what = with_article(f"{types} card".lstrip())
        if self.codes:
            what += f" requiring {together(map(discipline_name, self.codes), 'or')}"
        whom = [card(self.who) if self.who else "", self.which.kind_aloud() if self.which else ""]
        by = together([*whom, "" if self.whose == "any" else methuselah(self.whose)])
        said = {
            "now": f"{what} is being played{f' by {by}' if by else ''} and is not cancelled",
            "it": f"that card is {what}{f' played by {by}' if by else ''}",
            "last": f"the card that was played last is {what}{f' played by {by}' if by else ''}",
            "action": f"{what} was played in this action{f' by {by}' if by else ''}",
        }
        return said[self.when]


class Diablerizes(Condition, frozen=True):
    """The minion commits the diablerie that is happening, of an older vampire where that is asked (sec. 6.5.5).

    >>> Diablerizes(older=True).aloud()
    'this minion is the diablerist, and that vampire is older'
    """

    older: bool = False

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        if minion is None or game.passing.now.diablerist is not minion:
            return False
        return not self.older or game.passing.now.elder

    def aloud(self) -> str:
        return f"this minion is the diablerist{', and that vampire is older' if self.older else ''}"
