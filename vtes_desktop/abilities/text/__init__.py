"""Reading card text: templates that turn sentences into the vocabulary, each only where it understands all of it."""
