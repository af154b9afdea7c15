"""Examples of the rules, played by the rules: `python -m tools.rule_examples` writes app/pages/skymines/examples/.

Each is a script of moves that the rules offer. What is kept is what the reader sees after each step, so that the page
draws it without playing.
"""
