"""Allies, by initial."""
