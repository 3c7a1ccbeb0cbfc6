"""Each request: what it does when granted, and in which sentence it is refused."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from tests.game import REQUESTS, starters
from tests.play.desk import ALEXIS, JUSTIN, LISA, SARAH, Desk, card, pool
from vtes_desktop.play import requests as r
from vtes_desktop.play.games import lay_out
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import Options
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import NOBODY, Place, on

NOT_THERE = "That card is not there any more."


def test_every_kind_of_request_is_made_up_somewhere() -> None:
    assert set(REQUESTS) == set(get_args(r.Request))


# The deal


def test_the_deal_gives_everyone_seven_cards_and_four_vampires(desk: Desk) -> None:
    for seat in range(5):
        assert len(desk.copies(seat, "hand")) == 7
        assert len(desk.copies(seat, "uncontrolled")) == 4
        assert not any(copy.face_up for copy in desk.copies(seat, "uncontrolled"))
        assert desk.table.seats[seat].pool == 30
    assert desk.table.clock.running
    assert desk.said() == "Turn 1: Sarah"
    assert desk.said(back=2) == "Richard draws 7 cards"


def test_cards_are_dealt_once(desk: Desk) -> None:
    assert desk.refused(SARAH, r.Deal()) == "The cards were dealt already."
    assert desk.host.submit(NOBODY, r.Deal()).reason == "The cards were dealt already."


def test_who_only_watches_asks_for_nothing(desk: Desk) -> None:
    for request in (r.Draw(), r.Chat("hello"), r.NextPhase(), r.TakeBack()):
        assert desk.refused(-1, request) == "Only a Methuselah at the table can do that."
    assert desk.host.submit(5, r.Draw()).reason == "There is no seat 5 at this table."
    assert desk.host.submit(-2, r.Draw()).reason == "There is no seat -2 at this table."


# Moving cards


def test_a_card_is_put_anywhere(desk: Desk) -> None:
    vampire = desk.first(SARAH, "uncontrolled")
    desk.do(SARAH, r.Put((vampire.id,), Place(SARAH, "ready")))
    assert vampire.place == Place(SARAH, "ready")
    assert vampire.face_up
    assert desk.said(ALEXIS) == f"Sarah moves {desk.name(vampire)} from the uncontrolled region to the ready region"
    desk.do(SARAH, r.Put((vampire.id,), Place(SARAH, "torpor")))
    desk.do(SARAH, r.Put((vampire.id,), Place(SARAH, "ash heap")))
    assert desk.said() == f"Sarah burns {desk.name(vampire)}"


def test_several_cards_are_put_in_order(desk: Desk) -> None:
    copies = desk.copies(SARAH, "uncontrolled")
    desk.do(SARAH, r.Put(tuple(copy.id for copy in copies[:3]), Place(SARAH, "ready"), index=0))
    assert desk.copies(SARAH, "ready") == copies[:3]
    desk.do(SARAH, r.Put((copies[2].id, copies[2].id), Place(SARAH, "ready"), index=0))
    assert desk.copies(SARAH, "ready") == [copies[2], copies[0], copies[1]], "a card named twice is moved once"


def test_discarding_is_said_and_replaced(desk: Desk) -> None:
    copy = desk.first(SARAH, "hand")
    desk.do(SARAH, r.Put((copy.id,), Place(SARAH, "ash heap")))
    assert desk.copies(SARAH, "ash heap") == [copy]
    assert len(desk.copies(SARAH, "hand")) == 7
    assert desk.said(back=2) == f"Sarah discards {desk.name(copy)}"
    assert desk.said(ALEXIS) == "Sarah draws a card"
    desk.do(SARAH, r.Put((desk.first(SARAH, "hand").id,), Place(SARAH, "ash heap"), replace=False))
    assert len(desk.copies(SARAH, "hand")) == 6


def test_a_card_to_be_replaced_later_is_not_replaced_with_the_next(desk: Desk) -> None:
    first, second, *_ = desk.copies(SARAH, "hand")
    desk.do(SARAH, r.Put((first.id,), Place(SARAH, "ash heap"), replace=False))
    desk.do(SARAH, r.Put((second.id,), Place(SARAH, "ash heap")))
    assert len(desk.copies(SARAH, "hand")) == 6
    desk.do(SARAH, r.Refill())
    assert len(desk.copies(SARAH, "hand")) == 7


def test_a_card_put_back_into_the_library_is_not_replaced(desk: Desk) -> None:
    copy = desk.first(SARAH, "hand")
    desk.do(SARAH, r.Put((copy.id,), Place(SARAH, "library"), index=0))
    assert desk.first(SARAH, "library") is copy
    assert len(desk.copies(SARAH, "hand")) == 6
    assert desk.said() == f"Sarah puts {desk.name(copy)} on the top of the library"
    assert desk.said(ALEXIS) == "Sarah puts a card on the top of the library"
    desk.do(SARAH, r.Put((desk.first(SARAH, "hand").id,), Place(SARAH, "library")))
    assert desk.said(ALEXIS) == "Sarah puts a card on the bottom of the library"


def test_sorting_ones_hand_is_nobodys_business(desk: Desk) -> None:
    hand = desk.copies(SARAH, "hand")
    heard = len(desk.clients[ALEXIS].log)
    desk.do(SARAH, r.Put((hand[3].id,), Place(SARAH, "hand"), index=0))
    assert desk.copies(SARAH, "hand") == [hand[3], *hand[:3], *hand[4:]]
    assert len(desk.clients[ALEXIS].log) == heard


def test_a_card_in_a_hand_is_never_turned_up(desk: Desk) -> None:
    copy = desk.first(SARAH, "hand")
    desk.do(SARAH, r.Put((copy.id,), Place(SARAH, "ash heap")))
    desk.do(SARAH, r.Put((copy.id,), Place(SARAH, "hand"), face_up=True))
    assert not copy.face_up
    assert copy.id not in desk.clients[ALEXIS].table.copies


@pytest.mark.parametrize(
    ("to", "reason"),
    [
        (Place(SARAH, "attic"), "There is no region “attic” in this game."),
        (Place(SARAH, ""), "There is no region “” in this game."),
        (Place(5, "ready"), "There is no seat 5 at this table."),
        (Place(-1, "ready"), "There is no seat -1 at this table."),
        (Place(SARAH, "hand"), "A crypt card does not go to the hand."),
        (Place(SARAH, "library"), "A crypt card does not go to the library."),
        (on(12345), NOT_THERE),
        (on(-1), NOT_THERE),
    ],
)
def test_a_place_that_can_not_be_is_refused(desk: Desk, to: Place, reason: str) -> None:
    assert desk.refused(SARAH, r.Put((desk.first(SARAH, "uncontrolled").id,), to)) == reason
    if not reason.startswith("A crypt"):
        assert desk.refused(SARAH, r.PutTop(SARAH, "library", to)) == reason


def test_who_moves_what_is_refused(desk: Desk) -> None:
    mine, others = desk.first(SARAH, "hand"), desk.first(ALEXIS, "hand")
    place = Place(SARAH, "ash heap")
    assert desk.refused(SARAH, r.Put((others.id,), place)) == NOT_THERE, "not even that it is there"
    desk.do(ALEXIS, r.Reveal((others.id,)))
    assert desk.refused(SARAH, r.Put((others.id,), place)) == "You can't move cards in another's hand or deck."
    assert desk.refused(SARAH, r.Put((), place)) == "There is no card to move."
    assert desk.refused(SARAH, r.Put((mine.id, 77), place)) == NOT_THERE
    assert desk.refused(SARAH, r.Put((0,), place)) == NOT_THERE


def test_cards_lie_on_minions_but_not_on_burnt_ones_nor_on_themselves(desk: Desk) -> None:
    minion = desk.vampire(SARAH)
    equipment, *_ = desk.copies(SARAH, "hand")
    desk.do(SARAH, r.Put((equipment.id,), on(minion.id)))
    assert minion.attached == [equipment.id]
    assert desk.said(back=2) == f"Sarah puts {desk.name(equipment)} on {desk.name(minion)}"
    odd = Place(JUSTIN, "hand", minion.id)
    desk.do(SARAH, r.Put((equipment.id,), odd))
    assert equipment.place == on(minion.id), "on a card there is no region of its own"
    assert desk.refused(SARAH, r.Put((minion.id,), on(minion.id))).startswith("A card can't be put on itself")
    assert desk.refused(SARAH, r.Put((minion.id,), on(equipment.id))).startswith("A card can't be put on itself")
    burnt = desk.vampire(SARAH)
    desk.do(SARAH, r.Put((burnt.id,), Place(SARAH, "ash heap")))
    nowhere = "Cards can't be put on a card in the ash heap."
    assert desk.refused(SARAH, r.Put((equipment.id,), on(burnt.id))) == nowhere
    assert desk.refused(SARAH, r.PutTop(SARAH, "library", on(burnt.id))) == nowhere
    assert desk.refused(SARAH, r.Play(desk.first(SARAH, "hand").id, burnt.id)) == nowhere
    in_hand = desk.first(SARAH, "hand").id
    assert desk.refused(SARAH, r.Put((equipment.id,), on(in_hand))) == "Cards can't be put on a card in the hand."


def test_the_top_of_a_deck_is_moved_unseen(desk: Desk) -> None:
    first, second, third = desk.copies(SARAH, "library")[:3]
    desk.do(SARAH, r.PutTop(SARAH, "library", Place(SARAH, "library"), 1))
    assert desk.copies(SARAH, "library")[-1] is first
    assert desk.said() == "Sarah moves a card from the top of the library to the bottom of the library"
    desk.do(SARAH, r.PutTop(SARAH, "library", Place(SARAH, "ash heap"), 2, index=0))
    assert desk.copies(SARAH, "ash heap") == [second, third]
    assert desk.said(ALEXIS).endswith("from the top of the library to the ash heap")
    desk.do(ALEXIS, r.PutTop(SARAH, "library", Place(ALEXIS, "removed")))
    assert desk.said(ALEXIS).endswith(
        "from the top of the library of Sarah to the cards removed from the game of Sarah"
    )
    assert desk.refused(SARAH, r.PutTop(5, "library", Place(SARAH, "hand"))) == "There is no seat 5 at this table."
    assert desk.refused(SARAH, r.PutTop(-1, "library", Place(SARAH, "hand"))) == "There is no seat -1 at this table."
    desk.do(SARAH, r.PutTop(SARAH, "crypt", Place(SARAH, "removed"), 1000))
    assert desk.refused(SARAH, r.PutTop(SARAH, "crypt", Place(SARAH, "removed"))) == "The crypt is empty."


def test_drawing_to_the_last_card(desk: Desk) -> None:
    left = len(desk.copies(SARAH, "library"))
    desk.do(SARAH, r.Draw(count=2))
    assert len(desk.copies(SARAH, "hand")) == 9
    assert desk.said(ALEXIS) == "Sarah draws 2 cards"
    desk.do(SARAH, r.Draw(count=1000))
    assert len(desk.copies(SARAH, "hand")) == 7 + left
    assert desk.refused(SARAH, r.Draw()) == "Your library is empty."
    desk.do(SARAH, r.Draw("crypt"))
    assert len(desk.copies(SARAH, "uncontrolled")) == 5
    assert desk.said(ALEXIS) == "Sarah draws a crypt card from the crypt"
    assert desk.said().startswith(f"Sarah draws {desk.name(desk.copies(SARAH, 'uncontrolled')[-1])}")
    desk.do(SARAH, r.Draw("crypt", 1000))
    assert desk.refused(SARAH, r.Draw("crypt")) == "Your crypt is empty."


def test_refilling_the_hand(desk: Desk) -> None:
    assert desk.refused(SARAH, r.Refill()) == "Your hand is full: 7 of 7 cards."
    desk.do(SARAH, r.HandSize(SARAH, 9), r.Refill())
    assert len(desk.copies(SARAH, "hand")) == 9
    desk.do(SARAH, r.HandSize(SARAH, 100), r.Refill())
    assert desk.refused(SARAH, r.Refill()) == "Your library is empty."


def test_playing_a_card(desk: Desk) -> None:
    copy = desk.first(SARAH, "hand")
    minion = desk.vampire(SARAH)
    desk.do(SARAH, r.Play(copy.id, minion.id))
    assert copy.place == on(minion.id)
    assert desk.said(ALEXIS, 2) == f"Sarah plays {desk.name(copy)} on {desk.name(minion)}"
    assert len(desk.copies(SARAH, "hand")) == 7
    other = desk.first(SARAH, "hand")
    desk.do(SARAH, r.Play(other.id, replace=False))
    assert desk.said(ALEXIS) == f"Sarah plays {desk.name(other)}"
    assert len(desk.copies(SARAH, "hand")) == 6
    assert desk.refused(SARAH, r.Play(other.id)) == "Only cards in a hand are played."
    assert desk.refused(SARAH, r.Play(99)) == NOT_THERE
    assert desk.refused(SARAH, r.Play(desk.first(SARAH, "hand").id, 99)) == NOT_THERE
    theirs = desk.first(ALEXIS, "hand")
    assert desk.refused(SARAH, r.Play(theirs.id)) == NOT_THERE
    desk.do(ALEXIS, r.Reveal((theirs.id,)))
    assert desk.refused(SARAH, r.Play(theirs.id)) == "You can only play cards of your own hand."


def test_a_card_on_an_uncontrolled_vampire_is_played_face_up(desk: Desk) -> None:
    copy, vampire = desk.first(SARAH, "hand"), desk.first(SARAH, "uncontrolled")
    desk.do(SARAH, r.Play(copy.id, vampire.id))
    assert copy.face_up
    assert not vampire.face_up


# Blood


def test_blood_goes_between_pools_cards_and_the_bank(desk: Desk) -> None:
    vampire, other = desk.copies(SARAH, "uncontrolled")[:2]
    steps: list[tuple[Purse, Purse, str]] = [
        (pool(SARAH), BANK, "Sarah burns 2 pool"),
        (BANK, pool(SARAH), "Sarah gains 2 pool"),
        (pool(SARAH), pool(ALEXIS), "Sarah gives 2 pool to Alexis"),
        (pool(SARAH), card(vampire), "Sarah moves 2 pool to a crypt card"),
        (card(vampire), card(other), "Sarah moves 2 blood from a crypt card to a crypt card"),
        (card(other), pool(SARAH), "Sarah moves 2 blood from a crypt card to the pool"),
        (BANK, card(other), "a crypt card gains 2 blood"),
        (card(other), pool(JUSTIN), "Sarah moves 2 blood from a crypt card to the pool of Justin"),
        (BANK, card(other), "a crypt card gains 2 blood"),
        (card(other), BANK, "a crypt card burns 2 blood"),
    ]
    sum_before = desk.table.blood_in_all()
    for source, target, sentence in steps:
        desk.do(SARAH, r.Blood(source, target, 2))
        assert desk.said(LISA) == sentence
    assert desk.table.blood_in_all() == sum_before
    assert [seat.pool for seat in desk.table.seats] == [28, 32, 32, 30, 30]


@pytest.mark.parametrize(
    ("source", "target", "amount", "reason"),
    [
        (pool(0), pool(0), 1, "The counters are there already."),
        (BANK, Purse("bank", 3), 1, "The counters are there already."),
        (pool(5), BANK, 1, "There is no seat 5 at this table."),
        (pool(-1), BANK, 1, "There is no seat -1 at this table."),
        (BANK, pool(10**30), 1, f"There is no seat {10**30} at this table."),
        (pool(0), BANK, 31, "There are only 30 counters to move, not 31."),
        (BANK, Purse("card", 99), 1, NOT_THERE),
        (Purse("card", 0), BANK, 1, NOT_THERE),
    ],
)
def test_blood_that_can_not_go_there(desk: Desk, source: Purse, target: Purse, amount: int, reason: str) -> None:
    assert desk.refused(SARAH, r.Blood(source, target, amount)) == reason


def test_no_blood_on_a_hand_or_a_deck(desk: Desk) -> None:
    in_hand = desk.first(SARAH, "hand")
    assert desk.refused(SARAH, r.Blood(BANK, card(in_hand))) == "Counters don't lie on cards in a hand or a deck."
    assert "in a deck or a hand" in desk.refused(SARAH, r.Count(in_hand.id, "stealth"))
    assert "in a deck or a hand" in desk.refused(SARAH, r.Note(in_hand.id, "mine"))


# Locks, faces, counters, notes, control


def test_locking_and_unlocking(desk: Desk) -> None:
    first, second = desk.vampire(SARAH), desk.vampire(SARAH)
    assert desk.refused(SARAH, r.UnlockAll()) == "None of your cards is locked."
    desk.do(SARAH, r.LockCards((first.id, second.id)))
    assert desk.said() == f"Sarah locks {desk.name(first)} and {desk.name(second)}"
    assert desk.refused(SARAH, r.LockCards((first.id,))) == "There is nothing to lock."
    desk.do(SARAH, r.LockCards((first.id, second.id, second.id), locked=False))
    assert desk.refused(SARAH, r.LockCards((first.id,), locked=False)) == "There is nothing to unlock."
    assert desk.refused(SARAH, r.LockCards(())) == "There is nothing to lock."
    hidden = desk.first(SARAH, "uncontrolled")
    assert desk.refused(SARAH, r.LockCards((hidden.id,))) == "Only cards in play are locked."
    desk.do(SARAH, r.LockCards((first.id,)), r.UnlockAll())
    assert desk.said() == "Sarah unlocks 1 card"


def test_turning_cards_over(desk: Desk) -> None:
    vampire = desk.first(SARAH, "uncontrolled")
    desk.do(SARAH, r.TurnCards((vampire.id,)))
    assert desk.said(ALEXIS) == f"Sarah turns {desk.name(vampire)} face up"
    desk.do(SARAH, r.TurnCards((vampire.id,), face_up=False))
    assert desk.clients[ALEXIS].table.copies[vampire.id].card == 0
    assert desk.refused(SARAH, r.TurnCards((vampire.id,), face_up=False)) == "There is nothing to turn over."
    in_hand = desk.first(SARAH, "hand")
    reason = "Cards in a hand or a deck are shown, not turned over."
    assert desk.refused(SARAH, r.TurnCards((in_hand.id,))) == reason


def test_counters_by_name(desk: Desk) -> None:
    vampire = desk.vampire(SARAH)
    desk.do(SARAH, r.Count(vampire.id, " corruption  counter ", 3))
    assert vampire.counters == {"corruption counter": 3}
    assert desk.said() == f"Sarah puts 3 corruption counter on {desk.name(vampire)} (now 3)"
    desk.do(SARAH, r.Count(vampire.id, "corruption counter", -1000))
    assert vampire.counters == {}
    assert desk.refused(SARAH, r.Count(vampire.id, "stealth", -1)) == "There is no stealth counter to take."
    assert desk.refused(SARAH, r.Count(vampire.id, "  ", 1)) == "A counter needs a name."
    assert desk.refused(SARAH, r.Count(99, "stealth")) == NOT_THERE


def test_notes(desk: Desk) -> None:
    vampire = desk.vampire(SARAH)
    desk.do(SARAH, r.Note(vampire.id, " beware \n"))
    assert (vampire.note, desk.said()) == ("beware", f"Sarah notes “beware” on {desk.name(vampire)}")
    assert desk.refused(SARAH, r.Note(vampire.id, "beware")) == "That note is there already."
    desk.do(ALEXIS, r.Note(vampire.id, ""))
    assert desk.said() == f"Alexis removes the note on {desk.name(vampire)}"
    assert desk.refused(SARAH, r.Note(vampire.id, " ")) == "There is no note to remove."


def test_taking_control(desk: Desk) -> None:
    minion = desk.vampire(SARAH)
    worn = desk.first(SARAH, "hand")
    desk.do(SARAH, r.Put((worn.id,), on(minion.id)))
    desk.do(ALEXIS, r.TakeControl(minion.id, ALEXIS))
    assert (minion.place, minion.controller, minion.owner) == (Place(ALEXIS, "ready"), ALEXIS, SARAH)
    assert worn.controller == SARAH
    desk.do(ALEXIS, r.TakeControl(worn.id, ALEXIS))
    assert (worn.place, worn.controller) == (on(minion.id), ALEXIS)
    assert desk.refused(ALEXIS, r.TakeControl(minion.id, ALEXIS)) == "That Methuselah controls it already."
    assert desk.refused(ALEXIS, r.TakeControl(minion.id, 9)) == "There is no seat 9 at this table."
    hidden = desk.first(SARAH, "uncontrolled")
    assert desk.refused(ALEXIS, r.TakeControl(hidden.id, ALEXIS)) == "Only cards in play are controlled."


# Looking and showing


def test_looking_through_the_library_shuffles_it(desk: Desk) -> None:
    assert desk.refused(SARAH, r.StopLooking("library")) == "You are not looking at your library."
    desk.do(SARAH, r.Look("library"))
    pile = desk.table.pile(SARAH, "library")
    assert desk.me.table.pile(SARAH, "library") == pile
    assert desk.clients[ALEXIS].table.pile(SARAH, "library") == [0] * len(pile)
    assert desk.said(ALEXIS) == "Sarah looks through the library"
    desk.do(SARAH, r.Put((pile[4],), Place(SARAH, "hand")))
    # A card that comes to the library in between does not save it from being shuffled.
    desk.do(SARAH, r.Put((desk.first(SARAH, "hand").id,), Place(SARAH, "library"), index=0))
    before = desk.table.pile(SARAH, "library")[:]
    desk.do(SARAH, r.StopLooking("library"))
    assert desk.said() == "Sarah shuffles the library"
    assert not set(before) & set(desk.table.pile(SARAH, "library"))
    assert desk.me.table.pile(SARAH, "library") == [0] * len(before)
    assert desk.table.tally == {}


def test_looking_at_the_top_shuffles_nothing(desk: Desk) -> None:
    desk.do(SARAH, r.Look("crypt", 3))
    pile = desk.table.pile(SARAH, "crypt")[:]
    assert desk.me.table.pile(SARAH, "crypt") == [*pile[:3], *[0] * (len(pile) - 3)]
    assert desk.said(ALEXIS) == "Sarah looks at 3 top cards of the crypt"
    desk.do(SARAH, r.StopLooking("crypt"))
    assert desk.table.pile(SARAH, "crypt") == pile
    desk.do(SARAH, r.Look("crypt", 1000), r.StopLooking("crypt"))
    assert desk.table.pile(SARAH, "crypt") == pile, "also when that was all there is"
    desk.do(SARAH, r.Draw("crypt", 1000))
    assert desk.refused(SARAH, r.Look("crypt")) == "Your crypt is empty."


def test_looking_hides_nothing_from_others(desk: Desk) -> None:
    desk.do(SARAH, r.Look("library", 2))
    top, second = desk.copies(SARAH, "library")[:2]
    desk.do(SARAH, r.Reveal((top.id,), (ALEXIS,)), r.Look("library", 2))
    assert (top.shown_to, second.shown_to) == ((SARAH, ALEXIS), (SARAH,))
    desk.do(SARAH, r.StopLooking("library"))
    assert (top.shown_to, second.shown_to) == ((ALEXIS,), ())


def test_shuffling(desk: Desk) -> None:
    before = desk.copies(SARAH, "library")
    desk.do(SARAH, r.Look("library"), r.ShuffleDeck("library"))
    after = desk.copies(SARAH, "library")
    assert sorted(map(id, before)) == sorted(map(id, after))
    assert before != after
    assert desk.refused(SARAH, r.StopLooking("library")) == "You are not looking at your library."
    desk.do(SARAH, r.Draw("crypt", 1000))
    assert desk.refused(SARAH, r.ShuffleDeck("crypt")) == "Your crypt is empty."


def test_showing_and_hiding(desk: Desk) -> None:
    first, second = desk.copies(SARAH, "hand")[:2]
    desk.do(SARAH, r.Reveal((first.id,), (ALEXIS, LISA, ALEXIS)))
    assert first.shown_to == (ALEXIS, LISA)
    assert desk.said(ALEXIS) == f"Sarah shows {desk.name(first)} to Alexis and Lisa"
    assert desk.said(JUSTIN) == "Sarah shows a card to Alexis and Lisa"
    assert desk.refused(SARAH, r.Reveal((first.id,), (LISA,))) == "They can see that already."
    desk.do(SARAH, r.Reveal((first.id, second.id)))
    assert desk.said(JUSTIN) == f"Sarah shows {desk.name(first)} and {desk.name(second)} to everyone"
    desk.do(SARAH, r.Hide((first.id, second.id)))
    assert first.shown_to == second.shown_to == ()
    assert desk.refused(SARAH, r.Hide((first.id,))) == "That is not shown to anybody."
    nothing = "There is nothing to show, or nobody to show it to."
    assert desk.refused(SARAH, r.Reveal(())) == nothing
    assert desk.refused(SARAH, r.Reveal((first.id,), (5,))) == nothing
    assert desk.refused(SARAH, r.Reveal((first.id,), (-1,))) == nothing
    theirs = desk.first(ALEXIS, "uncontrolled")
    assert desk.refused(SARAH, r.Reveal((theirs.id,))) == "You can only show your own cards."
    known = desk.vampire(SARAH)
    assert desk.refused(SARAH, r.Reveal((known.id,))) == "They can see that already."


def test_a_random_card_is_shown_to_all(desk: Desk) -> None:
    desk.do(SARAH, r.RandomCard(ALEXIS))
    (shown,) = [copy for copy in desk.copies(ALEXIS, "hand") if copy.shown_to]
    assert desk.said(LISA) == f"Sarah picks a random card of Alexis: {desk.name(shown)}"
    assert desk.refused(SARAH, r.RandomCard(7)) == "There is no seat 7 at this table."
    desk.do(ALEXIS, r.Put(tuple(desk.table.pile(ALEXIS, "hand")), Place(ALEXIS, "ash heap"), replace=False))
    assert desk.refused(SARAH, r.RandomCard(ALEXIS)) == "That hand is empty."


# Chance, the Edge, scores


def test_dice_and_coins(desk: Desk) -> None:
    for _ in range(20):
        desk.do(SARAH, r.Roll(6))
    rolls = {desk.said(back=n) for n in range(1, 21)}
    assert rolls <= {f"Sarah rolls a {n} of 6" for n in range(1, 7)}
    assert len(rolls) > 2
    desk.do(SARAH, r.Roll(2))
    assert desk.said() in ("Sarah flips a coin: heads", "Sarah flips a coin: tails")


def test_the_edge(desk: Desk) -> None:
    assert desk.refused(SARAH, r.TakeEdge(NOBODY)) == "The Edge is there already."
    desk.do(SARAH, r.TakeEdge(ALEXIS))
    assert (desk.table.edge, desk.said()) == (ALEXIS, "Alexis has the Edge")
    desk.do(SARAH, r.TakeEdge(NOBODY))
    assert desk.said() == "The Edge goes back to nobody"
    for seat in (5, -2):
        assert desk.refused(SARAH, r.TakeEdge(seat)) == f"There is no seat {seat} at this table."


def test_correcting_scores_sizes_and_transfers(desk: Desk) -> None:
    desk.do(SARAH, r.Score(ALEXIS, 1.5), r.HandSize(LISA, 9), r.Transfers(2))
    assert desk.said(back=3) == "Alexis has 1.5 victory points"
    assert desk.said(back=2) == "The hand size of Lisa is 9"
    assert desk.said() == "Sarah has 2 transfers left"
    assert (desk.table.seats[ALEXIS].victory_points, desk.table.seats[LISA].hand_size) == (1.5, 9)
    halves = "Victory points are counted in halves, for a seat at the table."
    assert desk.refused(SARAH, r.Score(ALEXIS, 0.3)) == halves
    assert desk.refused(SARAH, r.Score(9, 1)) == halves
    assert desk.refused(SARAH, r.HandSize(-1, 5)) == "There is no seat -1 at this table."


# Talk


def test_chat_and_signals(desk: Desk) -> None:
    desk.do(ALEXIS, r.Chat("  who\nbids? "))
    assert desk.said(JUSTIN) == "Alexis: who bids?"
    assert desk.refused(ALEXIS, r.Chat(" \n")) == "There is nothing to say."
    for kind in ("hand", "something", "wait", "go on"):
        desk.do(ALEXIS, r.Signal(kind))
        assert desk.said(JUSTIN).startswith("Alexis ")
    lines = len(desk.host.lines)
    assert not desk.host.lines[-1].moves
    assert lines == len(desk.host.lines)


def test_pointing(desk: Desk) -> None:
    seen: list[object] = []
    desk.clients[ALEXIS].on_update.append(lambda update: seen.append(update.arrow))
    source, target, secret = desk.vampire(SARAH), desk.vampire(ALEXIS), desk.first(SARAH, "hand")
    seen.clear()
    lines = len(desk.host.lines)
    desk.do(SARAH, r.Point(source.id, target.id))
    desk.do(SARAH, r.Point(source.id, 0, LISA))
    assert [type(arrow).__name__ for arrow in seen] == ["Arrow", "Arrow"]
    desk.do(SARAH, r.Point(source.id, secret.id))
    assert len(seen) == 2, "an arrow to what Alexis can't tell apart is not for her"
    assert len(desk.host.lines) == lines, "pointing is not written down"
    assert desk.refused(SARAH, r.Point(99, target.id)) == NOT_THERE
    assert desk.refused(SARAH, r.Point(source.id, desk.first(ALEXIS, "hand").id)) == NOT_THERE
    assert desk.refused(SARAH, r.Point(source.id, 0, 5)) == "There is no seat 5 at this table."


# Adding cards, opening hands, the clock


def test_adding_a_card_from_outside(desk: Desk) -> None:
    number = desk.cards.find("Anarch Convert").id
    desk.do(SARAH, r.AddCard(number, Place(SARAH, "uncontrolled")))
    copy = desk.copies(SARAH, "uncontrolled")[-1]
    assert (copy.card, copy.owner, copy.face_up) == (number, SARAH, False)
    assert desk.said(ALEXIS) == "Sarah adds a crypt card from outside the game"
    assert desk.refused(SARAH, r.AddCard(7, Place(SARAH, "ready"))) == "There is no card number 7 in the card list."
    open_only = "A card can be added to an open region only."
    for place in (Place(SARAH, "hand"), Place(SARAH, "crypt"), Place(9, "ready"), Place(SARAH, "attic"), on(copy.id)):
        assert desk.refused(SARAH, r.AddCard(number, place)) == open_only
    desk.do(SARAH, r.TakeBack())
    assert copy.id not in desk.table.copies


def test_opening_and_closing_hands(desk: Desk) -> None:
    desk.do(SARAH, r.OpenHands(True))
    assert desk.refused(SARAH, r.OpenHands(True)) == "The hands are so already."
    assert {copy.card for copy in desk.copies(ALEXIS, "hand")} == {
        desk.me.table.copies[i].card for i in desk.me.table.pile(ALEXIS, "hand")
    }
    desk.do(SARAH, r.OpenHands(False))
    assert desk.me.table.pile(ALEXIS, "hand") == [0] * 7


def test_stopping_the_clock(desk: Desk) -> None:
    assert desk.refused(SARAH, r.Pause(True)) == "The clock is running already."
    desk.do(SARAH, r.Pause(False))
    assert desk.said() == "Sarah stops the clock"
    assert desk.refused(SARAH, r.Pause(False)) == "The clock stands already."
    desk.do(SARAH, r.Pause(True))
    assert desk.said() == "Sarah lets the clock run"


# Take back


def test_taking_back_and_doing_again(desk: Desk) -> None:
    assert desk.refused(SARAH, r.TakeBack()) == "There is nothing left to take back."
    assert desk.refused(SARAH, r.Again()) == "Nothing was taken back."
    desk.do(SARAH, r.Blood(pool(SARAH), BANK, 3), r.Chat("oops"), r.Roll())
    desk.do(ALEXIS, r.TakeBack())
    assert desk.table.seats[SARAH].pool == 30
    assert desk.said() == "Alexis takes back: Sarah burns 3 pool"
    assert not desk.me.can_take_back
    assert desk.me.can_again
    desk.do(SARAH, r.Again())
    assert desk.table.seats[SARAH].pool == 27
    assert desk.said() == "Sarah does again: Sarah burns 3 pool"
    desk.do(SARAH, r.TakeBack(), r.Blood(BANK, pool(LISA)))
    assert desk.refused(SARAH, r.Again()) == "Nothing was taken back."


def test_no_answer_without_a_question(desk: Desk) -> None:
    assert desk.refused(SARAH, r.Answer(1, True)) == "That question is settled already."


# What no wire brings


@pytest.mark.parametrize(
    "request_",
    [
        r.Blood(BANK, pool(0), 0),
        r.Blood(BANK, pool(0), -5),
        r.Blood(BANK, pool(0), 10**30),
        r.Draw(count=0),
        r.Draw("x" * 41),
        r.Put((1,) * 401, Place(0, "ready")),
        r.Put((1,), Place(0, "ready"), index=2**70),
        r.Put((1,), Place(0, "ready"), index=-2),
        r.PutTop(0, "library", Place(0, "ready"), index=-9),
        r.PutTop(0, "x" * 41, Place(0, "ready")),
        r.Look("library", -1),
        r.Roll(1),
        r.Roll(10**6),
        r.Score(0, float("nan")),
        r.Score(0, float("inf")),
        r.Score(0, -1),
        r.HandSize(0, -1),
        r.HandSize(0, 10**6),
        r.Transfers(-1),
        r.Chat("x" * 501),
        r.Chat(""),
        r.Chat("\ud800"),
        r.Note(1, "x" * 2001),
        r.Count(1, "x" * 41),
        r.Count(1, "x", 1001),
        r.GoToPhase(""),
        r.Signal("shout"),  # type: ignore[arg-type]
        r.TakeEdge("Sarah"),  # type: ignore[arg-type]
        r.TakeEdge(None),  # type: ignore[arg-type]
        r.Oust(object()),  # type: ignore[arg-type]
        "draw",
        None,
    ],
    ids=lambda request: repr(request).partition(" at 0x")[0][:60],
)
def test_a_request_that_no_wire_could_bring_is_refused(desk: Desk, request_: r.Request) -> None:
    assert desk.refused(SARAH, request_).startswith("That can't be asked of a table: ")


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"draw",
        b"{}",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"type":"magic"}',
        b'{"type":7}',
        b'{"type":"put"}',
        b'{"type":"put","copies":[1]}',
        b'{"type":"put","copies":"1","to":[0,"ready",0]}',
        b'{"type":"put","copies":[1],"to":[0]}',
        b'{"type":"put","copies":[1],"to":["0","ready",0]}',
        b'{"type":"put","copies":[1.5],"to":[0,"ready",0]}',
        b'{"type":"put","copies":[true],"to":[0,"ready",0]}',
        b'{"type":"blood","source":["purse",0],"target":["bank",0],"amount":1}',
        b'{"type":"blood","source":["bank",0],"target":["pool",0],"amount":0}',
        b'{"type":"blood","source":["bank",0],"target":["pool",0],"amount":1e3}',
        b'{"type":"score","seat":0,"victory_points":NaN}',
        b'{"type":"score","seat":0,"victory_points":1e400}',
        b'{"type":"chat","text":"\xff"}',
        b'{"type":"chat","text":"' + b"x" * 501 + b'"}',
        b'{"type":"oust","seat":0,"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    ],
    ids=lambda message: message[:50].decode("latin-1") or "nothing",
)
def test_malformed_messages_die_at_the_door(message: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError, RecursionError)):
        msgspec.json.decode(message, type=r.Request)


def test_every_request_travels_over_a_wire(desk: Desk) -> None:
    from tests.game import Asking, by_chance

    for seed, make in enumerate(REQUESTS.values()):
        request = make(Asking(desk.me.table, SARAH, by_chance(seed)))
        assert msgspec.json.decode(msgspec.json.encode(request), type=r.Request) == request


def test_with_all_things_asked_first_own_things_need_no_leave(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 3, Options(ask=True))
    vampire = desk.vampire(SARAH)
    desk.do(SARAH, r.LockCards((vampire.id,)), r.Blood(pool(SARAH), card(vampire)), r.Draw(), r.NextPhase())
    assert desk.me.asks == ()
    desk.host.close()


# Words from strangers


HOSTILE = "a\nBob: I give up\u2028\u202e\u200b\x1b[31m\x07 <b>&amp;</b>"
SAID = "a Bob: I give up [31m <b>&amp;</b>"


def test_a_note_or_a_line_of_chat_forges_no_line_of_the_log(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 2)
    vampire = desk.table.pile(SARAH, "uncontrolled")[0]
    for request in (r.Note(vampire, HOSTILE), r.Chat(HOSTILE), r.Count(vampire, HOSTILE[:40])):
        assert desk.ask(SARAH, request).accepted
        said = "".join(part for part in desk.host.lines[-1].log[0].parts if isinstance(part, str))
        assert said.isprintable() and "a Bob: I give up" in said
        assert b"\\n" not in bytes(desk.host.lines[-1].request)
    assert desk.table.copies[vampire].note == SAID
    assert not desk.ask(SARAH, r.Chat("\u202e\n\u200b")).accepted, "there is nothing to be seen in that"
    assert not desk.ask(SARAH, r.Count(vampire, "\u200b")).accepted


def test_names_and_titles_of_a_game_are_plain_and_no_two_look_alike() -> None:
    decks = [deck for _, deck in starters(3)]
    names = ["Bob\n\u202e", "Вob", "\u200b"]
    hostile = [(name, replace(deck, name=HOSTILE)) for name, deck in zip(names, decks, strict=True)]
    header = new_header(hostile, Options(), name="Fri\nday\u2029")
    assert [seat.name for seat in header.seats] == ["Bob", "Вob (2)", "Methuselah"]
    assert header.name == "Fri day" and {seat.deck.name for seat in header.seats} == {SAID}


def test_a_journal_of_anybody_s_is_laid_out_with_plain_names() -> None:
    header = new_header(starters(2), Options())
    forged = replace(header, seats=tuple(replace(seat, name="Bo\u202eb\n") for seat in header.seats))
    assert [seat.name for seat in lay_out(forged).seats] == ["Bob", "Bob (2)"]
