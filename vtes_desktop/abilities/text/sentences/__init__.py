"""Sentence templates: when and by whom a card is played, what it does under which condition, what it is in play."""
