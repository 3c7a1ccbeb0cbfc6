"""Doubts about cards that were played out: one of two things for a counter, (D) actions at what is one's own, vampires
that leave the ready region by a contest, actions that cost blood which nobody has, uses that could only harm."""

from __future__ import annotations

import pytest

from tests.abilities.calls import called
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at, offers, use
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.rules.politics.referendum import gain_votes
from vtes_desktop.table.table import Copy

PRINCE = "prince of Chicago"


def aims(game: Position, card: Copy, minion: Copy) -> set[int]:
    """What the action of a card in play can be taken at, where that is asked."""
    there = [option for option in game.options("card in play") if option.copy == card.id and option.minion == minion.id]
    if not there:
        return set()
    game.pick("card in play", card, minion=minion)
    return {option.copy for option in game.options("target")} or {*game.rules.action.targets}


# -- one of two things for a counter ----------------------------------------------------------------------------------


def test_the_conclave_burns_one_counter_in_an_action() -> None:
    """“During X do Y” is done once in each X by a card: either the stealth or the votes."""
    game = at("minion")
    game.ready("Sarah", vampire("Krid", 6, title=PRINCE))
    ira = game.ready("Alexis", vampire("Ira", 6, sect="Sabbat", title="bishop", text="+1 intercept."))
    conclave = game.in_play("Sarah", "Camarilla Conclave", counters={"counters": 3})
    game.hand("Sarah", "Kine Resources Contested")
    game.pick("political")
    until(game, "block")
    game.pick("block", ira)
    use(game, conclave, "+1 stealth")
    while game.table.action is not None:
        assert not offers(game, conclave)
        if game.options("points"):
            game.pick("points", amount=max(option.amount for option in game.options("points")))
        else:
            game.passes()
    assert conclave.counters == {"counters": 2}


def test_the_two_lands_give_bleed_or_strength() -> None:
    game = at("minion")
    man = game.ready("Sarah", "Amam the Devourer")
    ira = game.ready("Alexis", vampire("Ira", 6))
    lands = game.in_play("Sarah", "In Memory of the Two Lands", counters={"counters": 3})
    game.pick("bleed", minion=man)
    use(game, lands, "+1 bleed")
    until(game, "block")
    game.pick("block", ira)
    while game.table.action is not None:
        assert not offers(game, lands)
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert lands.counters == {"counters": 2}


def test_the_two_lands_may_give_strength_once_the_strikes_are_chosen() -> None:
    """“During an action”: in its combat too, and strength is counted as strikes resolve (sec. 6.4)."""
    game = at("minion")
    man = game.ready("Sarah", "Amam the Devourer")
    ira = game.ready("Alexis", vampire("Ira", 6))
    lands = game.in_play("Sarah", "In Memory of the Two Lands", counters={"counters": 3})
    game.pick("bleed", minion=man)
    until(game, "block")
    game.pick("block", ira)
    while game.table.action is not None:
        if game.question == "The strikes are chosen." and game.options("use"):
            use(game, lands, "+1 strength")
        else:
            game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert (lands.counters, ira.blood) == ({"counters": 2}, 3)


# -- (D) only reminds: what is one's own can be the target (sec. 6.2.2.1) -------------------------------------------


@pytest.mark.parametrize("name", ["Papillon", "Blood Doll"])
def test_vassily_burns_what_is_his_own_as_an_undirected_action(name: str) -> None:
    game = at("minion")
    vassily = game.ready("Sarah", "Vassily Taltos")
    card = game.on(vassily, name) if name == "Blood Doll" else game.in_play("Sarah", name)
    game.ready("Justin", vampire("Ira", 6))
    game.pick("card in play", vassily)
    asked = set()
    while game.table.action is not None:
        asked |= {game.asked} if game.options("block") else set()
        game.passes()
    # His prey has nobody to block with, his predator may.
    assert (card.place.region, asked) == ("ash heap", {"Justin"})


@pytest.mark.parametrize(
    ("name", "sect", "title", "card"),
    [
        ("Gustav Mallenhous", "Sabbat", "bishop", ""),
        ("Etrius", "Camarilla", "", ""),
        ("Hannibal", "Sabbat", "", ""),
        ("Yitzak", "Sabbat", "", ""),
        ("Dominique", "", "", "Papillon"),
        ("Annazir", "", "", "Papillon"),
    ],
)
def test_a_minions_own_action_may_be_at_what_its_methuselah_has(name: str, sect: str, title: str, card: str) -> None:
    game = at("minion")
    acting = game.ready("Sarah", name, blood=3)
    game.ready("Justin", vampire("Ozmo", 9, clan="Brujah"))
    clan = "Tremere" if name == "Etrius" else "Ventrue"
    if card:
        mine, theirs = game.in_play("Sarah", card), game.in_play("Alexis", "Zoo Hunting Ground")
    else:
        mine = game.ready("Sarah", vampire("Mine", 4, sect=sect, title=title, clan=clan))
        theirs = game.ready("Alexis", vampire("Ira", 4, sect=sect, title=title, clan=clan))
    assert aims(game, acting, acting) == {mine.id, theirs.id}
    game.pick("target", mine)
    # It is directed at nobody else, so prey and predator may block.
    assert {*game.rules.action.seats} <= {0}


def test_who_steals_blood_steals_none_of_itself() -> None:
    game = at("minion")
    etrius = game.ready("Sarah", "Etrius", blood=3)
    assert aims(game, etrius, etrius) == set()
    game = at("minion")
    etrius = game.ready("Sarah", "Etrius", blood=3)
    mine = game.ready("Sarah", vampire("Mine", 4, clan="Tremere"), blood=4)
    game.pick("card in play", etrius)
    while game.table.action is not None:
        most = [option.amount for option in game.options("amount")]
        game.pick("amount", amount=max(most)) if most else game.passes()
    assert (etrius.blood, mine.blood) == (6, 1)


# -- a contest takes a vampire from the ready region ------------------------------------------------------------------


@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_a_vampire_that_is_contested_leaves_the_ready_region(where: str) -> None:
    game = at("influence", of="Alexis")
    bez = game.ready("Sarah", "Bez Dunsirn") if where == "ready" else game.torpor("Sarah", "Bez Dunsirn")
    game.uncontrolled("Alexis", "Bez Dunsirn", blood=2)
    game.go_to("discard", of="Alexis")
    game.pick("discard")
    assert bez.place.region == "contested"
    assert len(game.rules.pile(0, "ash heap")) == (2 if where == "ready" else 0)
    # What comes into play only to be contested goes too.
    assert len(game.rules.pile(1, "ash heap")) == 3


def test_a_curse_is_lifted_as_who_laid_it_is_contested() -> None:
    game = at("influence", of="Alexis")
    theo = game.ready("Sarah", "Theo Bell")
    ira = game.ready("Alexis", vampire("Ira", 6))
    curse = game.on(ira, "Sensory Deprivation", owner="Sarah", marks={"played at": "CHI", "remembers": str(theo.id)})
    game.uncontrolled("Alexis", "Theo Bell", blood=7)
    game.go_to("discard", of="Alexis")
    assert theo.place.region == "contested"
    assert curse.place.region == "ash heap"


# -- what can't be paid is not announced ------------------------------------------------------------------------------


@pytest.mark.parametrize(("bearer", "ward"), [(vampire("Krid", 6), "Chanjelin Ward"), ("Étienne Fauberge", "")])
@pytest.mark.parametrize(("who", "may"), [("Renegade Garou", False), ("Nephren-Ka", False), (vampire("Ira", 6), True)])
def test_an_ally_can_not_announce_what_costs_blood(bearer: object, ward: str, who: object, may: bool) -> None:
    """Ruling on Étienne: allies have no blood, and can take no such action."""
    game = at("minion", of="Alexis")
    warded = game.ready("Sarah", bearer)  # type: ignore[arg-type]
    if ward:
        game.on(warded, ward)
    game.ready("Sarah", vampire("Nora", 6))
    acting = game.ready("Alexis", who)  # type: ignore[arg-type]
    if may:
        game.on(acting, "Archon")
    kind = next(option for option in game.options("card in play") if "combat" in option.text)
    assert game.referee is not None
    game.referee.answer(game.options().index(kind))
    with_whom = {option.copy for option in game.options("enter combat")} or {*game.rules.action.targets}
    assert (warded.id in with_whom) == may
    assert len(with_whom) == 1 + may


def test_an_ally_whose_only_foe_is_warded_has_no_action() -> None:
    game = at("minion", of="Alexis")
    krid = game.ready("Sarah", vampire("Krid", 6))
    garou = game.ready("Alexis", "Renegade Garou")
    ward = game.on(krid, "Chanjelin Ward")
    assert not [option for option in game.options("card in play") if option.minion == garou.id]
    game = at("minion", of="Alexis")
    krid = game.ready("Sarah", vampire("Krid", 6))
    garou = game.ready("Alexis", "Renegade Garou")
    assert [option for option in game.options("card in play") if option.minion == garou.id]
    assert ward is not krid


# -- who may burn the network, and block that -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whose", "blockers"),
    [
        ("Sarah", {"Alexis": 2, "Justin": 2, "Bob": 1}),
        ("Bob", {"Bob": 2, "Alexis": 1, "Justin": 1}),
    ],
)
def test_the_network_is_burned_by_anybodys_minion_and_every_malkavian_may_block(
    whose: str, blockers: dict[str, int]
) -> None:
    """It is directed at who controls it, and undirected where that is who acts; an ally may burn it as well."""
    game = table("Sarah", "Alexis", "Bob", "Justin")
    game.phase("minion", of="Sarah")
    network = game.in_play(whose, "Madness Network")
    dog = game.ready("Sarah", ally("Dog", 2))
    game.ready("Sarah", vampire("Own", 6, clan="Malkavian"))
    for name in blockers:
        game.ready(name, vampire(f"{name}’s", 6))
        game.ready(name, vampire(f"{name}’s mad", 6, clan="Malkavian"))
        game.ready(name, vampire(f"{name}’s locked", 6, clan="Malkavian"), locked=True)
        game.torpor(name, vampire(f"{name}’s torpid", 6, clan="Malkavian"), blood=0)
    while game.asked != "Sarah":
        game.passes()
    game.pick("card in play", network, minion=dog)
    found: dict[str, int] = {}
    while game.table.action is not None:
        if game.options("block"):
            found[game.asked] = len(game.options("block"))
        game.passes()
    assert (found, network.place.region) == (blockers, "ash heap")


# -- a demonstration cancels all ---------------------------------------------------------------------------------------


def test_a_demonstration_cancels_what_a_vampire_gains_too() -> None:
    laid: list[Copy] = []

    def lay(game: Position) -> None:
        laid.append(game.in_play("Sarah", "Demonstration"))
        laid.append(game.ready("Alexis", vampire("Ira", 6, title="prince of Oslo")))

    game, _ = called("Political Stranglehold", title=PRINCE, lay=lay)
    demonstration, ira = laid
    until(game, "use", demonstration)
    gain_votes(game.rules, 1, 3, ira)
    game.pick("use", demonstration)
    game.pick("target", ira)
    while game.table.referendum is not None:
        assert "Ira" not in " ".join(game.offers("title against") + game.offers("gained against"))
        game.passes()


# -- what could only harm ----------------------------------------------------------------------------------------------


def test_a_revolutionary_council_says_how_many_there_are() -> None:
    def lay(game: Position) -> None:
        game.ready("Sarah", vampire("An", 5, sect="Anarch"))
        game.ready("Sarah", vampire("Bn", 5, sect="Anarch"))

    game, _ = called("Revolutionary Council", title="baron of Oslo", sect="Anarch", lay=lay)
    assert game.question == "Revolutionary Council: which vampire? (0 chosen, at most 2)"
    assert game.referee is not None
    game.referee.answer(0)
    assert "1 chosen, at most 2" in game.question
    game.pick("pass")
    assert "2 points left" in game.question
    game.pick("methuselah", seat="Alexis")
    assert "1 point left" in game.question


@pytest.mark.parametrize(("blood", "levels"), [(2, {"cel"}), (3, {"cel", "CEL"})])
def test_lightning_reflexes_is_not_played_for_an_x_of_nothing(blood: int, levels: set[str]) -> None:
    """By then the opposing strike has cost 1 blood, and the card costs another."""
    fight = fighting("Lightning Reflexes", blood=(blood, 6))
    fight.until("play", "Lightning Reflexes", by="Sarah")
    assert {option.level for option in fight.game.options("play")} == levels


@pytest.mark.parametrize(("pool", "idle"), [(1, True), (2, False)])
def test_nobody_is_stopped_for_votes_that_cost_the_last_pool(pool: int, idle: bool) -> None:
    def lay(game: Position) -> None:
        game.in_play("Sarah", "Oxford University, England")
        game.pool("Sarah", pool)

    game, _ = called("Political Stranglehold", title=PRINCE, lay=lay)
    while not game.options("use"):
        game.passes()
    # It is legal all the same.
    assert [option.idle for option in game.options("use")] == [idle]


@pytest.mark.parametrize("torpid", [True, False])
def test_modius_may_discard_in_torpor_and_casts_nothing_there(torpid: bool) -> None:
    """Ruling LSJ 20011022; a minion's votes are used only while it is ready (sec. 6.3.3)."""
    laid: list[Copy] = []

    def lay(game: Position) -> None:
        laid.append(game.torpor("Sarah", "Modius") if torpid else game.ready("Sarah", "Modius"))
        game.hand("Sarah", "Villein")

    game, _ = called("Political Stranglehold", title=PRINCE, lay=lay)
    (modius,) = laid
    until(game, "use", modius)
    assert [option.idle for option in game.options("use")] == [torpid]
    game.pick("use", modius)
    if game.options("discard"):
        game.pick("discard", "Villein")
    assert game.names("Sarah", "ash heap") == ["Villein"]
    cast = [option.amount for option in game.options() if "Modius" in option.text and option.kind.endswith(" for")]
    assert sum(cast) == (0 if torpid else 3)
