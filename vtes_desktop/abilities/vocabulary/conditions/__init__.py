"""Conditions: what must be so for a card to be played or an effect to happen."""
