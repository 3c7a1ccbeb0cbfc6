"""Master cards, by initial."""
