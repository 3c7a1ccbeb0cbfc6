"""vtes-desktop: a table on which people play Vampire: The Eternal Struggle."""

__version__ = "0.1.0"
