"""Vampires, by initial."""
