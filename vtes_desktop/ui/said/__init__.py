"""What the rooms below say, in English as they say it, for those who translate it: by what is said."""
