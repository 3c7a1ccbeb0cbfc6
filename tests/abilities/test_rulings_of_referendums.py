"""Rulings on referendums: their votes, what is played in them, and what comes after them."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.calls import called, passes, pools, to_terms
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.politics.referendum import tally
from vtes_desktop.table.table import Copy, Place


def points(game: Position, **given: int) -> None:
    """The points are allocated; what is left goes to nobody."""
    for _ in range(8):
        if not game.options("points"):
            return
        option = game.options("points")[0]
        name = game.table.seats[option.seat].name
        wanted = given.get(name, 0)
        amounts = [each.amount for each in game.options("points")]
        game.pick("points", amount=wanted if wanted in amounts else min(amounts))


def casts(game: Position, copy: Copy, side: str) -> None:
    """Everybody passes until a vampire casts the votes of its title."""
    for _ in range(20):
        if any(each.copy == copy.id for each in game.options(f"title {side}")):
            break
        game.passes()
    game.pick(f"title {side}", copy)


def begun(
    card: str, *, discipline: str = "", against: tuple[str, ...] = (), hand: tuple[str, ...] = ()
) -> tuple[Position, Copy, Copy]:
    """Krid, a prince of Sarah, calls a referendum; Ira, a prince of Alexis, may vote."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, discipline, title="prince of Boston"))
    ira = game.ready("Alexis", vampire("Ira", 9, title="prince of Paris"))
    game.hand("Sarah", card, *hand)
    game.hand("Alexis", *against)
    game.pick("political", card, minion=krid)
    return game, krid, ira


def plays(game: Position, card: str, level: str | None = None) -> None:
    """Everybody waits or passes until a card can be played; it is."""
    for _ in range(30):
        if any(card in each.text and level in (None, each.level) for each in game.options("play")):
            game.pick("play", card, level=level)
            return
        game.pick("wait") if game.options("wait") else game.passes()
    raise AssertionError(f"It cannot be played: {game}")


def ends(game: Position) -> None:
    """Everybody passes until the action is over."""
    for _ in range(80):
        if game.table.action is None:
            return
        game.passes() if game.options("pass") or game.options("no block") else game.referee.answer(0)
    raise AssertionError(f"It never ends: {game}")


@pytest.mark.parametrize(("card", "most"), [("Kine Resources Contested", 3), ("Conservative Agitation", 2)])
def test_points_go_to_two_or_more_and_to_oneself_too(card: str, most: int) -> None:
    game, _ = called(card, title="prince of Boston")
    seen: dict[int, int] = {}
    for _ in range(8):
        if not game.options("points"):
            break
        for each in game.options("points"):
            seen[each.seat] = max(seen.get(each.seat, 0), each.amount)
        game.pick("points", amount=max(each.amount for each in game.options("points")))
    passes(game)
    lost = [30 - each for each in pools(game)]
    assert max(lost) <= most and len([each for each in lost if each]) >= 2
    assert 0 in seen


def test_an_ancient_influence_gains_and_then_burns() -> None:
    """The poison pill counts the 5 that are burned, not what is left of the gain."""

    game, krid, ira = begun("Ancient Influence", against=("Poison Pill",))
    plays(game, "Poison Pill")
    for _ in range(60):
        if game.table.action is None:
            break
        if any(each.copy in (krid.id, ira.id) for each in game.options("target")):
            game.pick("target", krid if game.asked == "Sarah" else ira)
        elif game.asked == "Sarah" and game.options("title for"):
            game.pick("all for")
        else:
            game.passes()
    assert pools(game) == [30 + 8 - 5 - 5, 30 + 9 - 5, 30 - 5]


@pytest.mark.parametrize("name", ["Armin Brenner", "Donald Cargill", "Lutz von Hohenzollern"])
def test_what_comes_after_a_referendum_comes_after_its_effects(name: str) -> None:
    """Whoever is ousted by the effects is so before."""
    game = table()
    prey_pool = 3
    caller = game.ready(
        "Sarah", "Armin Brenner" if name == "Armin Brenner" else vampire("Krid", 8, title="prince of Boston")
    )
    game.pool("Alexis", prey_pool)
    if name == "Lutz von Hohenzollern":
        game.ready("Sarah", name)
    donald = game.ready("Alexis" if name == "Donald Cargill" else "Justin", "Donald Cargill", blood=1)
    game.hand("Sarah", "Kine Resources Contested")
    game.pick("political", minion=caller)
    to_terms(game)
    if name == "Donald Cargill":
        points(game, Sarah=1, Justin=3)
    else:
        points(game, Alexis=3, Justin=1)
    passes(game)
    ends(game)
    if name == "Donald Cargill":
        assert donald.blood == 0
    elif name == "Armin Brenner":
        assert game["Sarah"].pool == 30 + 6 + 1 and game["Alexis"].ousted
    else:
        assert game["Alexis"].ousted and game["Justin"].pool == 30 - 1 - 1


def test_lutz_does_nothing_more_where_his_methuselah_is_ousted() -> None:
    game = table()
    game.ready("Alexis", "Lutz von Hohenzollern")
    krid = game.ready("Sarah", vampire("Krid", 11, title="prince of Boston"))
    game.pool("Alexis", 3)
    game.hand("Sarah", "Kine Resources Contested")
    game.hand("Sarah", "Bewitching Oration")
    game.pick("political", minion=krid)
    to_terms(game)
    points(game, Alexis=3, Sarah=1)
    passes(game)
    ends(game)
    assert game["Alexis"].ousted and game["Justin"].pool == 30


def test_donald_burns_his_blood_though_the_predator_is_ousted() -> None:
    game = table("Sarah", "Alexis", "Justin", "Ken")
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"))
    donald = game.ready("Alexis", "Donald Cargill", blood=1)
    game.pool("Sarah", 1)
    game.hand("Sarah", "Kine Resources Contested")
    game.pick("political", minion=krid)
    to_terms(game)
    points(game, Sarah=1, Justin=3)
    passes(game)
    for _ in range(20):
        if game.table.action is None:
            break
        game.passes()
    assert game["Sarah"].ousted and donald.blood == 0


@pytest.mark.parametrize(("card", "gains"), [("Voter Captivation", True), ("", False)])
def test_bernard_s_hunt_is_a_referendum_of_a_political_action(card: str, gains: bool) -> None:
    game = table()
    bernard = game.ready("Sarah", "Bernard, the Scourge", blood=2)
    game.ready("Sarah", vampire("Voice", 9, title="prince of Boston"))
    prey = game.ready("Alexis", vampire("Ira", 4))
    game.hand("Sarah", *([card] if card else []))
    game.pick("card in play", minion=bernard)
    for _ in range(4):
        if game.options("target"):
            game.pick("target", prey)
    to_terms(game)
    passes(game)
    for _ in range(20):
        if game.table.action is None:
            break
        if any("Voter Capt" in each.text for each in game.options("play")):
            game.pick("play", level="pre")
        else:
            game.passes()
    assert prey.place.region == "ash heap" and (bernard.blood > 2) == gains


def test_bernard_s_hunt_can_be_delayed() -> None:
    game = table()
    bernard = game.ready("Sarah", "Bernard, the Scourge", blood=2)
    prey = game.ready("Alexis", vampire("Ira", 4), blood=3)
    game.hand("Alexis", "Delaying Tactics")
    game.pick("card in play", minion=bernard)
    for _ in range(4):
        if game.options("target"):
            game.pick("target", prey)
    for _ in range(20):
        if any("Delaying" in each.text for each in game.options("play")):
            break
        game.passes() if game.options("pass") or game.options("no block") else game.referee.answer(0)
    game.pick("play", "Delaying Tactics")
    ends(game)
    assert prey.place.region == "ready" and not bernard.locked
    assert not any(each.minion == bernard.id and each.kind in ("card in play", "political") for each in game.options())


@pytest.mark.parametrize("when", ["before", "after"])
def test_delaying_tactics_cancel_before_and_after_votes_are_cast(when: str) -> None:
    """Nothing is tallied: bribes bring nothing, and who called has had his political action of the turn."""

    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Ira", 9, title="prince of Paris"))
        game.hand("Alexis", "Delaying Tactics")
        game.hand("Sarah", "Bribes", "Kine Resources Contested", "Parity Shift")

    game, krid = called("Kine Resources Contested", title="prince of Boston", lay=lay)
    points(game, Alexis=3, Justin=1)
    for _ in range(30):
        if any("Bribes" in each.text for each in game.options("play")):
            game.pick("play", "Bribes")
            break
        game.passes()
    if when == "after":
        casts(game, krid, "for")
        assert tally(game.rules, "for") == 2
    for _ in range(30):
        if any("Delaying" in each.text for each in game.options("play")):
            break
        game.passes()
    game.pick("play", "Delaying Tactics")
    ends(game)
    assert pools(game) == [31, 30, 30] and not krid.locked
    assert not game.options("political")
    assert "Kine Resources Contested" in game.names("Sarah", "hand")


@pytest.mark.parametrize("copies", [1, 2])
def test_tactics_delay_the_referendum_of_one_revolt_not_of_another(copies: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"))
    game.ready("Sarah", vampire("Oth", 8))
    game.ready("Alexis", vampire("Ira", 9))
    revolts = [game.in_play("Justin", "Anarch Revolt") for _ in range(copies)]
    game.hand("Alexis", "Delaying Tactics")
    number = next(n for n, each in enumerate(game.options()) if each.copy == revolts[0].id and each.minion == krid.id)
    game.referee.answer(number)
    for _ in range(20):
        if any("Delaying" in each.text for each in game.options("play")):
            break
        game.passes()
    game.pick("play", "Delaying Tactics")
    ends(game)
    assert {each.copy for each in game.options("card in play")} == {each.id for each in revolts[1:]}


def test_locked_minions_are_counted_once_the_votes_are_in() -> None:
    """Disarming Presence locks who votes: she burns a pool for that vampire too."""

    game, krid, ira = begun("Domain Challenge", discipline="pre", hand=("Disarming Presence",))
    plays(game, "Disarming Presence")
    game.pick("card for")
    game.pick("title for", krid)
    casts(game, ira, "against")
    ends(game)
    assert pools(game) == [29, 29, 30]


@pytest.mark.parametrize("locked", [True, False])
def test_who_is_locked_votes_under_a_disarming_presence(locked: bool) -> None:
    game, _, ira = begun("Domain Challenge", discipline="pre", hand=("Disarming Presence",))
    plays(game, "Disarming Presence")
    ira.locked = locked
    game.pick("card for")
    casts(game, ira, "against")
    assert ira.locked
    assert any("Alexis casts 2 votes against" in each for each in game.log)


@pytest.mark.parametrize("when", ["before", "after"])
def test_cheval_de_bataille_costs_all_who_vote_against(when: str) -> None:
    def lay(game: Position) -> None:
        game.ready("Alexis", vampire("Ira", 9, title="prince of Paris"), blood=5)
        game.hand("Sarah", "Cheval de Bataille")

    game, _krid = called("Kine Resources Contested", title="archbishop of Boston", sect="Sabbat", lay=lay)
    points(game, Alexis=3, Justin=1)
    ira = next(copy for copy in game.rules.pile(1, "ready"))
    if when == "after":
        for _ in range(10):
            if game.options("title for"):
                break
            game.passes()
        game.pick("all for")
        if game.asked == "Sarah":
            game.pick("wait")
        casts(game, ira, "against")
    plays(game, "Cheval de Bataille")
    if when == "before":
        casts(game, ira, "against")
    ends(game)
    assert ira.blood == 4


@pytest.mark.parametrize(("pool", "votes"), [(1, 0), (5, 3)])
def test_ferraille_brings_no_votes_to_who_is_ousted_by_it(pool: int, votes: int) -> None:
    def lay(game: Position) -> None:
        game.in_play("Alexis", "Ferraille")
        game.pool("Alexis", pool)
        game.give_edge("Alexis")

    game, _ = called("Kine Resources Contested", title="prince of Boston", lay=lay)
    points(game, Sarah=3, Justin=1)
    until_or_over(game, "use", what="referendum")
    if game.options("use"):
        game.pick("use")
    for _ in range(10):
        if game.options("gained against") or game.table.referendum is None:
            break
        game.passes()
    assert sum(each.amount for each in game.options("gained against")) == votes
    assert game["Alexis"].ousted == (pool == 1)


def test_ellison_forces_one_prince_in_a_referendum() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"))
    ellison = game.ready("Alexis", "Ellison Humboldt", blood=8)
    game.hand("Sarah", "Kine Resources Contested")
    game.pick("political", minion=krid)
    to_terms(game)
    points(game, Alexis=3, Justin=1)
    until_or_over(game, "use", ellison)
    game.pick("use", ellison)
    for _ in range(4):
        if game.options("title for") or not (game.options("target") or game.options("against") or game.options("way")):
            break
        game.referee.answer(len(game.options()) - 1)
    seen = False
    for _ in range(30):
        if game.table.action is None:
            break
        seen |= any(each.copy == ellison.id for each in game.options("use"))
        game.passes()
    assert not seen and ellison.blood == 7


@pytest.mark.parametrize("other", [True, False])
def test_ellison_forces_no_prince_who_abstains(other: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"))
    ellison, kateline = game.ready("Alexis", "Ellison Humboldt"), game.ready("Alexis", "Kateline Nadasdy")
    abstains = game.ready("Justin", vampire("Ira", 5, title="prince of Rome"))
    game.hand("Sarah", "Kine Resources Contested")
    if not other:
        minions.mark(game.rules, krid, "title", "none")
    game.pick("political", minion=krid)
    to_terms(game)
    points(game, Alexis=3, Justin=1)
    until_or_over(game, "use", kateline)
    game.pick("use", kateline)
    game.pick("target", abstains)
    until_or_over(game, "title for")
    assert any(option.copy == ellison.id for option in game.options("use")) == other
    if other:
        game.pick("use", ellison)
        assert abstains.id not in [option.copy for option in game.options("target")]


@pytest.mark.parametrize(("camarilla", "votes"), [(True, 2), (False, 0)])
def test_fabrizia_has_her_votes_where_the_prey_has_a_camarilla_vampire(camarilla: bool, votes: int) -> None:
    game = table()
    fabrizia = game.ready("Sarah", "Fabrizia Contreraz")
    game.ready("Alexis", vampire("Ira", 5, sect="Camarilla" if camarilla else "Sabbat"))
    assert minions.net_votes(game.rules, fabrizia) == votes


@pytest.mark.parametrize(("title", "votes"), [("", 2), ("prince of Boston", 2)])
def test_gerald_and_a_bloodbath_give_votes_without_a_title(title: str, votes: int) -> None:
    game = table()
    gerald = game.ready("Sarah", "Gerald Windham", title=title) if title else game.ready("Sarah", "Gerald Windham")
    for number in range(2):
        game.ready("Alexis", vampire(f"Ira {number}", 5, title=f"prince of City {number}"))
    assert minions.net_votes(game.rules, gerald) == votes
    assert bool(minions.title(game.rules, gerald)) == bool(title)


def test_a_bloodbath_gives_a_vote_as_long_as_there_is_no_title() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Sabbat"))
    game.on(krid, "Bloodbath")
    assert minions.net_votes(game.rules, krid) == 1
    minions.mark(game.rules, krid, "title", "archbishop of Rome")
    assert minions.net_votes(game.rules, krid) == 2
    minions.mark(game.rules, krid, "title", "none")
    assert minions.net_votes(game.rules, krid) == 1


@pytest.mark.parametrize("name", ["Genevieve", "Gratiano"])
def test_votes_and_ballots_of_one_vampire_are_on_one_side(name: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"))
    priscus = game.ready("Alexis", name)
    if name == "Gratiano":
        game.on(priscus, "Legendary Vampire")
    game.hand("Sarah", "Kine Resources Contested")
    game.pick("political", minion=krid)
    to_terms(game)
    points(game, Alexis=3, Justin=1)
    kinds = ("title for", "prisci for")
    for _ in range(20):
        if game.asked == "Alexis" and any(each.kind in kinds and each.copy == priscus.id for each in game.options()):
            break
        game.passes()
    number = next(n for n, each in enumerate(game.options()) if each.kind in kinds and each.copy == priscus.id)
    game.referee.answer(number)
    for _ in range(20):
        if game.table.referendum is None:
            break
        assert not any(each.kind.endswith("against") and each.copy == priscus.id for each in game.options())
        game.passes()


@pytest.mark.parametrize("corrupt", [True, False])
def test_who_is_corrupted_after_voting_against_khaytall_abstains(corrupt: bool) -> None:
    game = table()
    snake = game.ready("Sarah", "Khay'tall, Snake of Eden")
    ira = game.ready("Alexis", vampire("Ira", 9, title="prince of Paris"))
    game.hand("Sarah", "Kine Resources Contested", "Velvet Tongue")
    game.pick("political", minion=snake)
    to_terms(game)
    points(game, Alexis=3, Justin=1)
    for _ in range(10):
        if game.options("card for"):
            break
        game.passes()
    game.pick("card for")
    game.pick("wait")
    casts(game, ira, "against")
    assert tally(game.rules, "against") == 2
    if corrupt:
        plays(game, "Velvet Tongue", "ser")
        game.pick("target", ira) if game.options("target") else None
    ends(game)
    assert game["Alexis"].pool == (27 if corrupt else 30)


@pytest.mark.parametrize(("copies", "lost"), [(1, 1), (2, 2)])
def test_camarilla_exemplary_is_cumulative_and_chosen_again(copies: int, lost: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"))
    callers = [game.ready("Sarah", vampire(f"Caller {number}", 8)) for number in range(copies)]
    ira = game.ready("Alexis", vampire("Ira", 8), blood=6)
    game.hand("Sarah", *["Camarilla Exemplary"] * copies)
    for caller in callers:
        game.pick("political", minion=caller)
        for _ in range(10):
            if any(each.copy == krid.id for each in game.options("target")):
                game.pick("target", krid)
                break
            game.passes()
        passes(game)
        ends(game)
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", ira)
    assert ira.blood <= 6 - lost
    ends_fight(game)
    assert ira.blood == 6 - lost - 1


def ends_fight(game: Position) -> None:
    for _ in range(40):
        if game.table.action is None:
            return
        game.pick("hand strike") if game.options("hand strike") else game.passes()


def test_kahina_s_damage_is_one_for_any_number_of_counters() -> None:
    game = table()
    kahina = game.ready("Sarah", "Kahina the Sorceress")
    game.ready("Sarah", vampire("Voice", 8, title="prince of Boston"))
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6, counters={"corruption 0": 3, "corruption": 3})
    game.pick("card in play", minion=kahina)
    to_terms(game)
    passes(game)
    ends(game)
    assert ira.blood in (5, 6)
    assert ira.blood == 5, ira


def test_the_blood_of_a_guru_comes_after_the_effects() -> None:
    def lay(game: Position) -> None:
        game.on(game.rules.pile(0, "ready")[0], "Guru")

    game, _krid = called("Kine Resources Contested", title="archbishop of Boston", sect="Sabbat", blood=3, lay=lay)
    points(game, Alexis=3, Justin=1)
    passes(game)
    ends(game)
    log = game.log
    gain = next(n for n, each in enumerate(log) if "Krid gets 1 blood" in each)
    lost = next(n for n, each in enumerate(log) if "Alexis burns 3 pool" in each)
    assert lost < gain


@pytest.mark.parametrize("mute", [True, False])
def test_a_mute_condemned_vampire_casts_its_ballot(mute: bool) -> None:
    game = table()
    priscus = game.ready("Sarah", vampire("Krid", 8, sect="Sabbat", title="priscus"))
    if mute:
        game.on(priscus, "Condemnation: Mute", marks={"level": "dai"}, owner="Alexis")
    caller = game.ready("Sarah", vampire("Caller", 8))
    game.hand("Sarah", "Kine Resources Contested")
    game.pick("political", minion=caller)
    to_terms(game)
    points(game, Alexis=3, Justin=1)
    until_or_over(game, "prisci for", priscus)
    assert any(each.copy == priscus.id for each in game.options("prisci for"))


@pytest.mark.parametrize("removed", [True, False])
def test_an_aura_that_is_gone_as_the_referendum_passes_does_nothing(removed: bool) -> None:
    def lay(game: Position) -> None:
        game.hand("Sarah", "Aura of Invincibility")

    game, krid = called("Kine Resources Contested", title="prince of Boston", lay=lay)
    points(game, Alexis=3, Justin=1)
    for _ in range(20):
        if any("Aura" in each.text for each in game.options("play")):
            break
        game.passes()
    game.pick("play", "Aura of Invincibility")
    aura = next(copy for copy in game.rules.pile(0, "ash heap") if game.name(copy) == "Aura of Invincibility")
    if removed:
        game.rules.doing.move_card(aura, Place(0, "removed"))
    passes(game)
    ends(game)
    assert (aura.id in krid.attached) != removed


def test_luna_does_not_remove_what_was_played_for_the_referendum() -> None:
    game = table()
    luna = game.ready("Sarah", "Luna Giovanni")
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"))
    game.ash_heap("Sarah", "Parity Shift")
    game.hand("Sarah", "Kine Resources Contested")
    game.pick("political", minion=krid)
    to_terms(game)
    points(game, Alexis=3, Justin=1)
    until_or_over(game, "use", luna)
    game.pick("use", luna)
    names = [each.text for each in game.options("target")]
    assert not any("Kine Resources" in each for each in names)


def test_a_poll_of_the_condemned_zaroff_is_cancelled_more_than_once() -> None:
    game = table()
    first = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"))
    second = game.ready("Sarah", "Bernard, the Scourge")
    zaroff = game.ready("Alexis", "Count Zaroff")
    game.pick("card in play", minion=second)
    for _ in range(4):
        if game.options("target"):
            game.pick("target", zaroff)
    to_terms(game)
    for _ in range(30):
        if game.options("use") or game.table.action is None:
            break
        mine = [n for n, each in enumerate(game.options()) if each.kind.endswith(" for")]
        game.referee.answer(mine[0]) if mine and game.asked == "Sarah" else game.passes()
    assert any(each.copy == zaroff.id for each in game.options("use"))
    game.pick("use", zaroff)
    assert zaroff.place.region == "uncontrolled" and game["Alexis"].pool == 29
    del first
