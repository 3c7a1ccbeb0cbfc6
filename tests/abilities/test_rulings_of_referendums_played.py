"""Rulings of referendums and of what they bring, each played."""

from __future__ import annotations

import pytest

from tests.abilities.by_words import offers, over, play, quiet, until
from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.playing.hands import hand_size
from vtes_desktop.table.table import Copy

ALL = f"{EVERYTHING} MEL"
MOTION = "Domain Challenge"


def polling(*sarah: str, alexis: tuple[str, ...] = (), motion: str = MOTION) -> tuple[Position, Copy, Copy]:
    """Kurt, a prince of Sarah, may call a motion; Ira of Alexis is one too."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL, title="prince of Chicago"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 8, ALL, title="prince of Boston"), blood=5)
    game.hand("Sarah", motion, *sarah)
    game.hand("Alexis", *alexis)
    return game, kurt, ira


def until_votes(game: Position, by: str) -> None:
    """Everybody does nothing until she may vote."""
    while not (game.asked == by and any(" for" in each and "wait" not in each for each in game.offers())):
        quiet(game)


@pytest.mark.parametrize("side", ["for", "against", ""])
@pytest.mark.parametrize("abstains", [True, False])
def test_madrigal_works_for_who_votes_and_is_not_made_to_abstain(side: str, *, abstains: bool) -> None:
    """What counts is how the votes lie once they are tallied."""
    game, kurt, ira = polling(alexis=("Madrigal",))
    game.ready("Justin", "Arishat")
    play(game, MOTION, "Madrigal [MEL]", "title for: Kurt")
    if side:
        until_votes(game, "Alexis")
        play(game, f"title {side}: Ira")
    if abstains:
        play(game, "use: Arishat")
        if offers(game, "Ira"):
            play(game, "Ira")
    over(game)
    works = bool(side) and not abstains
    assert ira.blood == 5 + works
    assert kurt.blood == 5 + (0 if not works else 1 if side == "for" else -1)


@pytest.mark.parametrize("votes", [True, False])
def test_who_acts_gains_a_blood_by_a_madrigal_of_its_own_vote(*, votes: bool) -> None:
    game, kurt, _ = polling("Madrigal")
    play(game, MOTION, "Madrigal [MEL]", *(["title for: Kurt"] if votes else []))
    over(game)
    assert kurt.blood == 5 + votes


def test_michael_luther_changes_votes_once_in_a_referendum() -> None:
    game, *_ = polling()
    michael = game.ready("Sarah", "Michael Luther")
    play(game, MOTION, "use: Michael Luther", "for: Ira")
    michael.locked = False
    assert not until(game, "use: Michael Luther")


def test_the_last_who_alters_mustafas_votes_has_the_say() -> None:
    game, *_ = polling()
    mustafa = game.ready("Sarah", "Mustafa, The Heir", blood=1)
    game.ready("Alexis", vampire("Tom", 9, clan="Toreador"))
    game.ready("Justin", vampire("Tim", 9, clan="Toreador"))
    play(game, MOTION, "title for: Mustafa")
    for who, side in (("Alexis", "against"), ("Justin", "for")):
        while not offers(game, "use: Mustafa", who):
            quiet(game)
        play(game, "use: Mustafa")
        play(game, side if not offers(game, f"{side}: ") else f"{side}: ")
    over(game)
    assert "The referendum passes: 2 for, 0 against" in game.log
    assert mustafa.blood == 3


@pytest.mark.parametrize("how", ["forced", ""])
def test_neferu_makes_no_abstaining_vampire_vote(how: str) -> None:
    game, kurt, _ = polling()
    neferu = game.ready("Alexis", "Neferu")
    game.ready("Justin", "Arishat")
    kurt.counters["corruption 1"] = 1
    play(game, MOTION)
    until_votes(game, "Sarah")
    if how:
        while not offers(game, "use: Arishat", "Justin"):
            quiet(game)
        play(game, "use: Arishat", "Kurt")
    game.pick("wait") if game.options("wait") and game.asked != "Alexis" else None
    may = until(game, "use: Neferu", "Alexis")
    assert may == (not how)
    del neferu


def test_parity_shift_moves_what_was_chosen_though_pools_have_changed() -> None:
    game, *_ = polling("Bribes", motion="Parity Shift")
    game.pool("Sarah", 10)
    game.pool("Alexis", 11)
    play(game, "Parity Shift")
    while not offers(game, "before votes") and "before votes" not in game.question:
        options = [each.kind for each in game.options()]
        if "methuselah" in options:
            game.pick("methuselah", seat="Alexis")
        elif "points" in options:
            game.pick("points", amount=max(each.amount for each in game.options("points")))
        else:
            quiet(game)
    play(game, "Bribes")
    before = [game[name].pool for name in ("Sarah", "Alexis", "Justin")]
    assert before[:2] == [11, 11]
    play(game, "title for: Kurt")
    over(game)
    assert [game[name].pool for name in ("Sarah", "Alexis", "Justin")] == [14, 8, 30]


@pytest.mark.parametrize("motion", ["Ancient Influence", "Reins of Power"])
def test_a_poison_pill_counts_what_is_lost_alone(motion: str) -> None:
    game, *_ = polling(alexis=("Poison Pill",), motion=motion)
    play(game, motion, "Poison Pill", "title for: Kurt")
    while game.table.action is not None:
        game.pick("target") if game.options("target") else quiet(game)
    # Sarah wins 8 and loses 5, or wins 6 and loses nothing; then she loses what Alexis has lost, 5 or 8.
    assert game["Sarah"].pool == 28


def test_a_reins_of_power_gives_before_it_takes() -> None:
    """Who has but 2 pool is not ousted by it, and its loss counts whole."""
    game, *_ = polling(motion="Reins of Power")
    game.pool("Alexis", 1)
    play(game, "Reins of Power", "title for: Kurt")
    while game.table.action is not None:
        game.pick("target") if game.options("target") else quiet(game)
    assert game["Alexis"].pool == 0 and "Alexis is ousted" in game.log


def test_power_structure_gives_no_votes_in_a_blood_hunt() -> None:
    game, kurt, _ = polling()
    structure = game.in_play("Sarah", "Power Structure")
    game.ready("Sarah", vampire("Las", 8, clan="Lasombra", title="prince of Rome"))
    victim = game.torpor("Alexis", vampire("Old", 3))
    game.pick("diablerize", minion=kurt, target=victim)
    seen = False
    while game.table.action is not None:
        seen = seen or game.table.referendum is not None
        assert not any(each.copy == structure.id for each in game.options("use"))
        quiet(game)
    assert seen


def test_power_structure_gives_votes_in_a_referendum() -> None:
    game, *_ = polling()
    structure = game.in_play("Sarah", "Power Structure")
    game.ready("Sarah", vampire("Las", 8, clan="Lasombra"))
    play(game, MOTION)
    until_votes(game, "Sarah")
    assert any(each.copy == structure.id for each in game.options("use"))


@pytest.mark.parametrize("way", ["aus", "AUS"])
@pytest.mark.parametrize("when", ["before", "during", "after"])
def test_telepathic_vote_counting_is_played_before_while_and_after_votes_are_cast(way: str, when: str) -> None:
    game, _, ira = polling("Telepathic Vote Counting")
    play(game, MOTION)
    card = f"Telepathic Vote Counting [{way}]"
    if when == "before":
        assert until(game, card)
        assert "before votes" in game.question
    else:
        play(game, "title for: Kurt")
        if when == "after":
            game.pick("wait")
            play(game, "title against: Ira")
            while game.asked != "Sarah":
                quiet(game)
        assert offers(game, card)
    play(game, card)
    if way == "AUS":
        play(game, "Ira")
    del ira


def test_a_referendum_that_is_cancelled_is_not_tallied() -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, ALL, clan="Toreador", title="prince of Chicago"), blood=5)
    game.ready("Alexis", vampire("Ira", 8, ALL, title="prince of Boston"), blood=5)
    game.hand("Sarah", MOTION, "Telepathic Vote Counting", "Scorn of Adonis", "Bribes")
    play(game, MOTION, "Bribes", "Scorn of Adonis")
    until_votes(game, "Sarah")
    game.pick("wait")
    until_votes(game, "Alexis")
    play(game, "title against: Ira", "Telepathic Vote Counting [aus]")
    while game.table.action is not None:
        game.pick("discard", MOTION) if game.options("discard") else quiet(game)
    assert [game[name].pool for name in ("Sarah", "Alexis", "Justin")] == [31, 30, 30]


@pytest.mark.parametrize(("locked", "blood", "may"), [(False, 2, True), (True, 2, False), (False, 1, False)])
def test_tj_needs_two_blood_and_must_be_unlocked(*, locked: bool, blood: int, may: bool) -> None:
    game, *_ = polling()
    game.ready("Alexis", "T.J.", blood=blood, locked=locked)
    play(game, MOTION)
    assert until(game, "use: T.J.") == may


def test_a_vox_senis_from_the_hand_is_cancelled() -> None:
    game, *_ = polling(alexis=("Vox Senis",))
    game.hand("Justin", "Sudden Reversal")
    play(game, MOTION, "Play Vox Senis", "Sudden Reversal")
    assert "Vox Senis is cancelled" in game.log
    until_votes(game, "Alexis")
    assert not any("gained" in each for each in game.offers())


@pytest.mark.parametrize("burned", [True, False])
def test_year_of_fortune_lasts_as_long_as_its_card(*, burned: bool) -> None:
    game, *_ = polling(motion="Year of Fortune")
    game.ready("Sarah", vampire("Bob", 5, title="prince of Rome"))
    play(game, "Year of Fortune")
    while game.table.action is not None and not offers(game, "title for: Kurt"):
        if offers(game, "Alexis") and any(each.kind == "methuselah" for each in game.options()):
            game.pick("methuselah", seat="Alexis")
        elif game.options("rest"):
            game.pick("rest")
        else:
            quiet(game)
    play(game, "title for: Kurt")
    over(game)
    assert len(game.rules.pile(1, "hand")) == 8
    if burned:
        play(game, "Bob: call a referendum" if offers(game, "Bob: call a referendum") else "Year of Fortune")
        while not offers(game, "title for: Bob"):
            quiet(game)
        play(game, "title for: Bob")
        over(game)
        assert not any(game.name(copy) == "Year of Fortune" for copy in game.rules.pile(0, "in play"))
    assert hand_size(game.rules, 1) == 8 - burned


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_sabbat_priests_add_up_on_one_vampire(copies: int) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, sect="Sabbat", title="archbishop of Chicago", text="-1 strength."))
    ira = game.ready("Alexis", vampire("Ira", 8), blood=5)
    game.hand("Sarah", *["Sabbat Priest"] * copies)
    for _ in range(copies):
        play(game, "Sabbat Priest")
        while not offers(game, "title for: Kurt"):
            game.pick("target", kurt) if game.options("target") else quiet(game)
        play(game, "title for: Kurt")
        over(game)
        game.go_to("minion", "Sarah") if game.table.phase != "minion" or kurt.locked else None
    game.go_to("minion", "Sarah")
    before = ira.blood
    play(game, "bleed: Kurt", "block: Block with Ira")
    assert before - ira.blood == copies


def test_reckless_agitation_is_for_two_others_at_least() -> None:
    game, *_ = polling(motion="Reckless Agitation")
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, sect="Independent"))
    game.hand("Sarah", "Reckless Agitation")
    play(game, "Reckless Agitation")
    most = 0
    while game.table.referendum is None or not any("votes" in game.question for _ in "1"):
        points = game.options("points")
        if points:
            assert all(each.seat != 0 for each in points)
            most = max(most, *(each.amount for each in points))
            game.pick("points", amount=max(each.amount for each in points))
        else:
            quiet(game)
    assert most == 5
    game = table("Sarah", "Alexis")
    game.ready("Sarah", vampire("Kurt", 8, sect="Independent"))
    game.hand("Sarah", "Reckless Agitation")
    assert not offers(game, "Reckless Agitation: ") and not offers(game, "political")


def test_a_card_of_that_name_hunts_muaziz() -> None:
    game, *_ = polling()
    game.ready("Justin", "Muaziz, Archon of Ulugh Beg")
    (hunt,) = game.hand("Sarah", "Blood Hunt")
    play(game, "Blood Hunt")
    assert offers(game, "Muaziz")
    play(game, "Muaziz")
    over(game)
    assert game.where(hunt) == "Muaziz, Archon of Ulugh Beg"


# -- Political Struggle ----------------------------------------------------------------------------------------


def struggle(victim: Copy, game: Position, winner: Copy) -> Copy:
    """The card lies on a vampire that another struggles with."""
    return game.on(victim, "Political Struggle", marks={"chosen hunter": str(winner.id), "moves on": "yes"})


def test_a_political_struggle_is_won_before_the_blood_hunt() -> None:
    game = table()
    winner = game.ready("Sarah", vampire("Las", 8, clan="Lasombra", sect="Sabbat"))
    lord = game.torpor("Alexis", vampire("Lord", 4, title="prince of Chicago"))
    struggle(lord, game, winner)
    game.pick("diablerize", minion=winner, target=lord)
    while game.table.referendum is None:
        quiet(game)
    until_votes(game, "Sarah")
    assert any(each.amount == 2 and "Las" in each.text for each in game.options())


@pytest.mark.parametrize(
    ("title", "more", "votes"),
    [
        ("prince of Rome", "", 2),
        ("prince of Rome", "Legendary Vampire", 4),
        ("", "Legendary Vampire", 2),
        ("priscus", "", 0),
    ],
)
def test_a_political_struggle_wins_all_votes_but_no_ballots(title: str, more: str, votes: int) -> None:
    game = table()
    text = "Sabbat: +2 strength. Damage from Las's hand strikes is aggravated."
    winner = game.ready("Sarah", vampire("Las", 8, clan="Lasombra", sect="Sabbat", text=text))
    lord = game.ready("Alexis", vampire("Lord", 4, title=title, sect="Sabbat" if title == "priscus" else "Camarilla"))
    card = struggle(lord, game, winner)
    if more:
        game.on(lord, more)
    game.pick("card in play", card, minion=winner)
    while game.table.action is not None:
        game.pick("target", lord) if game.options("target") else quiet(game)
    assert lord.place.region == "torpor"
    assert minions.votes(game.rules, winner) == votes


@pytest.mark.parametrize(("name", "votes"), [("Eze, The Demon Prince", 3), ("Sundown", 0)])
def test_a_political_struggle_wins_votes_that_are_always_there(name: str, votes: int) -> None:
    game = table()
    text = "Sabbat: +2 strength. Damage from Las's hand strikes is aggravated."
    winner = game.ready("Sarah", vampire("Las", 8, clan="Lasombra", sect="Sabbat", text=text))
    lord = game.ready("Alexis", name)
    had = minions.votes(game.rules, lord)
    card = struggle(lord, game, winner)
    game.pick("card in play", card, minion=winner)
    while game.table.action is not None:
        game.pick("target", lord) if game.options("target") else quiet(game)
    assert lord.place.region == "torpor"
    assert (had, minions.votes(game.rules, winner)) == (votes, votes)


# -- Yawp Court ------------------------------------------------------------------------------------------------

BITES = "Sabbat: Damage from Sab's hand strikes is aggravated."


def court(*cards: str, clan: str = "") -> tuple[Position, Copy, Copy, Copy]:
    """A Sabbat vampire of Alexis fights Kurt before his referendum."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, clan=clan, title="prince of Chicago"), blood=3)
    sab = game.ready("Alexis", vampire("Sab", 6, sect="Sabbat", text=BITES))
    yawp = game.in_play("Alexis", "Yawp Court")
    game.in_play("Sarah", "Warsaw Station")
    game.hand("Sarah", MOTION)
    game.hand("Alexis", *cards)
    play(game, MOTION, "use: Yawp Court")
    if offers(game, "target: Sab"):
        play(game, "target: Sab")
    return game, kurt, sab, yawp


def test_who_goes_rotschreck_in_the_court_calls_no_referendum() -> None:
    """Combat ends first: the Sabbat vampire takes its 2 damage."""
    game, kurt, sab, _ = court("Rötschreck")
    play(game, "Rötschreck")
    over(game)
    assert (kurt.place.region, sab.blood) == ("torpor", 4)
    assert not any("Referendum" in line for line in game.log)


@pytest.mark.parametrize("rises", [True, False])
def test_who_falls_in_the_court_calls_no_referendum_though_he_rises_at_once(*, rises: bool) -> None:
    game, kurt, sab, _ = court(clan="Nosferatu")
    while game.table.action is not None:
        if rises and any("torpor" in each.text for each in game.options("use")):
            game.pick("use", "Warsaw Station")
        else:
            game.pick("target") if game.options("target") else quiet(game)
    assert (kurt.place.region, sab.blood) == ("ready" if rises else "torpor", 5)
    assert not any("Referendum" in line for line in game.log)


def test_an_action_is_paid_for_before_the_court_is_used() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, title="prince of Chicago"), blood=3)
    game.ready("Alexis", vampire("Sab", 6, sect="Sabbat"))
    game.in_play("Alexis", "Yawp Court")
    game.hand("Sarah", "Reckless Agitation")
    kurt.marks["sect"] = "Anarch"
    play(game, "political: Kurt: Reckless Agitation")
    assert until(game, "use: Yawp Court")
    assert kurt.blood == 1


# -- What else is used in the polling step, and after it -------------------------------------------------------


@pytest.mark.parametrize("locked", [True, False])
@pytest.mark.parametrize("source", ["title", "prisci"])
def test_sundown_makes_abstain_who_has_voted(source: str, *, locked: bool) -> None:
    """His votes, and his ballots as a priscus, are taken back, though Sundown is locked."""
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, title="prince of Chicago"))
    sect = "Sabbat" if source == "prisci" else "Camarilla"
    game.ready("Alexis", vampire("Ira", 8, title="priscus" if source == "prisci" else "prince of Boston", sect=sect))
    sundown = game.ready("Justin", "Sundown (ADV)", marks={"merged": "yes"}, locked=locked)
    game.hand("Sarah", MOTION)
    game.hand("Justin", MOTION)
    play(game, MOTION, "title for: Kurt", f"{source} against: ")
    while not offers(game, "use: Sundown", "Justin"):
        quiet(game)
    game.pick("use", sundown)
    while game.table.referendum is not None:
        if offers(game, "Ira") and game.asked == "Justin":
            play(game, "Ira")
        else:
            quiet(game)
    over(game)
    assert "The referendum passes: 2 for, 0 against" in game.log


def test_nu_unlocks_in_the_polling_step_and_counts_less() -> None:
    game = table()
    nu = game.ready("Sarah", "Nu, The Pillar")
    game.ready("Sarah", vampire("Bob", 5, title="prince of Rome"), locked=True)
    game.hand("Sarah", MOTION)
    play(game, "Nu, The Pillar: Domain Challenge")
    until_votes(game, "Sarah")
    assert nu.locked
    play(game, "use: Nu", "title for: Bob")
    over(game)
    assert (nu.locked, game["Sarah"].pool) == (False, 29)


@pytest.mark.parametrize("pool", [1, 3])
def test_venceslava_gains_nothing_for_who_is_ousted(pool: int) -> None:
    game = table()
    game.ready("Sarah", "Věnceslava, The Implacable")
    game.ready("Alexis", vampire("Ira", 5), locked=True)
    game.pool("Sarah", pool)
    game.hand("Sarah", MOTION)
    play(game, "Implacable: Domain Challenge", "title for")
    assert until(game, "gain 1 pool") == (pool > 1)
    assert ("Sarah is ousted" in game.log) == (pool == 1)


@pytest.mark.parametrize("card", ["Quicksilver Contemplation", "Wanderer's Counsel"])
@pytest.mark.parametrize("automatic", [True, False])
def test_nothing_is_used_in_a_polling_step_that_there_is_not(card: str, *, automatic: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, ALL, title="prince of Chicago"), blood=8)
    game.ready("Alexis", vampire("Ira", 9, ALL, clan="Akunanse", sect="Laibon"))
    game.ready("Sarah", vampire("Bob", 5))
    game.hand("Sarah", MOTION, MOTION, "Charming Lobby")
    game.hand("Alexis", card)
    if automatic:
        play(game, "Kurt: Charming Lobby [pre]")
        while not offers(game, "title for: Kurt"):
            game.pick("target", MOTION) if game.options("target") else quiet(game)
        play(game, "title for: Kurt")
        over(game)
    play(game, "Bob: Domain Challenge")
    seen = False
    while game.table.action is not None:
        if game.table.referendum is not None:
            seen = seen or offers(game, f"play: Ira: {card}")
        quiet(game)
    assert seen == (not automatic)


@pytest.mark.parametrize("blood", [0, 1, 3])
def test_smiling_jack_is_paid_in_full_by_pool_and_any_vampires(blood: int) -> None:
    game = table()
    one = game.ready("Alexis", vampire("One", 5), blood=blood)
    two = game.ready("Alexis", vampire("Two", 5), blood=1)
    game.phase("unlock", of="Alexis")
    game.in_play("Sarah", "Smiling Jack, The Anarch", blood=4)
    while game.start() and game.table.phase == "unlock":
        ways = [each for each in game.offers() if "blood" in each]
        if game.options("target"):
            game.pick("target", one if any(each.copy == one.id for each in game.options("target")) else two)
        elif ways:
            play(game, ways[0])
        else:
            quiet(game)
    assert (one.blood, two.blood, game["Alexis"].pool) == (0, 0, 30 - (4 - blood - 1))
