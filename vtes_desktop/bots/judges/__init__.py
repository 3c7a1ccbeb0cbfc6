"""The judges: each knows one part of the game and says of an option how good it is, and why."""
