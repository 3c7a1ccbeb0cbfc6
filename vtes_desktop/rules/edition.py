"""The editions of the rules, as data: a rule asks the edition for a value, never for its name (design, decision 7)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct


class Words(Struct, frozen=True):
    """The words on screen that changed between editions."""

    lock: str = "lock"
    locks: str = "locks"
    locked: str = "locked"
    unlock: str = "unlock"
    unlocks: str = "unlocks"
    unlocked: str = "unlocked"
    master_card: str = "master card"


class Edition(Struct, frozen=True):
    """Everything in which the rulebooks differ."""

    name: str
    title: str
    words: Words = Words()
    pool: int = 30
    hand_size: int = 7
    uncontrolled: int = 4
    """Crypt cards dealt face down at the start (sec. 2.3)."""
    crypt_least: int = 12
    library_least: int = 60
    library_most: int = 90
    library_most_per_player: int = 0
    """When not 0: the library's most cards are its least and so many for each player."""
    transfers: tuple[int, ...] = (1, 2, 3, 4)
    """Transfers of the first turns of the game; the last number is that of every later turn (sec. 7)."""
    crypt_draw_transfers: int = 4
    crypt_draw_pool: int = 1
    oust_pool: int = 6
    """Pool for the predator when the prey is ousted (sec. 9.1)."""
    withdrawal_points: float = 1.0
    time_limit_points: float = 0.5
    leave_torpor_cost: int = 2
    rescue_cost: int = 2
    become_anarch_cost: int = 2
    """Blood to become an anarch (sec. 10.4); 0 where nobody can."""
    torpor_stealth_others: int = 1
    """Stealth of rescuing or diablerizing another Methuselah's vampire (sec. 6.5.3, 6.5.4); one's own is at +1."""
    blocked_leaving_pays: bool = False
    """Whether the blood to leave torpor is lost when the action is blocked (sec. 6.5.2)."""
    encounter: bool = False
    """Whether one encounters a vampire in torpor, and rescues or destroys it only then (Jyhad sec. 16.3)."""
    blood_hunt_by_itself: bool = True
    """Whether a blood hunt referendum is held after every diablerie, not only when somebody calls it (sec. 6.5.6)."""
    retainers_heal: bool = False
    """Whether the damage to a retainer that lives is healed after combat (sec. 6.4.7)."""
    stolen_blood_stays: bool = False
    """Whether stolen blood in excess of capacity drains off only at the end of the turn (sec. 6.4.5)."""
    contest_pool: int = 1
    """Pool to go on contesting a card (sec. 4.1)."""
    contest_title_blood: int = 1
    """Blood to go on contesting a title (sec. 4.2)."""
    edge_pool: int = 1
    master_phase_actions: int = 1
    discard_phase_actions: int = 1
    bleeds_limit: int = 1
    """Bleed actions that a minion may take each turn; 0 for any number."""
    political_limit: int = 1
    """Political actions that a minion may take each turn; 0 for any number."""
    repeat_actions: bool = False
    """Whether a minion may take the same action by the same card again in one turn."""
    prisci_block: int = 3
    """Votes of the prisci as a group; 0 where priscus is not a title of the edition (sec. 6.3.3)."""
    card_votes_limit: int = 1
    """Votes that a Methuselah may gain from political action cards in a referendum; 0 for any number."""
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
    groups: bool = True
    """Whether a crypt must be of one group or two that follow each other."""


CURRENT = Edition("current", "Today’s rules")

SEEN_2012 = Edition(
    "2012",
    "2012 rulebook",
    words=Words("tap", "taps", "tapped", "untap", "untaps", "untapped"),
    library_least=40,
    library_most=100,
    library_most_per_player=10,
)

EDITIONS: Mapping[str, Edition] = MappingProxyType({each.name: each for each in (CURRENT, SEEN_2012)})
