"""Invitations: there and back, as people paste them, and as nobody should."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from vtes_desktop.lan.invitation import (
    LONGEST,
    MOST_ADDRESSES,
    PORT,
    Address,
    Invitation,
    InvitationError,
    reachable,
    read,
    read_address,
)
from vtes_desktop.plain_words import plain

FINGERPRINT = "0123456789abcdef" * 4
CODE = "ASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4mrze8"

hosts = st.one_of(
    st.ip_addresses().map(lambda a: str(a)).filter(lambda a: "%" not in a),
    st.from_regex(r"[a-z][a-z0-9-]{0,20}(\.[a-z][a-z0-9-]{0,20}){0,3}", fullmatch=True),
)
addresses = st.builds(Address, hosts, st.integers(1, 65535))
names = st.text(st.characters(exclude_categories=("Cs", "Cc", "Cf", "Co", "Cn", "Zl", "Zp", "Zs")), max_size=40).map(
    plain
)
"""A table's name is plain words before it is in an invitation."""
invitations = st.builds(
    Invitation,
    st.lists(addresses, min_size=1, max_size=6, unique=True).map(tuple),
    st.from_regex(r"[A-Za-z0-9_-]{0,32}", fullmatch=True),
    st.one_of(st.just(""), st.binary(min_size=32, max_size=32).map(bytes.hex)),
    names,
)


@given(invitations)
@example(Invitation((Address("10.0.0.7"),), name="Friday night…."))
def test_there_and_back(invitation: Invitation) -> None:
    text = str(invitation)
    assert text.isascii() and " " not in text
    if len(text) <= LONGEST:
        assert read(text) == invitation


def test_a_whole_invitation_is_one_short_line() -> None:
    invitation = Invitation(
        (Address("192.168.1.5"), Address("fd00::5"), Address("club.example", 99)), "k3Vq9x", FINGERPRINT, "Friday night"
    )
    assert str(invitation) == (
        f"vtes://192.168.1.5:{PORT}/k3Vq9x?fingerprint={CODE}&also=%5Bfd00%3A%3A5%5D&also=club.example%3A99"
        "&name=Friday%20night"
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("192.168.1.5", Address("192.168.1.5")),
        ("  192.168.1.5:4000\n", Address("192.168.1.5", 4000)),
        ("alexis-laptop.local", Address("alexis-laptop.local")),
        ("Alexis:80", Address("alexis", 80)),
        ("fd00::1", Address("fd00::1")),
        ("[fd00:0::1]:81", Address("fd00::1", 81)),
        ("vtes://10.0.0.7", Address("10.0.0.7")),
        ("VTES://10.0.0.7/", Address("10.0.0.7")),
    ],
)
def test_what_people_type(text: str, expected: Address) -> None:
    assert read(text) == Invitation((expected,))


def test_what_people_paste() -> None:
    mail = f"Come over!\n> <vtes://10.0.0.7:27182/k3?fingerprint={CODE}&name=Friday>, at eight."
    assert read(mail) == Invitation((Address("10.0.0.7", 27182),), "k3", FINGERPRINT, "Friday")
    assert read(f"vtes://10.0.0.7/k3?fingerprint={FINGERPRINT.upper()}").fingerprint == FINGERPRINT
    assert read("Join: vtes://10.0.0.7/k3.").table == "k3"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "no invitation"),
        ("hello there", "no invitation"),
        ("http://10.0.0.7/k3", "no invitation"),
        ("vtes://", "no invitation"),
        ("vtes://10.0.0.7:0", "no port 0"),
        ("vtes://10.0.0.7:70000", "no port 70000"),
        ("vtes://10.0.0.7:x", "no address"),
        ("vtes://10.0.0.700", "no IPv4 address"),
        ("vtes://[fd00::zz]", "damaged"),
        ("[1.2]", "damaged"),
        ("vtes://a@10.0.0.7/k3", "none should"),
        ("vtes://10.0.0.7/k3#x", "none should"),
        ("vtes://10.0.0.7/../../etc", "no table"),
        ("vtes://10.0.0.7/a%2fb", "no table"),
        ("vtes://10.0.0.7/" + "k" * 33, "no table"),
        ("vtes://10.0.0.7/k?fingerprint=abc", "fingerprint"),
        ("vtes://10.0.0.7/k?fingerprint=" + "é" * 43, "fingerprint"),
        ("vtes://10.0.0.7/k?name=%ff%fe", "damaged"),
        ("vtes://10.0.0.7/k?" + "also=10.0.0.8&" * (MOST_ADDRESSES + 1), "at most 16"),
        ("vtes://10.0.0.7/k?" + "x=1&" * 100, "damaged"),
        ("vtes://10.0.0.7/k?name=" + "n" * LONGEST, "too long"),
        ("x" * 5000, "too long"),
        ("-x", "no name"),
        ("a..b", "no name"),
    ],
)
def test_what_is_none_is_refused_with_a_sentence(text: str, part: str) -> None:
    with pytest.raises(InvitationError, match=part) as said:
        read(text)
    assert str(said.value).endswith(".")


@given(st.text(max_size=200))
def test_nothing_breaks_it(text: str) -> None:
    for asked in (text, "vtes://" + text, "vtes://10.0.0.7/k?" + text, "vtes://[" + text):
        try:
            read(asked)
        except InvitationError as error:
            assert str(error).endswith(".")


def test_a_name_can_t_smuggle_in_lines_or_directions() -> None:
    assert read("vtes://10.0.0.7/k?name=a%0Ab%E2%80%AEc").name == "a bc"


def test_where_others_may_reach_a_machine() -> None:
    own = ["fe80::1%3", "127.0.0.1", "::1", "2001:db8::1", "10.0.0.2", "169.254.1.1", "192.168.1.5"]
    assert reachable(own) == ["10.0.0.2", "192.168.1.5", "2001:db8::1"]
    assert reachable(["127.0.0.1", "fe80::1"]) == ["127.0.0.1"]
    assert reachable([]) == []


def test_an_address_is_read_as_it_is_written() -> None:
    for address in (Address("10.0.0.2", 1), Address("fd00::5", 65535), Address("club.example")):
        assert read_address(str(address)) == address
