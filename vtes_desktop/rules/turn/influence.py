"""The influence phase: transfers, and minions that become controlled (sec. 7, 1.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.control import marked_or_contested
from vtes_desktop.rules.effects import settle_between, window_of_others
from vtes_desktop.rules.facts import Head
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import enters_play
from vtes_desktop.rules.kept import of_side
from vtes_desktop.rules.playing.entering import begins_anew, goes_on_as
from vtes_desktop.rules.titles.contests import enter_play
from vtes_desktop.rules.titles.sects import change_sect
from vtes_desktop.rules.titles.titles import claim_title
from vtes_desktop.rules.turn.interrupted import goes_on
from vtes_desktop.rules.turn.left import left, receive, restore_actions, set_left
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy, Place, on

DONE: Final = Option("pass", "Done with transfers")
NO_TRANSFERS: Final = "no transfers"
"""The mark of a card in play: transfers move no blood to or from the uncontrolled minion that it is on, or those of who
controls it."""
SCARCE_PAID: Final = "pool burned as scarce"
"""The mark of a scarce vampire: the pool that its Methuselah has burned as it last became controlled."""
RETURNS: Final = "may return in the influence phase"
"""The mark of a card in an ash heap that its owner may move to her uncontrolled region in her next influence phase."""
ENTERED: Final = "entered in the influence phase"
"""The mark of a minion that has entered the ready region in the last influence phase of the Methuselah whose seat it
says."""
MOVED_OUT: Final = "just moved from the uncontrolled region"
"""The mark of a minion while it comes into play from its Methuselah's uncontrolled region, in whatever phase."""


def influence_phase(game: Game, seat: int) -> Procedure[None]:
    """Spend transfers and use the effects of the phase, then control what has been paid for (sec. 7)."""
    if goes_on(game, "influence"):
        restore_actions(game, "influence")
    else:
        receive(game, seat, "influence", game.edition.transfers_of(game.table.turn), gained_transfers(seat))
        if game.table.tally.get(no_transfers(seat)):
            set_left(game, "influence", 0)
    while True:
        count = left(game, "influence")
        back = returning(game, seat)
        options = [*transfer_options(game, seat, count), *back]
        effects = {use.option: use for use in game.abilities.uses(game, seat, "influence")}
        if not options and not effects:
            break
        question = f"{game.seat_name(seat)} has {count} transfer{'' if count == 1 else 's'}."
        option = yield from game.choose(seat, "transfers", question, [*options, *effects, DONE], "7", always=True)
        if option is DONE:
            break
        if option in effects:
            yield from effects[option].run()
        elif option in back:
            come_back(game, seat, game.copy(option.copy))
        else:
            transfer(game, seat, option)
        yield from settle_between(game, "influence")
    for option in returning(game, seat):
        minions.mark(game, game.copy(option.copy), RETURNS, "")
    yield from window_of_others(
        game, seat, "another's influence", lambda: f"The influence phase of {game.seat_name(seat)}.", "7"
    )
    set_left(game, "influence", 0)
    for copy in marked_or_contested(game, ENTERED):
        if copy.marks.get(ENTERED) == str(seat):
            minions.mark(game, copy, ENTERED, "")
    yield from become_controlled(game, seat)
    yield from new_ones_act(game, seat)


def returning(game: Game, seat: int) -> list[Option]:
    """The cards of a Methuselah's ash heap that an effect lets her move to her uncontrolled region in this phase."""
    if RETURNS not in game.ever_borne():
        return []
    there = [copy for copy in game.pile(seat, "ash heap") if RETURNS in copy.marks]
    return [Option("return", f"Move {game.name(copy)} to the uncontrolled region", copy.id) for copy in there]


def come_back(game: Game, seat: int, copy: Copy) -> None:
    """A card of the ash heap goes to the uncontrolled region of its Methuselah, with nothing on it."""
    game.say(game.doing.name(copy), " is moved to the uncontrolled region", seat=seat)
    for name in sorted(copy.marks):
        minions.mark(game, copy, name, "")
    begins_anew(game, copy)
    game.doing.move_card(copy, Place(seat, "uncontrolled"), controller=seat)


def new_ones_act(game: Game, seat: int) -> Procedure[None]:
    """The minions that have just become controlled are still in the influence phase of their Methuselah: what may be
    used of them in it may be (sec. 7)."""
    while True:
        come = {copy.id for copy in game.marked(ENTERED) if copy.marks[ENTERED] == str(seat)}
        game.passing.now.come_out = come
        if not come:
            return
        effects = {
            use.option: use
            for use in game.abilities.uses(game, seat, "influence")
            if use.option.kind == "out of turn" or come & {use.option.copy, use.option.minion}
        }
        if not effects:
            break
        done = Option("pass", "Done")
        question = f"{game.seat_name(seat)}: anything of those that have become controlled?"
        option = yield from game.choose(seat, "influence", question, [*effects, done], "7", always=True)
        if option == done:
            break
        yield from effects[option].run()
        yield from settle_between(game, "influence")
    game.passing.now.come_out = set()


def gained_transfers(seat: int) -> str:
    """The counter of the table for the transfers that a Methuselah has gained for her next influence phase."""
    return f"transfers gained {seat}"


def no_transfers(seat: int) -> str:
    """The counter of the table of a Methuselah who loses the transfers of this turn's influence phase."""
    return f"no transfers {seat} this turn"


@of_side
def uncontrolled(game: Game, seat: int) -> Sequence[Copy]:
    """The minions in a Methuselah's uncontrolled region that she does not control: an ally that was recruited this
    turn lies there too, controlled (sec. 6.1.5)."""
    if not game.table.seats[seat].playing:
        return []
    there = [copy for copy in game.pile(seat, "uncontrolled") if "recruited" not in copy.marks]
    # A library card that has become a vampire stays one (ruling on actions that create them).
    return [copy for copy in there if copy.kind == "crypt" or copy.marks.get("type") == "vampire"]


def transfer_options(game: Game, seat: int, count: int) -> Iterator[Option]:
    """What so many transfers that are left can be spent on now (sec. 7); the last pool may be spent too, and is the
    end."""
    if not count:
        return
    here, edition = game.table.seats[seat], game.edition
    cutting_off = game.marked(NO_TRANSFERS)
    for copy, transfer, back, base in _ways_to_transfer(game, seat):
        if not cutting_off or not is_cut_off(copy, cutting_off):
            if here.pool >= 1:
                yield transfer
            if count >= 2 and copy.blood:
                yield back
        if base is not None and count >= edition.merge_transfers and here.pool >= edition.merge_pool:
            yield Option("merge", f"Merge {game.name(copy)} with {game.name(base)}", copy.id, targets=(base.id,))
    cost = edition.crypt_draw_transfers
    if count >= cost and here.pool >= edition.crypt_draw_pool and here.piles["crypt"]:
        text = f"{cost} transfers and {edition.crypt_draw_pool} pool: a card from the crypt"
        yield Option("draw crypt", text, seat=seat)


def is_cut_off(copy: Copy, cards: Iterable[Copy]) -> bool:
    """Whether one of the `cards` that forbid it of the uncontrolled minion that they are on, or of all of their
    Methuselah's, lets no transfers move blood to or from it."""
    return any(each.place.on == copy.id or (not each.place.on and each.controller == copy.controller) for each in cards)


@of_side
def _ways_to_transfer(game: Game, seat: int) -> list[tuple[Copy, Option, Option, Copy | None]]:
    """The uncontrolled minions, with the options to transfer to and from each, and with what it merges."""
    found = []
    for copy in uncontrolled(game, seat):
        name = game.name(copy)
        transfer = Option("transfer", f"1 pool to {name}", copy.id)
        back = Option("transfer back", f"1 blood back from {name}", copy.id)
        found.append((copy, transfer, back, merges_with(game, copy)))
    return found


def merges_with(game: Game, copy: Copy) -> Copy | None:
    """The controlled version of the same vampire that a crypt card can merge with: one is the advancement, the other
    the base card (sec. 1.5)."""
    cards, card = game.catalogue.cards, game.card(copy)
    there = ((each, cards[each.card]) for each in minions.minions(game, copy.controller) if not minions.is_merged(each))
    return next((each for each, of in there if of.name == card.name and of.advanced != card.advanced), None)


def transfer(game: Game, seat: int, option: Option) -> None:
    """Spend transfers on one thing (sec. 7, 1.5)."""
    pool, edition = m.Purse("pool", seat), game.edition
    match option.kind:
        case "transfer":
            copy = game.copy(option.copy)
            set_left(game, "influence", left(game, "influence") - 1)
            game.say(game.who(seat), " moves 1 pool to ", game.doing.name(copy), seat=seat)
            game.move_blood(pool, m.Purse("card", copy.id), 1)
            game.passing.now.happened.append(("transferred", copy, seat))
        case "transfer back":
            copy = game.copy(option.copy)
            set_left(game, "influence", left(game, "influence") - 2)
            game.say(game.who(seat), " takes 1 blood back from ", game.doing.name(copy), seat=seat)
            game.move_blood(m.Purse("card", copy.id), pool, 1)
        case "draw crypt":
            set_left(game, "influence", left(game, "influence") - edition.crypt_draw_transfers)
            game.burn_pool(seat, edition.crypt_draw_pool)
            draw_crypt(game, seat)
        case "merge":
            set_left(game, "influence", left(game, "influence") - edition.merge_transfers)
            game.burn_pool(seat, edition.merge_pool)
            merge(game, game.copy(option.copy), game.copy(option.targets[0]))


def draw_crypt(game: Game, seat: int) -> Copy | None:
    """Move the top card of the crypt to the uncontrolled region; None when the crypt is empty."""
    pile = game.table.pile(seat, "crypt")
    if not pile:
        return None
    drawn = game.copy(pile[0])
    mention = game.doing.name(drawn)
    game.doing.move_card(drawn, Place(seat, "uncontrolled"))
    game.say(game.who(seat), " draws ", mention, " from the crypt", seat=seat)
    return drawn


def merge(game: Game, coming: Copy, base: Copy) -> None:
    """Merge a vampire with its other version: the advancement lies on top, the counters and cards on the vampire in
    play stay, those on the card that comes are burned (sec. 1.5)."""
    game.say(game.doing.name(base), " and ", game.doing.name(coming), " merge", seat=base.controller)
    before, sect = minions.held_title(game, base), minions.sect(game, base)
    game.strip(coming)
    top, under = (coming, base) if game.card(coming).advanced else (base, coming)
    if top is coming:
        take_place(game, coming, base)
    game.doing.move_card(under, on(top.id), controller=base.controller, face_up=True)
    if top is coming and game.card(coming).sect != game.card(base).sect:
        # It is of the sect of the card on top, whatever it had become before (rulings on merged vampires).
        for name in ("sect", "anarch"):
            minions.mark(game, top, name, "")
    minions.mark(game, top, "merged", "yes")
    _begin_as_merged(game, top, game.facts(game.card(top)).head, under)
    if minions.sect(game, top) != sect:
        game.passing.now.happened.append(("changes sect", top, top.controller))
    minions.drain(game, top)
    if minions.held_title(game, top) not in ("", before):
        game.passing.now.happened.append(("title gained", top, top.controller))
    claim_title(game, top)


def _begin_as_merged(game: Game, copy: Copy, head: Head, under: Copy) -> None:
    """A merged vampire is of the sect and has the title that its text for merging names; where neither that nor the
    rest of the advancement names a title, it has that of its base card, whose text counts too (sec. 1.5, 10)."""
    if head.sect:
        change_sect(game, copy, head.sect)
    if head.title:
        minions.mark(game, copy, "title card", "")
        minions.mark(game, copy, "title votes", str(head.votes) if head.votes else "")
        minions.mark(game, copy, "title", head.title)
    elif not game.card(copy).title and "title" not in copy.marks:
        minions.mark(game, copy, "title", minions.held_title(game, under))


def take_place(game: Game, coming: Copy, base: Copy) -> None:
    """A card takes the place of another with everything that is on it and all that has been said of it."""
    game.doing.move_card(coming, base.place, controller=base.controller, face_up=True)
    game.doing.move_blood(m.Purse("card", base.id), m.Purse("card", coming.id), base.blood)
    for below in list(base.attached):
        game.doing.move_card(game.copy(below), on(coming.id))
    for name, value in list(base.marks.items()):
        minions.mark(game, coming, name, value)
        minions.mark(game, base, name, "")
    for name, count in list(base.counters.items()):
        game.do(m.SetCounter(base.id, name, 0))
        game.do(m.SetCounter(coming.id, name, count))
    goes_on_as(game, base, coming)
    if game.table.action is not None and game.action.minion == base.id:
        game.change_action(minion=coming.id)
    for away in game.contested_from(base):
        minions.mark(game, game.copy(away), "came from", f" {coming.id}")
    if base.note:
        game.do(m.Annotate(coming.id, base.note))
        game.do(m.Annotate(base.id, ""))
    if base.locked:
        game.unlock(base)
        game.lock(coming)


def become_controlled(game: Game, seat: int) -> Procedure[None]:
    """At the end of the phase every minion with blood for its capacity, an Imbued with that for its life, is turned up
    and becomes ready, unlocked (sec. 7); scarce ones one after the other, as their Methuselah chooses (sec. 11)."""
    while paid := [copy for copy in uncontrolled(game, seat) if is_paid(game, copy)]:
        copy = paid[0]
        if len(paid) > 1 and any(minions.facts(game, each).scarce for each in paid):
            options = [Option("control", f"Control {game.name(each)}", each.id) for each in paid]
            question = f"{game.seat_name(seat)}: which becomes controlled first?"
            picked = yield from game.choose(seat, "control", question, options, "11")
            copy = game.copy(picked.copy)
        minions.mark(game, copy, ENTERED, str(seat))
        yield from control(game, seat, copy)
        yield from settle_between(game, "influence")


def is_paid(game: Game, copy: Copy) -> bool:
    """Whether an uncontrolled minion has the blood to become controlled: a capacity is never less than 1."""
    return copy.blood > 0 and copy.blood >= minions.capacity(game, copy)


def control(game: Game, seat: int, copy: Copy) -> Procedure[None]:
    """Turn an uncontrolled minion up and move it to the ready region; a scarce one costs pool for every other vampire
    of its clan in play (sec. 7, 11)."""
    kin = kin_in_play(game, copy) if minions.facts(game, copy).scarce else 0
    game.unlock(copy)
    game.doing.move_card(copy, Place(seat, "ready"))
    game.say(game.who(seat), " controls ", game.doing.name(copy), seat=seat)
    minions.drain(game, copy)
    if paid := game.burn_pool(seat, kin * game.edition.scarce_pool):
        game.say(game.doing.name(copy), " is scarce: ", game.who(seat), f" burns {paid} pool", seat=seat)
    minions.mark(game, copy, SCARCE_PAID, str(paid) if paid else "")
    minions.mark(game, copy, MOVED_OUT, str(seat))
    yield from enter_play(game, copy)
    if game.in_play(copy):
        yield from enters_play(game, copy)
    minions.mark(game, copy, MOVED_OUT, "")


def kin_in_play(game: Game, copy: Copy) -> int:
    """How many other vampires of its clan are in play, anyone's."""
    clan = minions.clan(game, copy)
    others = [other for other in minions.every_minion(game) if other is not copy and minions.is_vampire(game, other)]
    return sum(minions.clan(game, other) == clan for other in others)
