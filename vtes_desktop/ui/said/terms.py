"""The terms of referendums: what comes of each if it passes."""

from __future__ import annotations

from vtes_desktop.ui.languages import later

TERMS = (
    # the terms of a referendum: abilities/engine/foretold.py
    later("nobody's pool changes"), later("nobody's pool changes, as it stands"),
    later("{who} gains {n} pool from {other}"), later("{more}: {what}"), later("this card is put on {card}"),
    later("this card is put on {card}, whose controller controls it"),
    later("this card stays in play"), later("this card remembers {who}"), later("this card remembers {what}"),
    later("the chosen Methuselah"), later("the chosen Methuselahs"), later("the chosen card"), later("each Methuselah"),
    later("{card} goes face down, with what is on it, unlocked, to the uncontrolled region of who has it for good"),
    later("the turn goes the other way round from now on, while each prey stays to the left of her predator"),
    later("{card} unlocks as your discard phase begins, whatever becomes of this card"),
    later("the chosen card unlocks"), later("the chosen card locks"),
    later("the chosen card is burned"),
    later("the chosen card burns {n} blood or life (an ally or retainer without life is burned)"),
    later("the chosen card gains {n} blood or life"),
    later("the chosen card goes to its owner’s library, which is shuffled"),
    later("the chosen Methuselah takes control of the chosen card"), later("{who} takes control of the chosen card"),
    later("for each of {what}, as the chosen card: {more}"), later("in turn for each Methuselah, as “you”: {what}"),
    later("in turn for the chosen Methuselah, as “you”: {what}"),
    later("in turn for each other Methuselah, as “you”: {what}"), later("[{what}]"),
    later("if there is {what}, {more}"),
    later("if the chosen card has {n} or more bleed, {what}"),
    later("a ready vampire of capacity {n} or less that you control"),
    later("a ready vampire of capacity {n} or more that you control"), later("a ready vampire that you control"),
    later("you burn {n} pool"), later("you gain {n} pool"),
    later("you take {n} pool from each Methuselah with more pool than you"),
    later("you switch places at the table with {who}"), later("choose up to {n} of library cards in your ash heap"),
    later("each Methuselah chooses up to {n} card as “{name}”: {what}"),
    later("{card} loses its title, and the cards that stand for it are burned"),
    later("each vampire burns {n} blood for each point allocated to it"),
    later("{what} are burned, but those whose controllers pay their printed pool cost again"),
    later("{what}, whoever controls them"), later("vampires (ready or in torpor)"),
    later("{clan} vampires (ready or in torpor)"), later("vampires (ready or in torpor) of capacity {n} or less"),
    later("vampires (ready or in torpor) of the clan that was named"),
    later("vampires (uncontrolled) of capacity {n} or more, that you control"),
    later("ready vampires of capacity {n} or more"), later("ready vampires"), later("allies (ready or in torpor)"),
    later("locations (ready, in torpor or in play)"), later("weapons (ready, in torpor or in play)"),
    later("the number of your victory points is {n} or more"),
)  # fmt: skip
