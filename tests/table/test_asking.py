"""Procedures ask, the referee collects: one seat, several at once, in turns."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from vtes_desktop.table.asking import (
    Choice,
    IllegalError,
    Option,
    Procedure,
    Referee,
    Together,
    choose,
    clockwise,
    in_turns,
    together,
)

STAY, WITHDRAW = Option("stay"), Option("withdraw")


def hidden(said: list[dict[int, str]], *seats: int) -> Procedure[None]:
    """Everybody stays or withdraws, and then the first is asked alone."""
    answers = yield from together(Choice(seat, "withdraw", "Stay?", (STAY, WITHDRAW)) for seat in seats)
    said.append({seat: option.kind for seat, option in answers.items()})
    option = yield from choose(0, "then", "Then?", (STAY, WITHDRAW))
    said.append({0: option.kind})


def test_all_are_asked_at_once_and_nothing_goes_on_before_all_have_answered() -> None:
    said: list[dict[int, str]] = []
    referee = Referee(hidden(said, 2, 0, 1))
    first = referee.start()
    assert first is not None
    assert (first.seat, [choice.seat for choice in referee.choices]) == (2, [2, 0, 1])
    for seat in (0, 1):
        referee.answer(seat, seat)
        assert said == []
        assert isinstance(referee.question, Together)
    assert referee.picked == {0: 0, 1: 1}
    assert referee.choice is not None
    assert referee.choice.seat == 2
    assert [referee.would_go_on(seat) for seat in (0, 1, 2)] == [False, False, True]
    referee.answer(1, 2)
    assert said == [{2: "withdraw", 0: "stay", 1: "withdraw"}]
    assert referee.picked == {}
    assert [choice.kind for choice in referee.choices] == ["then"]
    referee.answer(0)
    assert referee.question is None
    assert referee.choices == ()
    assert said[1:] == [{0: "stay"}]


def test_an_answer_may_be_changed_until_all_are_in() -> None:
    said: list[dict[int, str]] = []
    referee = Referee(hidden(said, 0, 1))
    referee.start()
    for picked in (0, 1, 0, 1):
        referee.answer(picked, 0)
    referee.answer(0, 1)
    assert said == [{0: "withdraw", 1: "stay"}]


def test_who_is_not_asked_and_what_is_no_option_is_refused() -> None:
    referee = Referee(hidden([], 0, 1))
    referee.start()
    for picked, seat in ((0, 2), (2, 0), (-1, 1)):
        with pytest.raises(IllegalError):
            referee.answer(picked, seat)
    assert referee.picked == {}


def test_one_alone_is_asked_alone_and_nobody_not_at_all() -> None:
    said: list[dict[int, str]] = []
    alone = Referee(hidden(said, 3))
    alone.start()
    assert isinstance(alone.question, Choice)
    alone.answer(1)
    assert said == [{3: "withdraw"}]
    nobody = Referee(hidden(said))
    first = nobody.start()
    assert first is not None
    assert first.kind == "then"


def test_nobody_is_asked_twice_or_without_an_option() -> None:
    for wrong in ([Choice(0, "", "?", (STAY,))] * 2, [Choice(0, "", "?", ())]):
        with pytest.raises(ValueError, match="Each seat"):
            next(together(wrong))
    with pytest.raises(ValueError, match="No option"):
        next(choose(0, "", "?", ()))


def test_in_turns_the_word_goes_back_to_the_first_after_each_use() -> None:
    left, asked = {0: 1, 1: 1, 2: 0}, list[int]()

    def ask(seat: int, options: Sequence[Option]) -> Procedure[Option]:
        asked.append(seat)
        return (yield from choose(seat, "use", "Use?", list(options), always=True))

    def use(seat: int, _: Option) -> Procedure[None]:
        left[seat] -= 1
        yield from ()

    referee = Referee(in_turns((0, 1, 2), lambda seat: (STAY,) * left[seat], ask, use, anyway=lambda seat: seat == 2))
    referee.start()
    for picked in (1, 0, 0, 0):
        referee.answer(picked)
    assert referee.question is None
    assert asked == [0, 1, 0, 2]


def test_clockwise_begins_with_who_plays_at_or_after_a_seat() -> None:
    assert clockwise([0, 1, 3, 4], 2) == [3, 4, 0, 1]
    assert clockwise([0, 1, 3, 4], 0) == [0, 1, 3, 4]
    assert clockwise([1], 4) == [1]


def test_an_option_of_a_kind_that_a_later_version_brings_is_read_all_the_same() -> None:
    later = msgspec.json.decode(b'{"kind": "something new", "text": "Do it"}', type=Option)
    assert (later.kind, later.text) == ("something new", "Do it")
