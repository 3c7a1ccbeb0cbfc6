"""The most played cards as those of their rulings say that no other test plays."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import go_on
from tests.abilities.test_politics import passed
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def choose(game: Position, meant: Copy) -> None:
    """Where a card is asked for, that one."""
    for kind in ("target", "enter combat"):
        if game.options(kind):
            game.pick(kind, target=meant) if any(each.targets for each in game.options(kind)) else game.pick(
                kind, meant
            )


@pytest.mark.parametrize(("pool", "left"), [(1, 3), (4, 6)])
def test_minion_tap_is_paid_as_its_pool_is_gained(pool: int, left: int) -> None:
    """LSJ 20020620: nobody is ousted in between, by a Secure Haven's pool."""
    game = table()
    game.phase("master", of="Sarah")
    krid = game.ready("Sarah", vampire("Krid", 8), blood=5)
    game.on(krid, "Secure Haven")
    game.pool("Sarah", pool)
    game.hand("Sarah", "Minion Tap")
    game.pick("master", "Minion Tap")
    game.pick("amount", amount=3)
    assert (game["Sarah"].pool, krid.blood) == (left, 2)
    assert "Sarah is ousted" not in game.log


def test_wakes_are_replaced_before_anything_unlocks() -> None:
    """ANK 20200129, LSJ 20091208: no other effect of the unlock phase comes before."""
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 5), locked=True)
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.hand("Alexis", "Wake with Evening's Freshness")
    (drawn,) = game.library("Alexis", "Computer Hacking")
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("play")))
    game.pick("play", "Wake with Evening's Freshness", by="Alexis")
    go_on(game, lambda: game.table.action is None)
    assert drawn.place.region == "library"
    go_on(game, lambda: game.table.active == 1 and game.table.phase != "unlock")
    assert drawn.place.region == "hand"
    said = game.log
    replaced = max(number for number, line in enumerate(said) if line.startswith("Alexis draws"))
    assert replaced < max(number for number, line in enumerate(said) if line.startswith("Alexis unlocks"))
    assert not ira.locked


def test_the_hand_of_dreams_of_the_sphinx_lasts_through_the_discard_phase() -> None:
    """LSJ 20100812: it ends at the end of the discard phase, after its actions."""
    game = table()
    game.phase("discard", of="Sarah")
    dreams = game.in_play("Sarah", "Dreams of the Sphinx")
    use = next(each for each in game.options("use") if each.copy == dreams.id and "hand" in each.text)
    assert game.referee is not None
    game.referee.answer(game.options().index(use))
    assert len(game.table.pile(0, "hand")) == 9
    game.pick("discard", game.table.copies[game.table.pile(0, "hand")[0]])
    assert len(game.table.pile(0, "hand")) == 9
    assert (game.asked, {option.kind for option in game.options()}) == ("Sarah", {"discard"})
    go_on(game, lambda: game.asked != "Sarah" or {option.kind for option in game.options()} != {"discard"})
    assert len(game.table.pile(0, "hand")) == 7


@pytest.mark.parametrize("own", [True, False])
def test_the_rack_costs_more_for_who_has_a_secure_haven(*, own: bool) -> None:
    """LSJ 20031010: to choose is to target; TOM 19951208-1: her own controller pays it, too."""
    game = table()
    game.phase("master", of="Sarah")
    krid = game.ready("Sarah", vampire("Krid", 8), blood=5)
    if own:
        game.on(krid, "Secure Haven")
    game.hand("Sarah", "The Rack")
    before = game["Sarah"].pool
    game.pick("master", "The Rack")
    choose(game, krid)
    assert before - game["Sarah"].pool == own


@pytest.mark.parametrize("torpid", [True, False])
def test_a_secure_haven_may_be_put_on_a_vampire_in_torpor(*, torpid: bool) -> None:
    """LSJ 20010610."""
    game = table()
    game.phase("master", of="Sarah")
    lay = game.torpor if torpid else game.ready
    krid = lay("Sarah", vampire("Krid", 8), blood=5)
    (haven,) = game.hand("Sarah", "Secure Haven")
    game.pick("master", "Secure Haven")
    choose(game, krid)
    assert haven.place.on == krid.id


def test_delaying_tactics_gives_back_the_card_that_was_played() -> None:
    """LSJ 20050324: before it is burned."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    (motion,) = game.hand("Sarah", "Kine Resources Contested")
    game.hand("Alexis", "Delaying Tactics")
    game.pick("political", "Kine Resources Contested", minion=krid)
    while game.options("points"):
        game.pick("points", amount=game.options("points")[-1].amount)
    go_on(game, lambda: bool(game.options("play")) and game.choice is not None and game.choice.seat == 1)
    game.pick("play", "Delaying Tactics", by="Alexis")
    go_on(game, lambda: game.table.action is None)
    assert motion.place.region == "hand"
    assert (krid.locked, ira.blood) == (False, 4)


def test_bums_rush_is_replaced_once_the_action_is_over() -> None:
    """LSJ 20001120, LSJ 20101021: not if it is blocked, but after all combats and what follows them."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    game.hand("Sarah", "Bum's Rush")
    (drawn,) = game.library("Sarah", "Computer Hacking")
    game.pick("action card", "Bum's Rush", minion=krid)
    choose(game, ira)
    assert drawn.place.region == "library"
    go_on(game, lambda: game.table.combat is not None)
    assert drawn.place.region == "library"
    go_on(game, lambda: game.table.action is None)
    assert drawn.place.region == "hand"


def test_banished_vampires_lie_unlocked_and_keep_what_was_done_to_them() -> None:
    """LSJ 20010809-3: gained and lost titles are kept; LSJ 20060213: they come back unlocked; ANK 20200408-2: in the
    uncontrolled region of the last Methuselah who controlled them for good."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), title="prince of Chicago", blood=3, locked=True, owner="Justin")
    rack = game.in_play("Alexis", "The Rack")
    gun = game.on(ira, ".44 Magnum", locked=True)
    game.hand("Sarah", "Banishment")
    game.pick("political", "Banishment", minion=krid)
    choose(game, ira)
    passed(game)
    assert (ira.place.seat, ira.place.region, ira.face_up) == (1, "uncontrolled", False)
    assert (ira.blood, ira.locked, gun.locked, gun.place.on) == (3, False, False, ira.id)
    assert rack.place.region == "in play"
    game.go_to("influence", "Alexis")
    for _ in range(2):
        game.pick("transfer", ira)
    go_on(game, lambda: game.table.phase != "influence")
    assert ira.place.region == "ready"
    assert minions.title(game.rules, ira) == "prince of Chicago"


def test_the_combat_of_psyche_belongs_to_the_same_action() -> None:
    """LSJ 20021213: what goes on with the action can be played after it."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "CEL"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    game.hand("Sarah", "Psyche!", "Form of Mist")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", ira)
    go_on(game, lambda: any(each.level == "CEL" for each in game.options("play")))
    game.pick("play", "Psyche!", level="CEL")
    go_on(game, lambda: game.table.action is None)
    assert (krid.blood, ira.blood) == (3, 3)
    assert sum(line.startswith("Combat:") for line in game.log) == 2
    assert sum("bleeds" in line for line in game.log) == 1


@pytest.mark.parametrize("trifle", [True, False])
def test_wash_gives_one_master_action_and_takes_that_of_a_trifle(*, trifle: bool) -> None:
    """ANK 20170124: a cancelled trifle gives none of its own; a later one does."""
    game = table()
    game.phase("master", of="Sarah")
    game.ready("Sarah", vampire("Krid", 8), blood=5)
    first = "Dreams of the Sphinx" if not trifle else "Wider View"
    game.hand("Sarah", first, "Wider View", "Blood Doll", "Blood Doll")
    game.hand("Alexis", "Wash")
    game.pick("master", first)
    go_on(game, lambda: bool(game.options("out of turn")))
    game.pick("out of turn", "Wash", by="Alexis")
    go_on(game, lambda: bool(game.options("master")) or game.table.phase != "master")
    played = 0
    while game.options("master"):
        names = [game.rules.name(game.table.copies[each.copy]) for each in game.options("master")]
        game.pick("master", "Wider View" if "Wider View" in names else "Blood Doll")
        played += 1
        go_on(
            game, lambda: game.table.phase != "master" or bool(game.options("master")) or bool(game.options("target"))
        )
        while game.options("target"):
            game.referee.answer(0)
    assert played == 2


@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_spying_mission_leaves_no_time_for_reactions(*, cancelled: bool) -> None:
    """LSJ 20050607: the bleed is about to resolve."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "OBF"), blood=5)
    game.ready("Alexis", vampire("Ira", 5, "DOM"), blood=5)
    (mission,) = game.hand("Sarah", "Spying Mission")
    game.hand("Alexis", "Deflection", *(["Direct Intervention"] if cancelled else []))
    game.pick("bleed", minion=krid)
    go_on(game, lambda: any(each.level == "OBF" for each in game.options("play")))
    game.pick("play", "Spying Mission", level="OBF")
    if cancelled:
        go_on(game, lambda: bool(game.options("out of turn")))
        game.pick("out of turn", "Direct Intervention", by="Alexis")
    while game.table.action is not None:
        assert not game.options("play")
        game.passes()
    assert (mission.place.on == krid.id) != cancelled
    assert game["Alexis"].pool == (28 if cancelled else 30)


def test_a_banished_embrace_is_influenced_as_a_vampire() -> None:
    """RTR 19990712."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=5)
    bea = game.ready("Sarah", vampire("Bea", 8, title="prince of Boston"), blood=5)
    game.hand("Sarah", "The Embrace", "Banishment")
    game.pick("action card", "The Embrace", minion=krid)
    go_on(game, lambda: game.table.action is None)
    child = next(copy for copy in game.rules.pile(0, "ready") if copy not in (krid, bea))
    game.pick("hunt", minion=child)
    go_on(game, lambda: game.table.action is None)
    game.pick("political", "Banishment", minion=bea)
    choose(game, child)
    passed(game)
    assert (child.place.region, child.place.seat) == ("uncontrolled", 0)
    go_on(game, lambda: game.table.phase == "discard")
    assert (child.place.region, minions.is_vampire(game.rules, child)) == ("ready", True)


def test_change_of_target_leaves_who_must_act_stuck() -> None:
    """LSJ 19980112: who must hunt and can't hunt again in this turn does nothing else."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=0)
    ira = game.ready("Alexis", vampire("Ira", 5, text="+1 intercept."), blood=5)
    game.hand("Sarah", "Change of Target")
    game.pick("hunt", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", ira)
    go_on(game, lambda: bool(game.options("play")))
    game.pick("play", "Change of Target")
    go_on(game, lambda: game.table.action is None)
    assert not krid.locked
    assert not [option for option in game.options() if option.kind in ("hunt", "bleed", "become anarch")]


@pytest.mark.parametrize("set_by", ["the rifle", "nobody"])
def test_a_sniper_rifle_must_be_used_only_where_it_set_the_range(set_by: str) -> None:
    """RTR 20020501."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    rifle = game.on(ira, "Sniper Rifle")
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", ira)
    go_on(game, lambda: any(each.copy == rifle.id for each in game.options("use")))
    if set_by == "the rifle":
        game.pick("use", rifle)
    go_on(game, lambda: game.choice is None or game.choice.kind == "strike" or game.table.action is None)
    fought = game.log[-12:]
    assert (krid.blood == 3) == (set_by == "the rifle"), fought


def test_who_is_recruited_in_anothers_turn_does_not_act_in_it() -> None:
    """ANK 20200930: it may act in the turn it is recruited, of its own Methuselah."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 10, "OBT"), blood=5)
    game.on(krid, "Enkil Cog")
    game.hand("Sarah", "Nocturn")
    game.phase("minion", of="Alexis")
    game.ready("Alexis", vampire("Ira", 5), blood=5)
    go_on(game, lambda: bool(game.options("use")))
    game.pick("use", "Enkil Cog", by="Sarah")
    go_on(game, lambda: bool(game.options("recruit")))
    game.pick("recruit", "Nocturn", minion=krid, level="OBT")
    go_on(game, lambda: game.table.action is None)
    nocturn = next(copy for copy in game.rules.pile(0, "ready") if copy is not krid)
    assert game.table.active == 1
    for _ in range(6):
        assert not any(each.minion == nocturn.id for each in game.options() if each.kind in ("bleed", "action card"))
        if game.table.active != 1 or game.choice is None:
            break
        game.passes()


@pytest.mark.parametrize(("weapon", "offered"), [(".44 Magnum", True), ("Sengir Dagger", False), ("Ivory Bow", False)])
def test_concealed_weapon_looks_at_the_strike_and_the_price(weapon: str, *, offered: bool) -> None:
    """RTR 19980623: what it would inflict as a strike; not one that is aggravated, nor unique."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 5), blood=5)
    game.hand("Sarah", "Concealed Weapon", weapon)
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("block")))
    game.pick("block", ira)
    go_on(game, lambda: bool(game.options("play")) or game.table.action is None)
    assert bool(game.options("play")) == offered


@pytest.mark.parametrize("own", [True, False])
def test_temptation_on_ones_own_vampire_is_undirected(*, own: bool) -> None:
    """LSJ: the action is undirected, and its effect may unlock the vampire."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "SER"), blood=5)
    mine = game.ready("Sarah", vampire("Mine", 4), blood=2)
    hers = game.ready("Alexis", vampire("Hers", 4), blood=2)
    game.ready("Justin", vampire("Ira", 4), blood=2)
    game.hand("Sarah", "Temptation")
    game.pick("action card", "Temptation", minion=krid, level="SER")
    choose(game, mine if own else hers)
    asked = set()
    while game.table.action is not None:
        asked |= {game.asked} if game.options("block") else set()
        game.passes()
    assert asked == ({"Alexis", "Justin"} if own else {"Alexis"})


@pytest.mark.parametrize("contested", [True, False])
def test_tension_in_the_ranks_counts_vampires_only(*, contested: bool) -> None:
    """Its pool is not paid for an Imbued that is incapacitated; for a vampire it is."""
    game = table()
    game.in_play("Sarah", "Tension in the Ranks")
    hurt = vampire("Hurt", 4) if contested else 'Inez "Nurse216" Villagrande'
    lies = game.ready("Alexis", hurt, blood=1)
    rush = game.ready("Sarah", vampire("Rush", 9, text="+3 strength."), blood=5)
    game.hand("Sarah", "Bum's Rush")
    before = game["Alexis"].pool
    game.pick("action card", "Bum's Rush", minion=rush)
    choose(game, lies)
    go_on(game, lambda: game.table.action is None)
    assert before - game["Alexis"].pool == contested
