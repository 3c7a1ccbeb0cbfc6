"""Games as films: the shelf to choose one from, the page that shows it, and pictures of it without a window."""
