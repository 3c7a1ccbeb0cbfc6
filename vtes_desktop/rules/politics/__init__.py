"""Political actions: referendum, votes, terms (sec. 6.3)."""
