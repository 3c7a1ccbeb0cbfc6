"""Learning to play: lessons at the real table with its real referee, for somebody who has never played."""
