"""Vampires defined by name that change what they or others are, act by their own text, or watch what happens."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.table import table
from tests.abilities.test_elders import advance, call, offered, until
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.requirements import has_word, meets
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
DOOM = library("Doom", "Event", text="Gehenna. Nothing happens.")
CAR = library("Car", "Equipment", pool=1, text="Vehicle.")
GEAR = library("Gear", "Equipment", pool=1, text="Equipment.")


def merged(game: Position, name: str) -> Copy:
    """An advanced vampire of Sarah's that has merged with its base card."""
    top = game.ready("Sarah", f"{name} (ADV)", marks={"merged": "yes"})
    game.on(top, name)
    return top


@pytest.mark.parametrize(
    ("name", "levels", "alone"),
    [
        ("Gengis", {"aus": 2, "cel": 2}, {"aus": 1, "cel": 1}),
        ("Louis Fortier", {"dom": 2, "pre": 2}, {"dom": 1, "pre": 1}),
        ("Helena", {"dai": 2, "obt": 1}, {"dai": 1, "obt": 0}),
        ("Maria Stone", {"spi": 2}, {"spi": 1}),
    ],
)
def test_merged_vampires_have_more_disciplines(name: str, levels: dict[str, int], alone: dict[str, int]) -> None:
    game = table()
    top, other = merged(game, name), game.ready("Alexis", f"{name} (ADV)")
    for copy, wanted in ((top, levels), (other, alone)):
        have = minions.disciplines(game.rules, copy)
        assert {code: have.get(code, 0) for code in wanted} == wanted
    assert name != "Maria Stone" or (minions.strength(game.rules, top), minions.strength(game.rules, other)) == (1, 0)


def test_gwen_is_founded_by_gehenna_of_others() -> None:
    for of, founder in (("Alexis", 1), ("Sarah", 0)):
        game = table()
        gwen = game.ready("Sarah", "Gwen Brand")
        game.in_play(of, DOOM)
        game.phase("unlock", of="Sarah")
        game.start()
        assert gwen.counters.get("founder", 0) == founder
    for count, bleed, level in ((4, 2, 2), (3, 1, 0)):
        game = table()
        gwen = game.ready("Sarah", "Gwen Brand", counters={"founder": count})
        assert minions.bleed_amount(game.rules, gwen) == bleed
        assert minions.disciplines(game.rules, gwen).get("ani", 0) == level
        assert minions.capacity(game.rules, gwen) == 2 + bleed


def test_tariq_and_jacob_change_as_they_are_controlled() -> None:
    game = table()
    tariq, jacob = game.ready("Sarah", "Tariq, The Silent"), game.ready("Sarah", "Jacob, The Glitch")
    away = game.uncontrolled("Sarah", "Tariq, The Silent (ADV)")
    capacities = [minions.capacity(game.rules, each) for each in (tariq, jacob, away)]
    assert capacities == [3, 6, 7]
    game = table()
    assert minions.capacity(game.rules, merged(game, "Tariq, The Silent")) == 7


@pytest.mark.parametrize("masters", [1, 0])
def test_the_predator_has_jacobs_controller_discard_her_hand(masters: int) -> None:
    game = table()
    jacob = game.ready("Sarah", "Jacob, The Glitch")
    game.hand("Justin", *["Vast Wealth"] * masters)
    game.hand("Sarah", "Fake Out")
    game.phase("master", of="Justin")
    assert offered(game, "use", jacob) == bool(masters)
    if masters:
        game.pick("use", jacob)
        game.pass_all()
        assert game.names("Justin", "ash heap") == ["Vast Wealth"]
        assert len(game.rules.pile(0, "ash heap")) == 7 == len(game.rules.pile(0, "hand"))
    game = table()
    jacob = game.ready("Sarah", "Jacob, The Glitch")
    game.hand("Alexis", "Vast Wealth")
    game.phase("master", of="Alexis")
    assert not offered(game, "use", jacob)


def test_jan_cancels_gehenna_for_three_blood() -> None:
    for blood, cancels in ((7, True), (2, False)):
        game = table()
        jan = game.ready("Sarah", "Jan Pieterzoon (ADV)", blood=blood)
        (doom,) = game.hand("Alexis", DOOM)
        game.phase("discard", of="Alexis")
        game.pick("event", doom)
        assert offered(game, "use", jan) == cancels
        if cancels:
            game.pick("use", jan)
            assert (game.names("Alexis", "ash heap"), jan.blood) == (["Doom"], 4)
    game = table()
    top = merged(game, "Jan Pieterzoon")
    top.marks["sect"] = "Independent"
    assert minions.votes(game.rules, top) == 0
    game = table()
    top = merged(game, "Jan Pieterzoon")
    top.marks["sect"] = "Independent"
    game.in_play("Alexis", DOOM)
    assert minions.votes(game.rules, top) == 3


def test_ramona_merged_gives_pool_and_adams_looks_at_his_library() -> None:
    game = table()
    ramona = merged(game, "Ramona")
    ramona.blood = 3
    game.phase("master", of="Sarah")
    game.pick("use", ramona)
    assert (game["Sarah"].pool, ramona.blood) == (31, 2) and not offered(game, "use", ramona)
    game = table()
    alone = game.ready("Sarah", "Ramona (ADV)")
    game.phase("master", of="Sarah")
    assert not offered(game, "use", alone)
    for events in (2, 0):
        game = table()
        adams = game.ready("Sarah", "Reverend Adams (ADV)")
        game.library("Sarah", "Fake Out", "Blood Doll", "Vast Wealth")
        for number in range(events):
            game.in_play("Alexis", library(f"Doom {number}", "Event", text="Gehenna. Nothing happens."))
        game.phase("master", of="Sarah")
        assert offered(game, "use", adams) == bool(events)
        if events:
            game.pick("use", adams)
            assert len(game.options("seen")[0].targets) == 2


@pytest.mark.parametrize("obfuscate", [True, False])
def test_tusk_burns_the_top_of_his_library_as_he_acts(obfuscate: bool) -> None:
    game = table()
    tusk, other = game.ready("Sarah", "Tusk, The Talebearer (ADV)", blood=4), game.ready("Alexis", IRA)
    game.library("Sarah", "Lost in Crowds" if obfuscate else "Fake Out")
    game.pick("bleed", minion=tusk)
    assert offered(game, "use", tusk)
    game.pick("use", tusk)
    assert (game.rules.action.stealth, tusk.blood) == ((1, 4) if obfuscate else (0, 3))
    assert not offered(game, "use", tusk) and not other.locked


@pytest.mark.parametrize(("votes", "burned"), [(True, True), (False, False)])
def test_a_justicar_may_have_theo_burned_or_fall(votes: bool, burned: bool) -> None:
    game = table()
    theo = game.ready("Alexis", "Theo Bell (ADV)")
    judge = game.ready("Sarah", vampire("Judge", 8, title="justicar of Brujah", clan="Brujah"))
    game.in_play("Justin", DOOM)
    if not votes:
        game.ready("Alexis", vampire("Elder", 9, title="inner circle of Brujah", clan="Brujah"))
        game.ready("Alexis", vampire("Lord", 9, title="prince of Nice"))
    game.pick("card in play", minion=judge)
    for _ in range(60):
        if game.table.action is None:
            break
        side = [n for n, each in enumerate(game.options()) if each.kind == ("title for" if votes else "title against")]
        if side and (game.asked == "Sarah") == votes and game.referee is not None:
            game.referee.answer(side[0])
        else:
            game.passes()
    assert (theo.place.region == "ash heap", judge.place.region == "torpor") == (burned, not burned)
    game = table()
    game.ready("Alexis", "Theo Bell (ADV)")
    game.ready("Sarah", vampire("Judge", 8, title="justicar of Brujah", clan="Brujah"))
    assert not game.options("card in play")


@pytest.mark.parametrize(("title", "stays"), [("prince of Nice", True), ("", False)])
def test_gengis_stays_locked_once_a_titled_vampire_has_blocked(title: str, stays: bool) -> None:
    game = table()
    gengis, ira = game.ready("Sarah", "Gengis (ADV)"), game.ready("Alexis", vampire("Lord", 6, title=title))
    duel(game, gengis, ira)
    finish(game)
    turn = game.table.turn
    advance(game, lambda: game.table.turn == turn + 3)
    assert gengis.locked == stays


def test_luna_removes_political_cards_for_votes() -> None:
    game = table()
    luna = game.ready("Sarah", "Luna Giovanni")
    first, second = (
        game.ash_heap("Alexis", "Kine Resources Contested")[0],
        game.ash_heap("Sarah", "Parity Shift", "Fake Out")[0],
    )
    call(game, luna)
    until(game, "use", luna)
    game.pick("use", luna)
    game.pick("target", target=first)
    game.pick("target", target=second)
    game.pick("pass") if game.options("pass") and game.question.startswith("Luna") else None
    assert {first.place.region, second.place.region} == {"removed"}
    game.pass_all() if game.table.referendum is None else None
    assert any(option.amount == 2 for option in game.options("gained for"))


def test_luna_removes_cards_once_in_a_referendum() -> None:
    """Rulings on Luna Giovanni: once each referendum."""
    game = table()
    luna = game.ready("Sarah", "Luna Giovanni")
    first, second = game.ash_heap("Alexis", "Kine Resources Contested", "Parity Shift")
    call(game, luna)
    until(game, "use", luna)
    game.pick("use", luna)
    game.pick("target", target=first)
    game.pick("pass") if game.options("pass") and game.question.startswith("Luna") else None
    until(game, "gained for")
    assert (first.place.region, second.place.region) == ("removed", "ash heap")
    assert not offered(game, "use", luna)


def test_heather_takes_the_pool_of_the_edge() -> None:
    for edge in ("Sarah", "Alexis"):
        game = table()
        heather = game.ready("Sarah", "Heather Florent, The Opportunist", blood=2)
        game.give_edge(edge)
        game.phase("unlock", of="Sarah")
        assert offered(game, "use", heather) == (edge == "Sarah")
        if edge == "Sarah":
            game.pick("use", heather)
            assert (heather.blood, game["Sarah"].pool) == (3, 30) and not game.options("edge")
            assert not offered(game, "use", heather)


@pytest.mark.parametrize("blocked", [True, False])
def test_maskini_burns_blood_for_what_was_in_vain(blocked: bool) -> None:
    game = table()
    maskini, ira = game.ready("Sarah", "Maskini", blood=5), game.ready("Alexis", IRA)
    game.pick("bleed", minion=maskini)
    until(game, "block", ira)
    game.pick("block", ira) if blocked else game.passes()
    finish(game)
    assert maskini.blood == (3 if blocked else 5)
    game = table()
    krid, maskini = (
        game.ready("Sarah", vampire("Krid", 6, text="+1 stealth.")),
        game.ready("Alexis", "Maskini", blood=5),
    )
    game.pick("bleed", minion=krid)
    until(game, "block", maskini)
    game.pick("block", maskini)
    finish(game)
    assert maskini.blood == 4


def test_the_predator_has_miguel_for_a_minion_phase() -> None:
    game = table()
    miguel = game.ready("Sarah", "Miguel Cordovera", locked=True)
    game.phase("minion", of="Justin")
    game.pick("use", miguel)
    assert (miguel.controller, miguel.locked, game["Justin"].pool) == (2, False, 29)
    game.go_to("influence", "Justin") if game.rules.pile(2, "uncontrolled") else game.passes()
    assert miguel.controller == 0
    game = table()
    miguel = game.ready("Sarah", "Miguel Cordovera")
    game.phase("minion", of="Alexis")
    assert not offered(game, "use", miguel)


@pytest.mark.parametrize(("at", "may"), [("Sarah", True), ("Justin", False)])
def test_cesewayo_unlocks_with_an_aye(at: str, may: bool) -> None:
    game = table()
    krid, cesewayo = game.ready("Justin", IRA), game.ready("Sarah", "Cesewayo (ADV)", locked=True)
    aye = game.on(cesewayo, "Aye")
    game.phase("minion", of="Justin")
    game.pick("bleed" if may else "hunt", minion=krid)
    until_or_over(game, "use", cesewayo)
    assert offered(game, "use", cesewayo) == may and at
    if may:
        game.pick("use", cesewayo)
        assert aye.locked and not cesewayo.locked


@pytest.mark.parametrize("who", ["Count Zaroff", "Ira"])
def test_zaroff_flees_from_a_blood_hunt(who: str) -> None:
    game = table()
    zaroff = game.ready("Sarah", "Count Zaroff", blood=1)
    ira = game.ready("Sarah", IRA, blood=1)
    game.torpor("Alexis", vampire("Prey", 3))
    game.ready("Alexis", vampire("Prince", 6, title="prince of Rome"))
    game.pick("diablerize", minion=zaroff if who == "Count Zaroff" else ira)
    until_or_over(game, "title for")
    # Nothing is cancelled before it is called (LSJ 20081203-2 on Gangrel Conspiracy).
    assert not offered(game, "use", zaroff)
    game.pick("title for", by="Alexis")
    until_or_over(game, "use", zaroff)
    assert offered(game, "use", zaroff) == (who == "Count Zaroff")
    if who == "Count Zaroff":
        game.pick("use", zaroff)
        game.pass_all()
        assert zaroff.place.region == "uncontrolled" and game["Sarah"].pool == 29


def test_barbaro_taints_and_changes_clan() -> None:
    game = table()
    barbaro, ira = game.ready("Sarah", "Barbaro Lucchese"), game.ready("Alexis", IRA, counters={"taint": 1})
    fresh = game.ready("Alexis", vampire("Fresh", 4))
    taint = next(n for n, each in enumerate(game.options()) if "taint" in each.text)
    assert game.referee is not None
    game.referee.answer(taint)
    game.pick("target", target=ira)
    assert game.rules.action.seats == (1,)
    game.pass_all()
    assert has_word(game.rules, ira, "infernal") and not ira.counters.get("taint")
    assert not has_word(game.rules, fresh, "infernal")
    game = table()
    barbaro = game.ready("Sarah", "Barbaro Lucchese")
    game.referee or game.start()
    change = next(n for n, each in enumerate(game.options()) if "change his clan" in each.text)
    assert game.referee is not None
    game.referee.answer(change)
    game.pass_all()
    assert minions.clan(game.rules, barbaro) == "Tremere antitribu"


def test_bernard_calls_blood_hunts_on_the_young() -> None:
    game = table()
    bernard = game.ready("Sarah", "Bernard, the Scourge")
    young, old = game.ready("Alexis", vampire("Young", 4)), game.ready("Alexis", vampire("Old", 5))
    game.ready("Sarah", vampire("Lord", 6, title="prince of Nice"))
    game.pick("card in play", minion=bernard)
    until(game, "title for")
    assert game.table.referendum is not None and game.table.referendum.blood_hunt
    assert game.table.referendum.minion == young.id
    game.pick("title for")
    game.pass_all()
    assert (young.place.region, old.place.region) == ("ash heap", "ready")
    game = table()
    game.ready("Sarah", "Bernard, the Scourge", blood=5)
    game.ready("Alexis", vampire("Old", 5))
    assert not game.options("card in play")


@pytest.mark.parametrize("region", ["ready", "torpor"])
@pytest.mark.parametrize("name", ["Tariq, The Silent", "Archon", "Trophy: Diablerie", ""])
def test_bernard_calls_none_on_who_is_free_of_blood_hunts(name: str, region: str) -> None:
    game = table()
    bernard = game.ready("Sarah", "Bernard, the Scourge")
    lies = {"ready": game.ready, "torpor": game.torpor}[region]
    young = lies("Alexis", name if name.startswith("Tariq") else vampire("Young", 3))
    if name in ("Archon", "Trophy: Diablerie"):
        game.on(young, name)
    assert minions.capacity(game.rules, young) == 3
    hunts = [each for each in game.options("card in play") if (each.copy, each.minion) == (bernard.id, bernard.id)]
    assert bool(hunts) == (not name)


def test_nickolai_learns_of_another() -> None:
    game = table()
    nickolai, teacher = (
        game.ready("Sarah", "Nickolai, The Survivor"),
        game.ready("Sarah", vampire("Sage", 6, "POT cel")),
    )
    game.pick("card in play", minion=nickolai)
    game.pass_all()
    assert minions.disciplines(game.rules, nickolai)["pot"] == 2 and nickolai.blood == 5 and not teacher.locked
    game = table()
    nickolai = game.ready("Sarah", "Nickolai, The Survivor")
    game.ready("Sarah", vampire("Sage", 6, "cel"))
    assert not any(option.minion == nickolai.id for option in game.options("card in play"))


@pytest.mark.parametrize(("clan", "may"), [("Banu Haqim", True), ("", False)])
def test_yusuf_unlocks_after_equipping_for_his_clan(clan: str, may: bool) -> None:
    game = table()
    yusuf = game.ready("Sarah", "Yusuf, Scribe of Alamut")
    game.hand("Sarah", library("Dagger", "Equipment", clans=(clan,) if clan else (), text="Equipment."))
    game.pick("equip", minion=yusuf)
    game.pass_all()
    game.go_to("discard", "Sarah")
    assert offered(game, "use", yusuf) == may
    if may:
        game.pick("use", yusuf)
        assert not yusuf.locked


@pytest.mark.parametrize(("title", "mine", "may"), [("prince of Nice", "", True), ("archbishop of Nice", "", False),
                                                    ("prince of Nice", "prince of Bonn", False)])  # fmt: skip
def test_valerius_steals_the_title_of_a_prince(title: str, mine: str, may: bool) -> None:
    game = table()
    valerius = game.ready("Sarah", "Valerius", title=mine or "none")
    lord = game.ready("Alexis", vampire("Lord", 6, title=title, sect="Camarilla" if "prince" in title else "Sabbat"))
    assert any(option.minion == valerius.id for option in game.options("card in play")) == may
    if may:
        game.pick("card in play", minion=valerius)
        game.pass_all()
        assert (minions.title(game.rules, valerius), minions.title(game.rules, lord)) == ("prince of Nice", "")


@pytest.mark.parametrize(("gear", "sect", "asked"), [(CAR, "Anarch", True), (GEAR, "Anarch", False),
                                                     (CAR, "Camarilla", False)])  # fmt: skip
def test_vulture_unlocks_anarchs_with_vehicles(gear: object, sect: str, asked: bool) -> None:
    game = table()
    game.ready("Sarah", "Vulture")
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
    game.hand("Sarah", gear, gear)  # type: ignore[arg-type]
    game.pick("equip", minion=krid)
    until_or_over(game, "yes")
    assert bool(game.options("yes")) == asked
    if asked:
        game.pick("yes")
        assert not krid.locked


@pytest.mark.parametrize(
    ("name", "text", "meets_it"),
    [
        ("Petaniqua (ADV)", "Werewolf with 1 life. 1 strength, 1 bleed. Requires a magaji.", True),
        ("Petaniqua (ADV)", "Mortal with 1 life. 1 strength, 1 bleed. Requires a magaji.", False),
        ("Winterlich", "Changeling with 1 life. 1 strength, 1 bleed. Requires a magaji.", True),
        ("Winterlich", "Werewolf with 1 life. 1 strength, 1 bleed. Requires a magaji.", False),
    ],
)
def test_some_recruit_creatures_whatever_these_require(name: str, text: str, meets_it: bool) -> None:
    game = table()
    mine, ira = game.ready("Sarah", name), game.ready("Sarah", IRA)
    friend = library("Friend", "Ally", clans=("Gangrel",), requirement=("magaji",), text=text)
    assert (meets(game.rules, mine, friend), meets(game.rules, ira, friend)) == (meets_it, False)
    deed = library("Deed", "Action", clans=("Gangrel",), text="+1 stealth action. Gain 1 pool.")
    assert not meets(game.rules, mine, deed)
