"""Paying: what may be taken off a cost is asked wherever a card is paid for; who pays with the last life is burned
(sec. 1.6.1, 6.1.5)."""

from __future__ import annotations

import pytest

from tests.abilities import fights
from tests.abilities.table import table
from vtes_desktop.abilities.position import Phase, Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.table.table import Copy


def searching(pool: int = 30) -> Position:
    """Krid of Sarah's, beside Baldesar Rossellini, finds a .44 Magnum in the library."""
    game = table()
    game.ready("Sarah", "Baldesar Rossellini")
    krid = game.ready("Sarah", vampire("Krid", 6, "tha"))
    game.library("Sarah", ".44 Magnum")
    game.pool("Sarah", pool)
    (smith,) = game.hand("Sarah", "Magic of the Smith")
    game.pick("action card", smith, minion=krid, level="tha")
    game.pass_all()
    game.pick("equip", ".44 Magnum")
    return game


def test_what_is_found_is_paid_for_with_what_may_be_taken_off() -> None:
    game = searching()
    assert game.question == "Baldesar Rossellini: reduce the cost of .44 Magnum by 1 pool?"
    game.pick("yes")
    assert game["Sarah"].pool == 29


def test_a_rebate_may_be_kept_for_later() -> None:
    game = searching()
    game.pick("no")
    assert game["Sarah"].pool == 28


def spent(life: int) -> tuple[Position, Copy]:
    """A Marijava Thuggee of Sarah's with so much life and an Elder Impersonation in hand bleeds Alexis."""
    game = table()
    thug = game.ready("Sarah", "Marijava Thuggee", blood=life)
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Elder Impersonation")
    game.pick("bleed", minion=thug)
    return game, thug


def test_an_ally_that_plays_a_modifier_with_its_last_life_is_burned_and_its_action_fails() -> None:
    """Ruling G00011 [ANK 20180928-1]."""
    game, thug = spent(1)
    while not game.options("block"):
        game.passes()
    game.pick("block")
    game.pick("play", "Elder Impersonation")
    game.pass_all()
    assert game.where(thug) == "ash heap of Sarah"
    assert game["Alexis"].pool == 30
    assert any("fails" in line for line in game.log)


def test_an_ally_that_has_life_left_goes_on() -> None:
    game, thug = spent(2)
    while not game.options("block"):
        game.passes()
    game.pick("block")
    game.pick("play", "Elder Impersonation")
    game.pass_all()
    assert (thug.blood, game["Alexis"].pool) == (1, 29)


def fighting(life: int) -> tuple[Position, Copy, Copy]:
    """A Rafastio Ghoul of Sarah's with so much life, blocked by Ira, strikes with a Soul Burn."""
    game = table()
    ghoul = game.ready("Sarah", "Rafastio Ghoul", blood=life)
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Soul Burn")
    game.pick("bleed", minion=ghoul)
    while not game.options("block"):
        game.passes()
    game.pick("block")
    while not any(option.copy and game.name(game.rules.copy(option.copy)) == "Soul Burn" for option in game.options()):
        game.passes()
    (kind,) = {o.kind for o in game.options() if o.copy and game.name(game.rules.copy(o.copy)) == "Soul Burn"}
    game.pick(kind, "Soul Burn")
    return game, ghoul, ira


def test_an_ally_that_pays_for_its_strike_with_its_last_life_does_not_strike() -> None:
    """The combat ends before strikes are resolved: ruling G00011 [ANK 20180928-1], G00074 [LSJ 20090703]."""
    game, ghoul, ira = fighting(1)
    assert game.where(ghoul) == "ash heap of Sarah"
    assert not game.options("hand strike")
    game.pass_all()
    assert ira.blood == 5


def test_an_ally_that_pays_for_its_strike_and_lives_strikes() -> None:
    game, _, ira = fighting(2)
    game.pass_all()
    assert ira.blood == 4


TURN = library(
    "Turn",
    "Reaction",
    text="Only usable if a minion is bleeding you, after blocks are declined. Change the target of the bleed to "
    "another Methuselah other than the acting minion's controller (that Methuselah can attempt to block).",
)


def turning(who: Card, *there: str, level: str = "") -> tuple[Copy, bool]:
    """Sarah's Nergal or Krid, who may play Consign to Oblivion, bleeds Alexis, who holds a card for somebody of hers;
    whether that plays it."""
    game = table()
    nergal = game.ready("Sarah", "Nergal (ADV)" if "Nergal (ADV)" in there else vampire("Krid", 6, "OBL"))
    for each in there:
        if each != "Nergal (ADV)":
            game.in_play("Justin", each)
    copy = game.ready("Alexis", who, blood=2)
    game.hand("Alexis", TURN)
    if level:
        game.hand("Sarah", "Consign to Oblivion")
    game.pick("bleed", minion=nergal)
    if level:
        game.pick("play", "Consign to Oblivion", level=level)
    while game.table.action is not None:
        if game.asked == "Alexis" and game.options("play"):
            game.pick("play", minion=copy)
            return copy, True
        game.passes()
    return copy, False


@pytest.mark.parametrize(
    ("who", "played"),
    [(vampire("Vic", 5), True), (ally("Helper", 3), False), (imbued("Ina", 4), False)],
    ids=["a vampire", "an ally", "an Imbued"],
)
def test_who_has_no_blood_plays_no_reaction_while_nergal_acts(who: Card, *, played: bool) -> None:
    """Sec. 1.6.3, ruling on Étienne Fauberge: an ally has no blood for what isn't printed either."""
    for there, left in ((("Nergal (ADV)",), 1), ((), 2)):
        copy, plays = turning(who, *there)
        assert plays == (played or not there)
        assert not plays or copy.blood == left


@pytest.mark.parametrize("who", [vampire("Vic", 5), ally("Helper", 3)], ids=["a vampire", "an ally"])
def test_blood_or_life_is_paid_by_an_ally_too(who: Card) -> None:
    for there, level in ((("Narrow Minds",), ""), ((), "obl")):
        copy, plays = turning(who, *there, level=level)
        assert plays
        assert copy.blood == 1
    _, plays = turning(who, "Narrow Minds", "Nergal (ADV)")
    assert plays == ("Vampire" in who.types)


@pytest.mark.parametrize(("name", "level"), [("Djeneba", ""), ("Greater Curse", "mal")])
def test_an_ally_pays_life_for_a_combat_card_that_costs_blood_or_life(name: str, level: str) -> None:
    fight = fights.fighting("Dodge", kurt=ally("Helper", 6), ira="" if level else name)
    if level:
        fight.game.on(fight.kurt, name, marks={"level": level})
    fight.play("Dodge")
    assert fight.kurt.blood == 5


@pytest.mark.parametrize(
    ("kurt", "ira", "blood", "offered"),
    [
        ("", "", 2, False),
        ("", "", 3, True),
        ("Adana de Sforza", "", 2, True),
        ("", "Claudio Severino", 3, False),
        ("", "Claudio Severino", 4, True),
    ],
)
def test_blood_that_a_card_burns_is_left_once_it_has_cost_what_it_costs_then(
    kurt: str, ira: str, blood: int, *, offered: bool
) -> None:
    """Lightning Reflexes costs 1 blood, burns 1 or more, and is played when Kurt has taken 1 damage."""
    fight = fights.fighting("Lightning Reflexes", kurt=kurt, ira=ira, blood=(blood, 6))
    fight.until("play", "Lightning Reflexes", by="Sarah", level="CEL")
    assert (fight.game.table.action is not None) == offered


@pytest.mark.parametrize(
    ("acting", "blood", "offered"),
    [("Nergal (ADV)", 1, False), ("Nergal (ADV)", 2, True), ("Conrad Adoula", 1, False), ("Lucita", 1, True)],
)
def test_a_reaction_that_burns_blood_needs_it_besides_what_it_costs_more(
    acting: str, blood: int, *, offered: bool
) -> None:
    game = table()
    who = game.ready("Sarah", acting)
    prince = game.ready("Alexis", vampire("Ira", 6, title="prince"), blood=blood, locked=True)
    game.hand("Alexis", "Second Tradition: Domain")
    game.pick("bleed", minion=who)
    while game.table.action is not None and not game.options("play"):
        game.passes()
    assert bool(game.options("play")) == offered
    if offered:
        game.pick("play", "Second Tradition: Domain", level="2")
        assert prince.blood == 0


@pytest.mark.parametrize(
    ("there", "blood", "levels"),
    [
        ("", 1, {"MYT": 1}),
        ("", 2, {"myt": 2, "MYT": 1}),
        ("The Slow Withering", 2, {"myt": 2, "MYT": 2}),
    ],
)
def test_what_is_brought_costs_what_it_costs_at_the_level_that_is_chosen(
    there: str, blood: int, levels: dict[str, int]
) -> None:
    """A Redcap Wilder costs 2 blood, at superior 1 less; Piper lets an Anarch choose the level (ruling)."""
    for level in levels:
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, "MYT", sect="Anarch"), blood=blood)
        if there:
            game.in_play("Justin", there)
        game.hand("Sarah", "Piper", "Redcap Wilder")
        game.phase("master", of="Sarah")
        game.pick("master", "Piper")
        while not game.options("bring"):
            game.pick("target", target=krid) if game.options("target") else game.passes()
        assert {option.level for option in game.options("bring")} == {*levels}
        game.pick("bring", level=level)
        assert krid.blood == blood - levels[level]


@pytest.mark.parametrize("card", ["Panacea", "Unburdening the Bestial Soul"])
@pytest.mark.parametrize(("dearer", "blood", "offered"), [(False, 1, True), (True, 1, False), (True, 2, True)])
def test_an_action_that_burns_blood_needs_it_besides_what_it_costs_more(
    card: str, dearer: bool, blood: int, *, offered: bool
) -> None:
    """An Enhanced Coagulant has cards that require a Discipline cost its bearer 1 blood more."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "ani aus dom"), blood=blood)
    game.ready("Sarah", vampire("Kin", 4, "ani"), blood=1, locked=True)
    if dearer:
        game.on(krid, "Enhanced Coagulant", marks={"type": "other"})
    game.hand("Sarah", card)
    levels = {option.level for option in game.options("action card") if option.minion == krid.id}
    assert bool(levels & {"aus", "ani", "dom"}) == offered


@pytest.mark.parametrize(
    ("minion", "bears", "phase", "said"),
    [
        ("Qadir ul-Ghani", "", "minion", "Qadir ul-Ghani: burn 1 blood: change his clan"),
        ("Rotting Behemoth", "", "minion", "Rotting Behemoth: burn 1 life: enter combat"),
        ("Krid", "Open War", "minion", "Krid: burn 2 pool: burn a location (Open War)"),
        ("Huitzilopochtli", "", "master", "Huitzilopochtli: burn 1 pool: get +1 master phase action"),
        ("Krid", "Homunculus", "unlock", "Homunculus: burn 1 blood to unlock"),
    ],
)
def test_a_button_tells_what_it_costs(minion: str, bears: str, phase: Phase, said: str) -> None:
    """Once: where its words tell it themselves nothing is added."""
    game = table()
    krid = vampire("Krid", 6, "PRO", sect="Anarch")
    lies = game.ready("Sarah", krid if minion == "Krid" else minion, locked=phase == "unlock")
    if bears == "Open War":
        game.in_play("Sarah", bears)
        game.in_play("Justin", "Warsaw Station")
    elif bears:
        game.on(lies, bears, locked=False)
    game.ready("Alexis", vampire("Ira", 5))
    game.phase(phase, of="Justin" if bears == "Homunculus" else "Sarah")
    assert said in [option.text for option in game.options()]
