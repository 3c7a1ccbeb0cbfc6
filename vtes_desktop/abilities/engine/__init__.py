"""The engine: what lies in play, what is offered, what happens by itself."""
