"""How the referee reads a card, said aloud: who, when, cost, requirement, target and its defaults, effect, duration."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from vtes_desktop.__main__ import main
from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.reading import reading_of
from vtes_desktop.abilities.text.facts.phrases import sentences
from vtes_desktop.abilities.texts import Texts, by_name
from vtes_desktop.abilities.vocabulary.amounts import Counted, Measure
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, IsReady
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnPool, GainPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, PutInPlay, PutOn
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.every import kinds
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.abilities.vocabulary.windows import ANY_TIME
from vtes_desktop.cards.catalogue import Catalogue


def test_a_use_says_when_who_what_it_costs_and_whom_it_is_for() -> None:
    younger = Which("vampire", whose="others", age="younger")
    use = Usable("burn", ("unlock",), (Burn("target"),), (Choose(younger),), (IsReady(),), "yours", locks=True, pool=1)
    assert use.aloud() == (
        "you may, in the unlock phase of your own turn if this minion is ready, for locking this card and 1 pool: "
        "choose a ready vampire younger than this vampire that another Methuselah controls; then the chosen card "
        "is burned"
    )
    assert Usable("gain", ANY_TIME, (GainPool(),), once="turn").aloud().startswith("you may, at any time in a phase")


def test_a_number_says_whose_it_is_and_as_long_as_what_is_so() -> None:
    allies = Counted(Which("ally", whose="you"))
    assert Standing("bleed", 1, Which("ally", whose="you"), conditions=(Acting("acting", ("bleed",)),)).aloud() == (
        "each of the ready allies that you control has +1 bleed if the acting minion is taking a bleed"
    )
    assert Standing("hand size", allies).aloud() == "you have +(the number of ready allies that you control) hand size"
    assert Standing("cannot block", 1).aloud() == "this minion cannot block"


def test_an_action_a_price_and_an_event_say_their_defaults() -> None:
    action = InPlayAction("gain", (GainPool(),), stealth=1, by=Which("vampire", whose="you"), blood=1)
    assert action.aloud() == (
        "a ready vampire that you control can take an action at +1 stealth, for 1 blood: you gain 1 pool"
    )
    assert Price(-1, "blood", types=("Action",)).aloud() == "Action cards cost this minion -1 blood"
    assert Upon("burned", (BurnPool(2),), about="this").aloud() == "when this card is burned: you burn 2 pool"


@pytest.mark.parametrize(
    ("reading", "who"),
    [
        (Reading("Vampire"), "This minion"),
        (Reading("Master", words=(PutOn(),)), "This minion"),
        (Reading("Master"), "A minion of yours"),
    ],
)
def test_whose_the_action_of_a_card_is_goes_by_where_it_lies(reading: Reading, who: str) -> None:
    action = InPlayAction("gain", (GainPool(),))
    *_, said = replace(reading, actions=(action,)).aloud()
    assert said == f"{who} can take an action at +0 stealth: you gain 1 pool."


def test_events_upon_which_the_same_happens_are_said_together() -> None:
    lapses = tuple(Upon(event, (Burn("this"),)) for event in ("unlock phase", "used"))
    assert list(Reading("Master", words=(PutInPlay(),), upon=lapses).aloud()) == [
        "As it is played: this card stays in play.",
        "As the unlock phase begins or when a card is used: this card is burned.",
    ]


def test_a_card_is_read_with_what_the_rules_read_of_it(whole_pool: Catalogue) -> None:
    texts = Texts()

    def read(name: str) -> list[str]:
        card = whole_pool.find(name)
        return reading_of(card, texts.of(card))

    assert read("Giant's Blood") == [
        "It is played as a master card.",
        "It costs nothing.",
        "All Methuselahs together can play only one “Giant's Blood” in a game.",
        "As it is played: choose a vampire (ready or in torpor), whoever controls it; then the chosen card gains blood"
        " or life equal to the capacity of the chosen card.",
    ]
    magnum = read(".44 Magnum")
    assert "It costs 2 pool." in magnum
    assert "It can be used to strike: 2 normal damage, at any range." in magnum
    govern = read("Govern the Unaligned")
    assert "[Action at dom] The minion that plays it must have Dominate." in govern
    assert any("a bleed" in line and "at +2 bleed" in line and "against your prey" in line for line in govern)
    assert any("after blocks are declined" in line and "during a bleed" in line for line in read("Deflection"))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "The Jones",
            "[Combat at SER] It can be played only to cancel a strike card that the opposing minion is playing.",
        ),
        ("On the Qui Vive", "A minion can play only one “On the Qui Vive” between two of its unlock phases."),
        ("Crusade: Detroit", "The vampire that bears it has the title “archbishop of Detroit”."),
        ("Divine Sign", "[Action at nec] A minion can have only one “Divine Sign”."),
        ("Second Sight", "An Imbued may burn only one of it in an action."),
        ("Dominate", "It is put on a vampire (ready or in torpor), never on one that has it at superior."),
        ("Agent of Power", "It is burned in its controller’s discard phase."),
    ],
)
def test_what_the_rules_see_to_is_read_too(whole_pool: Catalogue, name: str, said: str) -> None:
    card = whole_pool.find(name)
    assert said in reading_of(card, Texts().of(card))


@pytest.mark.parametrize(
    ("name", "alone", "merged"),
    [
        ("Valerius Maior, Hell's Fool (ADV)", "It is a Sabbat Tremere", "It is an Independent Tremere"),
        ("Masika (ADV)", ", primogen.", ", prince of Lisbon."),
        ("Yazid Tamari (ADV)", "It is a Sabbat Banu", "It is an Anarch Banu"),
        ("Ferox, The Rock Lord (ADV)", "It is an Independent Gargoyle", "It is an Independent Gargoyle"),
    ],
)
def test_a_merged_vampire_is_read_with_the_sect_and_title_that_it_has_then(
    whole_pool: Catalogue, name: str, alone: str, merged: str
) -> None:
    card = whole_pool.find(name)
    persons = [line for line in reading_of(card, Texts().of(card)) if "vampire of capacity" in line]
    assert [alone in persons[0], merged in persons[1]] == [True, True]
    assert "at MERGED" in persons[1]


def test_what_is_denied_twice_is_said_plainly(whole_pool: Catalogue) -> None:
    for name in ("Determine", "Abjure"):
        card = whole_pool.find(name)
        assert not any("not so that either" in line for line in reading_of(card, Texts().of(card)))


def test_every_card_is_read_in_whole_sentences_and_none_in_its_own_words(whole_pool: Catalogue) -> None:
    """What is by hand is quoted; nothing else holds a sentence of the card."""
    texts = Texts()
    for card in whole_pool.cards.values():
        text = texts.of(card)
        said = reading_of(card, text)
        assert said, card.name
        own = [each for part in card.text for each in sentences(part.text) if len(each) > 25]
        unread = {sentence for reading in text.readings for sentence in reading.unread}
        for line in said:
            assert line.endswith((".", "”")), line
            if "By hand" not in line:
                assert "Which(" not in line and "  " not in line, line
                assert not any(sentence in line for sentence in own), line
        assert sum("By hand" in line for line in said) >= len(unread)


def test_every_word_says_itself() -> None:
    by_name()
    silent = {
        kind.__name__
        for base in (Word, Condition, Measure)
        for kind in kinds(base)
        if kind.aloud is base.aloud and not kind.said  # type: ignore[attr-defined]
    }
    assert silent == set()


@pytest.mark.parametrize("amount", [1, 2])
def test_an_amount_is_said_with_its_unit(amount: int) -> None:
    assert re.fullmatch(rf"this minion gains {amount} blood or life", AddBlood("minion", amount).aloud())


def test_the_command_prints_a_card_or_says_that_there_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "reading", "giant's blood"]) == 0
    assert "  It is played as a master card." in capsys.readouterr().out.splitlines()
    assert main(["cards", "reading", "Nobody at All"]) == 2
    assert "Nobody at All" in capsys.readouterr().err
