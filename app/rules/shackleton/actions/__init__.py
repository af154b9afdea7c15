"""What each action costs and brings, in lines before and in events after."""
