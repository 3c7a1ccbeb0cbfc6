"""Every word that cards are said in: the whole vocabulary, and the structs that hold what a card says.

Where cards are written and read it is imported whole; no two of its words have one name.
"""

from vtes_desktop.abilities.card_text import *
from vtes_desktop.abilities.vocabulary.amounts import *
from vtes_desktop.abilities.vocabulary.conditions.actions import *
from vtes_desktop.abilities.vocabulary.conditions.combat import *
from vtes_desktop.abilities.vocabulary.conditions.condition import *
from vtes_desktop.abilities.vocabulary.conditions.events import *
from vtes_desktop.abilities.vocabulary.conditions.union import *
from vtes_desktop.abilities.vocabulary.durations import *
from vtes_desktop.abilities.vocabulary.effects.actions import *
from vtes_desktop.abilities.vocabulary.effects.arming import *
from vtes_desktop.abilities.vocabulary.effects.attempts import *
from vtes_desktop.abilities.vocabulary.effects.blood import *
from vtes_desktop.abilities.vocabulary.effects.cards import *
from vtes_desktop.abilities.vocabulary.effects.choosing import *
from vtes_desktop.abilities.vocabulary.effects.combat import *
from vtes_desktop.abilities.vocabulary.effects.control import *
from vtes_desktop.abilities.vocabulary.effects.fixed import *
from vtes_desktop.abilities.vocabulary.effects.flow import *
from vtes_desktop.abilities.vocabulary.effects.hands import *
from vtes_desktop.abilities.vocabulary.effects.marking import *
from vtes_desktop.abilities.vocabulary.effects.persons import *
from vtes_desktop.abilities.vocabulary.effects.piles import *
from vtes_desktop.abilities.vocabulary.effects.referendums import *
from vtes_desktop.abilities.vocabulary.effects.searching import *
from vtes_desktop.abilities.vocabulary.effects.spending import *
from vtes_desktop.abilities.vocabulary.effects.strikes import *
from vtes_desktop.abilities.vocabulary.effects.word import *
from vtes_desktop.abilities.vocabulary.here import *
from vtes_desktop.abilities.vocabulary.targets import *
from vtes_desktop.abilities.vocabulary.windows import *
from vtes_desktop.abilities.weapons import *
