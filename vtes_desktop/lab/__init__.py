"""The laboratory: thousands of whole games of decks and players, on all cores or a cluster, and their statistics."""
