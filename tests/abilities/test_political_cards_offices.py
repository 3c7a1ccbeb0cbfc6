"""Political action cards that give offices, take blood or burn, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.calls import called, passes, pools, to_terms, votes
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import use
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.rules.playing.requirements import has_word
from vtes_desktop.rules.politics.referendum import tally
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def laid(game: Position, seat: str, name: str, capacity: int = 5, **more: object) -> Copy:
    """A ready vampire."""
    blood = more.pop("blood", None)
    face = vampire(name, capacity, **more)  # type: ignore[arg-type]
    return game.ready(seat, face) if blood is None else game.ready(seat, face, blood=blood)  # type: ignore[arg-type]


def _elder_of_alexis(game: Position) -> None:
    laid(game, "Alexis", "Elder", 8, title="magaji", sect="Laibon")


def _elder_of_justin(game: Position) -> None:
    laid(game, "Justin", "Elder", 7)


def pick_action(game: Position, minion: Copy, words: str) -> None:
    """A minion takes the action of a card in play that its button says."""
    for number, option in enumerate(game.options()):
        if option.kind == "card in play" and option.minion == minion.id and words in option.text:
            assert game.referee is not None
            game.referee.answer(number)
            return
    raise IllegalError(f"No action “{words}”: {game.offers()}")


def test_overseer_gives_guruhi_votes_and_ignores_magaji_in_favor() -> None:
    others: list[Copy] = []

    def lay(game: Position) -> None:
        others.append(laid(game, "Sarah", "Elder", 8, title="magaji", sect="Laibon"))
        others.append(laid(game, "Sarah", "Lion", 4, clan="Guruhi", sect="Laibon"))

    game, krid = called("Overseer", sect="Laibon", capacity=5, clan="Akunanse", lay=lay)
    elder, lion = others
    until(game, "title for", lion)
    assert (votes(game, "Elder"), votes(game, "Lion")) == (2, 1)
    game.pick("title for", elder)
    assert tally(game.rules, "for") == 0
    game.pick("title for", lion)
    assert tally(game.rules, "for") == 1
    passes(game)
    assert minions.title(game.rules, krid) == "magaji"


def test_overseer_counts_magaji_against() -> None:
    game, krid = called(
        "Overseer",
        sect="Laibon",
        lay=_elder_of_alexis,
    )
    until(game, "title against")
    while game.options("title against"):
        game.pick("title against")
    passes(game)
    assert minions.title(game.rules, krid) == ""


@pytest.mark.parametrize(("holder", "pool"), [("Alexis", 29), ("Sarah", 29), ("", None)])
def test_code_of_milan_suspended_costs_who_has_the_edge(holder: str, pool: int | None) -> None:
    def lay(game: Position) -> None:
        if holder:
            game.give_edge(holder)

    if pool is None:
        with pytest.raises(IllegalError):
            called("Code of Milan Suspended", sect="Sabbat", lay=lay)
        return
    game, _ = called("Code of Milan Suspended", sect="Sabbat", title="bishop", lay=lay)
    until(game, "title for")
    game.pick("title for")
    game.pass_all()
    assert game[holder].pool == pool


def test_corruptions_purge_drains_the_ministry() -> None:
    copies: list[Copy] = []

    def lay(game: Position) -> None:
        for clan, blood in (("Ministry", 2), ("Ministry", 3), ("Brujah", 0)):
            copies.append(laid(game, "Alexis", f"{clan} {blood}", 5, clan=clan, blood=blood))

    game, _ = called("Corruption's Purge", title="prince of Boston", lay=lay)
    passes(game)
    assert [(copy.blood, copy.place.region) for copy in copies] == [(0, "torpor"), (1, "ready"), (0, "ready")]


def test_the_eldest_command_undeath_burns_a_small_vampire_of_the_prey() -> None:
    copies: list[Copy] = []

    def lay(game: Position) -> None:
        copies.append(laid(game, "Alexis", "Small", 3))
        copies.append(laid(game, "Alexis", "Big", 4))

    game, krid = called("The Eldest Command Undeath", sect="Laibon", title="magaji", x=4, lay=lay)
    if game.options("target"):
        assert [option.copy for option in game.options("target")] == [copies[0].id]
        game.pick("target")
    game.rules.gain_blood(krid, 2)
    assert krid.blood == 4
    passes(game)
    finish(game)
    assert copies[0].place.region == "ash heap"
    game.rules.gain_blood(krid, 2)
    assert krid.blood == 6


@pytest.mark.parametrize(
    ("capacity", "blood", "offered"), [(9, 8, None), (5, 5, None), (5, 8, [6, 7, 8]), (3, 5, [4, 5])]
)
def test_the_eldest_command_undeath_is_called_with_an_x_that_is_enough(
    capacity: int, blood: int, offered: list[int] | None
) -> None:
    """LSJ 20100129."""
    game = table()
    game.ready("Sarah", vampire("Krid", 9, sect="Laibon"), blood=blood)
    game.ready("Alexis", vampire("Ira", capacity))
    game.ready("Justin", vampire("Kurt", 1))
    game.hand("Sarah", "The Eldest Command Undeath")
    if offered is None:
        assert not game.options("political")
        return
    game.pick("political")
    assert [option.amount for option in game.options("x")] == offered


def test_the_peace_of_khetamon_sends_a_vampire_out_of_torpor() -> None:
    lying: list[Copy] = []

    def lay(game: Position) -> None:
        lying.append(game.torpor("Alexis", vampire("Ira", 5), blood=2))
        lying.append(game.on(lying[0], "Ivory Bow"))

    game, _ = called("The Peace of Khetamon", title="prince of Boston", lay=lay)
    passes(game)
    ira, bow = lying
    assert (ira.place.region, ira.face_up, ira.blood, bow.place.on) == ("uncontrolled", False, 2, ira.id)


def test_what_lies_on_who_is_sent_back_is_out_of_play_as_it_is_influenced_out() -> None:
    """A Discipline card makes it no larger there (its text; sec. 7), but again once it is ready."""
    lying: list[Copy] = []

    def lay(game: Position) -> None:
        lying.append(game.torpor("Alexis", vampire("Ira", 5, "ANI"), blood=4))
        game.on(lying[0], "Animalism")

    game, _ = called("The Peace of Khetamon", title="prince of Boston", lay=lay)
    passes(game)
    (ira,) = lying
    assert minions.capacity(game.rules, ira) == 5
    game.go_to("influence", of="Alexis")
    game.pick("transfer", ira)
    game.go_to("discard", of="Alexis")
    assert (ira.place.region, ira.blood, minions.capacity(game.rules, ira)) == ("ready", 5, 6)


def test_sacrifice_burns_a_smaller_vampire_of_the_clan() -> None:
    copies: list[Copy] = []

    def lay(game: Position) -> None:
        for clan, size in (("Ventrue", 6), ("Ventrue", 7), ("Brujah", 4)):
            copies.append(laid(game, "Alexis", f"{clan} {size}", size, clan=clan))

    game, _ = called("Sacrifice", sect="Sabbat", title="bishop", lay=lay)
    if game.options("target"):
        game.pick("target", copies[0])
    passes(game)
    assert [copy.place.region for copy in copies] == ["ash heap", "ready", "ready"]


def test_scourge_may_fight_allies_and_small_vampires() -> None:
    copies: list[Copy] = []

    def lay(game: Position) -> None:
        copies.append(laid(game, "Sarah", "Helper", 5))
        copies.append(laid(game, "Alexis", "Stranger", 5, sect="Sabbat"))
        copies.append(laid(game, "Alexis", "Young", 4))
        copies.append(game.ready("Alexis", ally("Foe", 2)))

    game, krid = called("Scourge", title="prince of Boston", lay=lay)
    helper, _, young, foe = copies
    assert {option.copy for option in game.options("target")} == {krid.id, helper.id, young.id}
    game.pick("target", helper)
    passes(game)
    finish(game)
    assert not krid.locked
    game.pick("card in play", minion=helper)
    assert {option.copy for option in game.options("enter combat")} == {young.id, foe.id}
    game.pick("enter combat", foe)
    assert game.rules.action.stealth == 1


def test_seraph_makes_a_seraph_and_only_sabbat_vote() -> None:
    copies: list[Copy] = []
    hand = "Black Hand."

    def lay(game: Position) -> None:
        copies.append(laid(game, "Sarah", "Helper", 6, sect="Sabbat", text=hand, blood=2))
        copies.append(laid(game, "Sarah", "Small", 5, sect="Sabbat", text=hand))
        copies.append(laid(game, "Sarah", "Prince", 7, title="prince of Boston"))
        caller = laid(game, "Sarah", "Caller", 7, sect="Sabbat", text=hand, title="bishop")
        copies.append(caller)

    game = table()
    lay(game)
    (card,) = game.hand("Sarah", "Seraph")
    game.pick("political", card, minion=copies[3])
    to_terms(game)
    assert {option.copy for option in game.options("target")} == {copies[0].id, copies[3].id}
    game.pick("target", copies[0])
    until(game, "title for")
    assert votes(game, "Prince") == 0
    passes(game)
    assert (copies[0].blood, has_word(game.rules, copies[0], "seraph")) == (4, True)
    assert has_word(game.rules, copies[0], "black hand")
    assert not has_word(game.rules, copies[3], "seraph")


def test_tithings_takes_from_those_without_an_elder() -> None:
    game, _ = called("Tithings", sect="Sabbat", title="bishop", lay=_elder_of_justin)
    passes(game)
    assert pools(game) == [31, 29, 30]


def test_watchtower_greatest_fall_counts_seraphs_and_feeds_the_sabbat() -> None:
    game = table()
    krid = laid(game, "Sarah", "Krid", 8, sect="Sabbat", text="Black Hand Seraph.")
    (card,) = game.hand("Sarah", "Watchtower: Greatest Fall")
    child = game.uncontrolled("Sarah", vampire("Child", 4, sect="Sabbat"))
    game.pick("political", card, minion=krid)
    to_terms(game)
    until(game, "title for", krid)
    assert votes(game, "Krid") == 2
    passes(game)
    finish(game)
    assert card.place.region == "in play"
    use(game, card)
    game.pick("target", child) if game.options("target") else None
    assert (child.blood, card.locked) == (1, True)


def test_public_vilification_spreads_blood() -> None:
    copies: list[Copy] = []

    def lay(game: Position) -> None:
        copies.append(laid(game, "Alexis", "Victim", 5))
        copies.append(laid(game, "Justin", "Other", 5, blood=0))

    game, krid = called("Public Vilification", sect="Sabbat", title="bishop", blood=4, lay=lay)
    victim, other = copies
    game.pick("target", victim) if victim.id in {each.copy for each in game.options("target")} else None
    for _ in range(2):
        game.pick("target", other)
    game.pick("target", krid)
    passes(game)
    while game.options("target"):
        game.pick("target", minion=game.table.copies[game.options("target")[0].copy])
    assert (victim.blood, other.blood, krid.blood) == (2, 2, 5)


def test_sabbat_inquisitor_burns_thaumaturges_of_crypts() -> None:
    for codes, burned in (("tha", True), ("dom", False)):
        game, krid = called("Sabbat Inquisitor", sect="Sabbat", title="archbishop of Boston")
        game.pick("target", krid) if game.options("target") else None
        passes(game)
        finish(game)
        assert has_word(game.rules, krid, "inquisitor")
        assert minions.bleed_amount(game.rules, krid) == 2
        game.crypt("Alexis", vampire("Top", 4, codes))
        krid.locked = False
        game.go_to("minion", "Sarah") if game.table.phase != "minion" else None
        pick_action(game, krid, "crypt")
        game.pick("methuselah", seat="Alexis")
        until(game, "seen")
        game.pick("seen")
        finish(game)
        assert (game.names("Alexis", "ash heap") == ["Top"]) == burned


def test_wrath_of_the_inner_circle_takes_a_title_and_capacity() -> None:
    copies: list[Copy] = []

    def lay(game: Position) -> None:
        copies.append(laid(game, "Alexis", "Just", 6, clan="Brujah", title="justicar of Brujah"))
        copies.append(laid(game, "Alexis", "Plain", 6))

    game, _ = called("Wrath of the Inner Circle", title="inner circle of Ventrue", lay=lay)
    passes(game)
    assert (minions.title(game.rules, copies[0]), minions.capacity(game.rules, copies[0])) == ("", 5)
