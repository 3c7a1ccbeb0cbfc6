"""Qt: the table scene, the dialogs, the deck builder, settings. Nothing here decides anything about the game."""
