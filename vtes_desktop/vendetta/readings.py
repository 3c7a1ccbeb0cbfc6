"""How the group reads what the seed leaves open: one setting for each rule that had to be put together, with our
reading as its default; and what the seed does not give at all, which is asked of the group (``ask``) until it says.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct


class Readings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of a game; each is described in :data:`READINGS`."""

    supply: Literal["unlimited", "limited"] = "unlimited"
    rivals: Literal["in the conflict", "at the Location"] = "in the conflict"
    drained_feed: Literal["nothing", "in full"] = "nothing"
    first_feed: Literal["yes", "no"] = "yes"
    planning_ends: Literal["by the table", "one card left"] = "by the table"
    passive_power: Literal["yes", "no"] = "yes"
    own_frenzy: Literal["at once", "never"] = "at once"
    paying: Literal["each by itself", "together"] = "each by itself"
    empty_frenzy: Literal["loses Influence", "loses nothing"] = "loses Influence"
    several_frenzies: Literal["after the effect", "at once"] = "after the effect"
    withdrawn_cards: Literal["in full", "Power only"] = "in full"
    lone_player_asked: Literal["yes", "no"] = "yes"
    haven_aftermath: Literal["new order", "old order"] = "new order"
    blood_alone: Literal["takes no part", "takes part"] = "takes no part"
    power_below_zero: Literal["as counted", "as zero"] = "as counted"
    halving: Literal["printed first", "as it is then"] = "printed first"
    three_players: Literal["by hand", "as four"] = "by hand"
    lone_player_uses_cards: Literal["ask", "yes", "no"] = "ask"
    out_by_diablerie: Literal["ask", "all leaves", "cards stay"] = "ask"


class Reading(Struct, frozen=True):
    """A setting as the group sees it."""

    name: str
    """The field of :class:`Readings`."""
    mark: str
    """The rule that it reads."""
    question: str
    answers: dict[str, str]
    """What each value means; the default first."""


READINGS: Final = (
    Reading(
        "supply",
        "C14",
        "Can the tokens of the Bank run out?",
        {"unlimited": "No", "limited": "Yes: 70 Blood and 80 Influence are all there is"},
    ),
    Reading(
        "rivals",
        "T7",
        "Who is a Rival?",
        {
            "in the conflict": "Who takes part in the conflict at the same Location",
            "at the Location": "Who has a card or Blood at the same Location",
        },
    ),
    Reading(
        "drained_feed", "F2", "Do Drained cards give Blood in the Feed phase?", {"nothing": "No", "in full": "Yes"}
    ),
    Reading("first_feed", "F3", "Is there a Feed phase in the first round?", {"yes": "Yes", "no": "No"}),
    Reading(
        "planning_ends",
        "P2",
        "How many Planning turns are there?",
        {
            "by the table": "2, 3 and 4 in rounds 1, 2 and 3",
            "one card left": "As many as it takes until one card is left in hand",
        },
    ),
    Reading("passive_power", "P13", "Do Passive cards have Power?", {"yes": "Yes", "no": "No"}),
    Reading(
        "own_frenzy",
        "P15",
        "Who spends or plays the last Blood of one’s own Pool:",
        {"at once": "is in Frenzy at once", "never": "is not in Frenzy: only others can bring it about"},
    ),
    Reading(
        "paying",
        "Z1",
        "When is it settled in a Planning turn that no Blood is left?",
        {
            "each by itself": "After each payment: the Blood of the Frenzy may be used for the rest of the turn",
            "together": "After the whole turn",
        },
    ),
    Reading(
        "empty_frenzy",
        "Z6",
        "Frenzy with an empty Alliance:",
        {
            "loses Influence": "1 Influence is lost and 1 Blood gained",
            "loses nothing": "1 Blood is gained",
        },
    ),
    Reading(
        "several_frenzies",
        "Z8",
        "One effect sends several into Frenzy:",
        {
            "after the effect": "first the whole effect, then the Frenzies in turn order",
            "at once": "each Frenzy as it comes",
        },
    ),
    Reading(
        "withdrawn_cards",
        "W6",
        "What do cards that were Withdrawn to the Prince’s Haven count there?",
        {"in full": "All: Power, effects, triggers", "Power only": "Their Power, but no effect"},
    ),
    Reading(
        "lone_player_asked",
        "W7",
        "Is a lone player at a Location asked whether to Withdraw?",
        {"yes": "Yes", "no": "No: staying is all there is"},
    ),
    Reading(
        "haven_aftermath",
        "K12",
        "In which order is the Aftermath of the Prince’s Haven played?",
        {"new order": "From the new first player", "old order": "From the old first player"},
    ),
    Reading(
        "blood_alone",
        "K16",
        "Blood at a Location without a Clan card:",
        {"takes no part": "wins nothing and is not ranked", "takes part": "is ranked, but does not make a rival"},
    ),
    Reading(
        "power_below_zero",
        "K2",
        "Can total Power be below 0?",
        {"as counted": "Yes: it is as counted", "as zero": "No: it counts as 0"},
    ),
    Reading(
        "halving",
        "X4",
        "A card’s printed Power is halved, and other effects change it:",
        {
            "printed first": "halved first, then the others add and subtract",
            "as it is then": "what it is at that moment is halved",
        },
    ),
    Reading(
        "three_players",
        "Q1",
        "Three players (their own rules are missing):",
        {"by hand": "without a referee", "as four": "with the referee, by the rules for four"},
    ),
    Reading(
        "lone_player_uses_cards",
        "K17",
        "Are the effects of who is alone at a Location carried out?",
        {"ask": "The table is asked when it comes to it", "yes": "Yes", "no": "No: it is a victory and no more"},
    ),
    Reading(
        "out_by_diablerie",
        "B5",
        "What becomes of the cards of who is out by a third Diablerie token?",
        {
            "ask": "The table is asked when it comes to it",
            "all leaves": "Cards and Blood leave the table, the Alliance leaves the game",
            "cards stay": "Deployed cards and Blood stay until the end of the round, but win nothing",
        },
    ),
)  # fmt: skip
"""Every setting, in the order of the rules."""


class Fixed(Struct, frozen=True):
    """A reading of ours that has no other that makes a game."""

    mark: str
    reading: str


FIXED: Final = (
    Fixed("T8", "To steal is to move from that player’s Pool to one’s own."),
    Fixed("T9", "To spend is to move from one’s Pool to the Bank."),
    Fixed("T10", "To gain is to move from the Bank to one’s Pool; to lose, from one’s Pool to the Bank."),
    Fixed("T11", "To play Blood is to move it from one’s Pool to one’s Position."),
    Fixed("S4", "Six players play by hand: their rules are missing."),
    Fixed("L2", "The Locations are empty when new Allies come."),
    Fixed("H4", "Hands have 3, 4 and 5 cards as Planning begins."),
    Fixed("P14", "Who has no Blood plays face up."),
    Fixed("Z3", "A Frenzy that one has brought on oneself gives nobody anything."),
    Fixed("K13", "The fourth and fifth in a conflict get nothing."),
    Fixed("A2", "Deployed cards and Blood stay at their Location until the end of the round."),
    Fixed("Y8", "Clan sheets have no power of their own."),
)
"""They are shown with the settings, and can't be changed."""
