"""Nobody can read another's hand, by any client: what reaches a seat is looked through byte by byte.

Every copy in these games is another card, under numbers that mean nothing else, so whatever a stream says of a card
can be told. Two tests watch: one knows, step by step, what each seat was ever allowed to see; the other plays the same
game again with all the cards exchanged that a seat never saw, and the seat must not be able to tell the two apart.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game import (
    PLEDGE,
    SEED,
    Choose,
    any_request,
    by_chance,
    by_hypothesis,
    distinct,
    examples,
    may_see,
    may_track,
    numbers_in,
    starter,
)
from tests.game import catalogue as cards_of_the_list
from tests.play.desk import Desk
from tests.table.moves import assert_whole
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Asked, Snapshot, Update
from vtes_desktop.table.journal import DeckList, Options
from vtes_desktop.table.sight import cut, merge
from vtes_desktop.table.table import Place, Table

Players = list[tuple[str, DeckList]]


class Ear:
    """What one seat receives, as it would come over a wire, and the mirror made of that alone."""

    def __init__(self, host: Host, seat: int) -> None:
        self.seat = seat
        self.stream: list[bytes] = []
        snapshot = host.join(seat, self.hear)
        self.stream.append(msgspec.json.encode(snapshot))
        self.mirror: Table = msgspec.json.decode(self.stream[0], type=Snapshot).table
        self.asks: list[int] = []
        self.asked: Asked | None = None

    def hear(self, update: Update) -> None:
        self.stream.append(msgspec.json.encode(update))
        heard = msgspec.json.decode(self.stream[-1], type=Update)
        merge(self.mirror, heard.changes)
        self.asks = [ask.number for ask in heard.asks]
        self.asked = heard.asked


@contextmanager
def game(players: Players, catalogue: Catalogue, options: Options) -> Iterator[tuple[Host, list[Ear]]]:
    """A game in a folder of its own, with an ear for each seat and one for whoever watches."""
    with tempfile.TemporaryDirectory() as folder:
        header = new_header(players, options, seed=SEED)
        host = Host.start(catalogue, Path(folder) / "game.vtes-game", header, lambda: 0.0)
        try:
            yield host, [Ear(host, seat) for seat in [*range(len(players)), -1]]
        finally:
            host.close()


Play = Callable[[Host, list[Ear], Choose, int], Iterator[tuple[int, r.Request]]]


def ask(host: Host, ear: Ear, request: r.Request) -> None:
    """Let a seat ask for something; the answer is for its ear."""
    ear.stream.append(msgspec.json.encode(host.submit(ear.seat, request)))


def played(host: Host, ears: list[Ear], choose: Choose, steps: int) -> Iterator[tuple[int, r.Request]]:
    """Let seats ask for something, now and then for nonsense; yields what was asked, after the answer."""
    for _ in range(steps):
        seat = choose(len(ears) - 1)
        request = any_request(ears[seat].mirror, seat, choose, wild=30, asks=ears[seat].asks)
        ask(host, ears[seat], request)
        yield seat, request


def any_copy(table: Table, choose: Choose) -> int:
    """Some copy that a seat knows, or a number that none has."""
    known = sorted(table.copies)
    return (known[choose(len(known))] if known else 0) + (choose(50) == 0)


def under_the_referee(host: Host, ears: list[Ear], choose: Choose, steps: int) -> Iterator[tuple[int, r.Request]]:
    """The same in strict mode: mostly, who is asked answers."""
    ask(host, ears[0], r.SwitchMode("strict"))
    for ear in ears[1:3]:
        ask(host, ear, r.Answer(ear.asks[0], True))
    yield 0, r.SwitchMode("strict")
    for _ in range(steps):
        ear = next((ear for ear in ears if ear.asked is not None and ear.asked.seat == ear.seat), None)  # type: ignore[assignment]
        request: r.Request
        thinking = [ear for ear in ears if ear.asks]
        if thinking and choose(3):
            # Somebody wants to take something back: nobody answers the referee before that is settled.
            ear = thinking[choose(len(thinking))]
            request = r.Answer(ear.asks[0], choose(4) > 0)
        elif ear is not None and ear.asked is not None and choose(10):
            request = r.Pick(ear.asked.number, choose(len(ear.asked.options)))
        else:
            ear = ears[choose(len(ears) - 1)]
            kind = choose(12)
            others = {
                0: r.SwitchMode("manual"),
                1: r.SwitchMode("strict"),
                2: r.TakeBack(),
                3: r.Again(),
                **{number: r.WhyNot(any_copy(ear.mirror, choose)) for number in range(4, 9)},
            }
            request = others.get(kind) or any_request(ear.mirror, ear.seat, choose, wild=30)  # type: ignore[assignment]
            if isinstance(request, r.TurnCards) or (isinstance(request, r.Put) and request.face_up is False):
                # The referee knows no minions that lie face down; by hand they can be made to.
                continue
        ask(host, ear, request)
        yield ear.seat, request


class Watch:
    """What each seat was allowed to know so far, by the tests' own words."""

    def __init__(self, host: Host, ears: list[Ear]) -> None:
        self.host = host
        self.ears = ears
        self.ids: set[int] = set()
        self.cards = set(host.catalogue.cards)
        self.faces: dict[int, set[int]] = {ear.seat: set() for ear in ears}
        self.tracks: dict[int, set[int]] = {ear.seat: set() for ear in ears}
        self.heard = [0] * len(ears)
        self.look()

    def look(self) -> None:
        """See the table as it is now, and look through all that was received since."""
        table = self.host.table
        self.ids |= table.copies.keys()
        for place, ear in enumerate(self.ears):
            seat = ear.seat
            self.faces[seat] |= {copy.card for copy in table.copies.values() if may_see(table, copy, seat)}
            self.tracks[seat] |= {i for i, copy in table.copies.items() if may_track(table, copy, seat)}
            for message in ear.stream[self.heard[place] :]:
                said = numbers_in(msgspec.json.decode(message))
                told = (said & self.cards) - self.faces[seat]
                assert not told, f"seat {seat} was told of cards it may not see: {told} in {message!r}"
                followed = (said & self.ids) - self.tracks[seat]
                assert not followed, f"seat {seat} could follow copies {followed} in {message!r}"
            self.heard[place] = len(ear.stream)


MANNERS = [Options(), Options(ask=True), Options(open_table=True), Options(replace=False, hand_size=3)]


def watched(choose: Choose, options: Options, steps: int, play: Play = played) -> None:
    catalogue, players = distinct(3)
    with game(players, catalogue, options) as (host, ears):
        watch = Watch(host, ears)
        cards = assert_whole(host.table)
        counters = host.table.blood_in_all()
        for seat, request in play(host, ears, choose, steps):
            watch.look()
            for ear in ears:
                assert ear.mirror == cut(host.table, ear.seat), f"seat {ear.seat}'s mirror after {request} of {seat}"
            now = assert_whole(host.table)
            if now != cards:
                assert isinstance(request, (r.AddCard, r.TakeBack, r.Again, r.Answer)), request
                cards = now
            assert host.table.blood_in_all() == counters


@given(st.data(), st.sampled_from(MANNERS))
@settings(max_examples=examples(25))
def test_no_seat_is_told_what_it_may_not_know(data: st.DataObject, options: Options) -> None:
    watched(by_hypothesis(data), options, steps=25)


@pytest.mark.parametrize("options", MANNERS)
@pytest.mark.parametrize("seed", range(3))
def test_no_seat_is_told_what_it_may_not_know_in_a_long_game(seed: int, options: Options) -> None:
    watched(by_chance(seed), options, steps=300)


@pytest.mark.parametrize("seed", range(2))
def test_no_seat_is_told_what_it_may_not_know_under_the_referee(seed: int) -> None:
    watched(by_chance(seed), Options(), 150, under_the_referee)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200, 240))
def test_no_seat_is_told_what_it_may_not_know_under_the_referee_for_long(seed: int) -> None:
    watched(by_chance(seed), Options(), 1_000, under_the_referee)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 140))
def test_no_seat_is_told_what_it_may_not_know_in_many_long_games(seed: int) -> None:
    watched(by_chance(seed), MANNERS[seed % len(MANNERS)], steps=2_000)


def exchanged(players: Players, secret: set[int], turn: int) -> Players:
    """The same decks, with the secret cards of each in one another's places."""
    decks = []
    for name, deck in players:
        piles = []
        for pile in (deck.crypt, deck.library):
            places = [place for place, card in enumerate(pile) if card in secret]
            cards = list(pile)
            for index, place in enumerate(places):
                cards[place] = pile[places[(index + turn) % len(places)]]
            piles.append(tuple(cards))
        decks.append((name, DeckList(deck.name, *piles)))
    return decks


def without_pledges(message: bytes) -> object:
    """A message without what binds the host to its secrets: HMACs by the seed, which nobody can tell from chance."""
    said = msgspec.json.decode(message)
    for pledge in ("sum", "terms"):
        assert PLEDGE.fullmatch(said.pop(pledge, "0" * 32))
    return said


def told_apart(choose: Choose, options: Options, steps: int) -> None:
    catalogue, players = distinct(3)
    with game(players, catalogue, options) as (host, ears):
        asked = list(played(host, ears, choose, steps))
    everything = {card for _, deck in players for card in deck.crypt + deck.library}
    for ear in ears:
        secret = everything - set().union(*(numbers_in(msgspec.json.decode(message)) for message in ear.stream))
        others = exchanged(players, secret, turn=1)
        assert others != players, "every card was seen: this game tests nothing"
        with game(others, catalogue, options) as (host, others_ears):
            for seat, request in asked:
                ask(host, others_ears[seat], request)
            again = others_ears[ears.index(ear)]
        for first, second in zip(ear.stream, again.stream, strict=True):
            assert without_pledges(first) == without_pledges(second), f"seat {ear.seat} can tell what it never saw"


@given(st.data(), st.sampled_from(MANNERS))
@settings(max_examples=examples(10))
def test_what_a_seat_never_saw_makes_no_difference_to_it(data: st.DataObject, options: Options) -> None:
    told_apart(by_hypothesis(data), options, steps=15)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_never_saw_makes_no_difference_to_it_in_a_long_game(seed: int) -> None:
    told_apart(by_chance(1000 + seed), MANNERS[seed % len(MANNERS)], steps=120)


def test_the_watch_would_notice(tmp_path: Path) -> None:
    """A host that tells everyone everything is caught by the first test's watch."""
    catalogue, players = distinct(3)
    host = Host.start(catalogue, tmp_path / "game.vtes-game", new_header(players, Options(), seed=SEED))
    watch = Watch(host, [Ear(host, 1)])
    host.submit(0, r.Draw())
    watch.look()
    drawn = host.table.copies[host.table.pile(0, "hand")[-1]]
    for leak in (drawn.card, drawn.id, f"she drew {drawn.card}", {"cards": [{str(drawn.id): True}]}):
        watch.ears[0].stream.append(msgspec.json.encode(leak))
        with pytest.raises(AssertionError, match=r"may not see|could follow"):
            watch.look()
        watch.ears[0].stream.pop()
    host.close()


def test_a_shown_hand_does_not_tell_when_its_cards_were_drawn(tmp_path: Path) -> None:
    """Alexis draws cards over several turns; when all are shown, neither ids nor places are in that order."""
    catalogue, players = distinct(3)
    host = Host.start(catalogue, tmp_path / "game.vtes-game", new_header(players, Options(), seed=SEED))
    ear = Ear(host, 0)
    for _ in range(5):
        host.submit(1, r.Draw())
    drawn = list(host.table.pile(1, "hand"))
    host.submit(1, r.Put((drawn[-1],), Place(1, "hand"), 0))
    hand = host.table.pile(1, "hand")
    host.submit(1, r.Reveal(tuple(hand)))
    seen = ear.mirror.pile(1, "hand")
    assert sorted(seen) == sorted(hand)
    assert seen == sorted(seen), "by id, whatever order Alexis keeps"
    assert sorted(seen) != drawn, "and an id does not tell when it was given"
    host.close()


def test_asking_for_a_random_card_tells_neither_which(tmp_path: Path) -> None:
    """Before Alexis allows it, neither she nor Sarah may know which card chance would pick."""
    catalogue, players = distinct(3)
    host = Host.start(catalogue, tmp_path / "game.vtes-game", new_header(players, Options(ask=True), seed=SEED))
    ears = [Ear(host, seat) for seat in range(3)]
    hand = {host.table.copies[i].card for i in host.table.pile(1, "hand")} | set(host.table.pile(1, "hand"))
    assert host.submit(0, r.RandomCard(1)).waiting
    for ear in ears:
        assert not hand & numbers_in(msgspec.json.decode(ear.stream[-1]))
    assert host.submit(1, r.Answer(2, True)).accepted
    for ear in ears:
        assert hand & numbers_in(msgspec.json.decode(ear.stream[-1]))
    host.close()


def test_asking_for_the_top_of_a_deck_does_not_tell_what_lies_there(tmp_path: Path) -> None:
    catalogue, players = distinct(3)
    host = Host.start(catalogue, tmp_path / "game.vtes-game", new_header(players, Options(ask=True), seed=SEED))
    ears = [Ear(host, seat) for seat in range(3)]
    top = host.table.copies[host.table.pile(1, "library")[0]].card
    assert host.submit(0, r.PutTop(1, "library", Place(0, "ash heap"))).waiting
    assert not any(top in numbers_in(msgspec.json.decode(message)) for ear in ears for message in ear.stream)
    assert host.submit(0, r.Answer(2, False)).accepted, "who asked may think better of it"
    assert not any(top in numbers_in(msgspec.json.decode(message)) for ear in ears for message in ear.stream)
    host.close()


def test_the_referees_question_does_not_name_a_card_in_hand(tmp_path: Path) -> None:
    """Sarah must say where a card goes before she plays it: till then only she reads its name."""
    cards = cards_of_the_list()
    quietus = cards.find("Quietus")
    deck = DeckList("Quietus", starter(0).crypt, (quietus.id,) * 20)
    desk = Desk(tmp_path, [("Sarah", deck), ("Alexis", deck)])
    for _ in range(2):
        desk.vampire(0)
    desk.do(0, r.GoToPhase("master"), r.SwitchMode("strict"))
    asked = desk.me.asked
    assert asked is not None
    play = next(number for number, option in enumerate(asked.options) if option.kind == "master")
    desk.do(0, r.Pick(asked.number, play))
    question, others = desk.me.asked, desk.clients[1].asked
    assert question is not None
    assert others is not None
    assert "Quietus" in question.question
    assert question.about in desk.table.pile(0, "hand")
    assert (others.question, others.about, others.options) == ("Sarah has the word.", 0, ())
    assert "Quietus" not in desk.refused(1, r.EndTurn())
    desk.host.close()
