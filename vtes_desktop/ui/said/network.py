"""What hosts, guests, invitations and games on disk say when something is wrong."""

from __future__ import annotations

from vtes_desktop.ui.languages import later

NETWORK = (
    # across the network: lan
    later("There is no connection to the host yet."), later("{what} It may have been done, or not."),
    later("The host sends a journal that can’t be one. Nothing of it was kept."), later("No journal was sent."),
    later("Your seat was handed over to somebody else."), later("You came to this seat from elsewhere."),
    later("The table’s owner sent you away."), later("There is no room for more spectators."),
    later("Your seat is open in another window."),
    later("That key is for no seat here; somebody may have used it already."), later("This table has a password."),
    later("The game has begun. Somebody at the table can hand over a seat to you."),
    later("Every seat at this table is taken."), later("This table does not want spectators."),
    later("{who} has taken the seat of {other}, and sees its hand"), later("{who} was sent away by the table"),
    later("{who} was sent away by the table’s owner"),
    later("The seat of {who} is being handed over: whoever takes it sees its hand"),
    later("The seat of {who} is being handed over"), later("{who} is back, and keeps the seat"),
    later("{who} is back."), later("{who} has gone: the game does not begin."),
    later("{who} has been away for {n} seconds: after {m} the table can let somebody else have that seat."),
    later("While a game runs only who has a seat can ask the others for that."), later("The game can’t begin: {what}"),
    later("The journal can’t be read: {text}."), later("Don’t trust this game’s shuffles. {what}"),
    later("Your seat can’t be kept for when this program is closed: {text}"),
    later("This host knows no game called “{name}”. It has: {text}."),
    later("This host knows no rules called “{name}”. It has: {text}."),
    later("A game of {name} is for {n} to {m} players, not {k}."), later("A game is for {n} {what} at least."),
    later("This host has no card list of {name}."),
    later("Tables can’t be found by themselves on this network just now ({text}). Invitations work all the same."),
    later("That is too much at once: {n} bytes, at most {m}."), later("That was too much at once."),
    later("The host sent a message that is cut short or too large."),
    later("The host sent what can’t be understood: {text}."), later("Tables can’t be kept in {path}: {text}"),
    later("Another window of this program hosts tables already. Host there, or close it first."),
    later(
        "The file that proves who this program is on the network is damaged: {path}. Put back a copy of it, or "
        "make a new one; then everyone who played with you before is warned once that your fingerprint is "
        "another."
    ),
    later(
        "The key that proves who this program is on the network can’t be read from {path}: {text}. Make the file "
        "readable, and try again."
    ),
    later("{path} can’t be put aside: {text}. Move it away by hand."),
    # invitations
    later("That is too long for an invitation: {n} characters, at most {m}."),
    later("That invitation holds what none should. Ask the host for another."),
    later("The invitation names no table that could be. Copy the whole line once more."),
    later("An invitation has at most {n} addresses."),
    later("“{text}” is no address of a host, such as 192.168.1.5 or 192.168.1.5:{port}."),
    later("“{text}” is no name of a host."), later("“{text}” is no IPv4 address."),
    later("“[{text}]” is no IPv6 address."),
    later("The fingerprint in the invitation is damaged. Copy the whole line once more."),
    later("There is no invitation in that text: one begins with “{text}://”."),
    later("That invitation is damaged. Copy the whole line once more."),
    later("There is no port {port}: ports go from 1 to 65535."),
    # kept lists and known hosts
    later("{what} can’t be read: the file was damaged, and is kept as {name}. {more}"),
    later("{what} can’t be read from {path}: {text}."), later("{path} can’t be written: {text}."),
    later("{what} would be too long: {path} was left as it is."),
    later("{what} can’t be read: {path} is damaged, and can’t be moved away: {text}. Move it away by hand."),
    later("“{name}” is not the host that you know by that name. {what}"),
    later("The host at {address} is not the one that you know there as “{name}”. {what}"),
    later("The host at {address} is not the one that you know there. {what}"),
    later(
        "It may have a new computer, or its program was installed anew; or somebody else wants to pass for it. "
        "Ask the host to read its fingerprint to you. Until now it was {before}. Now it is {after}."
    ),
    # connecting
    later("{address} can’t be reached."), later("{address} can’t be reached: {text}."),
    later(
        "At {address} another host answers than the one that you were invited by. The address may have gone to "
        "another machine; or somebody else wants to pass for the host. Nothing was told to it. The host’s "
        "fingerprint is {before}. The one that answers has {after}."
    ),
    later("The host did not greet."), later("The host did not answer any more."), later("The connection was lost."),
    later("Nobody listens at {address}: the host’s program is closed, or a firewall is in the way."),
    later("Nobody answers at {address}."), later("There is no host called {name} on this network."),
    later("What answers at {address} is no host of this game."),
    later("The host speaks a version of the game’s language that was never offered to it."),
    later("The table can’t be reached just now. {what}"), later("The host sent a table that can’t be."),
    later("The host told of a game that had not begun."), later("After line {n} the host told of line {m}."),
    later("The host told of what can’t be at this table."),
    later("The host told of {what}: no game has that. The table was left; don’t trust this host."),
    later("a table of {n} cards"), later("a log of over {n} MiB"),
    later("The host’s program failed at this. The table is as it was; ask for something else."),
    later("The host was restarted before it had done this. Look at the table, and ask again if need be."),
    later("This game has filled its journal ({text}): it can only be ended now."),
    later("You have filled your part of this game’s journal ({text}): you can only play it to its end now."),
    later("You have done more than this table takes in a short time: wait {n} seconds."),
    later("You have asked the others much in a short time: wait {n} seconds."),
    later("The number of this request is too far ahead."),
    # before the game
    later("That can be done only before the game."), later("Only who has a seat needs a deck."),
    later("Nobody brings a deck to a game of this kind."), later("Only who has a seat can be ready."),
    later("Choose a deck first."), later("A promise is a SHA-256."), later("There is nothing to say in that."),
    later("You talk faster than anybody can read: wait a moment."), later("No number is asked for."),
    later("{who} is not ready."), later("{who} has no deck."),
    later("{who} told another number than it had promised: the game does not begin."),
    later("Who watches does not talk into a game at this table."),
    later("This host plays with decks of at most {n} cards; this one has {m}."),
    later("This host has no deck for a computer player at such a table."), later("The table is {who}’s from here on"),
    later("There is no such seat."), later("Only the table’s owner can hand over another’s seat."),
    later("Only the table’s owner can do that."), later("Anybody can have that seat."),
    later("{who} is there: only she can hand over her seat."), later("Somebody sits there."),
    later("A {what} player fills in for {who}"), later("computer"), later("random"),
    later("Nobody is at that seat just now."), later("The table is hers already."),
    later("The game is just beginning."),
    later("The game goes on: those who play end it together, then the table can be finished."),
    later("The others are asked whether the game ends: when they agree, finish the table."),
    later("That seat is taken; send its person away first."), later("The table’s owner has changed it: {what}."),
    later("The table’s owner has changed it: {what}. Say again that you are ready."),
    later("spectators see it {n} minutes later"), later("spectators may watch"), later("no spectators"),
    later("other habits at the table"), later("it is called “{name}”"), later("{k} seats"), later("with the referee"),
    later("by hand"), later("decks: {what}"), later("everybody gets the journal"), later("decks stay secret"),
    later("computer players offer bargains"), later("computer players offer no bargains"), later("hints are allowed"),
    later("nobody asks for hints"), later("The card set is cut short, or larger than any card file."),
    later("The card set can’t be unpacked."),
    later("The host shows another random number as yours than you promised. Yours was not told to it."),
    later("The proof of the password is damaged."),
    later("The table {path} was saved by a newer version of this program."),
    later("The table {path} is damaged: it does not fit its name or its seats."),
    later("The table can’t be saved as {path}: {text}."),
    later("{path} is larger than any table could be. Move it away."), later("The table {path} can’t be read: {text}."),
    later("The table {path} is damaged. Its game, if it has begun, is beside it."),
    later("The table can’t be removed: {text}."),
    # the host's door
    later("Your program is older: update it."), later("Your program is newer: ask the host to update."),
    later("This host runs vtes-desktop {version}, which speaks version {n} of the protocol. {what}"),
    later("You are at no table."), later("There is no such table at this host (any more)."),
    later("There is no password to be proved."),
    later("Too many passwords were tried from there. Try again in a while."),
    later("Too many passwords were tried here. Who has a seat needs none; others try again in a while."),
    later("Leave your table first."),
    later("This machine can’t host at port {port}: {text}. Another program may have it; choose another port."),
    later("That is no message of this protocol: {text}."), later("None of the last messages could be done."),
    later("A guest says hello first."), later("A guest says hello at once."), later("You said hello before."),
    later("That is not this host’s password."), later("It takes this host’s password to make a table."),
    later("This host has no room for another table."), later("You have made many tables here. Finish one first."),
    later("There is no game to tell of."), later("You were here for long without a table."),
    later("too many new connections"), later("too many new connections of strangers"), later("too many connections"),
    # random numbers: play/mixing.py
    later("A random number must have {n} bytes, in lower-case hex."), later("A random number must be told in hex."),
    later("The host began the game with another seed than it had committed to."),
    later("The host changed seats, decks or terms after it had committed to them."),
    later("The host left your random number out of the game."),
    later("The host mixed in a random number that nobody had committed to."), later("Seat {n} gives no random number."),
    later("A commitment is a SHA-256 in lower-case hex."), later("A commitment can't be changed."),
    later("Not everybody has committed to a random number yet."),
    later("That is not the random number that was committed to."),
    later("Not everybody has told their random number yet."),
    later("The random number of seat {n} is not the one that was committed to."),
    # games and films on disk: table/journal.py, play/film.py, play/what_if.py, play/transcript.py
    later("“{name}” ends before anything was done in it. There is nothing to watch."),
    later("“{name}” is no game that can be shown."), later("“{name}” has {n} cards: too many for any table."),
    later("“{name}” is larger than any game could be."), later("“{name}” can’t be read: {text}."),
    later("It names what is not on the table."),
    later("What was kept does not add up at line {n}: {what} The film ends before that."),
    later("The game has lines 1 to {n}; it can’t be continued from line {m}."),
    later("Others are still playing this game. It can be continued from here once it is over."),
    later("The new game can’t be kept. {what}"),
    later("What you see is not being kept for checking the game: {text} ({path})."),
    later("The game “{name}” can't be read: {text}."),
    later("Line {n} of “{name}” is longer than any that is written."),
    later("Line {n} of “{name}” can’t be read: {text}"),
    later("“{name}” was saved by a newer version of this program. Update to continue it."),
    later("“{name}” is not a game of this program, or its first line is damaged."),
    later("“{name}” has random numbers for {n} of {m} seats."),
    later("“{name}” is a game of “{other}”, which this version can't play."),
    later("“{name}” is larger than any game could be. Move it out of the games folder."),
    later("The game “{name}” ends before its first line does. There is nothing to continue."),
    later("The game can't be saved as {path}: {text}."), later("The game “{name}” can't be opened: {text}."),
    later("The game “{name}” is open in another window of this program."),
    later("There is no such card or place on the table."),
    later("A card can't be put on itself or on a card that it carries."),
    later("There are only {n} counters to move, not {m}."), later("Too many would have been asked besides."),
    # checking a game: play/verify.py, play/command.py
    later("Every shuffle of this game is as committed."),
    later("{n} lines, {m} shuffles, {k} other random draws were checked."),
    later("All {n} messages that the seat was told are what the journal says."), later("Not as committed. {what}"),
    later("Line {n} ({text}): {what}"), later("Line {n}: {what}"), later("{what} Expected: {before}. Found: {after}."),
    later("Without a card list the game was not played again: only chance and moves are checked."),
    later(
        "This program’s card list has no card number {n}, and so the game was not played again: only chance and "
        "moves are checked."
    ),
    later("The seed has not the length of one."),
    later("The seed is not the one that was committed to before the game."),
    later("No seat gave a random number: whoever chose the seed could choose the shuffles."),
    later(
        "The game was begun with a program that numbered the referee’s questions otherwise: which question an "
        "answer was for was not checked, only what came of it."
    ),
    later("The clock runs backwards."), later("Round and turn after it are not what its moves lead to."),
    later(
        "From line {n} on only chance and moves are checked: the game began with version {before} of the "
        "program, and this version {after} plays it otherwise. Check it with that version."
    ),
    later("The transcript ends at line {n} of {m}: what came after it was held against nobody’s."),
    later(
        "“{name}” ends at line {n}, before the game is over: only somebody’s transcript could tell whether more "
        "was played."
    ),
    later("The line has no checksum, as every line has that this program writes: it was taken away."),
    later("The line, or one before it, was changed: its checksum is wrong."), later("A take-back can’t draw anything."),
    later("Its random draws are not the next ones: one was passed over, left out or made twice."),
    later("A card got an id that was not the next."),
    later("It does not count the new card ids as its moves give them."),
    later("The {where} of {who} was not shuffled as committed."), later("Random draw {n} did not come as committed."),
    later("It draws one of {n} numbers, which this program never does."),
    later("The transcript does not begin with what the seat saw at its start."),
    later(
        "The journal ends in the middle of line {n}, which was left out; a program that died while writing it "
        "leaves such a line."
    ),
    later("The log that {who} was shown is not the journal’s."),
    later("{who} was told other sentences than the journal has."),
    later("{who} was shown something else than what was so: {text}."),
    later("This is not the line of then: {who} was told another checksum of it."),
)  # fmt: skip
