"""The editions of the rules, as data: a rule asks the edition for a value, never for its name (design, decision 7)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import Struct

from vtes_desktop.rules.editions.clans import SECTS_OF_CLANS


class Words(Struct, frozen=True):
    """The words on screen that changed between editions."""

    lock: str = "lock"
    locked: str = "locked"
    unlock: str = "unlock"
    unlocks: str = "unlocks"
    unlocked: str = "unlocked"

    def phase(self, phase: str) -> str:
        """The name of a phase: ``untap`` for ``unlock`` in older editions.

        >>> Words().phase("unlock"), TAPPING.phase("unlock"), TAPPING.phase("master")
        ('unlock', 'untap', 'master')
        """
        return self.unlock if phase == "unlock" else phase


TAPPING = Words("tap", "tapped", "untap", "untaps", "untapped")
"""The words before 2014."""


class Edition(Struct, frozen=True):
    """Everything in which the rulebooks differ."""

    name: str
    title: str
    about: str = ""
    """What is different about it, in a line for who chooses an edition."""
    words: Words = Words()

    # -- set-up, and what a deck must be (sec. 1.2, 2) ----------------------------------------------------------------

    pool: int = 30
    hand_size: int = 7
    uncontrolled: int = 4
    """Crypt cards dealt face down at the start (sec. 2.3)."""
    crypt_least: int = 12
    library_least: int = 60
    library_most: int = 90
    library_most_per_player: int = 0
    """When not 0: the library's most cards are its least and so many for each player."""
    groups: bool = True
    """Whether a crypt must be of one group or two that follow each other."""
    ante: bool = False
    """Whether the Methuselahs may agree to play for ante (1994 sec. 11.6)."""

    # -- the phases (sec. 4–8) ----------------------------------------------------------------------------------------

    edge_pool: int = 1
    master_phase_actions: int = 1
    disciplines_on_others: bool = True
    """Whether a Discipline card may be played on another Methuselah's vampire (sec. 1.6.2)."""
    transfers: tuple[int, ...] = (1, 2, 3, 4)
    """Transfers of the first turns of the game; the last number is that of every later turn (sec. 7)."""
    crypt_draw_transfers: int = 4
    crypt_draw_pool: int = 1
    merge_transfers: int = 4
    merge_pool: int = 1
    scarce_pool: int = 3
    """Pool to burn for each other vampire in play of the clan of a scarce one that becomes controlled (sec. 11)."""
    discard_phase_actions: int = 1

    # -- contests (sec. 4.1, 4.2) -------------------------------------------------------------------------------------

    contest_pool: int = 1
    """Pool to go on contesting a card."""
    own_second_copy: Literal["burned", "contested"] = "burned"
    """What becomes of a second copy of one's own unique card that comes into play: it is ``burned``, a vampire that is
    influenced too (sec. 4.1; ruling LSJ 20010623-2); or it is ``contested`` like any other (1994 sec. 8)."""
    contest_title_blood: int = 1
    """Blood to go on contesting a title."""
    anarch_contest_blood: int = 1
    """Blood that a baron pays on top to contest a city with a prince or an archbishop (sec. 10.5)."""
    unpaid_title: Literal["yielded", "torpor"] = "yielded"
    """What a vampire suffers that can't pay to contest its title: it yields, or it goes to torpor and still claims
    it."""

    # -- actions (sec. 6.1, 6.5) --------------------------------------------------------------------------------------

    bleeds_limit: int = 1
    """Bleed actions that a minion may take each turn; 0 for any number."""
    political_limit: int = 1
    """Political actions that a minion may take each turn; 0 for any number."""
    predator_before_others: bool = True
    """Whether in an undirected action the predator may use effects before the others, after the prey (sec. 1.6.1.6);
    else all do clockwise (2012 sec. 1.6.1.5)."""
    reaction_once: bool = False
    """Whether a Methuselah may play a reaction card only once in each action, whichever minion plays it (1994 sec.
    13.2), and not each minion once."""
    blocker_again: bool = True
    """Whether a minion whose attempt to block has failed may make another in the same action (sec. 6.2.2.2); else only
    another minion may (1994 sec. 13.3.2)."""
    pays_what_it_can: bool = False
    """Whether the cost of an action that can't be paid is paid as far as it can be; its effects don't take place either
    way (1994 sec. 14)."""
    repeat_actions: bool = False
    """Whether a minion may take the same action by the same card again in one turn."""
    become_anarch_cost: int = 2
    """Blood to become an anarch (sec. 10.5); 0 where nobody can."""
    leave_torpor_cost: int = 2
    rescue_cost: int = 2
    blocked_leaving_pays: bool = False
    """Whether the blood to leave torpor is lost when the action is blocked (sec. 6.5.2)."""
    encounter: bool = False
    """Whether one encounters a vampire in torpor, and rescues or destroys it only then (1994 sec. 16.3)."""
    blood_hunt_by_itself: bool = True
    """Whether a blood hunt referendum is held after every diablerie, not only when somebody calls it (sec. 6.5.6)."""

    # -- combat (sec. 6.4) --------------------------------------------------------------------------------------------

    old_strikes: bool = False
    """Whether there are cards that paralyze a vampire, or leave no long range for the rest of the combat (1994 sec.
    15.3)."""
    equipment_declared: bool = False
    """Whether it is chosen with the strike which equipment is burned or stolen (2012 sec. 6.4.5), and not only when the
    strike resolves."""
    retainers_exposed: bool = False
    """Whether ranged damage may be dealt to a retainer at close range too, and can't be prevented (1994 sec.
    12.3.1)."""
    retainers_heal: bool = False
    """Whether the damage to a retainer that lives is healed after combat (sec. 6.4.7)."""
    stolen_blood_stays: bool = False
    """Whether stolen blood in excess of capacity drains off only at the end of the turn (sec. 6.4.5)."""

    # -- politics (sec. 6.3) ------------------------------------------------------------------------------------------

    votes: Mapping[str, int] = MappingProxyType(
        {
            "primogen": 1,
            "bishop": 1,
            "prince": 2,
            "archbishop": 2,
            "baron": 2,
            "kholo": 2,
            "magaji": 2,
            "1 vote": 1,
            "2 votes": 2,
            "justicar": 3,
            "cardinal": 3,
            "inner circle": 4,
            "regent": 4,
        }
    )
    """Votes of each title (sec. 6.3.3, 10)."""
    prisci_block: int = 3
    """Votes of the prisci as a group; 0 where priscus is not a title of the edition."""
    card_votes_limit: int = 1
    """Votes that a Methuselah may gain from political action cards in a referendum; 0 for any number."""
    caller_burns_cards: bool = True
    """Whether who called a referendum by a card may burn others for votes too, within the limit."""
    replaced_in_referendum: bool = True
    """Whether cards played in a referendum are replaced at once, and not only after it (1994 sec. 17.1)."""

    # -- the end (sec. 9) ---------------------------------------------------------------------------------------------

    oust_pool: int = 6
    """Pool for the predator when the prey is ousted (sec. 9.1)."""
    ousted_cards: Literal["removed", "returned"] = "removed"
    """What becomes of an ousted Methuselah's cards: all that she controls is ``removed`` and her cards that others
    control stay; or all her own are ``returned`` and others' go to their ash heaps (sec. 1.3; 1994 sec. 9)."""
    withdrawal_points: float = 1.0
    time_limit_points: float = 0.5
    game_win_least: float = 2.0
    """Victory points without which the most of them are no game win: so the tournament rules of the players' federation
    have it; in the rulebooks whoever has the most wins (sec. 9.1)."""

    # -- sects (sec. 10) ----------------------------------------------------------------------------------------------

    anarch_is_sect: bool = True
    """Whether the Anarchs are a sect, as today's cards have it, which print it in a sect's place and tell Independent
    from Anarch vampires; in 2012 they are Independent vampires of whom something more is true (2012 sec. 10.5)."""

    sects_of_clans: Mapping[str, str] = MappingProxyType({})
    """The sect that comes with each clan when a vampire changes clans; with a clan that is not named here a vampire is
    Independent (2012 sec. 10). Empty where the sect stays as it is (RTR 20201130)."""

    def sect_of(self, clan: str) -> str:
        """The sect of which a vampire becomes that joins a clan; empty where it stays of its own.

        >>> SEEN_2012.sect_of("Toreador antitribu"), SEEN_2012.sect_of("Giovanni"), CURRENT.sect_of("Giovanni")
        ('Sabbat', 'Independent', '')
        """
        return self.sects_of_clans.get(clan, "Independent") if self.sects_of_clans else ""

    def transfers_of(self, turn: int) -> int:
        """The transfers of the game's turn with this number, counted over all Methuselahs from 1 (sec. 7).

        >>> [CURRENT.transfers_of(turn) for turn in (1, 2, 3, 4, 5)]
        [1, 2, 3, 4, 4]
        """
        return self.transfers[min(max(1, turn), len(self.transfers)) - 1]

    def library_size(self, players: int) -> tuple[int, int]:
        """The least and the most library cards of a deck at a table of so many players (sec. 1.2).

        >>> CURRENT.library_size(5), SEEN_2012.library_size(5), JYHAD_1994.library_size(6)
        ((60, 90), (40, 90), (40, 100))
        """
        if self.library_most_per_player:
            return self.library_least, self.library_least + players * self.library_most_per_player
        return self.library_least, self.library_most

    def why_not_deck(self, crypt: int, library: int, players: int) -> str:
        """Why a deck of so many crypt and library cards may not be played at such a table, or nothing (sec. 1.2)."""
        least, most = self.library_size(players)
        if crypt < self.crypt_least:
            return f"A crypt has at least {self.crypt_least} cards, not {crypt} (sec. 1.2)."
        if not least <= library <= most:
            return f"A library for {players} players has {least} to {most} cards, not {library} (sec. 1.2)."
        return ""


CURRENT = Edition("current", "Today’s rules", "Lock and unlock, Anarchs as a sect, libraries of 60 to 90 cards.")


def edition_of(name: str) -> Edition:
    """The edition of that name; today's rules for a name that no edition has.

    >>> edition_of("2012").words.locked, edition_of("of a later program") is CURRENT
    ('tapped', True)
    """
    return EDITIONS.get(name, CURRENT)


SEEN_2012 = Edition(
    "2012",
    "2012 rulebook",
    "Tap and untap, anarchs within the sects, libraries of 40 cards and more; the most victory points win.",
    words=TAPPING,
    library_least=40,
    library_most_per_player=10,
    predator_before_others=False,
    equipment_declared=True,
    game_win_least=0.0,
    anarch_is_sect=False,
    sects_of_clans=SECTS_OF_CLANS,
)
JYHAD_1994 = Edition(
    "1994",
    "Jyhad, 1994",
    "Tap and untap, ante, no prisci nor anarchs, any number of bleeds and votes, cards return to their owners.",
    words=TAPPING,
    library_least=40,
    library_most_per_player=10,
    groups=False,
    ante=True,
    disciplines_on_others=False,
    own_second_copy="contested",
    unpaid_title="torpor",
    bleeds_limit=0,
    political_limit=0,
    predator_before_others=False,
    reaction_once=True,
    old_strikes=True,
    blocker_again=False,
    pays_what_it_can=True,
    repeat_actions=True,
    become_anarch_cost=0,
    blocked_leaving_pays=True,
    encounter=True,
    blood_hunt_by_itself=False,
    retainers_exposed=True,
    retainers_heal=True,
    stolen_blood_stays=True,
    votes=MappingProxyType({"primogen": 1, "prince": 2, "justicar": 3}),
    prisci_block=0,
    card_votes_limit=0,
    caller_burns_cards=False,
    replaced_in_referendum=False,
    ousted_cards="returned",
    game_win_least=0.0,
    anarch_is_sect=False,
    sects_of_clans=SECTS_OF_CLANS,
)
EDITIONS: Mapping[str, Edition] = MappingProxyType({each.name: each for each in (CURRENT, SEEN_2012, JYHAD_1994)})
"""The editions by the name that a journal's header has."""
