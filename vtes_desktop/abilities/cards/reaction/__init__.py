"""Reaction cards, by initial."""
