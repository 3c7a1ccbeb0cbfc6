"""One module for each kind of deck list: what it looks like, how it is read, how it is written."""
