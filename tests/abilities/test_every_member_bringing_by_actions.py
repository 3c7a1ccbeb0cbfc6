"""Rulings on actions that bring another card into play, and on those of the torpor region, played with each
of the cards they were given for."""

from __future__ import annotations

from tests.abilities.members import each
from tests.abilities.shapes import goes_on, step
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.words import ActionRequires
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import BLANK, library, vampire
from vtes_desktop.table.table import Copy, Place

GROUP = "Equip/Employ/Recruit action"
BRINGS = {
    "Patrizia Giovanni, Collector of Secrets": ("Retainer", "ash heap", ""),
    "Jack of Both Sides": ("Equipment", "hand", ""),
    "Magic of the Smith": ("Equipment", "library", "tha"),
    "Muricia's Call": ("Retainer", "library", "ani"),
    "The Summoning": ("Ally", "library", "PRE"),
}
"""What each of them brings, from where, at which level it is played here."""
SAYS = {"Equipment": "Weapon. Strike: 1R damage."}
OF_LEVELS = {"Retainer": "Raven Spy", "Equipment": "Baleful Doll", "Ally": "Puppeteer"}
CHOOSING = ("bring", "target")


class Bringing:
    """Sarah's vampire takes an action by a card that brings another."""

    def __init__(self, card: Card, what: Card | str, sect: str = "Camarilla") -> None:
        self.game = game = table()
        _, where, level = BRINGS[card.display_name]
        if card.kind == "crypt":
            self.minion = game.ready("Sarah", card, blood=5, sect=sect)
            for name in ("Animalism", "Necromancy"):
                game.on(self.minion, name), game.on(self.minion, name)
        else:
            self.minion = game.ready("Sarah", vampire("Krid", 8, "ANI tha PRE NEC", sect=sect))
            game.hand("Sarah", card)
        self.fellow = game.ready("Sarah", vampire("Kin", 3))
        if where == "hand":
            (self.copy,) = game.hand("Sarah", what)
        elif where == "library":
            self.copy = game.library("Sarah", BLANK, BLANK, BLANK, what)[3]
        else:
            (self.copy,) = game.ash_heap("Sarah", what)
        game.ready("Alexis", vampire("Ira", 5))
        game.phase("minion", of="Sarah")
        self.choices: list[list[str]] = []
        self.required = False
        self.begun = self.takes(card, level)
        while self.begun and (game.table.action is not None or (game.choice and game.choice.kind != "minion phase")):
            self.goes_on()

    def takes(self, card: Card, level: str) -> bool:
        """The vampire takes the action, where it is offered."""
        options = self.game.options()
        number = next(
            (
                number
                for number, option in enumerate(options)
                if option.copy in self.game.table.copies and self.game.table.copies[option.copy].card == card.id
                if option.kind == "card in play" or (option.kind == "action card" and option.level == level)
            ),
            None,
        )
        if number is not None and self.game.referee is not None:
            self.game.referee.answer(number)
        return number is not None

    def goes_on(self) -> None:
        """Whatever may be brought is, at the superior level; else all do as little as can be."""
        game = self.game
        here = Here(game.rules, 0, self.minion, self.minion)
        self.required = self.required or ActionRequires(words=("anarch",)).holds(here)
        options = game.options()
        brings = [number for number, option in enumerate(options) if option.kind in CHOOSING]
        assert game.referee is not None
        if brings:
            self.choices.append([options[number].text for number in brings])
            game.referee.answer(brings[-1])
        elif game.options("yes"):
            game.pick("yes")
        else:
            step(game)

    @property
    def brought(self) -> bool:
        """Whether it has come into play."""
        return self.copy.place.on == self.minion.id or self.copy.place.region in ("ready", "uncontrolled")


def thing(card: Card, *requirement: str) -> Card:
    """What a card may bring."""
    kind = BRINGS[card.display_name][0]
    needs = "ani" if card.display_name == "Muricia's Call" else ""
    said = SAYS.get(kind, "Animal with 1 life.")
    return library("Thing", kind, disciplines=needs, requirement=requirement, text=said)  # type: ignore[arg-type]


@each(GROUP, "Requirements apply but")
def test_what_is_brought_is_required_for_and_the_action_is_not(card: Card) -> None:
    met = Bringing(card, thing(card, "anarch"), "Anarch")
    assert met.brought and not met.required
    assert not Bringing(card, thing(card, "anarch")).brought


@each(GROUP, "depend on Discipline level")
def test_what_is_brought_is_of_the_level_that_is_chosen(card: Card) -> None:
    name = OF_LEVELS[BRINGS[card.display_name][0]]
    code = {"Raven Spy": "ani"}.get(name, "nec")
    bringing = Bringing(card, name)
    assert bringing.brought and bringing.choices[0] == [f"{name} [{code}]", f"{name} [{code.upper()}]"]
    assert bringing.copy.marks["level"] == code.upper()


@each(GROUP, "not the same action")
def test_who_has_brought_one_plays_another_in_the_same_turn(card: Card) -> None:
    bringing = Bringing(card, thing(card))
    game = bringing.game
    assert bringing.brought
    (other,) = game.hand("Sarah", thing(card))
    game.rules.unlock(bringing.minion)
    game.table.stamps.anew()
    game.pick("hunt", minion=bringing.fellow)
    while game.table.action is not None or (game.choice and game.choice.kind == "discard down"):
        step(game)
    assert any(option.copy == other.id and option.minion == bringing.minion.id for option in game.options())


# -- allies that equip -------------------------------------------------------------------------------------------------


def armed(card: Card, *requirement: str, bomb: bool = True) -> tuple[Position, Copy, list[Copy]]:
    """An ally that may find a Bomb, or another thing that requires something, in the library."""
    game = table()
    harris = game.ready("Sarah", card)
    name = "Bomb" if bomb else "Thing"
    found = game.library(
        "Sarah", BLANK, BLANK, BLANK, library(name, "Equipment", requirement=requirement, text="Weapon. Bomb.")
    )
    game.ready("Sarah", vampire("Kin", 3))
    game.phase("minion", of="Sarah")
    return game, harris, found[3:]


def equips(game: Position, ally: Copy) -> set[str]:
    """It takes its action, and takes what it finds; of which kinds that action was."""
    options = [option for option in game.options("card in play") if option.minion == ally.id]
    assert len(options) == 1 and game.choice is not None and game.referee is not None
    game.referee.answer(game.choice.options.index(options[0]))
    kinds = set()
    while game.table.action is not None:
        kinds.add(game.table.action.kind)
        game.pick("bring") if game.options("bring") else goes_on(game)
    return {*kinds}


@each("Allies with equip actions", "Their special is an equip action")
def test_an_ally_that_finds_equipment_takes_an_action_to_equip(card: Card) -> None:
    game, ally, (bomb,) = armed(card)
    assert equips(game, ally) == {"equip"}
    assert bomb.place.on == ally.id


@each("Allies with equip actions", "Requirements apply")
def test_an_ally_finds_no_equipment_whose_requirements_it_does_not_meet(card: Card) -> None:
    game, ally, (bomb,) = armed(card, "anarch")
    equips(game, ally)
    assert bomb.place.region == "library"


@each("Allies with equip actions", "not the same action")
def test_an_ally_that_has_found_one_plays_another_in_the_same_turn(card: Card) -> None:
    game, ally, _ = armed(card)
    equips(game, ally)
    (other,) = game.hand("Sarah", library("Bomb", "Equipment", text="Weapon. Bomb."))
    game.rules.unlock(ally)
    game.table.stamps.anew()
    game.pick("hunt")
    while game.table.action is not None or (game.choice and game.choice.kind == "discard down"):
        step(game)
    assert any(option.copy == other.id and option.minion == ally.id for option in game.options("equip"))


# -- out of torpor -----------------------------------------------------------------------------------------------------


@each("Action only usable by vampire in torpor")
def test_an_action_of_the_torpor_region_comes_to_nothing_for_who_has_left_it(card: Card) -> None:
    game = table()
    clan = card.clans[0] if card.clans else "Nosferatu"
    slow = card.display_name == "Movement of the Slow Body"
    krid = game.torpor("Sarah", vampire("Krid", 8, "PRO FOR nec", clan=clan), blood=3, locked=slow)
    game.ready("Alexis", vampire("Ira", 5))
    station = game.in_play("Sarah", "Warsaw Station", locked=True)
    game.hand("Sarah", card)
    game.phase("minion", of="Sarah")
    levels = [option for option in game.options("action card") if game.table.copies[option.copy].card == card.id]
    assert game.choice is not None and game.referee is not None
    game.referee.answer(game.choice.options.index(levels[-1] if card.display_name != "Resume the Coil" else levels[0]))
    while game.table.action is not None:
        if krid.place.region == "torpor" and any(option.copy == station.id for option in game.options("use")):
            game.pick("use", station)
        elif krid.place.region == "torpor" and clan != "Nosferatu" and game.choice.kind == "block":
            game.rules.doing.move_card(krid, Place(0, "ready"))
        else:
            assert krid.place.region == "torpor" or not game.options("block") or clan != "Nosferatu"
            step(game)
    assert (krid.place.region, krid.blood) == ("ready", 3)
    assert any("has no effect" in line for line in game.log)
