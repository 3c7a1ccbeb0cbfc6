"""Why computer players did what they did, and bargains."""

from __future__ import annotations

from vtes_desktop.ui.languages import later

REASONS = (
    # why a computer player did it: bots/judges, as a clause
    later("{what}; {more}"), later("{card} needs {n} more"), later("{who} has no unlocked minion; {n} pool left"),
    later("{card} can hardly be played"), later("the Edge gives a pool"), later("{card} is of use"),
    later("{card} would be of use"), later("it would help me"), later("it would harm me"),
    later("{n} votes stand for it"), later("it gains something now"), later("nobody is left to come out"),
    later("it is of most use there"), later("{who} can be ousted: {n} pool left"),
    later("who stays unlocked can block: {n} pool is threatened"), later("{card} has {n} blood"),
    later("it has {n} blood"), later("{who} has {n} pool left"), later("{who} is my best target"),
    later("{who} has fewer who can block than I who can bleed"), later("the bleed is nothing"),
    later("it can act again"), later("it does {n} damage"), later("it does more harm"),
    later("{n} damage would be taken"), later("the action costs me {n}, the combat {m}"), later("{who} gets {n}"),
    later("{card} is nearest"), later("a card is nearest"), later("it is the most dangerous"),
    later("the other range suits it better"), later("the blood hunt has {n} of a chance"),
    later("{card} lies in torpor"), later("{card} can be beaten"), later("somebody can be beaten"),
    later("{card} would die of it"), later("it is winning"), later("it is worth {n}"), later("it leaves {n} blood"),
    later("it may react although it is locked"), later("it hurts the right one"), later("the block succeeds by it"),
    later("the block fails by it"), later("another is bled instead"), later("it is played against me"),
    later("it is played against my action"), later("the stealth is too high"), later("it costs too much pool"),
    later("it would cost all pool"), later("it would cost me more than it brings"), later("it would be contested"),
    later("the action itself could not be paid then"), later("no blood would come of it"),
    later("it is worth contesting"), later("{card} is in play already"), later("there is nobody for it"),
    later("no vampire has blood to spare"), later("no other would come for it"), later("both texts count then"),
    later("a conviction is gained"), later("pool is short"), later("pool is nearly gone"),
    later("it can't judge what is done by hand"), later("it would harm only oneself"),
    later("it would help nobody but others"), later("anarch cards wait in the hand"),
    later("{what} is the best for me"), later("it was used already"), later("it would break my word"),
    later("I have given my word"), later("it would tell what nobody may know yet"), later("the worst of its hand goes"),
    later("The computer players’ thinking failed at this question; an ordinary answer is given instead."),
    later("The computer players’ thinking had to be started again."),
    # bargains: play/bargaining.py
    later("{who} asks {other} for a block of the running action"),
    later("{who} asks {other} for a vote for the referendum of {by}"),
    later("{who} asks {other} for no bleed for {n} turn"), later("{who} asks {other} for no bleed for {n} turns"),
    later("{who} offers {other}: {what}, for {more}"), later("{who} offers {other}: {what}"),
    later("no bleed for {n} turn"), later("no bleed for {n} turns"), later("a vote for the referendum of {who}"),
    later("a block of the running action"),
)  # fmt: skip
