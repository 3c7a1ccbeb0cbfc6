"""Positions are laid out by :mod:`vtes_desktop.abilities.position`; who has always found them here still does."""

from vtes_desktop.abilities.position import Phase as Phase
from vtes_desktop.abilities.position import Position as Position
