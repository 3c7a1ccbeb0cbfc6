"""A merged vampire has the text of both its cards (sec. 1.5)."""

from __future__ import annotations

import pytest

from tests.abilities.shapes import goes_on, use
from tests.abilities.table import table, texts
from vtes_desktop.abilities.engine.sources import Sources
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def merged(game: Position, advanced: Card, base: Card) -> Copy:
    """Sarah's vampire, merged of both cards."""
    copy = game.ready("Sarah", advanced, marks={"merged": "yes"})
    game.on(copy, base)
    return copy


def pairs(game: Position) -> list[tuple[Card, Card]]:
    """All vampires that have an advancement: that, and the base card."""
    crypt = game.rules.catalogue.crypt
    return [
        (advanced, base)
        for advanced in crypt
        for base in crypt
        if advanced.advanced and not base.advanced and (base.name, base.group) == (advanced.name, advanced.group)
    ]


def test_all_that_a_base_card_says_is_said_of_the_merged_vampire() -> None:
    """Of every vampire that has both cards, all over the pool."""
    game = table()
    sources = Sources(texts())
    found = pairs(game)
    assert len(found) > 30
    for advanced, base in found:
        copy = merged(game, advanced, base)
        reading = sources.reading(game.rules, copy)
        own = texts().of(base).at("")
        for part in ("standing", "usable", "prices", "actions", "upon") if own is not None else ():
            assert set(map(repr, getattr(own, part))) <= set(map(repr, getattr(reading, part))), (base.name, part)
        assert all(source.copy is copy for source in sources.of(game.rules).acting)
        game.rules.burn(copy)


@pytest.mark.parametrize("both", [False, True])
def test_hannibal_steals_blood_by_his_base_card_merged_or_not(both: bool) -> None:
    game = table()
    advanced, base = next(pair for pair in pairs(game) if pair[0].name == "Hannibal")
    hannibal = merged(game, advanced, base) if both else game.ready("Sarah", base)
    hannibal.blood = 3
    ira = game.ready("Alexis", vampire("Ira", 5, sect="Sabbat"))
    offered = [option for option in game.options() if hannibal.id in (option.copy, option.minion)]
    (steal,) = [option for option in offered if option.kind not in ("bleed", "hunt", "pass")]
    game.pick(steal.kind, hannibal)
    game.pass_all()
    if game.options("target"):
        game.pick("target", ira)
    game.pass_all()
    game.pick("amount", amount=2)
    assert (hannibal.blood, ira.blood) == (5, 3)


def test_the_rack_feeds_a_vampire_that_has_merged_since() -> None:
    game = table()
    karsh = game.ready("Sarah", "Karsh", blood=4)
    game.uncontrolled("Sarah", "Karsh (ADV)")
    game.in_play("Sarah", "The Rack", marks={"chosen": str(karsh.id)})
    game.hand("Sarah", "Epiphany")
    merges(game, karsh)
    game.go_to("unlock", of="Sarah")
    (top,) = game.rules.pile(0, "ready")
    before = top.blood
    use(game, next(copy for copy in game.rules.pile(0, "in play") if game.name(copy) == "The Rack"))
    assert top.blood == before + 2


def test_who_has_bled_and_merged_does_not_bleed_again_nor_plays_what_can_be_played_once_in_a_turn() -> None:
    game = table()
    karsh = game.ready("Sarah", "Karsh", blood=7)
    game.uncontrolled("Sarah", "Karsh (ADV)")
    game.hand("Sarah", "Epiphany", "Forced March", "Forced March")
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=karsh)
    while not game.options("play"):
        game.passes()
    game.pick("play", "Forced March")
    game.pass_all()
    merges(game, karsh)
    (top,) = game.rules.pile(0, "ready")
    assert "merged" in top.marks and not top.locked
    assert not [option for option in game.options("bleed") if option.minion == top.id]
    game.pick("hunt", minion=top)
    while game.table.action is not None:
        assert not game.options("play")
        game.passes()


def merges(game: Position, karsh: Copy, name: str = "Karsh (ADV)") -> None:
    """Karsh, or another, plays Epiphany, and merges with the card in the uncontrolled region."""
    game.pick("action card", "Epiphany", minion=karsh)
    while game.table.action is not None:
        if game.options("search"):
            game.pick("search", name)
        else:
            game.passes()


@pytest.mark.parametrize("merging", [True, False])
def test_an_action_by_the_base_card_is_not_taken_again_once_merged(merging: bool) -> None:
    """The same card allows it, though it lies under the advancement now (sec. 1.5, 6.1.6)."""
    game = table()
    karsh = game.ready("Sarah", "Karsh", blood=9)
    game.uncontrolled("Sarah", "Karsh (ADV)")
    ira = game.ready("Alexis", vampire("Ira", 3, sect="Sabbat"), locked=True)
    game.hand("Sarah", "Epiphany", "Forced March")
    game.phase("minion", of="Sarah")
    if not merging:
        merges(game, karsh)
        (karsh,) = game.rules.pile(0, "ready")
    game.pick("card in play", minion=karsh)
    while game.table.action is not None:
        if game.options("play"):
            game.pick("play", "Forced March")
        else:
            goes_on(game)
    if merging:
        merges(game, karsh)
        (karsh,) = game.rules.pile(0, "ready")
    assert "merged" in karsh.marks and not karsh.locked and ira.blood < 3
    assert [option for option in game.options("hunt") if option.minion == karsh.id]
    assert not [option for option in game.options("card in play") if option.minion == karsh.id]


def test_who_has_merged_by_an_action_has_been_successful_in_it() -> None:
    """Mustajib is put on a vampire that has performed a successful action in the turn."""
    game = table()
    alfred = game.ready("Sarah", "Alfred Benezri", blood=6)
    game.uncontrolled("Sarah", "Alfred Benezri (ADV)")
    krid = game.ready("Sarah", vampire("Krid", 9, sect="Sabbat", text="Sabbat. Black Hand."))
    game.hand("Sarah", "Epiphany", "Mustajib")
    game.phase("minion", of="Sarah")
    merges(game, alfred, "Alfred Benezri (ADV)")
    game.pick("action card", "Mustajib", minion=krid)
    game.pass_all()
    (mustajib,) = [copy for copy in game.table.copies.values() if game.name(copy) == "Mustajib"]
    assert game.where(mustajib) == "Alfred Benezri (ADV)"


@pytest.mark.parametrize(
    ("card", "level"), [("Shadow Twin", "obt"), ("Cleansing Ritual", "obe"), ("Chair of Hades", "NEC")]
)
def test_a_card_under_a_merged_vampire_is_chosen_for_nothing(card: str, level: str) -> None:
    """It has become one with the card on it: it is no minion, and none of the cards on that one."""
    game = table()
    acting = game.ready("Sarah", vampire("Acts", 9, "OBT OBE NEC"))
    base, twice = vampire("Twice", 2), vampire("Twice", 4, advanced=True)
    bearer = merged(game, twice, base)
    (below,) = bearer.attached
    servant = game.on(bearer, "Mr. Winthrop", blood=1)
    game.on(game.ready("Alexis", "Theo Bell"), "Mr. Winthrop", blood=1)
    game.hand("Sarah", card)
    game.phase("minion", of="Sarah")
    game.pick("action card", card, minion=acting, level=level)
    if game.options("target"):
        offered = {each for option in game.options("target") for each in option.targets}
        assert servant.id in offered
        assert below not in offered
    else:
        # There was just one.
        game.pass_all()
        assert servant.place.region == "ash heap"
        assert bearer.attached == [below]
