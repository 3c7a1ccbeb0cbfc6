"""The language that cards are written in: the whole vocabulary, how a card is defined, and what cards say alike.

A file of cards imports it whole, so that a card is written, moved and changed without touching a list of imports::

    from vtes_desktop.abilities.cards.language import *

What a file needs besides, of the rules and the table, it imports by name.
"""

from vtes_desktop.abilities.cards.defining import *
from vtes_desktop.abilities.cards.phrases import *
from vtes_desktop.abilities.vocabulary.aloud import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.wording import *
