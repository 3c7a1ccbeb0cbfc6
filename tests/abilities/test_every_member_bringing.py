"""Rulings on cards that equip, employ or recruit by no action, and on such actions by cards, played with each."""

from __future__ import annotations

import pytest

from tests.abilities.members import each, readings
from tests.abilities.shapes import step
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.words import ActionRequires
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import imbued as an_imbued
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.entering import bring_into_play
from vtes_desktop.table.table import Copy

GROUP = "Equip/employ/recruit outside of an action"


def thing(card: Card, *requirement: str) -> Card:
    """What a card brings: a melee weapon, an animal retainer; for 2 pool."""
    if card.display_name in ("Pack Alpha", "Piper", "Muricia's Call", "Patrizia Giovanni, Collector of Secrets"):
        said = "Animal with 1 life."
        return library("Hound", "Retainer", pool=2, requirement=requirement, text=said)
    said = "Melee weapon. Strike: strength+1 damage."
    return library("Knife", "Equipment", pool=2, requirement=requirement, text=said)


class Bringing:
    """Sarah has a card that brings something of her hand, of which she holds two; Alexis has Louhi."""

    def __init__(
        self,
        card: Card,
        what: Card,
        *,
        anarch: bool = False,
        in_play: str = "",
        on: str = "",
        who: str = "",
        kept: bool = False,
    ) -> None:
        self.game, self.card = table(), card
        game, clan = self.game, card.clans[0] if card.clans else ""
        sect = "Anarch" if anarch or card.requirement else "Camarilla"
        self.louhi = game.ready("Alexis", "Louhi")
        self.held = [] if kept else game.hand("Sarah", what, what)
        if kept:
            marks = {"as if from hand": "yes", "removed when burned": "yes"}
            fragments = game.in_play("Sarah", "The Erciyes Fragments", locked=True)
            self.held = [game.on(fragments, what, marks=marks, face_up=False)]
        if card.kind == "crypt":
            self.minion = game.ready("Sarah", card, sect=sect)
        elif card.display_name == "Angel of Berlin":
            self.minion = game.ready("Sarah", an_imbued("John"))
        else:
            self.minion = game.ready("Sarah", who or vampire("Krid", 8, "ANI OBF", clan=clan, sect=sect))
        if in_play:
            game.ready("Sarah", in_play)
        if on:
            game.on(self.minion, on)
        if card.kind == "library":
            game.hand("Sarah", card)
        self.asked: list[str] = []
        self.required = False

    def run(self) -> Copy | None:
        """The card is used or played as soon as it may be, and brings what it may; what came of it."""
        game, name = self.game, self.card.display_name
        if name == "Piper":
            game.phase("master", of="Sarah")
        elif name == "Jack of Both Sides":
            if not game.options("action card"):
                return None
            game.pick("action card", name)
        elif name == "Angel of Berlin":
            game.ready("Justin", vampire("Jo", 5))
            game.phase("minion", of="Justin")
            game.pick("hunt")
        else:
            game.pick("bleed", minion=self.minion)
            game.pick("block", self.louhi)
        begun = game.table.phase
        for _ in range(60):
            if game.choice is None or game.table.phase != begun:
                break
            options = game.options()
            self.asked += [f"{game.asked}: {option.text}" for option in options if option.kind in ("use", "play")]
            if self.brought() is not None:
                here = Here(game.rules, 0, self.minion, self.minion)
                self.required = self.required or ActionRequires(words=("anarch",)).holds(here)
            number = next((n for n, each in enumerate(options) if self.wanted(each.kind, each.text)), None)
            if number is None or (self.brought() is not None and options[number].kind not in ("yes", "target")):
                if game.table.action is None and game.table.phase != "master":
                    break
                step(game)
            else:
                assert game.referee is not None
                game.referee.answer(number)
        return self.brought()

    def wanted(self, kind: str, text: str) -> bool:
        """Whether an option is the card's, or what it brings."""
        if "Hound" in text or "Knife" in text:
            return kind in ("target", "bring", "equipment", "card")
        if kind == "yes":
            return "reduce the cost" in self.game.question
        own = kind in ("use", "play", "master", "out of turn") and self.card.display_name in text
        return own or "equip" in text.lower()

    def brought(self) -> Copy | None:
        """The card that was brought into play."""
        return next((copy for copy in self.held if copy.place.on == self.minion.id), None)


@each(GROUP, "Requirements apply but")
def test_requirements_are_met_for_what_is_brought_and_are_none_of_the_action(card: Card) -> None:
    asks = thing(card, "anarch")
    meets = Bringing(card, asks, anarch=True)
    if card.display_name != "Angel of Berlin":  # No Imbued is an anarch.
        assert meets.run() is not None
        assert not meets.required
    if card.display_name != "Piper":  # It asks for an anarch itself.
        assert Bringing(card, asks).run() is None


@each(GROUP, "This does not count as performing")
def test_the_same_card_may_be_brought_by_an_action_too(card: Card) -> None:
    bringing = Bringing(card, thing(card))
    assert bringing.run() is not None
    game, minion = bringing.game, bringing.minion
    if card.display_name == "Angel of Berlin":
        game.go_to("minion", "Sarah")
    while game.table.action is not None or game.table.phase == "master":
        step(game)
    minion.locked = False
    game.table.stamps.anew()
    left = next(copy for copy in bringing.held if copy.place.region == "hand")
    if game.choice is not None and game.choice.kind != "minion phase":
        # Her minion phase was over, for nobody else could act.
        game.go_to("minion", "Sarah")
    assert any(option.copy == left.id and option.minion == minion.id for option in game.options())


@each(GROUP, "This is not an action")
def test_actions_that_cost_less_make_nothing_cheaper_that_is_brought_otherwise(card: Card) -> None:
    bringing = Bringing(card, thing(card), on="" if card.display_name == "Angel of Berlin" else "Charisma")
    assert bringing.run() is not None
    assert bringing.game["Sarah"].pool == 28


@each(GROUP, 'The card is not "played"')
def test_what_is_brought_is_not_played(card: Card) -> None:
    """Louhi, who cancels action cards of her predator's vampires, is asked nothing."""
    bringing = Bringing(card, thing(card))
    assert bringing.run() is not None
    assert not any("Louhi" in each for each in bringing.asked)


@each(GROUP, "Cost reductions that are not")
def test_what_costs_less_anyhow_costs_less_when_it_is_brought(card: Card) -> None:
    beast = thing(card).types == ("Retainer",)
    bringing = Bringing(
        card, thing(card), who="Kuyén" if beast else "", in_play="" if beast else "Eccentric Billionaire"
    )
    assert bringing.run() is not None
    assert bringing.game["Sarah"].pool == 29


@pytest.mark.parametrize("who", ["Erichtho", "Petaniqua"])
def test_piper_is_no_action_to_recruit(who: str) -> None:
    """Erichtho's actions to recruit cost less, and whatever Petaniqua recruits does."""
    game = table()
    game.on(game.ready("Sarah", who, sect="Anarch"), "Charisma")
    game.hand("Sarah", "Piper", library("Sage", "Ally", pool=2, text="Mage with 1 life."))
    game.phase("master", of="Sarah")
    game.pick("master", "Piper")
    game.pick("bring")
    assert game["Sarah"].pool == (28 if who == "Erichtho" else 29)


@each("Equip or employ another card from hand")
def test_only_what_is_in_the_hand_is_brought_from_the_hand(card: Card) -> None:
    """Not what lies on The Erciyes Fragments, to be played as if from the hand."""
    assert Bringing(card, thing(card)).run() is not None
    assert Bringing(card, thing(card), kept=True).run() is None


# -- what comes of entering play --------------------------------------------------------------------------------------


def put_into_play(card: Card, *hand: str) -> tuple[Position, Copy, bool]:
    """An ally comes into play by an effect that puts it there; whether its controller is asked anything then."""
    game = table()
    game.hand("Sarah", *hand)
    (copy,) = game.ash_heap("Sarah", card)
    game.start()
    level = next((one.level for one in readings(card) if one.level), "")
    asked = next(bring_into_play(game.rules, copy, 0, level=level), None)
    return game, copy, asked is not None


@each("Allies with enter play effects", but=("Reanimated Corpse",))
def test_what_comes_of_an_ally_that_enters_play_comes_however_it_does(card: Card) -> None:
    """It burns for want of what it asks for, or its controller is asked for that."""
    _, copy, asked = put_into_play(card, "Potence", "Immortal Grapple", "Vagabond Mystic")
    assert asked or copy.place.region == "ash heap"


@each("Allies that burn an ally when entering play")
def test_who_is_alone_burns_itself_and_another_may_burn_instead(card: Card) -> None:
    _, copy, asked = put_into_play(card)
    assert (asked, copy.place.region) == (False, "ash heap")
    game = table()
    mystic = game.ready("Sarah", "Vagabond Mystic")
    (copy,) = game.ash_heap("Sarah", card)
    game.start()
    asked_for = next(bring_into_play(game.rules, copy, 0), None)
    assert copy.place.region == "ready"
    assert asked_for is not None and mystic.id in {option.copy for option in asked_for.options}
