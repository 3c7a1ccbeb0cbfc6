"""The rulebook's sections, and what each is about."""

from __future__ import annotations

from vtes_desktop.ui.languages import later

SECTIONS = (
    # the rulebook's sections: rules/sections.py
    later("Cards and table"), later("What cards are, which kinds there are, and where they lie."),
    later("The ash heap and burning"),
    later("A card that is burned goes to its owner’s ash heap; everybody may look there."), later("Golden rule"),
    later("Where a card says otherwise than the rules, the card is right."), later("Vampires and capacity"),
    later("A vampire holds as much blood as its capacity says; what is more goes to the bank."), later("Library cards"),
    later("Each kind of library card has its time: who may play it, and when."), later("Playing a card"),
    later(
        "You show the card, meet what it requires, pay for it and draw another. The acting player goes first, "
        "then the others clockwise; whoever passes may be asked again when something new was played."
    ),
    later("Master cards"),
    later("Played in your own master phase, one for each master phase action; out-of-turn ones cost the next."),
    later("Action modifiers and reactions"),
    later("The acting minion plays modifiers, others play reactions; a minion plays each only once in an action."),
    later("Setting up"),
    later("Thirty pool, four vampires face down, seven cards in hand; your prey sits at your left."), later("The turn"),
    later("Unlock, master, minion, influence, discard: always in this order."), later("Unlock phase"),
    later("Your cards unlock; then come the Edge, contests and what cards ask for at this time."),
    later("Contested cards"),
    later("A unique card that two players have is turned away: each pays a pool in every unlock phase, or yields."),
    later("Contested titles"), later("A title that two vampires claim is no good to either until one of them yields."),
    later("Master phase"), later("One master card may be played, more where a card allows it."), later("Minion phase"),
    later("Your unlocked minions act one after the other, as often as you like and they are able to."),
    later("Kinds of actions"),
    later("Bleeding, hunting, equipping, hiring, recruiting, politics, and what cards allow."), later("Bleed"),
    later("A bleed burns pool of the prey, 1 unless something adds to it. Who bleeds successfully gets the Edge."),
    later("Hunt"), later("A vampire takes a blood from the bank, with a stealth of 1."), later("Equip"),
    later("A minion takes a piece of equipment from your hand, or from another of your minions."),
    later("Employ a retainer"), later("A minion takes a retainer from your hand into its service."),
    later("Recruit an ally"),
    later("A minion brings an ally from your hand into play; it can act from your next turn on."),
    later("Action cards"),
    later("An action that a card in hand or in play describes; its text says what it costs and does."),
    later("Political action"), later("A vampire calls a referendum, by a political card."), later("Taking an action"),
    later("Announced, then perhaps blocked, then resolved or fought over."), later("Announcing"),
    later("Who acts, at what, with which card; the acting minion locks."), later("Blocking"),
    later(
        "Who is targeted, or prey and predator, may try to block with an unlocked minion. It needs at least as "
        "much intercept as the action has stealth."
    ),
    later("Who may block"),
    later("A directed action is blocked by whom it is directed at; any other by the prey, then the predator."),
    later("Stealth and intercept"),
    later("Cards for either are played only as they are needed, until a side has nothing more to add."),
    later("Resolving"),
    later("Unblocked, the action costs what it costs and does what it does; blocked, it fails and there is a combat."),
    later("Politics"), later("A referendum is called, its terms are chosen, votes are cast, and it passes or fails."),
    later("The referendum"), later("First the terms, then everybody casts votes in any order; a tie fails."),
    later("Votes"), later("Votes come from titles, from the Edge, from political cards in hand and from other cards."),
    later("Combat"), later("Two minions fight in rounds: range, strikes, damage, and a press to go on or to leave."),
    later("The course of combat"),
    later("Before range, range, strikes, damage, press: a round. Combat ends when nobody presses to go on."),
    later("Range"),
    later("Combat is close unless somebody maneuvers; maneuvers are played in turn until neither wants more."),
    later("Strikes"),
    later("Each chooses a strike, the acting minion first; both happen at once unless one is first strike."),
    later("Presses"), later("A press continues combat for another round or ends it; another press cancels it."),
    later("What strikes do"), later("Hand strikes, ranged strikes, dodges, stealing blood, ending combat and more."),
    later("Damage"),
    later(
        "Damage that is not prevented is mended with blood; who can’t goes to torpor, and aggravated damage is "
        "worse."
    ),
    later("Retainers in combat"),
    later("A strike at long range or with a retainer as its target takes the retainer’s life."), later("Torpor"),
    later("Vampires in torpor can do next to nothing, and may be rescued or drunk empty."), later("Going to torpor"),
    later("A vampire that can’t mend its wounds goes to torpor."), later("Leaving torpor"),
    later("An action that costs two blood, with a stealth of 1."), later("Rescue"),
    later("Another vampire helps one out of torpor; the two share a cost of two blood."), later("Diablerie in torpor"),
    later("A vampire may act to drink the blood of one in torpor."), later("Diablerie"),
    later("The victim’s blood and equipment go to the diablerist, and the victim is burned."), later("Blood hunt"),
    later("After a diablerie everybody votes whether the diablerist is burned for it."), later("Influence phase"),
    later("Four transfers: one puts a pool on a vampire, two take one back, four and a pool draw from the crypt."),
    later("Discard phase"), later("You may discard a card and draw another, or play an event."),
    later("Leaving and winning"), later("Who has no pool is ousted; the predator gets six pool and a victory point."),
    later("Ousting"), later("No pool left: everything of hers leaves the game, and the circle closes."),
    later("Victory points"),
    later("One for each prey that is ousted, one for who is left last, half a one when time runs out."),
    later("Sects and titles"), later("Camarilla, Sabbat and others; titles give votes, and many are unique to a city."),
    later("Special rules"), later("Red List, slaves, trophies, ante and other rules that only some cards bring."),
    later(
        "Imbued are allies with a crypt card: they use conviction and powers, and are incapacitated rather than "
        "in torpor."
    ),
)  # fmt: skip
