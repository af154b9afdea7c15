"""Names that can be taken for each other."""

import pytest

from app.text.likeness import looks_of


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "Аdа"),
        ("Ada", "ΑDΑ"),
        ("BEH", "ВЕН"),
        ("Luna", "Lunа"),
        ("Luna", "lUNA"),
        ("Luna", "Ӏuna"),
        ("Luna", "1una"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Tom", "Torn"),
        ("Ada", "𝐀𝐝𝐚"),
        ("Ada", "Ꭺda"),
        ("Max", "Мах"),
        ("Ben 2", "Ben Ƨ"),
    ],
)
def test_letters_of_other_scripts_and_figures_do_not_make_another_name(name: str, other: str) -> None:
    assert looks_of(name) & looks_of(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Kai", "Kal"), ("Ana", "Anna"), ("Zoë", "Zoe"), ("Olga", "Ольга"), ("太郎", "大郎"), ("Ada", "Eve")],
)
def test_names_that_people_tell_apart_do_not_look_alike(name: str, other: str) -> None:
    assert not looks_of(name) & looks_of(other)
