"""Rulings on bleeds that are changed at the last moment, on cards that are cancelled or played otherwise than from the
hand, and on what they cost and how they are replaced."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.deeds import lying, marked, through
from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from tests.abilities.test_played_afresh import spies
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire

EVERY = f"{EVERYTHING} VAL SAN MEL"


def offered(game: Position, name: str, level: str | None = None, kind: str = "play") -> bool:
    """Whether a card of a name is offered now, at a level where one is said."""
    return any(
        each.kind == kind
        and each.copy in game.table.copies
        and game.name(game.table.copies[each.copy]) == name
        and level in (None, each.level)
        for each in game.options()
    )


def windows(game: Position, name: str, level: str | None = None, kind: str = "play") -> int:
    """Everybody passes, nobody blocks, until the action is over; how often a card was offered."""
    found = 0
    for _ in range(60):
        if game.table.action is None:
            break
        found += offered(game, name, level, kind)
        if game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes() if game.options("pass") or game.options("no block") else game.referee.answer(0)
    return found


# -- a bleed that is about to be successful -----------------------------------------------------------------------


@pytest.mark.parametrize("own", [True, False])
def test_andre_takes_one_from_a_bleed_and_bleeds_for_two_more(own: bool) -> None:
    game = table()
    andre = game.ready("Sarah", "Andre LeRoux")
    krid = andre if own else game.ready("Sarah", vampire("Krid", 6, text="+1 bleed."))
    game.pick("bleed", minion=krid)
    until_or_over(game, "use", andre)
    game.pick("use", andre)
    for _ in range(20):
        if game.table.action is None:
            break
        game.passes()
    assert game["Alexis"].pool == (30 - 2 if own else 30 - 1)
    assert minions.bleed_amount(game.rules, andre) == 3


@pytest.mark.parametrize("who", ["Andre LeRoux", "Dis Pater"])
def test_what_is_used_as_a_bleed_is_about_to_succeed_comes_after_deflections(who: str) -> None:
    """Neither a deflection, nor an investigation, nor a limited modifier may be played any more."""
    game = table()
    helper = game.ready("Sarah", who) if who.startswith("Andre") else game.in_play("Sarah", who)
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY, clan="Giovanni", text="+4 bleed."))
    game.ready("Alexis", vampire("Ira", 9, EVERY), locked=False)
    game.ash_heap("Sarah", *["Dodge"] * 7)
    game.hand("Sarah", "Conditioning", "Spying Mission")
    game.hand("Alexis", "Deflection", "Archon Investigation", "Lost in Translation")
    game.pick("bleed", minion=krid)
    until_or_over(game, "use", helper)
    assert offered(game, who, kind="use") or game.options("use")
    game.pick("use", helper)
    for _ in range(8):
        if not game.options("target"):
            break
        game.referee.answer(0)
    late = set()
    for _ in range(30):
        if game.table.action is None:
            break
        late |= {each.text for each in game.options() if each.kind in ("play", "out of turn", "master")}
        game.passes()
    assert not [each for each in late if "Spying" not in each], late


def test_a_bleed_that_andre_has_brought_to_nothing_is_no_mission() -> None:
    game = table()
    andre = game.ready("Sarah", "Andre LeRoux")
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY))
    game.hand("Sarah", "Spying Mission")
    game.pick("bleed", minion=krid)
    until_or_over(game, "use", andre)
    game.pick("use", andre)
    assert windows(game, "Spying Mission", "OBF") == 0
    assert game["Alexis"].pool == 30


@pytest.mark.parametrize("card", ["Archon Investigation", "Lost in Translation"])
def test_a_mission_that_comes_off_is_too_late_for_what_depends_on_the_bleed(card: str) -> None:
    """The bleed is for 1 and gets 4 more at the last moment."""
    game, krid = spies(2)
    game.ready("Alexis", vampire("Ivo", 9, EVERY))
    game.hand("Alexis", card)
    game.pick("bleed", minion=krid)
    kind = "out of turn" if card.startswith("Archon") else "play"
    while game.table.action is not None:
        assert krid.attached or not offered(game, card, kind=kind)
        game.passes()
    assert game["Alexis"].pool == 25 and not krid.attached


def test_who_fails_to_block_for_lack_of_intercept_may_translate() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY, text="+1 stealth."))
    ira = game.ready("Alexis", vampire("Ira", 9))
    game.hand("Alexis", "Lost in Translation")
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", ira)
    assert windows(game, "Lost in Translation") > 0


@pytest.mark.parametrize("first", ["Command of the Beast", "Leverage"])
def test_what_does_not_count_against_the_limit_goes_with_a_limited_modifier(first: str) -> None:
    for order in ((first, "Conditioning"), ("Conditioning", first)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, EVERY))
        game.give_edge("Sarah")
        game.hand("Sarah", first, "Conditioning")
        game.pick("bleed", minion=krid)
        for card in order:
            until_or_over(game, "play")
            level = "" if card == "Leverage" else "DOM"
            game.pick("play", card, level=level)
        over(game)
        assert game["Alexis"].pool == 30 - 1 - 1 - 3


def test_a_modifier_of_one_s_own_bleed_gives_stealth_only_where_it_is_needed_and_in_a_bleed() -> None:
    for card in ("Bonding", "Confusion"):
        level = "DOM" if card == "Bonding" else "DEM"
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, EVERY))
        game.hand("Sarah", card)
        game.pick("hunt", minion=krid) if krid.blood < 6 else game.pick("bleed", minion=krid)
        assert windows(game, card, level) == 0
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, EVERY), blood=3)
        ira = game.ready("Alexis", vampire("Ira", 9, text="+2 intercept."))
        game.hand("Sarah", card)
        game.pick("hunt", minion=krid)
        until_or_over(game, "block")
        game.pick("block", ira)
        assert windows(game, card) == 0
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 6, EVERY), blood=3)
        ira = game.ready("Alexis", vampire("Ira", 9))
        game.hand("Sarah", card)
        game.pick("bleed", minion=krid)
        until_or_over(game, "block")
        game.pick("block", ira)
        assert windows(game, card, level) > 0


@pytest.mark.parametrize("seat", ["Sarah", "Justin"])
@pytest.mark.parametrize(
    ("card", "level"),
    [("Blanket of Night", "OBT"), ("Cloak the Gathering", "OBF"), ("Empowering the Puppet King", "DOM")],
)
def test_only_who_controls_the_acting_minion_helps_it(card: str, level: str, seat: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready(seat, vampire("Helper", 6, EVERY))
    ira = game.ready("Alexis", vampire("Ira", 9))
    game.hand(seat, card)
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    found = windows(game, card, level) if card.startswith("Emp") else 0
    if not card.startswith("Emp"):
        game.pick("block", ira)
        found = windows(game, card, level)
    assert bool(found) == (seat == "Sarah")


@pytest.mark.parametrize("pool", [True, False])
def test_dirty_little_secrets_burn_as_many_cards_as_pool_was_burned(pool: bool) -> None:
    """Concordance at serpentis burns no more than 1 pool of a bleed for 3."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY, clan="Nosferatu antitribu", text="+2 bleed."))
    game.hand("Sarah", "Dirty Little Secrets", *(["Concordance"] if not pool else []))
    game.library("Alexis", *["Dodge"] * 5)
    if pool:
        game.pick("bleed", minion=krid)
    else:
        game.pick("action card", "Concordance", minion=krid, level="ser")
    until_or_over(game, "play")
    for _ in range(10):
        if offered(game, "Dirty Little Secrets"):
            break
        game.passes()
    game.pick("play", "Dirty Little Secrets")
    over(game)
    assert game.names("Alexis", "ash heap") == ["Dodge"] * (3 if pool else 1)


# -- cancelled, or played as something ----------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "may"), [("mel", False), ("pre", True)])
def test_an_iron_heart_cancels_what_is_played_with_presence(level: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "pre mel"))
    ira = game.ready("Alexis", vampire("Ira", 9))
    game.ready("Alexis", vampire("Heart", 9, "pot pre"))
    game.hand("Sarah", "Virtuosa")
    game.hand("Alexis", "Iron Heart")
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", ira)
    until_or_over(game, "play")
    game.pick("play", "Virtuosa", level=level)
    for _ in range(3):
        if game.options("way") or game.options("x"):
            game.referee.answer(0)
    assert (game.asked == "Alexis" and offered(game, "Iron Heart")) == may


@pytest.mark.parametrize(("acting", "cost"), [("Conrad Adoula", 2), ("Krid", 1)])
def test_conrad_makes_dearer_what_is_played_as_a_reaction(acting: str, cost: int) -> None:
    game = table()
    conrad = game.ready("Sarah", acting if acting == "Conrad Adoula" else vampire("Krid", 8))
    ira = game.ready("Alexis", vampire("Ira", 6, EVERY), blood=6)
    game.hand("Alexis", "Spectral Divination")
    conrad.blood = 2
    game.pick("hunt", minion=conrad)
    until_or_over(game, "block")
    game.pick("block", ira)
    until_or_over(game, "play")
    game.pick("play", "Spectral Divination", level="NEC")
    assert ira.blood == 6 - cost - 1  # Her hands and his meet.


def test_conrad_makes_nothing_dearer_that_is_played_as_a_modifier() -> None:
    """Spectral Divination is a reaction as well: the younger one who acts pays 1 for it, as Conrad does not act."""
    game = table()
    game.ready("Alexis", "Conrad Adoula")
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", "Spectral Divination")
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", ira)
    until_or_over(game, "play")
    game.pick("play", "Spectral Divination", level="nec")
    assert krid.blood == 5


@pytest.mark.parametrize(("how", "cost"), [("modifier", 1), ("combat", 0)])
def test_jane_pays_more_for_what_is_not_played_as_a_combat_card(how: str, cost: int) -> None:
    game = table()
    krid = game.ready("Sarah", "Jane Sims", blood=4)
    game.on(krid, "Changeling Skin Mask")
    ira = game.ready("Alexis", vampire("Ira", 9))
    game.hand("Sarah", "Swallowed by the Night")
    game.pick("bleed", minion=krid)
    until_or_over(game, "block")
    game.pick("block", ira)
    until_or_over(game, "play")
    if how == "combat":
        while game.table.combat is None and game.table.action is not None:
            game.passes()
        until_or_over(game, "play")
    game.pick("play", "Swallowed by the Night")
    assert krid.blood == 4 - cost


@pytest.mark.parametrize(("how", "may"), [("modifier", False), ("combat", True)])
def test_henry_takes_back_what_he_played_as_a_combat_card(how: str, may: bool) -> None:
    game = table()
    henry = game.ready("Sarah", "Henry Taylor")
    game.on(henry, "Changeling Skin Mask")
    ira = game.ready("Alexis", vampire("Ira", 9, text="+2 intercept." if how == "combat" else ""))
    game.hand("Sarah", "Swallowed by the Night")
    game.pick("bleed", minion=henry)
    until_or_over(game, "block")
    game.pick("block", ira)
    until_or_over(game, "play")
    if how == "combat":
        for _ in range(20):
            if game.table.combat is not None:
                break
            game.passes()
        until_or_over(game, "play")
    game.pick("play", "Swallowed by the Night")
    until_or_over(game, "use", henry)
    assert bool([each for each in game.options("use") if each.copy == henry.id]) == may


def test_grey_plays_what_requires_one_of_the_two() -> None:
    game = table()
    grey = game.ready("Sarah", "Grey Thorne")
    text = {"cel/pot": "Strike: hand strike at +1 damage."}
    both = library("Both", "Combat", text=text, disciplines="cel pot", together=True)
    ira = game.ready("Alexis", vampire("Ira", 9))
    game.hand("Sarah", both, "Thrown Gate")
    assert not minions.is_anarch(game.rules, grey)
    game.pick("bleed", minion=grey)
    until_or_over(game, "block")
    game.pick("block", ira)
    fight = Fighting(game, grey, ira)
    fight.until("play", by="Sarah")
    assert offered(game, "Thrown Gate") and not offered(game, "Both")


@pytest.mark.parametrize("cancelled", [True, False])
def test_who_is_enraged_pays_nothing_for_an_action_that_is_cancelled_as_it_is_played(cancelled: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY), blood=6)
    game.on(krid, "Enrage", marks={"level": "PRE"}, owner="Alexis")
    game.hand("Sarah", "Flurry of Action")
    game.hand("Alexis", "Direct Intervention")
    game.pick("action card", minion=krid, level="cel")
    for _ in range(6):
        if offered(game, "Direct Intervention", kind="out of turn"):
            break
        game.passes()
    if cancelled:
        game.pick("out of turn", "Direct Intervention")
    over(game)
    assert krid.blood == (6 if cancelled else 4)


@pytest.mark.parametrize("cancelled", [True, False])
def test_a_dabbler_counts_disciplines_of_cancelled_cards_but_not_in_a_cancelled_action(cancelled: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY), blood=4)
    game.on(krid, "Dabbler")
    ira = game.ready("Alexis", vampire("Ira", 9), blood=6)
    game.hand("Sarah", "Govern the Unaligned", "Forced March", "Tangle Atropos' Hand")
    game.pick("action card", minion=krid, level="dom")
    until_or_over(game, "block")
    game.pick("block", ira)
    for card, level in [("Forced March", "CEL FOR"), *([("Tangle Atropos' Hand", "pot")] if cancelled else [])]:
        for _ in range(10):
            if offered(game, card, level):
                break
            game.passes()
        game.pick("play", card, level=level)
    assert bool(windows(game, "Dabbler", kind="use")) != cancelled


# -- replaced later --------------------------------------------------------------------------------------------------


def hand(game: Position, seat: int = 0) -> int:
    return len(game.rules.pile(seat, "hand"))


@pytest.mark.parametrize(("card", "longest"), [("Liquidation", "discard"), ("Blood Doll", "turn")])
def test_hagar_s_cards_are_replaced_when_the_longer_of_the_two_ends(card: str, longest: str) -> None:
    game = table()
    hagar = game.ready("Sarah", "Hagar Stone")
    game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", card)
    game.phase("master", of="Sarah")
    game.pick("master", card)
    game.pick("target", hagar) if game.options("target") else None
    assert hand(game) == 7
    for _ in range(4):
        if game.options("bleed"):
            break
        game.passes()
    game.pick("bleed", minion=hagar)
    assert hand(game) == (7 if longest == "discard" else 8)
    over(game)
    for _ in range(6):
        if game.table.phase == "discard":
            break
        game.passes()
    assert hand(game) == 8


@pytest.mark.parametrize("cancelled", [True, False])
def test_an_infernal_pursuit_that_is_cancelled_brings_one_card(cancelled: bool) -> None:
    fight = fighting("Infernal Pursuit", against=("Direct Intervention",))
    before = len(fight.game.rules.pile(0, "library"))
    fight.play("Infernal Pursuit", "CEL")
    if cancelled:
        fight.until("out of turn", by="Alexis")
        fight.game.pick("out of turn")
    for _ in range(6):
        if fight.game.options("discard"):
            break
        fight.step()
    if not cancelled:
        assert len({each.copy for each in fight.game.options("discard")}) > 2
        fight.game.referee.answer(0)
    fight.end()
    assert before - len(fight.game.rules.pile(0, "library")) == (1 if cancelled else 2)


def test_what_asguresh_cancels_is_replaced_at_once() -> None:
    fight = fighting("Lucky Blow", ira="Asguresh")
    fight.play("Lucky Blow")
    fight.until("use", "Asguresh", by="Alexis")
    fight.game.pick("use", "Asguresh")
    log = fight.game.log
    assert log.index("Sarah draws Blank card") < log.index("Kurt strikes: hand strike")


@pytest.mark.parametrize("jet", [True, False])
def test_a_learjet_draws_one_more_as_a_card_is_replaced_later(jet: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, EVERY, sect="Anarch"), blood=6)
    game.ready("Alexis", vampire("Ira", 5))
    if jet:
        game.on(krid, "Learjet")
    game.hand("Sarah", "Baseball Bat")
    game.pick("equip", minion=krid)
    assert hand(game) == 6
    before = len(game.rules.pile(0, "library"))
    for _ in range(30):
        if game.table.phase == "discard":
            break
        if game.options("yes"):
            game.pick("yes")
        elif game.options("discard"):
            game.referee.answer(0)
        else:
            game.passes()
    assert before - len(game.rules.pile(0, "library")) == (2 if jet else 1)
    assert hand(game) == 7


def test_delaying_tactics_take_back_no_card_that_lay_in_play() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERY, title="prince of Boston"))
    game.ready("Alexis", vampire("Ira", 9))
    rumors = game.in_play("Sarah", "Rumors of Gehenna")
    game.hand("Alexis", "Delaying Tactics")
    number = next(n for n, each in enumerate(game.options()) if each.copy == rumors.id and each.minion == krid.id)
    game.referee.answer(number)
    for _ in range(40):
        if offered(game, "Delaying Tactics"):
            break
        game.passes()
    game.pick("play", "Delaying Tactics")
    over(game)
    assert rumors.place.region == "in play"


def test_what_a_lobby_calls_cannot_be_cancelled_as_it_is_played() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERY, title="prince of Boston"))
    game.hand("Sarah", "Charming Lobby", "Kine Resources Contested")
    game.hand("Alexis", "Direct Intervention")
    game.pick("action card", "Charming Lobby", minion=krid, level="pre")
    for _ in range(40):
        if game.table.referendum is not None:
            break
        known = "Kine Resources Contested" in game.names("Sarah", "hand")
        assert known or not offered(game, "Direct Intervention", kind="out of turn")
        game.passes() if game.options("pass") or game.options("no block") else game.referee.answer(0)
    assert game.table.referendum is not None


@pytest.mark.parametrize("name", ["Bloodstone", "Charnas the Imp"])
def test_what_may_be_put_on_another_minion_comes_on_who_plays_it_by_another_card(name: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERY, sect="Anarch", clan="Tremere"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    if name == "Bloodstone":
        game.library("Sarah", "Dodge", name)
        game.hand("Sarah", "Magic of the Smith")
        game.pick("action card", minion=krid, level="tha")
        through(game, name)
    else:
        game.hand("Sarah", name, "Piper")
        game.phase("master", of="Sarah")
        game.pick("master", "Piper")
        for _ in range(6):
            if marked(game, name) or game.options("master"):
                break
            number = next((n for n, each in enumerate(game.options()) if name in each.text), 0)
            game.referee.answer(number)
    assert lying(game, name).place.on == krid.id, ira


@pytest.mark.parametrize("how", ["Alastor", "Magic of the Smith"])
def test_a_videotape_shows_somebody_only_where_it_is_equipped(how: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERY, title="justicar"))
    ira = game.ready("Alexis", vampire("Ira", 8))
    game.library("Sarah", "Dodge", "Incriminating Videotape")
    game.hand("Sarah", how)
    if how == "Alastor":
        game.pick("political", minion=krid)
        for _ in range(40):
            if game.table.action is None:
                break
            if game.options("all for"):
                game.pick("all for")
            elif any("Videotape" in each.text for each in game.options()):
                game.referee.answer(next(n for n, each in enumerate(game.options()) if "Videotape" in each.text))
            elif any(each.copy == krid.id for each in game.options("target")):
                game.pick("target", krid)
            elif game.options("pass") or game.options("no block"):
                game.passes()
            else:
                game.referee.answer(0)
    else:
        game.pick("action card", minion=krid, level="tha")
        through(game, "Incriminating Videotape", ira)
    tape = lying(game, "Incriminating Videotape")
    assert tape.place.on == krid.id
    krid.locked = False
    game.referee = None
    game.phase("minion", of="Sarah", round=4)
    game.pick("bleed", minion=krid)
    found = any(each.copy == ira.id for _ in range(1) for each in game.options("block"))
    assert found == (how == "Alastor")


@pytest.mark.parametrize(("knows", "may"), [("tha ani", "ani"), ("tha ANI", "ANI")])
def test_an_experiment_employs_at_the_level_of_who_employs(knows: str, may: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, knows))
    game.hand("Sarah", "Biothaumaturgic Experiment", "Raven Spy")
    game.pick("action card", minion=krid, level="tha")
    through(game, f"Raven Spy [{may}]")
    raven = lying(game, "Raven Spy")
    assert raven.place.on == krid.id
    assert raven.blood == (2 if may == "ANI" else 1)


@pytest.mark.parametrize("gone", [True, False])
def test_an_anima_gathering_stays_on_who_was_banished_and_comes_back_unlocked(gone: bool) -> None:
    game = table()
    caller = game.ready("Sarah", vampire("Caller", 9, title="prince of Boston"))
    krid = game.ready("Alexis", vampire("Krid", 4), locked=True)
    other = game.ready("Alexis", vampire("Oth", 4))
    anima = game.on(krid, "Anima Gathering", marks={"level": "aus", "chosen": str(other.id)})
    game.hand("Sarah", "Banishment")
    if not gone:
        game.rules.unlock(krid)
        game.choice  # noqa: B018
        assert anima.place.region == "ash heap"
        return
    game.on(krid, "Secure Haven")
    game.pick("political", minion=caller)
    for _ in range(40):
        if game.table.action is None:
            break
        if game.options("all for"):
            game.pick("all for")
        elif any(each.copy == krid.id for each in game.options("target")):
            game.pick("target", krid)
        else:
            game.passes()
    assert krid.place.region == "uncontrolled" and not krid.locked and anima.place.on == krid.id


def test_a_hand_that_cannot_be_used_gives_no_potence() -> None:
    fight = fighting(
        "Immortal Grapple", kurt=vampire("Kurt", 8, ""), on_kurt=("Hand of Conrad",), against=("Drawing Out the Beast",)
    )
    fight.play("Drawing Out the Beast", "ani", by="Alexis")
    fight.until("play", "Immortal Grapple", by="Sarah")
    assert not fight.offered("play", "Immortal Grapple")
    fight = fighting("Immortal Grapple", kurt=vampire("Kurt", 8, ""), on_kurt=("Hand of Conrad",))
    fight.until("play", "Immortal Grapple", by="Sarah")
    assert fight.offered("play", "Immortal Grapple")


@pytest.mark.parametrize("woken", [True, False])
def test_who_wakes_after_having_blocked_must_block_again_or_burn_blood(woken: bool) -> None:
    """Kurt's action has gone on after Ira's block: she is locked, and wakes."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, EVERY), blood=8)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=8)
    game.hand("Sarah", "Form of Mist")
    game.hand("Alexis", *(["Forced Awakening"] if woken else []))
    game.pick("bleed", minion=kurt)
    until_or_over(game, "block")
    game.pick("block", ira)
    Fighting(game, kurt, ira).play("Form of Mist", "PRO")
    played = False
    for _ in range(40):
        if game.table.action is None:
            break
        if game.options("yes"):
            game.pick("yes")
        elif offered(game, "Forced Awakening"):
            game.pick("play", "Forced Awakening")
            played = True
        else:
            game.passes()
    assert played == woken
    assert ira.blood == (7 if woken else 8)
