"""The printed card: the catalogue of all published cards, search, rulings and starter decks."""
