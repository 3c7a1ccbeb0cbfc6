"""Clause templates: what a card does, said in one clause without a condition (“gain 1 pool”)."""
