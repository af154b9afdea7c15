"""How a decision is made, whatever it is about: steps are asked, answered and carried out, events are folded."""
