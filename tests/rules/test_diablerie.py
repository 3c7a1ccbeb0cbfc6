"""Diablerie and the blood hunt (sec. 6.5.4–6.5.6)."""

from __future__ import annotations

from tests.rules.known import table, weapon
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, retainer, vampire
from vtes_desktop.table.table import Copy

POTENCE = "Potence"
PRINCE = vampire("Prince", 7, title="prince of Chicago")


def diablerize(game: Position, diablerist: Copy, victim: Copy) -> None:
    """The action is taken and nobody blocks it."""
    game.pick("diablerize", minion=diablerist, target=victim)
    while game.choice and game.choice.kind in ("block", "before block"):
        game.passes()


def laid(capacity: int = 5, victims: int = 7, blood: int = 3) -> tuple[Position, Copy, Copy]:
    """Krid of Sarah and Ira of Alexis, who lies in torpor with 3 blood."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity), blood=1)
    return game, krid, game.torpor("Alexis", vampire("Ira", victims), blood=blood)


# -- the action (sec. 6.5.4) ----------------------------------------------------------------------------------------


def test_diablerizing_anothers_vampire_is_directed_without_stealth() -> None:
    """+1 stealth is for one's own, undirected (sec. 6.5.4)."""
    game, krid, ira = laid()
    game.ready("Alexis", vampire("Eugenio", 4))
    game.pick("diablerize", minion=krid, target=ira)
    assert game.table.action is not None
    assert (game.table.action.stealth, game.table.action.seats, game.asked) == (0, (1,), "Alexis")


def test_a_blocked_diablerie_leads_to_combat() -> None:
    game, krid, ira = laid()
    krid.blood = 5
    seer = game.ready("Alexis", vampire("Seer", 4, text="+1 intercept."))
    game.pick("diablerize", minion=krid, target=ira)
    game.pick("block", seer)
    assert (krid.blood, seer.blood, game.where(ira)) == (4, 3, "torpor region of Alexis")


def test_one_may_diablerize_ones_own() -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 5), blood=1), game.torpor("Sarah", vampire("Ira", 4), blood=2)
    diablerize(game, krid, ira)
    assert (krid.blood, game.where(ira)) == (3, "ash heap of Sarah")


# -- the five steps (sec. 6.5.5) ------------------------------------------------------------------------------------


def test_all_blood_of_the_victim_goes_to_the_diablerist_and_the_rest_drains_off() -> None:
    game, krid, ira = laid(capacity=5, victims=5, blood=5)
    diablerize(game, krid, ira)
    assert (krid.blood, game.where(ira), ira.blood) == (5, "ash heap of Alexis", 0)


def test_the_diablerist_may_take_any_equipment_and_all_else_is_burned() -> None:
    game, krid, ira = laid(victims=5)
    coat, rifle = game.on(ira, weapon("Coat", "1")), game.on(ira, weapon("Rifle", "2R"))
    dog = game.on(ira, retainer("Dog", 2))
    diablerize(game, krid, ira)
    game.pick("take", rifle)
    game.pick("pass")
    assert (rifle.place.on, rifle.controller, game.where(coat)) == (krid.id, 0, "ash heap of Alexis")
    assert game.where(dog) == "ash heap of Alexis"


def test_who_diablerizes_an_older_vampire_may_be_given_a_discipline() -> None:
    game, krid, ira = laid()
    game.library("Sarah", "Fortitude", "Dodge")
    game.hand("Sarah", POTENCE)
    game.ash_heap("Sarah", "Presence", "Blood Doll")
    diablerize(game, krid, ira)
    game.pick("yes", by="Sarah")
    names = {option.text for option in game.options("diablerie")}
    assert names == {"Potence (hand)", "Presence (ash heap)", "Fortitude (library)"}
    before = len(game["Sarah"].piles["hand"])
    game.pick("diablerie", POTENCE)
    assert minions.disciplines(game.rules, krid).get("pot") == 1
    assert (minions.capacity(game.rules, krid), krid.blood) == (6, 4)
    assert len(game["Sarah"].piles["hand"]) == before


def test_a_discipline_that_the_diablerist_has_at_superior_is_not_offered() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "POT"), blood=1)
    ira = game.torpor("Alexis", vampire("Ira", 7), blood=1)
    game.hand("Sarah", POTENCE)
    diablerize(game, krid, ira)
    game.pick("yes", by="Sarah")
    assert [option.kind for option in game.options()] == ["pass"]


def test_a_diablerist_of_a_younger_vampire_is_given_none() -> None:
    game, krid, ira = laid(capacity=5, victims=5)
    game.hand("Sarah", POTENCE)
    diablerize(game, krid, ira)
    assert game.choice is not None
    assert game.choice.kind != "diablerie"
    assert game.where(krid) == "ready region of Sarah"


def test_a_vampire_marked_as_blood_cursed_can_not_commit_diablerie() -> None:
    game = table()
    game.ready("Sarah", vampire("Cursed", 5, text="Blood cursed."))
    game.ready("Sarah", vampire("Marked", 5), marks={"blood cursed": "yes"})
    game.torpor("Alexis", vampire("Ira", 7), blood=3)
    assert game.options("rescue")
    assert not game.options("diablerize")


def test_a_blood_cursed_blocker_may_not_diablerize_who_leaves_torpor() -> None:
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 5), blood=3)
    cursed = game.ready("Alexis", vampire("Cursed", 5, text="+1 intercept. Blood cursed."))
    game.pick("leave torpor", minion=krid)
    game.pick("block", cursed, by="Alexis")
    assert (game.where(krid), game.table.action) == ("torpor region of Sarah", None)


# -- the blood hunt (sec. 6.5.6) ------------------------------------------------------------------------------------


def test_a_blood_hunt_is_held_after_every_diablerie_and_burns_the_diablerist_when_it_passes() -> None:
    game, krid, ira = laid(capacity=5, victims=5)
    game.ready("Justin", PRINCE)
    diablerize(game, krid, ira)
    assert game.table.referendum is not None
    assert game.table.referendum.title == "Blood hunt on Krid"
    game.pick("title for", by="Justin")
    game.pass_all()
    assert game.where(krid) == "ash heap of Sarah"


def test_a_tied_or_failed_blood_hunt_does_nothing() -> None:
    game, krid, ira = laid(capacity=5, victims=5)
    game.ready("Justin", PRINCE)
    game.ready("Sarah", vampire("Friend", 7, title="prince of Paris"), locked=True)
    diablerize(game, krid, ira)
    for _ in range(2):
        game.pick("title against" if game.asked == "Sarah" else "title for")
    game.pass_all()
    assert game.where(krid) == "ready region of Sarah"


def test_no_modifiers_or_reactions_are_played_in_a_blood_hunt() -> None:
    game, krid, ira = laid(capacity=5, victims=5)
    game.ready("Justin", PRINCE)
    game.hand("Sarah", library("Speech", "Action Modifier"))
    game.hand("Justin", library("Answer", "Reaction"))
    game.pick("diablerize", minion=krid, target=ira)
    while game.choice and game.table.referendum is None:
        game.passes()
    seen = set()
    while game.choice and game.table.referendum is not None:
        seen |= {option.kind for option in game.options()}
        game.passes()
    assert "play" not in seen
    assert "title for" in seen


def test_a_blood_hunt_may_be_voted_on_with_political_cards_and_the_edge() -> None:
    game, krid, ira = laid(capacity=5, victims=5)
    game.give_edge("Justin")
    game.hand("Alexis", library("Parity", "Political Action", text="Worth 1 vote."))
    diablerize(game, krid, ira)
    seen = set()
    while game.choice and game.table.referendum is not None:
        seen |= {option.kind for option in game.options()}
        game.passes()
    assert {"edge for", "edge against", "card for", "card against"} <= seen
