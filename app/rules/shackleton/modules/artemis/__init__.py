"""Artemis Tours: Tourists are guided to attractions and to the Visitor Centre. Its rules are reconstructed, not those
of its sheet."""
