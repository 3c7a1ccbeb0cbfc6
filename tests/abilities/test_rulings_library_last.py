"""Rulings of library cards that were judged last, each played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.abilities.deeds import offers, through
from tests.abilities.fights import fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Place, on


def until(game: Position, done: Callable[[], object]) -> None:
    """Everybody passes, strikes with hands and casts no vote, until something is so or nothing runs any more."""
    for _ in range(80):
        if done() or game.choice is None:
            return
        if game.options("hand strike"):
            game.pick("hand strike")
        elif points := game.options("points"):
            assert game.referee is not None
            game.referee.answer(len(points) - 1)
        else:
            game.passes()
    raise AssertionError(f"It never comes to that: {game}")


# -- costs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "law", "costs"),
    [
        ("Govern the Unaligned", "DOM", "", True),
        ("Govern the Unaligned", "DOM", "The Ankara Citadel, Turkey", False),
        ("Deep Song", "ani", "The Slow Withering", False),
        ("Deep Song", "ANI", "", False),
        ("Deep Song", "ANI", "The Slow Withering", True),
    ],
)
def test_cavalier_minds_the_cost_that_others_have_changed(card: str, level: str, law: str, costs: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "DOM ANI"), blood=6)
    cavalier = game.on(krid, "Cavalier")
    young = game.uncontrolled("Sarah", vampire("Young", 4))
    ira = game.ready("Alexis", vampire("Ira", 6))
    if law == "The Slow Withering":
        game.in_play("Justin", law)
    elif law:
        game.on(krid, law)
    game.hand("Sarah", card)
    game.pick("action card", card, level=level)
    seen = False
    for _ in range(60):
        if game.table.action is None:
            break
        seen = seen or offers(game, cavalier)
        if game.options("target"):
            game.pick("target", young if card.startswith("Govern") else ira)
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert seen == costs


@pytest.mark.parametrize(("pool", "may"), [(2, True), (3, False)])
def test_a_concealed_weapon_costs_what_it_costs_whoever_pays(pool: int, may: bool) -> None:
    gun = library("Piece", "Equipment", pool=pool, text="Weapon: gun. Strike: 2R damage.")
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, sect="Anarch"), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=6)
    game.in_play("Sarah", "Hackerspace", counters={"counters": 4})
    game.hand("Sarah", "Concealed Weapon", gun)
    game.pick("bleed", minion=kurt)
    until(game, lambda: game.options("block"))
    game.pick("block", ira)
    seen = False
    while game.table.action is not None:
        seen = seen or bool(game.options("play"))
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert seen == may


@pytest.mark.parametrize(
    ("pool", "law", "may"), [(2, "", False), (2, "Check", True), (3, "", True), (1, "Check", False)]
)
def test_illegal_search_looks_at_the_cost_that_others_have_changed(pool: int, law: str, may: bool) -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 6), blood=5)
    gun = game.on(ira, library("Piece", "Equipment", pool=pool, text="Weapon: gun. Strike: 2R damage."))
    if law:
        game.in_play("Justin", "Centralized Background Check")
    (card,) = game.hand("Sarah", "Illegal Search and Seizure")
    game.phase("master", of="Sarah")
    assert offers(game, card, "master") == may
    if may:
        game.pick("master", card)
        assert gun.place.region == "ash heap" and ira.blood == 4


# -- cards that are put somewhere ------------------------------------------------------------------------------------


def test_a_hackerspace_counts_an_anarch_convert_and_whom_he_converts() -> None:
    for converts in (0, 1):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6))
        game.crypt("Sarah", vampire("Eugenio", 6))
        space = game.in_play("Sarah", "Hackerspace", counters={"counters": 1})
        convert = game.uncontrolled("Sarah", "Anarch Convert", blood=1)
        game.phase("influence", of="Sarah")
        game.pick("pass")
        game.pick("yes" if converts else "no")
        if converts:
            game.pick("way", amount=0)
        assert space.counters["counters"] == 2 + converts
        assert minions.is_anarch(game.rules, krid) == bool(converts)
        assert convert.place.region == ("removed" if converts else "ready")


def test_a_political_action_from_the_erciyes_fragments_goes_home_when_it_is_delayed() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    game.ready("Alexis", vampire("Ira", 6))
    game.hand("Alexis", "Delaying Tactics")
    fragments = game.in_play("Sarah", "The Erciyes Fragments", locked=True)
    lost = game.on(
        fragments,
        "Kine Resources Contested",
        owner="Alexis",
        marks={"as if from hand": "yes", "removed when burned": "yes"},
        face_up=False,
    )
    game.phase("minion", of="Sarah")
    game.pick("political", lost, minion=krid)
    until(game, lambda: offers_named(game, "Delaying Tactics"))
    game.pick("play", "Delaying Tactics")
    until(game, lambda: lost.place.region != "in play" and game.options("discard"))
    assert (lost.place.region, lost.place.seat, krid.locked) == ("hand", 1, False)


def offers_named(game: Position, name: str, kind: str = "play") -> bool:
    """Whether a card of a name is offered now."""
    return any(game.name(game.table.copies[each.copy]) == name for each in game.options(kind))


def test_a_herald_of_topheth_lobbies_as_a_vampire() -> None:
    game = table()
    herald = game.ready("Sarah", "Herald of Topheth")
    game.hand("Sarah", "Charming Lobby", "Kine Resources Contested")
    game.phase("minion", of="Sarah")
    assert not game.options("political")
    assert {each.level for each in game.options("action card")} == {"pre"}
    game.pick("action card", "Charming Lobby", minion=herald, level="pre")
    until(game, lambda: game.table.referendum is not None)
    assert game.table.referendum is not None and game.table.referendum.title == "Kine Resources Contested"


# -- combats ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sees", [False, True])
def test_no_sniper_rifle_for_who_can_t_strike_ossian(sees: bool) -> None:
    game = table()
    ossian = game.ready("Sarah", "Ossian")
    ira = game.ready("Alexis", vampire("Ira", 6, "AUS", text="+1 intercept."), blood=6)
    rifle = game.on(ira, "Sniper Rifle")
    game.hand("Alexis", "Eagle's Sight")
    game.pick("card in play", ossian, minion=ossian)
    if sees:
        until(game, lambda: game.options("play"))
        game.pick("play", "Eagle's Sight", minion=ira)
    until(game, lambda: offers(game, ira, "block") or game.table.action is None)
    if game.options("block"):
        game.pick("block", ira)
    until(game, lambda: offers(game, rifle) or game.table.action is None)
    assert (game.table.action is None) == sees
    if sees:
        # He was blocked and has struck, she could not.
        assert (ossian.blood, ira.blood) == (6, 4)


@pytest.mark.parametrize("level", ["ANI", ""])
def test_powerbase_savannah_helps_who_counts_as_acting_in_a_combat(level: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "ANI"), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    bases = [game.in_play(seat, "Powerbase: Savannah") for seat in ("Alexis",)]
    game.in_play("Alexis", "Steam Tunnels")
    game.hand("Sarah", "Deep Song")
    if level:
        game.pick("action card", "Deep Song", level="ANI")
    else:
        game.pick("bleed", minion=krid)
        until(game, lambda: game.options("block"))
        game.pick("block", ira)
    until(game, lambda: offers(game, bases[0], by="Alexis") or game.table.action is None)
    assert (game.table.action is not None) == bool(level)


# -- torpor ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("contested", [False, True])
def test_a_secure_haven_that_is_contested_is_not_burned_in_torpor(contested: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    ira = game.ready("Alexis", vampire("Ira", 6, text="+2 strength."), blood=6)
    haven = game.on(krid, "Secure Haven")
    if contested:
        (other,) = game.hand("Alexis", "Secure Haven")
        game.phase("master", of="Alexis")
        game.pick("master", other)
        if game.options("target"):
            game.pick("target", ira)
        assert haven.place.region == "contested"
        until(game, lambda: game.options("contest"))
        game.pick("contest")
        game.go_to("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    until(game, lambda: game.options("block"))
    game.pick("block", ira)
    until(game, lambda: game.table.action is None)
    assert krid.place.region == "torpor"
    assert haven.place.region == ("contested" if contested else "ash heap")


@pytest.mark.parametrize("cut", [0, 1, 2, 3])
def test_unity_cuts_the_library_anywhere(cut: int) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6))
    unity = game.in_play("Sarah", "Unity")
    game.ash_heap("Sarah", "Expiate", "Rejuvenate", "Blood Doll")
    game.library("Sarah", "Dodge", "Majesty")
    game.phase("master", of="Sarah")
    before = None
    game.pick("use", unity)
    while game.options("target"):
        game.pick("target", game.table.copies[game.options("target")[0].copy])
    before = game.names("Sarah", "library")
    game.pick("amount", amount=cut)
    assert game.names("Sarah", "library") == before[cut:] + before[:cut]


def test_warsaw_station_saves_who_fell_in_the_action_that_ends_all_the_same() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Nosferatu"), blood=1)
    ira = game.ready("Alexis", vampire("Ira", 6, text="+2 strength."), blood=6)
    station = game.in_play("Sarah", "Warsaw Station")
    game.pick("bleed", minion=krid)
    until(game, lambda: game.options("block"))
    game.pick("block", ira)
    until(game, lambda: krid.place.region == "torpor" and offers(game, station))
    game.pick("use", station)
    assert krid.place.region == "ready"
    until(game, lambda: game.table.action is None)
    assert game["Alexis"].pool == 30


@pytest.mark.parametrize("received", [False, True])
def test_a_trophy_for_diablerie_that_is_received_for_one_protects_at_once_and_all_are_burned(received: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
    victim = game.torpor("Alexis", vampire("Victim", 5, text="Red List."), blood=1)
    trophies = [*game.library("Sarah", "Trophy: Diablerie"), game.in_play("Alexis", "Trophy: Diablerie")]
    game.phase("minion", of="Sarah")
    game.pick("diablerize", minion=krid, target=victim)
    worn = 0
    for _ in range(60):
        if game.table.action is None:
            break
        worn = max(worn, sum(each.place.on == krid.id for each in trophies))
        if game.options("trophy"):
            game.pick("trophy", trophies[0])
        elif game.options("yes"):
            game.pick("yes" if received else "no")
        else:
            game.passes()
    assert any("lood hunt" in line for line in game.log) != received
    assert [each.place.region for each in trophies] == (["ash heap"] * 2 if received else ["library", "in play"])
    assert worn >= received


@pytest.mark.parametrize("fights", [False, True])
def test_no_sniper_rifle_against_a_slave_who_fights_instead(fights: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Tremere"))
    slave = game.ready("Sarah", vampire("Rock", 4, clan="Gargoyle", text="Camarilla Tremere slave."))
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    rifle = game.on(ira, "Sniper Rifle")
    game.pick("bleed", minion=krid)
    until(game, lambda: game.options("block"))
    game.pick("block", ira)
    if fights:
        game.pick("slave", slave)
    else:
        game.pick("pass")
    until(game, lambda: offers(game, rifle) or game.table.action is None)
    assert (game.table.action is None) == fights
    if fights:
        assert ira.blood == 5 and slave.locked


@pytest.mark.parametrize("lies", ["mine", "another's"])
def test_a_storage_annex_gives_its_keeper_what_lies_there_whose_ever_the_cards_are(lies: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6))
    annex = game.in_play("Sarah", "Storage Annex")
    old = game.on(annex, "Dodge", face_up=False, owner="Sarah" if lies == "mine" else "Alexis")
    new = game.lay("Majesty", Place(0, "hand"), owner="Alexis" if lies == "mine" else "Sarah", face_up=True)
    game.phase("master", of="Sarah")
    game.pick("use", annex)
    game.pick(game.options()[0].kind, new)
    assert (old.place.region, old.place.seat, old.controller, new.place.on) == ("hand", 0, 0, annex.id)


@pytest.mark.parametrize(("text", "blood", "left", "place"), [
    ("", 6, 5, "torpor"),
    ("Ira treats aggravated damage as normal damage in combat.", 6, 2, "ready"),
])  # fmt: skip
def test_the_aggravated_damage_of_sword_of_nuln_is_doubled_for_who_can_heal_it(
    text: str, blood: int, left: int, place: str
) -> None:
    kurt = vampire("Kurt", 8, "THA POT QUI", clan="Tremere", text="+1 strength.")
    ira = vampire("Ira", 8, text=text)
    fight = fighting("Baal's Bloody Talons", kurt=kurt, ira=ira, on_kurt=("Sword of Nuln",), blood=(8, blood))
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.until("play", by="Sarah")
    fight.game.pick("play", level=fight.game.options("play")[0].level)
    fight.end()
    assert (fight.ira.blood, fight.ira.place.region) == (left, place)


def test_a_life_that_succubus_steals_burns_an_ally_as_a_directed_action() -> None:
    """The ruling: for who asks what a directed action has burned; trophies themselves go to vampires (sec. 11)."""
    game = table()
    succubus = game.ready("Sarah", "Succubus", blood=2)
    beast = game.ready("Alexis", ally("Beast", 1))
    game.phase("minion", of="Sarah")
    game.pick("card in play", succubus)
    noted = game.rules.passing.action
    through(game, beast)
    (burned,) = noted.burned
    assert (burned.victim, burned.by, burned.how) == (beast.id, succubus.id, "action")
    assert beast.place.region == "ash heap" and succubus.blood == 3


def test_a_flaming_candle_that_is_merely_put_into_play_is_none_that_is_equipped() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=6)
    other = game.ready("Sarah", vampire("Other", 6), blood=6)
    first, second = game.hand("Sarah", "Flaming Candle", "Flaming Candle")
    game.pick("equip", first, minion=krid)
    until(game, lambda: game.table.action is None)
    assert first.place.on == krid.id
    assert not game.options("equip")
    game.rules.doing.move_card(second, on(other.id), controller=0, face_up=True)
    game.pick("bleed", minion=other)
    until(game, lambda: offers(game, second))
    game.pick("use", second)
    assert second.place.region == "ash heap" and other.blood == 5
