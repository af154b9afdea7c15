"""What a seat may see: everything but the decks of projects and the shuttle tiles that are not revealed."""
