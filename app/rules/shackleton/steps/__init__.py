"""One question = one file: who is asked, what is offered, what an answer does."""
