"""What rules of all actions read off a state: rows and majorities, panels, places, prices, requirements, scores."""
