"""Computer players deal: they answer offers by what these are worth, keep their word, and ask nobody twice."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tests.bots.arena import Arena
from tests.game import catalogue
from tests.rules.random_game import texts
from vtes_desktop.bots import talk
from vtes_desktop.bots.computer_player import ComputerPlayer
from vtes_desktop.bots.mind import Mind
from vtes_desktop.bots.view import Knowledge, View
from vtes_desktop.bots.weights import weights_of
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.asking import Option
from vtes_desktop.table.bargain import Bargain, Promise
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Table


def asked_to_bleed(folder: Path) -> tuple[Table, Asked, int]:
    """The first minion phase of a game in which somebody bleeds her prey."""
    arena = Arena(folder, ["regular"] * 4, 5)
    for _ in range(2000):
        asking = next(player for player in arena.players if player.is_asked)
        asked = asking.client.asked
        if asked is not None and asked.kind == "minion phase" and isinstance(asking, ComputerPlayer):
            place = Mind(Knowledge(catalogue(), texts()), asked.seat).decide(asking.client.table, asked).option
            if asked.options[place].kind == "bleed":
                return asking.client.table, asked, place
        assert arena.step()
    raise AssertionError("nobody has bled")


def bargain(table: Table, by: int, to: int, give: Promise, want: Promise, *, agreed: bool) -> Bargain:
    return Bargain(1, by, to, give, want, 2, agreed=agreed, until=table.turn + 8)


def test_whoever_has_promised_not_to_bleed_does_not(tmp_path: Path) -> None:
    table, asked, place = asked_to_bleed(tmp_path)
    mind = Mind(Knowledge(catalogue(), texts()), asked.seat)
    bled = table.prey(asked.seat)
    table.bargains = (bargain(table, asked.seat, bled, "no bleed", "nothing", agreed=True),)
    picked = asked.options[mind.decide(table, asked).option]
    assert picked.kind != "bleed" or picked.seat not in (-1, bled)
    table.bargains = (replace(table.bargains[0], agreed=False),)
    assert mind.decide(table, asked).option == place, "what was only offered binds nobody"


def test_an_offer_is_answered_by_what_it_is_worth(tmp_path: Path) -> None:
    table, asked, _ = asked_to_bleed(tmp_path)
    knowledge = Knowledge(catalogue(), texts())
    predator, prey = table.predator(asked.seat), table.prey(asked.seat)
    view = View(table, asked.seat, knowledge, weights_of())
    assert talk.gain(view, bargain(table, predator, asked.seat, "vote for", "nothing", agreed=False)) > 0
    assert talk.gain(view, bargain(table, prey, asked.seat, "nothing", "no bleed", agreed=False)) < 0
    table.bargains = (bargain(table, prey, asked.seat, "nothing", "no bleed", agreed=False),)
    assert Mind(knowledge, asked.seat).says(table, None) == (r.AnswerOffer(1, yes=False),)


def owes_a_block(folder: Path, stealth: int) -> tuple[View, Asked, Bargain]:
    """A seat that is asked whether to block a hunt and has promised to; any minion of the table will do as its own."""
    table, asked, _ = asked_to_bleed(folder)
    seat, blocker = table.prey(asked.seat), asked.options[0].minion
    table.action = Action("hunt", minion=blocker, seat=asked.seat, stealth=stealth)
    promised = bargain(table, asked.seat, seat, "nothing", "block", agreed=True)
    table.bargains = (promised,)
    options = (Option("block", "Block", blocker), Option("no block", "No block"))
    view = View(table, seat, Knowledge(catalogue(), texts()), weights_of())
    return view, Asked(1, seat, "block", "Block?", options=options), promised


def test_a_promised_block_is_attempted_once(tmp_path: Path) -> None:
    """Its attempt may fail: then the word is kept all the same, and the action goes on."""
    view, asked, _ = owes_a_block(tmp_path, 0)
    said = talk.word_kept(view, asked, asked.options[0], frozenset())
    assert said is not None
    assert said.why == "I have given my word"
    assert talk.word_kept(view, asked, asked.options[0], frozenset((asked.options[0].copy,))) is None


def test_nobody_owes_a_block_that_cannot_succeed(tmp_path: Path) -> None:
    view, asked, promised = owes_a_block(tmp_path, 9)
    assert talk.word_kept(view, asked, asked.options[0], frozenset()) is None
    assert talk.gain(view, promised) < 0
