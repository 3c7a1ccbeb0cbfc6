"""Master cards that stay in play, out-of-turn ones, and what Methuselahs hold."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.rules.trying import try_out
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

ANARCH = {"sect": "Anarch"}


def played(game: Position, name: str, by: str = "Sarah") -> Copy:
    """A master card played in its Methuselah's master phase."""
    game.phase("master", of=by)
    (card,) = game.hand(by, name)
    game.pick("master", card)
    return card


def acted(game: Position) -> None:
    """Everybody lets the running action go, until something else can be used."""
    while game.choice is not None and not game.options("use") and game.table.action is not None:
        game.passes()


def test_the_third_ashur_tablets_gives_pool_and_cards_of_the_ash_heap() -> None:
    game = table()
    mine = [game.in_play("Sarah", "Ashur Tablets") for _ in range(2)]
    theirs = game.in_play("Alexis", "Ashur Tablets")
    blood, tap = game.ash_heap("Sarah", "Giant's Blood", "Minion Tap")
    third = played(game, "Ashur Tablets")
    game.pick("target", blood)
    game.pick("target", tap)
    game.pick("target", blood)
    assert [copy.place.region for copy in (*mine, theirs, third)] == ["removed"] * 4
    assert game["Sarah"].pool == 33
    assert game.names("Sarah", "hand") == ["Giant's Blood"]
    assert game.names("Sarah", "library") == ["Minion Tap"]


def test_two_ashur_tablets_do_nothing_yet_and_another_is_not_played_in_the_same_turn() -> None:
    game = table()
    game.in_play("Sarah", "Ashur Tablets")
    game.in_play("Alexis", "Ashur Tablets")
    game.in_play("Sarah", "Parthenon, The")
    (other,) = game.hand("Sarah", "Ashur Tablets")
    played(game, "Ashur Tablets")
    assert game["Sarah"].pool == 30
    game.pick("use", "Parthenon, The")
    with pytest.raises(IllegalError):
        game.pick("master", other)


def test_a_perfectionist_gains_blood_unless_somebody_reacted() -> None:
    for reacts in (False, True):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
        ira = game.ready("Alexis", vampire("Ira", 6, "aus"))
        card = game.on(krid, "Perfectionist")
        (telepathic,) = game.hand("Alexis", "Telepathic Counter")
        game.pick("bleed", minion=krid)
        if reacts:
            while not game.options("play"):
                game.passes()
            game.pick("play", telepathic, minion=ira)
        acted(game)
        if reacts:
            assert not game.options("use")
        else:
            game.pick("use", card)
            assert krid.blood == 4


def test_a_second_archetype_is_refused() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.on(krid, "Perfectionist")
    game.phase("master", of="Sarah")
    (card,) = game.hand("Sarah", "Dabbler")
    with pytest.raises(IllegalError):
        game.pick("master", card)


def test_a_dabbler_unlocks_after_three_disciplines() -> None:
    for count in (2, 3):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, "dom obf for"), blood=4)
        game.on(krid, "Dabbler")
        cards = ("Lost in Crowds", "Conditioning", "Freak Drive")[:count]
        hand = dict(zip(cards, game.hand("Sarah", *cards), strict=True))
        ira = game.ready("Alexis", vampire("Ira", 6))
        game.pick("bleed", minion=krid)
        done: set[str] = set()
        while game.table.action is not None and not (game.options("use") and len(done) == count):
            for name, card in hand.items():
                levels = [option.level for option in game.options("play") if option.copy == card.id]
                if name == "Freak Drive" and len(done) < 2:
                    continue
                if name not in done and levels:
                    game.pick("play", card, level=levels[0])
                    done.add(name)
                    break
            else:
                if game.options("block") and "Lost in Crowds" not in done:
                    game.pick("block", ira)
                else:
                    game.passes()
        assert bool(game.options("use")) == (count == 3), done
        if count == 3:
            blood = krid.blood
            game.pick("use", "Dabbler")
            game.pick("way", amount=0)
            assert (krid.locked, krid.blood) == (False, blood - 1)


def test_jake_washington_is_an_ally_and_is_burned_to_feed_an_empty_vampire() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=0)
    jake = played(game, "Jake Washington")
    assert (jake.place.region, jake.blood, minions.is_ally(game.rules, jake)) == ("ready", 1, True)
    assert (minions.strength(game.rules, jake), minions.bleed_amount(game.rules, jake)) == (0, 0)
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=0)
    jake = game.ready("Sarah", "Jake Washington", blood=1, marks={"type": "ally"})
    game.phase("unlock", of="Sarah")
    game.pick("use", jake)
    game.pick("amount", amount=4)
    assert (krid.blood, jake.place.region) == (4, "ash heap")


def test_jake_washington_finds_nobody_where_all_have_blood() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6), blood=1)
    game.ready("Sarah", "Jake Washington", blood=1, marks={"type": "ally"})
    game.phase("unlock", of="Sarah")
    assert not game.options("use")


def test_a_secure_haven_keeps_actions_off_and_makes_masters_dearer() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    game.on(krid, "Secure Haven")
    game.ready("Alexis", vampire("Ira", 6))
    game.phase("minion", of="Alexis")
    (rush,) = game.hand("Alexis", "Bum's Rush")
    with pytest.raises(IllegalError):
        game.pick("action card", rush)
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    game.on(krid, "Secure Haven")
    played(game, "Giant's Blood", by="Alexis")
    assert (krid.blood, game["Alexis"].pool) == (6, 29)


@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("Gengis", vampire("Kin", 6, clan="Brujah")),
        ("Maldavis", vampire("Kin", 6, title="primogen")),
        ("Calebros, The Martyr", vampire("Kin", 10)),
        ("Falhu Shibaba", vampire("Kin", 6, sect="Laibon")),
        ("Mary Johnson", vampire("Kin", 10, "PRE")),
        ("Olga Triminov", vampire("Kin", 6, text="Sabbat. Black Hand.", sect="Sabbat")),
        ("Vivienne Géroux", vampire("Kin", 6)),
    ],
)
@pytest.mark.parametrize("safe", [True, False])
def test_a_secure_haven_keeps_off_the_actions_that_its_bearer_allows_others(name: str, by: Card, safe: bool) -> None:
    game = table()
    kin, bearer = game.ready("Sarah", by), game.ready("Alexis", name)
    if safe:
        game.on(bearer, "Secure Haven")
    assert bool([each for each in game.options("card in play") if each.minion == kin.id]) != safe


def test_a_secure_haven_is_burned_as_its_bearer_goes_to_torpor() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    haven = game.on(krid, "Secure Haven")
    ira = game.ready("Alexis", vampire("Ira", 6, text="+2 strength."), blood=6)
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    game.pass_all()
    assert (krid.place.region, haven.place.region) == ("torpor", "ash heap")


@pytest.mark.parametrize("cancelled", [False, True])
def test_golconda_pays_the_controller_who_may_cancel_it(cancelled: bool) -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 9))
    game.ready("Alexis", vampire("Milo", 7))
    game.phase("master", of="Sarah")
    (card,) = game.hand("Sarah", "Golconda: Inner Peace")
    game.pick("master", card)
    if cancelled:
        game.pick("use", card, by="Alexis")
        assert (ira.place.region, game["Alexis"].pool) == ("ready", 28)
    else:
        game.passes()
        assert (ira.place.region, game["Alexis"].pool) == ("removed", 39)


def test_golconda_is_refused_where_nobody_is_old_enough() -> None:
    game = table()
    game.ready("Alexis", vampire("Milo", 7))
    with pytest.raises(IllegalError):
        played(game, "Golconda: Inner Peace")


def test_heidelberg_castle_moves_blood_and_equipment_either_way() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=5)
    nora = game.ready("Sarah", vampire("Nora", 2), blood=1)
    rifle = game.on(nora, "Sniper Rifle")
    castle = game.in_play("Sarah", "Heidelberg Castle, Germany")
    game.pick("use", castle)
    game.pick("target", krid)
    game.pick("move blood", krid, amount=3)
    game.pick("move", rifle)
    game.passes()
    # More than it can hold goes to the bank.
    assert (krid.blood, nora.blood, rifle.place.on, castle.locked) == (2, 2, krid.id, True)
    assert not game.options("use")


def test_rotschreck_sends_who_is_threatened_with_aggravated_damage_to_torpor() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    flames = game.on(krid, library("Torch", "Equipment", text="Melee weapon.\nStrike: 1 aggravated damage."))
    (card,) = game.hand("Justin", "Rötschreck")
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    while not game.options("weapon"):
        game.passes()
    game.pick("weapon", flames)
    while not game.options("out of turn"):
        (game.pick("hand strike") if game.options("hand strike") else game.passes())
    game.pick("out of turn", card, by="Justin")
    assert (ira.place.region, ira.blood, ira.locked, game.table.combat) == ("torpor", 6, True, None)
    assert card.place.on == ira.id


def test_rotschreck_is_refused_for_normal_damage() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Justin", "Rötschreck")
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    while game.table.combat is not None:
        assert not game.options("out of turn")
        (game.pick("hand strike") if game.options("hand strike") else game.passes())


def test_angel_of_berlin_unlocks_an_imbued_or_equips_one() -> None:
    game = table()
    jon = game.ready("Alexis", imbued("Jon"), locked=True)
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.hand("Alexis", "Angel of Berlin")
    game.pick("bleed", minion=krid)
    while not game.options("out of turn"):
        game.passes()
    game.pick("out of turn", "Angel of Berlin")
    game.pick("way", amount=0) if game.options("way") else None
    assert not jon.locked
    game = table()
    jon = game.ready("Alexis", imbued("Jon"))
    krid = game.ready("Sarah", vampire("Krid", 6))
    _, rifle = game.hand("Alexis", "Angel of Berlin", "Sniper Rifle")
    game.pick("bleed", minion=krid)
    while not game.options("out of turn"):
        game.passes()
    game.pick("out of turn", "Angel of Berlin")
    game.pick("bring", rifle)
    assert (rifle.place.on, game["Alexis"].pool) == (jon.id, 28)


def test_angel_of_berlin_needs_a_ready_imbued() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.hand("Alexis", "Angel of Berlin")
    game.pick("bleed", minion=krid)
    while game.table.action is not None:
        assert not game.options("out of turn")
        game.passes()


def test_piper_has_an_anarch_recruit_without_an_action() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch"))
    (mage,) = game.hand("Sarah", ally("Mage", 2, pool=1))
    played(game, "Piper")
    game.pick("bring", mage)
    assert (krid.locked, mage.place.region, mage.blood, game["Sarah"].pool) == (True, "uncontrolled", 2, 29)


def test_piper_needs_an_unlocked_anarch() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, sect="Anarch"), locked=True)
    with pytest.raises(IllegalError):
        played(game, "Piper")


def test_who_gives_a_toreador_grand_ball_is_not_blocked_and_the_other_stays_locked() -> None:
    game = table()
    nora = game.ready("Sarah", vampire("Nora", 6, clan="Toreador"), blood=3)
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador"))
    game.ready("Alexis", vampire("Ira", 6, text="+3 intercept."))
    played(game, "Toreador Grand Ball")
    game.pick("target", nora)
    game.pick("target", krid) if game.options("target") and len(game.options("target")) == 1 else None
    if game.options("target"):
        game.pick("target", krid)
    assert krid.locked
    game.go_to("minion", of="Sarah")
    game.pick("hunt", minion=nora)
    assert game.table.action is None or game.table.action.unblockable
    game.pass_all()
    assert nora.blood == 4


def test_the_locked_toreador_does_not_unlock_and_a_nosferatu_burns_the_ball_with_less_stealth() -> None:
    game = table()
    nora = game.ready("Sarah", vampire("Nora", 6, clan="Toreador"))
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Toreador"), locked=True)
    ball = game.in_play("Sarah", "Toreador Grand Ball", marks={"chosen": str(nora.id), "chosen locked": str(krid.id)})
    ira = game.ready("Alexis", vampire("Ira", 6, clan="Nosferatu", text="+1 stealth."))
    game.phase("unlock", of="Sarah")
    game.start()
    assert krid.locked
    game.go_to("minion", of="Alexis")
    game.pick("card in play", ball, minion=ira)
    assert game.table.action is not None
    assert game.table.action.stealth == 0


def test_the_museum_exchanges_for_a_card_that_requires_an_anarch() -> None:
    game = table()
    museum = game.in_play("Sarah", "Garibaldi-Meucci Museum")
    piper, _ = game.ash_heap("Sarah", "Piper", "Giant's Blood")
    (tap,) = game.hand("Sarah", "Minion Tap")
    game.phase("unlock", of="Sarah")
    game.pick("use", museum)
    game.pick("exchange", tap)
    assert [option.copy for option in game.options("exchange")] == [piper.id]
    game.pick("exchange", piper)
    assert (game.names("Sarah", "hand"), game["Sarah"].pool) == (["Piper"], 29)


@pytest.mark.parametrize("sect", ["Anarch", "Camarilla"])
def test_the_museum_ends_a_combat_between_anarchs_only(sect: str) -> None:
    game = table()
    museum = game.in_play("Sarah", "Garibaldi-Meucci Museum")
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Anarch"))
    ira = game.ready("Alexis", vampire("Ira", 6, sect=sect))
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    if sect == "Anarch":
        game.pick("use", museum)
        assert game.table.combat is None
        assert museum.locked
    else:
        assert not game.options("use")


def test_at_club_illusion_any_anarch_pays_for_bleed_once() -> None:
    game = table()
    krid = game.ready("Alexis", vampire("Krid", 6, sect="Anarch"))
    club = game.in_play("Sarah", "Club Illusion")
    game.phase("minion", of="Alexis")
    game.pick("bleed", minion=krid)
    game.pick("use", club, by="Alexis")
    assert not game.options("use")
    game.pass_all()
    assert (game["Justin"].pool, krid.blood) == (28, 5)


def test_club_illusion_is_for_anarchs() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.in_play("Sarah", "Club Illusion")
    game.pick("bleed", minion=krid)
    assert not game.options("use")


def test_tension_in_the_ranks_burns_pool_of_who_loses_a_ready_minion() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    game.in_play("Justin", "Tension in the Ranks")
    ira = game.ready("Alexis", vampire("Ira", 6, text="+2 strength."), blood=6)
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    game.pass_all()
    assert (krid.place.region, game["Sarah"].pool) == ("torpor", 29)
    game = table()
    mage = game.ready("Sarah", ally("Mage", 1))
    game.in_play("Justin", "Tension in the Ranks")
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.pick("bleed", minion=mage)
    game.pick("block", ira)
    game.pass_all()
    assert (mage.place.region, game["Sarah"].pool) == ("ash heap", 29)


def test_tension_in_the_ranks_is_burned_for_two_master_cards() -> None:
    game = table()
    tension = game.in_play("Justin", "Tension in the Ranks")
    one, two = game.hand("Sarah", "Minion Tap", "Giant's Blood")
    game.phase("master", of="Sarah")
    game.pick("use", tension)
    game.pick("discard", one)
    assert (tension.place.region, one.place.region, two.place.region) == ("ash heap", "ash heap", "ash heap")


def test_grooming_moves_blood_to_a_younger_one_of_the_clan() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue"), blood=6)
    nora = game.uncontrolled("Sarah", vampire("Nora", 4, clan="Ventrue"))
    game.uncontrolled("Sarah", vampire("Milo", 4, clan="Brujah"))
    played(game, "Grooming the Protégé")
    game.pick("amount", amount=2)
    assert (krid.blood, nora.blood) == (4, 2)


def test_who_grooms_with_a_single_blood_moves_that_at_most() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue"), blood=1)
    nora = game.uncontrolled("Sarah", vampire("Nora", 4, clan="Ventrue"))
    played(game, "Grooming the Protégé")
    assert [each.amount for each in game.options("amount")] == [1, 0]
    game.pick("amount", amount=1)
    assert (krid.blood, nora.blood) == (0, 1)


def test_only_who_has_somebody_to_groom_is_chosen_for_it() -> None:
    for clans, whom in ((("Ventrue", "Brujah", "Brujah"), {"Bru0", "Bru1"}), (("Ventrue",), set[str]())):
        game = table()
        for number, clan in enumerate(clans):
            game.ready("Sarah", vampire(f"{clan[:3]}{number - 1}", 6, clan=clan))
        milo = game.uncontrolled("Sarah", vampire("Milo", 4, clan="Brujah"))
        (card,) = game.hand("Sarah", "Grooming the Protégé")
        game.phase("master", of="Sarah")
        assert bool(game.options("master")) == bool(whom)
        if whom:
            game.pick("master", card)
            assert {game.name(game.rules.copy(each.copy)) for each in game.options("target")} == whom
            game.pick("target", "Bru0")
            game.pick("amount", amount=3)
            assert milo.blood == 3


@pytest.mark.parametrize(
    ("card", "capacity", "playable"),
    [
        ("Haqim's Law: Judgment", 5, True),
        ("Haqim's Law: Judgment", 4, False),
        ("Blind Spot", 5, True),
        ("Blind Spot", 4, False),
        ("Tend the Flock", 5, True),
        ("Tend the Flock", 4, False),
    ],
)
def test_a_card_for_one_and_a_younger_one_is_played_where_there_are_both(
    card: str, capacity: int, *, playable: bool
) -> None:
    game = table()
    clan = "Baali" if card == "Tend the Flock" else "Banu Haqim"
    face = vampire("Elder", capacity, clan=clan, sect="Independent", text="Infernal." if clan == "Baali" else "")
    game.ready("Sarah", face)
    young = vampire("Young", 4, text="Infernal.")
    if card == "Tend the Flock":
        game.uncontrolled("Sarah", young)
    else:
        game.ready("Alexis", young)
    game.hand("Sarah", card)
    game.phase("master", of="Sarah")
    assert bool(game.options("master")) == playable


# -- templates ------------------------------------------------------------------------------------------------------


def test_a_location_locked_in_the_influence_phase_feeds_the_clans_uncontrolled_one() -> None:
    game = table()
    nora = game.uncontrolled("Sarah", vampire("Nora", 4, clan="Gangrel"))
    game.uncontrolled("Sarah", vampire("Milo", 4, clan="Brujah"))
    place = game.in_play("Sarah", "Ecoterrorists")
    game.phase("influence", of="Sarah")
    game.pick("use", place)
    assert (nora.blood, place.locked) == (1, True)
    with pytest.raises(IllegalError):
        game.pick("use", place)


def test_headquarters_give_votes_while_polling() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 8, clan="Ventrue", title="prince of Chicago"))
    place = game.in_play("Sarah", "Ventrue Headquarters")
    (agitation,) = game.hand("Sarah", "Domain Challenge")
    game.pick("political", agitation)
    while not game.options("use"):
        game.passes()
    game.pick("use", place)
    assert place.locked
    assert any(option.kind == "gained for" and option.amount == 3 for option in game.options())


def test_a_master_with_counters_is_burned_with_the_last() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4, clan="Toreador antitribu"))
    grande = game.in_play("Sarah", "Palla Grande", counters={"counters": 1})
    assert minions.bleed_amount(game.rules, krid) == 2
    game.phase("discard", of="Sarah")
    game.start()
    assert grande.place.region == "ash heap"


def test_a_guardian_angel_intercepts_bleeds_and_leaves_with_torpor() -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(ira, "Guardian Angel")
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."))
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    assert ira.locked or game.table.combat is not None


def test_charisma_makes_allies_cheaper_by_an_action() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.on(krid, "Charisma")
    (mage,) = game.hand("Sarah", ally("Mage", 2, pool=3))
    game.pick("recruit", mage)
    game.pass_all()
    assert game["Sarah"].pool == 28


def test_a_referendum_burns_a_legend() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    revolt = game.in_play("Alexis", "Anarch Revolt")
    game.pick("card in play", revolt, minion=krid)
    while game.choice is not None and game.table.action is not None:
        (game.pick("title for") if game.options("title for") and game.asked == "Sarah" else game.passes())
    assert revolt.place.region == "ash heap"
    assert ira.place.region == "ready"


def test_a_use_that_costs_a_master_phase_action_is_not_offered_without_one() -> None:
    game = table()
    camp = game.in_play("Sarah", "Twilight Camp", blood=2)
    game.ready("Sarah", vampire("Krid", 6, **ANARCH), blood=3)  # type: ignore[arg-type]
    (blood,) = game.hand("Sarah", "Giant's Blood")
    game.phase("master", of="Sarah")
    assert camp.id in {option.copy for option in game.options("use")}
    game.pick("master", blood)
    while game.options("target"):
        game.pick("target")
    assert not game.options("use")


@pytest.mark.parametrize(
    ("numbers", "pools"),
    [((4, 3, 5), (26, 33, 25)), ((6, 5, 5), (24, 35, 35)), ((1, 1, 3), (31, 31, 33)), ((2, 2, 1), (28, 28, 31))],
)
def test_all_choose_for_the_game_of_malkav_in_secret_of_each_other(
    numbers: tuple[int, ...], pools: tuple[int, ...]
) -> None:
    game = table()
    game.ready("Sarah", vampire("Nora", 6, clan="Malkavian"))
    played(game, "Game of Malkav")
    assert game.referee is not None
    asked = game.referee.choices
    assert [(choice.seat, len(choice.options)) for choice in asked] == [(0, 6), (1, 5), (2, 5)]
    # Anybody may answer first, and think again: nothing is known before all have.
    game.referee.answer(0, 2)
    for seat in (2, 1, 0):
        assert [one.pool for one in game.table.seats] == [30, 30, 30]
        game.referee.answer(numbers[seat] - 1, seat)
    assert tuple(one.pool for one in game.table.seats) == pools


def test_a_trial_of_a_hidden_choice_knows_what_none_has_answered() -> None:
    game = table()
    game.ready("Sarah", vampire("Nora", 6, clan="Malkavian"))
    played(game, "Game of Malkav")
    assert game.referee is not None
    game.referee.answer(4, 1)
    trial = try_out(game.referee)
    assert trial.choice is not None
    assert (trial.choice.seat, trial.referee.picked) == (0, {})
    for _ in range(3):
        trial.answer(0)
    assert [one.pool for one in trial.table.seats] == [31, 31, 31]
    assert [one.pool for one in game.table.seats] == [30, 30, 30]
