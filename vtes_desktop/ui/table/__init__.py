"""The table on screen: the scene with its seats and cards, gestures, the column at the side, the bar at the top."""
