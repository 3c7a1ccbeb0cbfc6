"""Bargains: offered, answered, heard by all, over with their turn; refused where there is nobody to have them with."""

from __future__ import annotations

from tests.play.desk import ALEXIS, SARAH, Desk
from vtes_desktop.play import requests as r
from vtes_desktop.play.bargaining import MOST_OPEN, in_force, offers_to
from vtes_desktop.table.situation import Action


def test_an_offer_is_heard_by_everybody_and_agreed_to(desk: Desk) -> None:
    desk.do(ALEXIS, r.Offer(SARAH, "no bleed", "vote for", 2))
    (offered,) = offers_to(desk.clients[SARAH].table, SARAH)
    assert offered.promise(ALEXIS) == "nothing"
    desk.do(SARAH, r.AnswerOffer(offered.number, yes=True))
    for client in desk.clients:
        (agreed,) = in_force(client.table)
        assert (agreed.promise(ALEXIS), agreed.promise(SARAH)) == ("no bleed", "vote for")
        assert agreed.until == client.table.turn + 2 * len(client.table.playing())


def test_an_offer_that_is_not_wanted_is_gone(desk: Desk) -> None:
    desk.do(ALEXIS, r.Offer(SARAH, "nothing", "block", 1))
    (offered,) = offers_to(desk.host.table, SARAH)
    desk.do(SARAH, r.AnswerOffer(offered.number, yes=False))
    assert in_force(desk.host.table) == ()
    assert "not open" in desk.refused(SARAH, r.AnswerOffer(offered.number, yes=True))


def test_nobody_answers_for_another(desk: Desk) -> None:
    desk.do(ALEXIS, r.Offer(SARAH, "no bleed", "no bleed", 1))
    assert "not open" in desk.refused(ALEXIS, r.AnswerOffer(1, yes=True))


def test_offers_that_make_no_sense_are_refused(desk: Desk) -> None:
    assert "another" in desk.refused(ALEXIS, r.Offer(ALEXIS, "no bleed", "no bleed", 1))
    assert "another" in desk.refused(ALEXIS, r.Offer(17, "no bleed", "no bleed", 1))
    assert "nothing in" in desk.refused(ALEXIS, r.Offer(SARAH, "nothing", "nothing", 1))
    for _ in range(MOST_OPEN):
        desk.do(ALEXIS, r.Offer(SARAH, "nothing", "vote for", 1))
    assert "wait for an answer" in desk.refused(ALEXIS, r.Offer(SARAH, "nothing", "vote for", 1))


def test_an_offer_lapses_with_its_turn(desk: Desk) -> None:
    desk.do(ALEXIS, r.Offer(SARAH, "no bleed", "no bleed", 1))
    turn = desk.host.table.turn
    while desk.host.table.turn == turn:
        desk.do(desk.host.table.active, r.EndTurn())
    assert offers_to(desk.host.table, SARAH) == ()


def test_who_is_asked_for_a_block_is_asked_no_more_once_that_action_is_over(desk: Desk) -> None:
    table = desk.host.table
    table.action = Action("bleed", minion=7, seat=ALEXIS)
    desk.do(ALEXIS, r.Offer(SARAH, "nothing", "block", 1))
    assert [each.minion for each in offers_to(table, SARAH)] == [7]
    for running in (None, Action("hunt", minion=8, seat=ALEXIS)):
        table.action = running
        assert offers_to(table, SARAH) == ()
