"""Cards of a random sample that did something else than they say as they were played: what they do now."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.calls import passes, to_terms
from tests.abilities.deeds import offers, through
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

STRONG = vampire("Ira", 9, text="+8 strength.")


def discarded(game: Position) -> int:
    """How many cards lie in Sarah’s ash heap."""
    return len(game.rules.pile(0, "ash heap"))


# -- Retainers are burned as allies are --


def bears_a_zombie(place: str, *, of: str = "Sarah", bearer: str = "Sarah") -> tuple[Position, Copy, Copy]:
    """A vampire has a Zombie, and burns it for blood; a card lies in play."""
    game = table()
    krid = game.ready(bearer, vampire("Krid", 6), blood=2)
    zombie = game.on(krid, "Zombie")
    laid = game.in_play(of, place)
    game.phase("minion", of=bearer)
    game.pick("card in play", zombie, minion=krid)
    while game.choice is not None and game.table.action is not None and not game.options("yes"):
        game.passes()
    return game, laid, zombie


@pytest.mark.parametrize(("of", "asked"), [("Sarah", True), ("Justin", False)])
def test_the_cursed_abattoir_counts_zombies_that_were_retainers(of: str, asked: bool) -> None:
    game, abattoir, zombie = bears_a_zombie("Cursed Abattoir", of=of)
    assert zombie.place.region == "ash heap"
    assert bool(game.options("yes")) == asked
    if asked:
        game.pick("yes", by="Sarah")
    assert abattoir.counters.get("counters", 0) == asked


def test_the_cursed_abattoir_counts_a_zombie_that_is_burned_with_its_bearer() -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6))
    game.on(krid, "Zombie")
    ira = game.ready("Alexis", vampire("Ira", 9))
    abattoir = game.in_play("Sarah", "Cursed Abattoir")
    game.phase("minion", of="Alexis")
    game.pick("diablerize", ira)
    until_or_over(game, "yes")
    game.pick("yes", by="Sarah")
    assert abattoir.counters == {"counters": 1}


def test_a_retainer_is_no_minion_for_the_path_of_death_and_the_soul() -> None:
    game, path, _ = bears_a_zombie("Path of Death and the Soul", bearer="Alexis")
    assert not game.options("yes")
    assert not path.locked


# -- Who leaves the ready region --


def banished(name: str, *, region: str = "ready") -> tuple[Position, Copy]:
    """Alexis has a vampire of Sarah’s banished."""
    game = table()
    one = game.lay(name, game._place("Sarah", region))
    if region == "torpor":
        game.ready("Sarah", vampire("Krid", 4))
    game.ready("Alexis", vampire("Ira", 10, title="prince of Paris"))
    (card,) = game.hand("Alexis", "Banishment")
    game.phase("minion", of="Alexis")
    game.pick("political", card)
    to_terms(game)
    if game.options("target"):
        game.pick("target", one)
    while game.choice is not None and game.table.referendum is not None:
        mine = next((each for each in game.options() if each.kind == "title for"), None)
        game.pick("title for", by="Alexis") if mine is not None and game.asked == "Alexis" else game.passes()
    over(game)
    return game, one


@pytest.mark.parametrize(("name", "gone"), [("Beckett (ADV)", 7), ("Bez Dunsirn", 2), ("Theo Bell", 0)])
def test_who_is_banished_leaves_the_ready_region(name: str, gone: int) -> None:
    game, one = banished(name)
    assert one.place.region == "uncontrolled"
    assert (discarded(game), len(game.rules.pile(0, "hand"))) == (gone, 7)


def test_beckett_s_hand_is_drawn_up_to_what_it_is_without_him() -> None:
    game = table()
    beckett = game.ready("Sarah", "Beckett (ADV)")
    game.in_play("Alexis", "Anthelios, The Red Star")
    ira = game.ready("Alexis", STRONG)
    game.pick("bleed", beckett)
    assert len(game.rules.pile(0, "hand")) == 8
    through(game, blocker=ira)
    assert beckett.place.region == "torpor"
    assert (discarded(game), len(game.rules.pile(0, "hand"))) == (8, 7)


def test_beckett_s_hand_stays_as_he_is_burned_in_torpor() -> None:
    game = table()
    game.torpor("Sarah", "Beckett (ADV)")
    ira = game.ready("Alexis", STRONG)
    game.phase("minion", of="Alexis")
    game.pick("diablerize", ira)
    over(game)
    assert discarded(game) == 1


# -- Nobody calls a blood hunt --


@pytest.mark.parametrize("hunt", [True, False])
def test_a_blood_hunt_is_no_referendum_that_a_vampire_calls(hunt: bool) -> None:
    """Privileged Position comes after referendums that a vampire has called (sec. 6.5.6)."""
    game = table()
    position = game.in_play("Sarah", "Privileged Position")
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    game.torpor("Alexis", vampire("Child", 3))
    (card,) = game.hand("Sarah", "Anarchist Uprising")
    if hunt:
        game.pick("diablerize", krid)
    else:
        game.pick("political", card, minion=krid)
        to_terms(game)
    while game.table.referendum is None:
        game.passes()
    passes(game)
    if hunt:
        assert krid.place.region == "ash heap"
        while game.table.action is not None:
            assert not offers(game, position)
            game.passes()
        return
    until_or_over(game, "use", position)
    pool = game["Alexis"].pool
    game.pick("use", position)
    assert (position.locked, game["Alexis"].pool) == (True, pool - 1)


@pytest.mark.parametrize(("deed", "left"), [("diablerize", 1), ("political", 0)])
def test_donald_cargill_minds_what_his_predator_calls(deed: str, left: int) -> None:
    game = table()
    donald = game.ready("Alexis", "Donald Cargill", blood=1)
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Chicago"))
    game.torpor("Justin", vampire("Child", 3))
    game.hand("Sarah", "Anarchist Uprising")
    game.pick(deed, minion=krid)
    while game.table.referendum is None:
        game.passes()
    passes(game)
    over(game)
    assert donald.blood == left


# -- What X was --


@pytest.mark.parametrize("x", [0, 1, 3])
def test_khobar_towers_pay_for_an_ally_what_x_was(x: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "THN"))
    game.in_play("Sarah", "Khobar Towers, Al-Khubar")
    (corpse,) = game.hand("Sarah", "Reanimated Corpse")
    game.pick("recruit", corpse, minion=krid, level="THN")
    game.pick("x", amount=x)
    over(game)
    while (game.table.phase, game.asked) != ("unlock", "Sarah"):
        game.passes()
    game.pick("use", "Khobar Towers, Al-Khubar")
    assert game["Sarah"].pool == 30
    game.pick("target", corpse)
    assert (game["Sarah"].pool, corpse.place.region) == (30 + x, "removed")


# -- “During X, do Y”: once (Wording Templates of the rulebook) --


def bleeding(name: str, *cards: str) -> tuple[Position, Copy]:
    """A vampire of Sarah’s bleeds, until it may be used for more."""
    game = table()
    one = game.ready("Sarah", name)
    game.hand("Sarah", *cards)
    game.pick("bleed", one)
    until_or_over(game, "use", one)
    return game, one


@pytest.mark.parametrize(("name", "cards"), [
    ("Lizette", ()), ("Papa Legba", ()), ("Virginie, Prodigy", ()), ("Sundervere, The Devil Brahmin", ()),
    ("Larissa Moreira", ("Deep Song", "Deep Song")),
])  # fmt: skip
def test_what_is_done_during_a_bleed_is_done_once_in_it(name: str, cards: tuple[str, ...]) -> None:
    game, one = bleeding(name, *cards)
    blood, bleed = one.blood, minions.bleed_amount(game.rules, one)
    game.pick("use", one)
    if cards:
        game.pick("discard", cards[0])
    while game.table.action is not None:
        assert not offers(game, one)
        game.passes()
    assert game["Alexis"].pool == 30 - bleed - 1
    assert one.blood == (blood if cards else blood - 1)


def test_papa_legba_helps_himself_again_in_another_action() -> None:
    game, one = bleeding("Papa Legba")
    game.pick("use", one)
    over(game)
    game.go_to("discard", "Sarah")
    game.go_to("minion", "Sarah")
    game.pick("bleed", one)
    until_or_over(game, "use", one)
    assert offers(game, one)


@pytest.mark.parametrize("name", ["Chavi Oraczko", "Lydia, Grand Praetor", "Veejay Vinod", "Montano"])
def test_stealth_during_an_action_is_bought_once_in_it(name: str) -> None:
    game = table()
    one = game.ready("Sarah", name)
    ira = game.ready("Alexis", vampire("Ira", 9, text="+4 intercept."))
    game.pick("bleed", one)
    until_or_over(game, "block", ira)
    game.pick("block", ira)
    until_or_over(game, "use", one)
    game.pick("use", one)
    while game.table.action is not None and game.table.combat is None:
        assert not offers(game, one)
        game.passes()
    assert any("Ira blocks" in line for line in game.log)


def test_each_banu_haqim_buys_a_vote_of_tegyrius_once() -> None:
    game = table()
    tegyrius = game.ready("Sarah", "Tegyrius, Vizier (ADV)")
    other = game.ready("Sarah", vampire("Other", 6, clan="Banu Haqim"))
    krid = game.ready("Sarah", vampire("Krid", 6))
    (card,) = game.hand("Sarah", "Anarchist Uprising")
    game.pick("political", card, minion=krid)
    to_terms(game)
    until_or_over(game, "use", tegyrius, what="referendum")
    game.pick("use", minion=other)
    assert {option.minion for option in game.options("use")} == {tegyrius.id}
    game.pick("use", tegyrius, minion=tegyrius)
    assert not game.options("use")
    assert (tegyrius.blood, other.blood) == (8, 5)


def test_silas_gives_one_discard_phase_action() -> None:
    game = table()
    silas = game.ready("Sarah", "Silas")
    game.phase("discard", of="Sarah")
    game.pick("use", silas)
    assert not offers(game, silas)
    game.pick("discard", game.rules.pile(0, "hand")[0])
    assert not offers(game, silas)
    game.pick("discard", game.rules.pile(0, "hand")[0])
    assert (game.table.turn, discarded(game)) == (8, 2)


def test_the_heartblood_feeds_one_banu_haqim_in_an_influence_phase() -> None:
    game = table()
    heart = game.in_play("Sarah", "Heartblood of the Clan", blood=3)
    one, two = (game.uncontrolled("Sarah", vampire(name, 5, clan="Banu Haqim")) for name in ("One", "Two"))
    game.phase("influence", of="Sarah")
    game.pick("use", heart)
    game.pick("target", one)
    game.pick("amount", amount=1)
    assert (one.blood, two.blood, heart.blood) == (1, 0, 2)
    assert not offers(game, heart)


def test_the_abattoir_gives_a_zombie_one_bleed_in_an_action() -> None:
    game = table()
    abattoir = game.in_play("Sarah", "Cursed Abattoir", counters={"counters": 3})
    drone = game.ready("Sarah", "Gravebound Drone")
    game.pick("bleed", drone)
    until_or_over(game, "use", abattoir)
    game.pick("use", abattoir)
    assert not offers(game, abattoir)
    over(game)
    assert (game["Alexis"].pool, abattoir.counters["counters"]) == (28, 2)


def test_a_gangrel_buys_intercept_once_in_the_action() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, text="+1 stealth."))
    ira = game.ready("Alexis", vampire("Ira", 6, clan="Gangrel"), locked=True)
    game.hand("Alexis", "Eyes of the Wild")
    game.pick("hunt", krid)
    until_or_over(game, "play")
    game.pick("play", "Eyes of the Wild")
    until_or_over(game, "use")
    game.pick("use", by="Alexis")
    assert ira.blood == 5
    while game.table.action is not None:
        assert not game.options("use")
        game.passes()
    assert not any("Ira blocks" in line for line in game.log)


# -- An empty crypt is no target (ruling) --


@pytest.mark.parametrize(("whose", "seats"), [((), None), (("Justin",), {2}), (("Sarah", "Justin"), {0, 2})])
def test_goodnight_sweet_prince_is_said_to_who_has_a_crypt(whose: tuple[str, ...], seats: set[int] | None) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ravnos"))
    tops = [game.crypt(seat, vampire(f"Child of {seat}", 3))[0] for seat in whose]
    (card,) = game.hand("Sarah", "Goodnight, Sweet Prince")
    game.phase("master", of="Sarah")
    assert bool(game.options("master")) == (seats is not None)
    if seats is None:
        return
    game.pick("master", card)
    assert {option.seat for option in game.options("methuselah")} in (seats, set())
    if len(seats) > 1:
        game.pick("methuselah", seat="Justin")
    assert krid.locked
    assert tops[-1].place.region == "ash heap"


@pytest.mark.parametrize(("whose", "may"), [("Alexis", True), ("Sarah", False), ("", False)])
def test_an_innocent_bystander_is_one_of_the_crypt_of_who_was_bled(whose: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Ventrue antitribu"))
    tops = game.crypt(whose, vampire("Child", 3)) if whose else []
    game.hand("Sarah", "Innocent Bystander")
    game.pick("bleed", krid)
    until_or_over(game, "play")
    assert bool(game.options("play")) == may
    if may:
        game.pick("play", "Innocent Bystander")
        assert tops[0].place.region == "removed"
