"""Proving a table's password: right, wrong, replayed, and with somebody in the middle."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vtes_desktop.lan.proof import Guest, Host, ProofError, WrongPasswordError

HOST, IMPOSTOR = "5a" * 32, "a5" * 32


def prove(guest: Guest, host: Host) -> None:
    """The whole exchange."""
    guest.check(host.check(guest.confirm(host.answer(guest.opening))))


def test_the_right_password_is_proved_both_ways() -> None:
    prove(Guest("Giovanni", HOST), Host("Giovanni", HOST))


def test_the_same_letters_from_another_keyboard_are_the_same_password() -> None:
    prove(Guest("Ma\u0301laga", HOST), Host("M\u00e1laga", HOST))


@pytest.mark.parametrize("tried", ["giovanni", "Giovanni ", "G", "Ravnos"])
def test_a_wrong_password_is_refused(tried: str) -> None:
    guest, host = Guest(tried, HOST), Host("Giovanni", HOST)
    with pytest.raises(WrongPasswordError):
        host.check(guest.confirm(host.answer(guest.opening)))


def test_a_host_that_does_not_know_the_password_can_t_pretend() -> None:
    guest, host = Guest("Giovanni", HOST), Host("Ravnos", HOST)
    guest.confirm(host.answer(guest.opening))
    with pytest.raises(WrongPasswordError):
        guest.check(b"\0" * 32)


def test_the_password_is_in_no_message() -> None:
    guest, host = Guest("Giovanni", HOST), Host("Giovanni", HOST)
    answer = host.answer(guest.opening)
    confirmation = guest.confirm(answer)
    messages = (guest.opening, answer, confirmation, host.check(confirmation))
    assert not any(b"Giovanni" in message for message in messages)
    assert [len(message) for message in messages] == [33, 33, 32, 32]


def test_nothing_said_before_works_a_second_time() -> None:
    guest, host = Guest("Giovanni", HOST), Host("Giovanni", HOST)
    confirmation = guest.confirm(host.answer(guest.opening))
    host.check(confirmation)
    with pytest.raises(WrongPasswordError):
        host.check(confirmation)
    again = Host("Giovanni", HOST)
    again.answer(guest.opening)
    with pytest.raises(WrongPasswordError):
        again.check(confirmation)


def test_somebody_in_the_middle_who_passes_everything_on_gains_nothing() -> None:
    """The guest's connection ends at the impostor's certificate; the host knows its own."""
    guest, host = Guest("Giovanni", IMPOSTOR), Host("Giovanni", HOST)
    with pytest.raises(WrongPasswordError):
        host.check(guest.confirm(host.answer(guest.opening)))


def test_somebody_in_the_middle_can_t_turn_the_guest_s_own_words_on_it() -> None:
    guest = Guest("Giovanni", HOST)
    with pytest.raises(ProofError):
        guest.confirm(guest.opening)
    guest = Guest("Giovanni", HOST)
    confirmation = guest.confirm(Host("Giovanni", HOST).answer(guest.opening))
    with pytest.raises(WrongPasswordError):
        guest.check(confirmation)


def test_a_host_is_not_believed_before_it_answered() -> None:
    with pytest.raises(WrongPasswordError):
        Guest("Giovanni", HOST).check(b"")
    with pytest.raises(WrongPasswordError):
        Host("Giovanni", HOST).check(b"")


@pytest.mark.parametrize("password", ["", "x" * 201])
def test_a_password_has_a_length(password: str) -> None:
    with pytest.raises(ProofError, match="1 to 200"):
        Host(password, HOST)


@settings(max_examples=60, deadline=None)
@given(
    st.one_of(
        st.binary(max_size=100),
        st.binary(min_size=32, max_size=32).map(lambda b: b"A" + b),
        st.binary(min_size=32, max_size=32).map(lambda b: b"B" + b),
        st.sampled_from([b"A" + bytes(32), b"A\x01" + bytes(31), b"B\x01" + bytes(31), b"A" + b"\xff" * 32]),
    ),
    st.binary(max_size=40),
)
def test_whatever_comes_is_answered_or_refused_with_a_sentence(message: bytes, confirmation: bytes) -> None:
    host, guest = Host("Giovanni", HOST), Guest("Giovanni", HOST)
    try:
        host.answer(message)
        host.check(confirmation)
    except ProofError as error:
        assert str(error).endswith(".")
    else:
        pytest.fail("proved without the password")
    try:
        guest.confirm(message)
        guest.check(confirmation)
    except ProofError as error:
        assert str(error).endswith(".")
    else:
        pytest.fail("proved without the password")
