"""Manual mode against the rulebook: what the manners do by themselves is what the rules say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.game import canonical, catalogue, starter
from tests.play.desk import ALEXIS, JUSTIN, LISA, RICHARD, SARAH, Desk, card, pool
from vtes_desktop.play import requests as r
from vtes_desktop.rules.turn.ousting import winner
from vtes_desktop.table.journal import DeckList, Options
from vtes_desktop.table.moves import BANK
from vtes_desktop.table.table import NOBODY, Place, on


def scores(desk: Desk) -> list[float]:
    return [seat.victory_points for seat in desk.table.seats]


def pools(desk: Desk) -> list[int]:
    return [seat.pool for seat in desk.table.seats]


def at(tmp_path: Path, *names: str, options: Options | None = None) -> Desk:
    """These players, clockwise."""
    return Desk(tmp_path, [(name, starter(number)) for number, name in enumerate(names)], options)


# Ousting (sec. 9.1)


def test_the_rulebooks_example_of_victory_points(tmp_path: Path) -> None:
    """Sec. 9.1: Richard ousts Steve and Justin, then falls to Lisa; both have 2 victory points."""
    richard, steve, justin, lisa = range(4)
    desk = at(tmp_path, "Richard", "Steve", "Justin", "Lisa")
    desk.do(richard, r.Blood(pool(richard), BANK, 20), r.Blood(pool(steve), BANK, 30))
    assert desk.table.prey(richard) == steve
    desk.do(richard, r.Oust(steve))
    assert (scores(desk), pools(desk)) == ([1, 0, 0, 0], [16, 0, 30, 30])
    assert desk.table.prey(richard) == justin
    assert desk.table.predator(justin) == richard
    desk.do(justin, r.Blood(pool(justin), BANK, 30))
    desk.do(richard, r.Oust(justin))
    assert (scores(desk), pools(desk)) == ([2, 0, 0, 0], [22, 0, 0, 30])
    assert desk.table.prey(richard) == desk.table.predator(richard) == lisa
    assert desk.table.prey(lisa) == desk.table.predator(lisa) == richard
    desk.do(lisa, r.Oust(richard))
    assert (scores(desk), pools(desk)) == ([2, 0, 0, 2], [0, 0, 0, 36])
    assert desk.table.over
    assert not desk.table.clock.running
    assert desk.said() == "The game is over; nobody has a game win"
    assert desk.said(back=2) == "Lisa is the last Methuselah and gains a victory point"
    desk.host.close()


def test_the_ousted_take_all_they_control_out_of_the_game(desk: Desk) -> None:
    """Sec. 9.1, 1.3: what she controls is removed, on its owners' sides; her cards that others control stay."""
    stolen = desk.vampire(SARAH)
    desk.do(ALEXIS, r.TakeControl(stolen.id, ALEXIS))
    hers = desk.vampire(ALEXIS, 2)
    lent = desk.vampire(ALEXIS)
    desk.do(JUSTIN, r.TakeControl(lent.id, JUSTIN))
    retainer, his = desk.play(ALEXIS, hers), desk.play(JUSTIN, hers)
    on_retainer, on_lent = desk.play(ALEXIS, retainer), desk.play(ALEXIS, lent)
    burnt = desk.first(ALEXIS, "hand")
    desk.do(ALEXIS, r.Put((burnt.id,), Place(ALEXIS, "ash heap")), r.TakeEdge(ALEXIS))
    hand, uncontrolled = desk.copies(ALEXIS, "hand"), desk.copies(ALEXIS, "uncontrolled")
    counters = desk.table.blood_in_all()
    desk.do(SARAH, r.Oust(ALEXIS))
    removed = desk.copies(ALEXIS, "removed")
    assert set(map(id, removed)) == set(map(id, [hers, retainer, on_retainer, on_lent, *hand, *uncontrolled]))
    assert desk.copies(SARAH, "removed") == [stolen], "it goes to its owner's side"
    assert lent.place == Place(JUSTIN, "ready"), "her card that Justin controls stays"
    assert lent.attached == []
    assert his.place == Place(JUSTIN, "ash heap"), "what Justin had on a removed card is burned"
    assert desk.copies(ALEXIS, "ash heap") == [burnt]
    assert (desk.table.edge, desk.table.seats[ALEXIS].pool, hers.blood) == (NOBODY, 0, 0)
    assert desk.table.blood_in_all() == counters
    assert (scores(desk)[SARAH], pools(desk)[SARAH]) == (1, 36)
    for copy in [*hand, *uncontrolled]:
        assert desk.clients[LISA].table.copies[copy.id].card == 0, "nobody learns what she held"
    for copy in (hers, retainer):
        assert desk.clients[LISA].table.copies[copy.id].card == copy.card
    assert desk.table.seats[ALEXIS].ousted
    assert desk.table.playing() == [SARAH, JUSTIN, LISA, RICHARD]


def test_ousting_is_taken_back_whole(desk: Desk) -> None:
    minion = desk.vampire(ALEXIS, 2)
    desk.play(ALEXIS, minion)
    before = canonical(desk.table)
    desk.do(SARAH, r.Oust(ALEXIS), r.TakeBack())
    assert canonical(desk.table) == before


def test_when_the_active_methuselah_is_ousted_the_turn_goes_on_to_the_next(desk: Desk) -> None:
    desk.do(SARAH, r.EndTurn(), r.Oust(ALEXIS))
    assert (desk.table.active, desk.table.phase) == (JUSTIN, "unlock")
    desk.do(SARAH, r.Oust(RICHARD))
    assert desk.table.active == JUSTIN, "the turn of somebody else goes on"


def test_who_can_be_ousted(desk: Desk) -> None:
    desk.do(SARAH, r.Oust(ALEXIS))
    only = "Only somebody who is playing can be ousted."
    for seat in (ALEXIS, 5, -1):
        assert desk.refused(SARAH, r.Oust(seat)) == only
    desk.do(SARAH, r.Oust(JUSTIN), r.Oust(LISA), r.Oust(RICHARD))
    assert scores(desk) == [5, 0, 0, 0, 0]
    assert desk.said() == "The game is over: Sarah has the game win"
    for request in (r.Oust(SARAH), r.Withdraw(), r.TimeUp(), r.EndGame()):
        assert desk.refused(SARAH, request) == "The game is over already."


def test_ousted_together_both_predators_have_their_points(desk: Desk) -> None:
    """Sec. 9.1's exception: prey first, then its predator: no pool is left over for the ousted."""
    desk.do(SARAH, r.Oust(JUSTIN), r.Oust(ALEXIS))
    assert scores(desk)[:2] == [1, 1]
    assert pools(desk)[:3] == [36, 0, 0]


# Withdrawing (sec. 9.2) and the end


def test_withdrawing_gives_a_point_to_who_leaves_and_nothing_to_the_predator(desk: Desk) -> None:
    desk.do(ALEXIS, r.TakeEdge(ALEXIS), r.Withdraw())
    assert (scores(desk), pools(desk)) == ([0, 1, 0, 0, 0], [30, 0, 30, 30, 30])
    assert desk.table.seats[ALEXIS].withdrawn
    assert not desk.table.seats[ALEXIS].ousted
    assert desk.table.prey(SARAH) == JUSTIN
    assert desk.table.edge == NOBODY
    assert desk.copies(ALEXIS, "hand") == []
    assert desk.refused(ALEXIS, r.Withdraw()) == "You are not playing any more."


def test_the_last_after_a_withdrawal_has_a_point_too(tmp_path: Path) -> None:
    desk = at(tmp_path, "Sarah", "Alexis")
    desk.do(ALEXIS, r.Withdraw())
    assert scores(desk) == [1, 1]
    assert desk.table.over
    desk.host.close()


def test_when_time_is_up_each_still_playing_has_half_a_point(desk: Desk) -> None:
    desk.do(SARAH, r.Oust(ALEXIS), r.Oust(JUSTIN), r.TimeUp())
    assert scores(desk) == [2.5, 0, 0, 0.5, 0.5]
    assert desk.said() == "The game is over: Sarah has the game win"
    assert desk.table.over
    desk.do(SARAH, r.TakeBack())
    assert scores(desk) == [2, 0, 0, 0, 0]
    assert not desk.table.over
    assert desk.table.clock.running


@pytest.mark.parametrize(
    ("points", "seat"),
    [
        ([2, 0, 0, 0, 0], 0),
        ([0, 0, 5], 2),
        ([2.5, 2, 0.5], 0),
        ([2, 2, 1], None),
        ([1.5, 1, 0.5], None),
        ([1, 0, 0], None),
        ([0, 0], None),
        ([3, 3], None),
        ([2, 0.5, 0.5, 0.5, 0.5], 0),
    ],
)
def test_a_game_win_takes_two_points_and_more_than_anyone(points: list[float], seat: int | None) -> None:
    assert winner(points) == seat


# Turns (sec. 3, 4, 7)


def test_the_first_turns_have_one_two_and_three_transfers(desk: Desk) -> None:
    transfers = []
    for _ in range(12):
        desk.do(SARAH, r.GoToPhase("influence"))
        transfers.append(desk.table.tally["transfers"])
        desk.do(SARAH, r.NextPhase())
        assert "transfers" not in desk.table.tally
        desk.do(SARAH, r.EndTurn())
    assert transfers == [1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4]


def test_with_two_players_the_third_turn_has_three_transfers(tmp_path: Path) -> None:
    """Sec. 7 counts the first three turns of the game, whoever takes them."""
    desk = at(tmp_path, "Sarah", "Alexis")
    transfers = []
    for _ in range(5):
        desk.do(SARAH, r.GoToPhase("influence"))
        transfers.append(desk.table.tally["transfers"])
        desk.do(SARAH, r.EndTurn())
    assert transfers == [1, 2, 3, 4, 4]
    desk.host.close()


def test_moving_pool_counts_the_transfers(desk: Desk) -> None:
    """Sec. 7: one transfer a counter to a vampire, two back; nothing is counted elsewhere."""
    for _ in range(5):
        desk.do(SARAH, r.EndTurn())
    vampire, theirs = desk.first(SARAH, "uncontrolled"), desk.first(ALEXIS, "uncontrolled")
    desk.do(SARAH, r.Blood(pool(SARAH), card(vampire), 2))
    assert desk.table.tally == {}
    desk.do(SARAH, r.GoToPhase("influence"))
    desk.do(SARAH, r.Blood(pool(SARAH), card(vampire)))
    assert desk.table.tally == {"transfers": 3}
    desk.do(SARAH, r.Blood(card(vampire), pool(SARAH)))
    assert desk.table.tally == {"transfers": 1}
    desk.do(SARAH, r.Blood(pool(ALEXIS), card(theirs)), r.Blood(BANK, card(vampire)), r.Blood(pool(SARAH), BANK))
    assert desk.table.tally == {"transfers": 1}
    desk.do(SARAH, r.Blood(pool(SARAH), card(vampire), 5))
    assert desk.table.tally == {}, "manners count, they forbid nothing"
    desk.do(SARAH, r.TakeBack())
    assert desk.table.tally == {"transfers": 1}


def test_phases_follow_one_another_and_turns_go_clockwise(desk: Desk) -> None:
    seen = []
    for _ in range(6):
        seen.append((desk.table.active, desk.table.phase))
        desk.do(SARAH, r.NextPhase())
    assert seen == [
        (SARAH, "unlock"),
        (SARAH, "master"),
        (SARAH, "minion"),
        (SARAH, "influence"),
        (SARAH, "discard"),
        (ALEXIS, "unlock"),
    ]
    assert desk.refused(SARAH, r.GoToPhase("tea")) == "“tea” is not a phase of a turn."
    assert desk.refused(SARAH, r.GoToPhase("master")) == "It is the master phase already."
    rounds = []
    desk.do(SARAH, r.Oust(SARAH))
    for _ in range(9):
        desk.do(SARAH, r.EndTurn())
        rounds.append((desk.table.round, desk.table.active))
    assert rounds == [
        (1, JUSTIN),
        (1, LISA),
        (1, RICHARD),
        (2, ALEXIS),
        (2, JUSTIN),
        (2, LISA),
        (2, RICHARD),
        (3, ALEXIS),
        (3, JUSTIN),
    ], "a round ends where the first seat would have come, also when she is out"


def test_a_turn_begins_with_unlocking_and_the_edge_pays(desk: Desk) -> None:
    """Sec. 4."""
    hers, mine = desk.vampire(ALEXIS), desk.vampire(SARAH)
    worn = desk.play(ALEXIS, hers)
    desk.do(ALEXIS, r.LockCards((hers.id, worn.id)), r.TakeEdge(ALEXIS))
    desk.do(SARAH, r.LockCards((mine.id,)), r.EndTurn())
    assert (hers.locked, worn.locked, mine.locked) == (False, False, True)
    assert pools(desk)[ALEXIS] == 31
    assert desk.said(back=2) == "Alexis unlocks 2 cards"
    assert desk.said() == "Alexis gains 1 pool for the Edge"


def test_a_table_that_does_it_all_by_hand(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 2, Options(replace=False))
    hers = desk.vampire(ALEXIS)
    desk.do(ALEXIS, r.LockCards((hers.id,)), r.TakeEdge(ALEXIS))
    desk.do(SARAH, r.Play(desk.first(SARAH, "hand").id), r.EndTurn())
    assert hers.locked
    assert pools(desk)[ALEXIS] == 30
    assert len(desk.copies(SARAH, "hand")) == 6
    desk.host.close()


# Becoming controlled, leaving play (sec. 7, 1.1, 1.3)


def test_blood_above_capacity_drains_when_a_vampire_becomes_controlled(desk: Desk) -> None:
    vampire = desk.first(SARAH, "uncontrolled")
    capacity = desk.cards.card(vampire.card).capacity
    assert capacity is not None
    counters = desk.table.blood_in_all()
    desk.do(SARAH, r.Blood(BANK, card(vampire), capacity + 3))
    desk.do(SARAH, r.Put((vampire.id,), Place(SARAH, "ready")))
    assert vampire.blood == capacity
    assert not vampire.locked
    assert vampire.face_up
    assert desk.table.blood_in_all() == counters
    desk.do(SARAH, r.Blood(BANK, card(vampire), 3), r.Put((vampire.id,), Place(SARAH, "torpor")))
    assert vampire.blood == capacity + 3, "by hand, what is put on later stays till somebody takes it off"


@pytest.mark.parametrize("region", ["ash heap", "removed", "crypt"])
def test_what_leaves_play_leaves_everything_behind(desk: Desk, region: str) -> None:
    """Sec. 1.1: counters go to the bank, cards on it to their owners' ash heaps, however deep, and it to its owner."""
    minion = desk.vampire(SARAH, 2)
    retainer = desk.play(SARAH, minion)
    theirs = desk.play(ALEXIS, retainer)
    deep = desk.play(JUSTIN, theirs)
    desk.do(SARAH, r.Blood(BANK, card(retainer), 2), r.Count(theirs.id, "page", 3), r.LockCards((deep.id, minion.id)))
    desk.do(SARAH, r.Count(minion.id, "disease"), r.Note(minion.id, "cursed"), r.Note(deep.id, "deep"))
    desk.do(LISA, r.TakeControl(minion.id, LISA))
    counters = desk.table.blood_in_all()
    desk.do(LISA, r.Put((minion.id,), Place(LISA, region)))
    assert minion.place == Place(SARAH, region)
    assert minion.controller == SARAH
    assert retainer.place == Place(SARAH, "ash heap")
    assert theirs.place == Place(ALEXIS, "ash heap")
    assert deep.place == Place(JUSTIN, "ash heap")
    for copy in (minion, retainer, theirs, deep):
        assert (copy.blood, copy.counters, copy.note, copy.locked, copy.attached) == (0, {}, "", False, [])
    assert desk.table.blood_in_all() == counters


def test_back_to_the_uncontrolled_region_goes_the_vampire_with_its_blood_alone(desk: Desk) -> None:
    minion = desk.vampire(SARAH, 2)
    worn = desk.play(SARAH, minion)
    desk.do(SARAH, r.LockCards((minion.id,)))
    desk.do(SARAH, r.Put((minion.id,), Place(SARAH, "uncontrolled")))
    assert (minion.blood, minion.locked, minion.face_up, minion.attached) == (2, False, False, [])
    assert worn.place == Place(SARAH, "ash heap")
    assert desk.clients[ALEXIS].table.copies[minion.id].card == 0


def test_what_a_minion_bears_goes_along_to_torpor_and_to_another_side(desk: Desk) -> None:
    minion = desk.vampire(SARAH, 2)
    worn = desk.play(SARAH, minion)
    desk.do(SARAH, r.Put((minion.id,), Place(SARAH, "torpor")))
    assert (minion.attached, minion.blood) == ([worn.id], 2)
    desk.do(ALEXIS, r.TakeControl(minion.id, ALEXIS))
    assert (minion.place, minion.attached) == (Place(ALEXIS, "torpor"), [worn.id])


def test_burned_counters_on_burnt_cards_do_not_keep_them_there(desk: Desk) -> None:
    """Somebody put a counter on a card in the ash heap by mistake: the card can still go back to the library."""
    burnt = desk.first(SARAH, "hand")
    desk.do(SARAH, r.Put((burnt.id,), Place(SARAH, "ash heap")))
    desk.do(SARAH, r.Blood(BANK, card(burnt)), r.Note(burnt.id, "oops"))
    desk.do(SARAH, r.Put((burnt.id,), Place(SARAH, "library"), index=0))
    assert desk.first(SARAH, "library") is burnt


# Where played cards go (sec. 1.6)


@pytest.mark.parametrize(
    ("name", "region"),
    [
        ("Blood Doll", "ash heap"),  # it goes on a vampire; put on nothing it is a card like any other
        ("Academic Hunting Ground", "in play"),
        ("Anarch Free Press, The", "in play"),
        ("Govern the Unaligned", "ash heap"),
        ("Conditioning", "ash heap"),
        ("Deflection", "ash heap"),
        (".44 Magnum", "in play"),
        ("Ossian", "ready"),
        ("Anarch Troublemaker", "in play"),
        ("Unmasking, The", "in play"),
    ],
)
def test_where_a_played_card_goes(tmp_path: Path, name: str, region: str) -> None:
    number = catalogue().find(name).id
    deck = DeckList("One card", starter(0).crypt, (number,) * 20)
    desk = Desk(tmp_path, [("Sarah", deck), ("Alexis", deck)])
    copy = desk.first(SARAH, "hand")
    desk.do(SARAH, r.Play(copy.id))
    assert copy.place == Place(SARAH, region)
    assert copy.face_up
    if name == "Ossian":
        assert copy.blood == 4, "an ally enters play with its life"
    desk.host.close()


def test_a_card_taken_from_a_minion_is_no_longer_on_it(desk: Desk) -> None:
    minion = desk.vampire(SARAH)
    worn = desk.play(SARAH, minion)
    desk.do(SARAH, r.Put((worn.id,), Place(SARAH, "ash heap")))
    assert minion.attached == []
    assert desk.said() == f"Sarah burns {desk.name(worn)}"
    desk.do(SARAH, r.TakeBack())
    assert worn.place == on(minion.id)
