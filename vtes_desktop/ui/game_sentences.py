"""What the rooms below say of a game of V:tES, in English as they say it, for those who translate it."""

from __future__ import annotations

from vtes_desktop.ui.languages import later
from vtes_desktop.ui.said.asked import ASKED
from vtes_desktop.ui.said.labels import LABELS
from vtes_desktop.ui.said.log import LOG
from vtes_desktop.ui.said.names import NAMES
from vtes_desktop.ui.said.network import NETWORK
from vtes_desktop.ui.said.nouns import NOUNS
from vtes_desktop.ui.said.reasons import REASONS
from vtes_desktop.ui.said.refused import REFUSED
from vtes_desktop.ui.said.sections import SECTIONS
from vtes_desktop.ui.said.terms import TERMS

_OFTEN = (
    # editions of the rules: rules/editions/edition.py
    later("Today’s rules"),
    later("Lock and unlock, Anarchs as a sect, libraries of 60 to 90 cards."),
    later("2012 rulebook"),
    later(
        "Tap and untap, anarchs within the sects, libraries of 40 cards and more; the most victory points win."
    ),
    later("Jyhad, 1994"),
    later(
        "Tap and untap, ante, no prisci nor anarchs, any number of bleeds and votes, cards return to their owners."
    ),
    later("A crypt has at least {least} cards, not {crypt} (sec. 1.2)."),
    later("A library for {players} players has {least} to {most} cards, not {library} (sec. 1.2)."),
    # formats of decks: decks/legality.py
    later("V:EKN standard"), later("Fifth edition"), later("Fifth edition, strict"), later("Duel"),
    later("Draft and limited"), later("The 1994 rules"), later("No rules"),
    # how long a game may take: play/time_limit.py
    later("no time limit"), later("one hour"), later("one minute"), later("{count} hours"), later("{count} minutes"),
    later("{count} seconds"),
    # tables on the network: ui/lan, lan/
    later("A game is for two Methuselahs at least."), later("A game is for four players at least."),
    later("A game is for two players at least."),
    later("A game is for three players at least."),
    later("A table’s password has 1 to {longest} characters."),
    later("The host did not prove that it knows the password. Nothing was told to it."),
    later("That is not the table’s password."),
    later("Computer players need the referee. Send them away first."),
    later("{taken} seats are taken. Send somebody away first."),
    later("That can’t be done now."), later("Nobody sits there."), later("{name} does not sit there any more."),
    later("The others are asked first: {name} is sent away when they agree."),
    later("You are only watching."), later("The game is over."), later("The game has not begun."),
    later("The journal of this game is not shared."),
    later("The journal can be had once the game is over and the seed was told."),
    # regions and phases: table/vtes.py, rules/editions/edition.py
    later("crypt"), later("library"), later("hand"), later("ash heap"), later("uncontrolled region"),
    later("ready region"), later("torpor region"), later("cards in play"), later("research area"),
    later("contested cards"), later("cards removed from the game"), later("uncontrolled"), later("ready"),
    later("torpor"), later("unlock"), later("master"), later("minion"), later("influence"), later("discard"),
    later("lock"), later("locks"), later("locked"), later("unlocks"), later("unlocked"), later("tap"), later("taps"),
    later("tapped"), later("untap"), later("untaps"), later("untapped"), later("close"), later("long"),
    later("strict"), later("manual"), later("a crypt card"), later("a card"),
    later("{n} more crypt cards"), later("{n} more cards"), later("{n} crypt cards"), later("{count} cards"),
    later(" from the crypt"), later("removed"), later("research"), later("contested"),
    later("Edge"),
    # questions
    later("Anything before a block is attempted?"), later("{who} has {n} transfers."),
    later("{who} has {n} transfer."), later("{who}: which action?"), later("{who}: block {card} (stealth {n})?"),
    later("{who} may discard a card or play an event."), later("{who} attempts to block {card}"),
    later("Nobody blocks. Anything more?"), later("{who} has {n} master phase action."),
    later("{who} has {n} master phase actions."),
    later("{who}: anything more in the master phase?"), later("{who}: what is done in the unlock phase?"),
    later("{card}: which strike? The range is close."), later("{card}: which strike? The range is long."),
    later("{who}: votes? ({n} for, {m} against)"), later("Combat, round {n}: before range"),
    later("Before strikes are chosen"), later("{card} blocks."), later("{who}: do something before the next action?"),
    later("{card} bleeds {who} for {n} with {other}: after it."), later("{card} bleeds {who} for {n} with {other}."),
    later("{card} bleeds {who} for {n}: after it."), later("{card} bleeds {who} for {n}."),
    later("{card} is about to bleed {who} for {n}"), later("{card} would take {n} damage: prevent it?"),
    later("The unlock phase of {who}."), later("The master phase of {who}."),
    later("{card}: which vampire? ({n} chosen, at most {m})"), later("{card}: which vampire?"),
    later("{card}: which minion?"), later("{card}: which card?"), later("{card}: which Methuselahs?"),
    later("{card}: which Methuselah?"), later("{card}: which?"), later("{card}: how much from {other}?"),
    later("{card}: how much blood is X?"), later("{card}: how much?"),
    later("{card}: how many of {n} points go to {who}?"), later("{card}: does the last point go to {who}?"),
    later("{card}: which card of the hand is discarded?"),
    later("{card}: which card does {other} get?"), later("{card}: who is bled instead?"),
    later("{card}: press to continue the combat?"), later("{card}: press to end the combat?"),
    later("{card}: maneuver to long range?"), later("{card}: maneuver to close range?"),
    later("{card}: before votes are cast"), later("{card}: the terms"), later("Round {n} ends."),
    later("Blood hunt on {card}: it is called."),
    later("The combat ends."), later("{card} hunts: after it."), later("{card} hunts."),
    later("{card} calls {other}: after it."), later("{card} calls {other}."),
    later("{card} takes the action of {other}: after it."), later("{card} rescues {other}: after it."),
    later("{card} rescues {other}."), later("{card} recruits {other}: after it."), later("{card} recruits {other}."),
    later("{card} employs {other}: after it."), later("{card} employs {other}."),
    later("{card} equips with {other}: after it."), later("{card} equips with {other}."),
    later("{card} plays {other}: after it."), later("{card} diablerizes {other}: after it."),
    later("{card} diablerizes {other}."), later("{card} is played."),
    later("Search for a master Discipline card for {card}?"), later("Which Discipline card?"),
    later("Which equipment of {card} does {other} take?"), later("Who pays for the rescue of {card}?"),
    later("With whom does {card} enter combat?"), later("{who} draws which card?"),
    later("{who} holds more than {n} cards and discards one."), later("{who}: which takes effect first?"),
    later("The political action of {card} is successful."), later("{card}: put it on this vampire?"),
    later("Which combat card?"),
    # answers
    later("Discard {card}"), later("{n} pool to {card}"), later("Pass"), later("{card} bleeds {who} for {n}"),
    later("{card} hunts"), later("Done with transfers"), later("End the minion phase"),
    later("{n} blood back from {card}"), later("Block with {card}"), later("Block with {card} (lacks {n} intercept)"),
    later("{card}: discard a card, draw up"),
    later("No block"), later("End the turn"), later("{n} transfers and {m} pool: a card from the crypt"),
    later("{card} becomes an anarch for {n} blood"), later("Play {card}"), later("On to the minion phase"),
    later("On to the master phase"), later("{card} rescues {other}"), later("{card} diablerizes {other}"),
    later("{card} leaves torpor"), later("{card} takes equipment from {other}"),
    later("{card}: enter combat with the bearer ({by})"), later("{card}: enter combat with it ({by})"),
    later("{card}: call a referendum to burn it ({by})"), later("{card}: burn all its counters ({by})"),
    later("{card}: burn this card ({by})"), later("{card}: burn it ({by})"),
    later("{card}: steal this location ({by})"), later("{card}: hunt ({by})"),
    later("{card}: move {n} blood to or from your pool"), later("{card}: what it does in this phase, now"),
    later("{card}: prevent {n} damage"), later("{card}: burn {n} blood to unlock"), later("{card}: {n} damage"),
    later("Hand strike: {n} damage (close range only)"), later("Hand strike: {n} damage"), later("No strike"),
    later("Cast no more"), later("Wait for others"), later("{n} vote: burn the Edge for"),
    later("{n} vote: burn the Edge against"), later("{card}: {n} votes for"), later("{card}: {n} votes against"),
    later("{card}: {n} vote for"), later("{card}: {n} vote against"), later("{card}: {n} votes more for"),
    later("{card}: {n} votes more against"), later("{card}: {n} ballot for"), later("{card}: {n} ballot against"),
    later("{n} vote: burn {card} for"), later("{n} vote: burn {card} against"), later("{n} vote by the card for"),
    later("{n} vote by the card against"), later("All for: {n} votes"), later("All against: {n} votes"),
    later("All for: {n} vote and {m} ballot"), later("All against: {n} vote and {m} ballot"),
    later("All for: {n} votes and {m} ballot"), later("All against: {n} votes and {m} ballot"),
    later("All for: {n} vote"), later("All against: {n} vote"), later("With {card} ({who})"),
    later("{n} from {card} to your pool"), later("{n} from your pool to {card}"), later("Bleed {who}"),
    later("{n} to {who}"), later("None to {who}"), later("None"), later("No more"), later("{n} blood"),
    later("{n} pool"), later("Gain {n} pool for the Edge"), later("{card} pays {n}, {other} {m}"), later("Yes"),
    later("No"), later("Press"), later("Maneuver"), later("Maneuver with {card}"), later("Done"), later("Agreed"),
    later("Not so"), later("That is all"), later("Take no more"), later("Take {card}"),
    later("The top card of the library"), later("Strike {card}"), later("Strike: {what}"),
    later("Prevent a normal point"), later("Prevent an aggravated point"), later("On {card}"), later("Yield {card}"),
    later("Bid {n} pool"), later("Mark {card}"), later("Those are the terms"),
    later("Announce that you withdraw from the game"), later("Keep them"),
    # of a sentence of the log: what stands beside the title of a referendum, and between the cards of a list
    later("passes: {n} for, {m} against"), later("fails: {n} for, {m} against"), later(" and "), later(", "),
    # refusals of every day: play/
    later("There is no seat {n} at this table."), later("That card is not there any more."),
    later("That question is settled already."), later("That was not asked of you."),
    later("The clock is running already."), later("The clock stands already."), later("Nothing is being asked."),
    later("That is not one of the things that may be done now."), later("This offer is not open to you any more."),
)  # fmt: skip

__all__ = ["NOUNS", "SENTENCES"]

SENTENCES = (*_OFTEN, *ASKED, *LABELS, *LOG, *NAMES, *NETWORK, *REASONS, *REFUSED, *SECTIONS, *TERMS)
"""Each as it is said, with ``{names}`` for what varies; where two of the same length fit, the first is meant."""
