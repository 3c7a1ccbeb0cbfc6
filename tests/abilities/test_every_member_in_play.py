"""Rulings that were given for many cards, played with each of them: what lies in play, and who bears it."""

from __future__ import annotations

from msgspec.structs import replace

from tests.abilities.fights import EVERYTHING
from tests.abilities.members import each, fitting, has, lain, readings, words_of
from tests.abilities.shapes import step
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.here import CHOSEN, Here
from vtes_desktop.abilities.words import Mark, PutInPlay, PutOn, StayLocked
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.stored import AS_FROM_HAND
from vtes_desktop.table.table import Copy

# -- equipment --------------------------------------------------------------------------------------------------------


@each("Clan equipment")
def test_whoever_does_not_meet_its_requirements_takes_equipment_from_a_fellow(card: Card) -> None:
    game = table()
    krid, other = game.ready("Sarah", fitting(card)), game.ready("Sarah", vampire("Zed", 4))
    borne = game.on(krid, card)
    if card.display_name == "Mokolé Blood":
        game.on(borne, "Form of Corruption", marks={AS_FROM_HAND: "yes"})  # It burns where nothing is kept on it.
    (held,) = game.hand("Sarah", card)
    assert not any(option.copy == held.id for option in game.options("equip") if option.minion == other.id)
    game.pick("equip from", minion=other)
    while borne.place.on == krid.id:
        assert not game.options("equipment") or game.options("equipment")[0].copy == borne.id
        game.pick("equipment") if game.options("equipment") else game.passes()
    assert borne.place.on == other.id


@each("Locquipments", "May be put on any minion")
def test_a_location_on_a_minion_goes_to_any_of_who_takes_control_of_it(card: Card) -> None:
    for theirs in (True, False):
        game = table()
        borne = game.on(game.ready("Sarah", fitting(card)), card)
        mystic = game.ready("Alexis", "Vagabond Mystic") if theirs else None
        game.start()
        for _ in take_control(game.rules, game.seat("Alexis"), borne):
            pass
        assert borne.place.on == (mystic.id if mystic else 0)
        assert (borne.place.region == "ash heap") == (mystic is None)
        assert borne.controller == game.seat("Alexis") or mystic is None


@each("Locquipments", "An action targeting it")
def test_an_action_at_a_location_on_a_minion_is_directed_at_who_controls_it(card: Card) -> None:
    """Where that is somebody else than who controls the minion, too."""
    for owner in ("Alexis", "Justin"):
        game = table()
        game.ready("Sarah", vampire("Arsonist", 4))
        borne = game.on(game.ready("Alexis", fitting(card)), card)
        borne.controller = game.seat(owner)
        game.ready("Justin", vampire("Ira", 4))
        game.hand("Sarah", "Arson")
        game.pick("action card", "Arson")
        assert game.table.action is not None
        assert (game.table.action.seats, game.asked) == ((game.seat(owner),), owner)


@each("Locquipments", "Is an equipment while in hand")
def test_a_location_on_a_minion_is_equipment_only_until_it_is_in_play(card: Card) -> None:
    game = table()
    borne = game.on(game.ready("Alexis", fitting(card)), card)
    thief = game.ready("Sarah", "Kostantin, Baro of the Caravan")
    assert not [option for option in game.options("card in play") if option.minion == thief.id and option.targets]
    assert not minions.is_equipment(game.rules, borne)
    assert minions.facts(game.rules, borne).location
    for cheaper in ("Therbold Realty", "Marie Faucigny"):  # for locations, for equipment that is no weapon
        game = table()
        marie = game.ready("Sarah", fitting(card) if cheaper == "Therbold Realty" else cheaper)
        marie.marks |= {"clan": card.clans[0]} if card.clans else {}
        marie.blood = 3
        game.in_play("Sarah", "Therbold Realty") if cheaper == "Therbold Realty" else None
        game.hand("Sarah", card)
        game.pick("equip", card.display_name, minion=marie)
        while game.table.action is not None:
            game.passes()
        blood, pool = (sum(each.amount for each in card.costs if each.currency == what) for what in ("blood", "pool"))
        assert marie.attached
        assert (marie.blood, game["Sarah"].pool) == (3 - max(0, blood - 1), 30 - max(0, pool - 1))


# -- in torpor --------------------------------------------------------------------------------------------------------


@each("Ability active in torpor")
def test_a_passive_ability_counts_in_torpor(card: Card) -> None:
    reading = readings(card)[0]
    lasts = [one for one in reading.standing if one.of is not None or one.stat == "hand size"]
    assert lasts or reading.upon or reading.prices or reading.standing
    assert all(one.torpid for one in lasts), lasts
    assert all(
        one.torpid for one in reading.upon if one.event not in ("as blocked", "before range", "successful bleed")
    ), reading.upon


# -- the burn option --------------------------------------------------------------------------------------------------

PLAYERS = {
    "seraph": vampire("Krid", 5, sect="Sabbat", text="Black Hand Seraph."),
    "infernal": vampire("Krid", 5, EVERYTHING, clan="Baali", text="Infernal."),
}
"""Who may play cards with requirements that are words of a vampire's text."""


@each("Unique cards with burn option")
def test_the_burn_option_asks_for_the_requirement_and_not_for_uniqueness(card: Card) -> None:
    for meets in (True, False):
        game = table()
        face = next((PLAYERS[word] for word in card.requirement if word in PLAYERS), fitting(card))
        krid = game.ready("Sarah", face if meets else vampire("Zed", 5))
        on_krid = not {"Ally", "Vampire"} & {*card.types} and any(has(one, PutOn) for one in readings(card))
        game.on(krid, card) if on_krid or "Equipment" in card.types else lain(game, card)
        game.hand("Sarah", card)
        game.phase("unlock", of="Sarah")
        asked = []
        while game.choice is not None and game.table.phase == "unlock":
            asked.append(game.question)
            game.passes()
        assert any("burn option" in question for question in asked) == (not meets)


# -- what is used at once ---------------------------------------------------------------------------------------------


@each('Allies with "lock this ally to" abilities')
def test_an_ally_locks_for_what_it_does_in_the_turn_in_which_it_was_recruited(card: Card) -> None:
    game = table()
    recruiter, equips, bleeds, goes_on = (
        game.ready("Sarah", fitting(card, name=name)) for name in ("Krid", "Kat", "Kim", "Kurt")
    )
    ghost = library("Ghost", "Ally", text="Wraith with 2 life. 1 strength, 1 bleed.")
    corpse = game.ready("Sarah", ghost, blood=1)
    ira, ivo = game.ready("Alexis", vampire("Ira", 9)), game.ready("Alexis", vampire("Ivo", 9))
    game.in_play("Alexis", "Papillon")
    game.hand("Sarah", card, ".44 Magnum")
    game.pick("recruit", card.display_name, minion=recruiter)
    while game.table.action is not None:
        game.pick("target", corpse) if game.options("target") else game.passes()
    (ally,) = [copy for copy in game.table.copies.values() if copy.card == card.id]
    seen = [option.text for option in game.options("use") if option.copy == ally.id]
    for kind, actor, blocker in (
        ("equip", equips, None),
        ("bleed", corpse, ira),
        ("bleed", bleeds, ivo),
        ("bleed", goes_on, None),
    ):
        if actor.place.region != "ready":
            continue
        game.pick(kind, minion=actor)
        while game.table.action is not None:
            seen += [option.text for option in game.options() if option.copy == ally.id]
            seen += [game.question] if card.display_name in game.question else []
            if blocker is not None and game.options("block"):
                game.pick("block", blocker)
            elif game.options("no"):
                game.pick("no")
            else:
                step(game)
    assert (ally.marks.get("recruited"), bool(seen)) == ("yes", True)


# -- staying locked ---------------------------------------------------------------------------------------------------


def kept_locked(card: Card, text: str) -> tuple[Position, Copy]:
    """A locked vampire of Alexis' that a card keeps from unlocking as normal, as her unlock phase begins."""
    game = table()
    clan = {"Children of Osiris": "Ministry", "Toreador Grand Ball": "Toreador"}.get(card.display_name, "")
    ira = game.ready("Alexis", vampire("Ira", 3, clan=clan, text=text), locked=True)
    game.phase("unlock", of="Alexis")
    if card.display_name in ("Rowan Ring", "Wooden Stake"):
        # Once it has sent a vampire to torpor.
        ira.place = replace(ira.place, region="torpor")
    for reading in readings(card):
        for word in words_of(reading):
            if isinstance(word, StayLocked | Mark):
                replace(word, who="minion").act(Here(game.rules, 0, ira, ira))
    if any(one.stat == "stays locked" for reading in readings(card) for one in reading.standing):
        level = readings(card)[-1].level
        held = any(has(reading, PutInPlay) for reading in readings(card))
        lies = game.in_play("Sarah", card) if held else game.on(ira, card, owner="Sarah", marks={"level": level})
        lies.marks[f"{CHOSEN} locked"] = str(ira.id)
        if not held:
            lies.controller = game.seat("Sarah")
    game.table.stamps.anew()
    return game, ira


@each("Prevent normal unlock")
def test_a_pool_unlocks_the_infernal_whatever_keeps_others_locked(card: Card) -> None:
    for infernal in (False, True):
        game, ira = kept_locked(card, "Infernal." if infernal else "")
        while game.choice is not None and game.table.phase == "unlock" and not game.options("infernal"):
            game.passes()
        assert ira.locked
        assert bool(game.options("infernal")) == infernal
        if infernal:
            game.pick("infernal", ira)
            assert (ira.locked, game["Alexis"].pool) == (False, 29)
