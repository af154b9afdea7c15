"""The built-in component set holds to every fact of the texts, and a wrong set is named fault by fault."""

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from app.commands.skymines.components import app as command
from app.rules.skymines.components import BASE, BadComponents, Fault, base, digest, load, of, use
from app.rules.skymines.components.shapes import (
    COMPANIES,
    RESOURCES,
    Coins,
    Company,
    Gain,
    LunaCards,
    LunaMarker,
    OnTrack,
    RemoveOutposts,
    ResearchPoints,
    Tank,
)

Edit = Callable[[str], str]


def broken(tmp_path: Path, file: str, edit: Edit) -> tuple[Fault, ...]:
    """The faults of the built-in set once `edit` has changed one file's text."""
    folder = copy_of_base(tmp_path)
    before = (folder / file).read_text()
    after = edit(before)
    assert after != before, "the edit must change something"
    (folder / file).write_text(after)
    with pytest.raises(BadComponents) as caught:
        load(folder)
    return caught.value.faults


def copy_of_base(tmp_path: Path) -> Path:
    """A folder of its own with the built-in set's files."""
    return Path(shutil.copytree(BASE, tmp_path / "set"))


def swap(old: str, new: str) -> Edit:
    """An edit that puts `new` for the first `old`."""
    return lambda text: text.replace(old, new, 1)


# --- the values ----------------------------------------------------------------------------------


def test_the_stack_has_9_16_11_4_and_4_cards() -> None:
    assert [len(ids) for ids in base().stack.values()] == [9, 16, 11, 4, 4]


def test_each_player_has_nine_starting_cards_two_of_each_resource() -> None:
    cards = [base().card[id_] for id_ in base().starting_cards]
    kinds = Counter(card.kind for card in cards)
    assert kinds == {"carbon": 2, "minerals": 2, "titanium": 2, "energy": 2, "research": 1}
    assert base().cards_of("single") == ("energy-01", "energy-02", "energy-03", "energy-04")


def test_the_one_unit_carbon_card_costs_1() -> None:
    assert base().card["carbon-1"].cost == 1


def test_a_plain_two_unit_card_costs_3_and_the_surcharges_are_0_1_2() -> None:
    plain = [card for card in base().card.values() if card.kind in RESOURCES and card.value == 2 and not card.share]
    assert plain
    assert {card.cost for card in plain} == {3}
    assert base().components.display.surcharges == (0, 1, 2)


def test_costs_rise_faster_than_the_units_and_a_share_adds_2() -> None:
    units = {1: 1, 2: 3, 3: 5, 4: 7}
    for card in base().card.values():
        if card.kind in RESOURCES:
            assert card.cost == units[card.value] + (2 if card.share else 0), card.id


@pytest.mark.rule("B-097")
def test_the_stack_holds_five_field_scientists_and_no_player_starts_with_one() -> None:
    fields = [card for card in base().card.values() if card.kind == "field"]
    assert Counter(str(card.company) for card in fields) == Counter(["None", *COMPANIES])
    assert {card.letter for card in fields} <= {"A", "B", "C"}


def test_only_b_and_c_cards_show_an_extra_share_and_each_company_has_three() -> None:
    extra = [card for card in base().card.values() if card.share and card.kind != "share"]
    assert {card.letter for card in extra} == {"B", "C"}
    assert Counter(card.share for card in extra) == dict.fromkeys(COMPANIES, 3)


def test_the_last_eight_cards_are_single_shares_one_of_each_company_in_d_and_e() -> None:
    for letter in ("D", "E"):
        cards = [base().card[id_] for id_ in base().stack[letter]]
        assert {card.kind for card in cards} == {"share"}
        assert {card.share for card in cards} == set(COMPANIES)


def test_there_are_24_plans_of_each_letter_and_all_differ() -> None:
    plans = base().plan.values()
    assert Counter(plan.letter for plan in plans) == {"A": 24, "B": 24, "C": 24}
    assert len({(plan.letter, plan.requirements, plan.reward) for plan in plans}) == 72


def test_every_special_plan_is_worth_more_than_the_one_before_and_one_costs_2() -> None:
    plans = sorted(base().special.values(), key=lambda plan: plan.round)
    assert [plan.round for plan in plans] == [2, 3, 4, 5, 6, 7]
    values = [plan.value for plan in plans]
    assert values == sorted(set(values))
    assert min(values) == 5
    assert max(values) == 12
    assert [plan.cost for plan in plans].count(2) == 1


def test_two_starting_bonuses_are_those_of_the_captions() -> None:
    bonuses = [{bonus.track: bonus.amount for bonus in token.bonus} for token in base().token.values()]
    assert {"skymine": 3, "astrogo": 1} in bonuses
    assert {"minerva": 2, "tank": 1} in bonuses


def test_the_four_first_game_tokens_go_to_the_four_seats() -> None:
    seats = [token.first_game_seat for token in base().token.values() if token.first_game_seat]
    assert sorted(seats) == [1, 2, 3, 4]


def test_a_starting_bonus_reaches_no_barrier_and_no_threshold() -> None:
    longest = max(b.amount for token in base().token.values() for b in token.bonus if b.track != "tank")
    first = min(
        link for track in base().track.values() for link in (track.barriers[0].after, track.thresholds[0].after)
    )
    assert longest <= first


def test_the_tank_track_has_its_known_values() -> None:
    tank = base().components.tank
    assert (tank.last, tank.slot_at, tank.excess) == (28, 8, 2)
    assert {value.at: value.value for value in tank.values} == {
        6: 10, 9: 15, 13: 25, 16: 30, 20: 40, 23: 45, 25: 50, 28: 60,
    }  # fmt: skip


def test_the_research_track_has_its_known_values() -> None:
    research = base().components.research
    assert (research.last, research.slot_at, research.excess, research.flip_cost) == (15, 4, 2, 2)
    assert {value.at: value.value for value in research.values} == {
        3: 10, 5: 15, 7: 20, 9: 30, 11: 40, 13: 50, 15: 60,
    }  # fmt: skip
    assert research.no_a == tuple(range(9, 16))
    assert base().components.research_display.prices == {"A": 1, "B": 1, "C": 2}


def test_all_ten_tracks_have_18_to_20_spaces_and_8_shares_at_the_end() -> None:
    tracks = base().track
    assert sorted(tracks) == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2"]
    for track in tracks.values():
        assert 18 <= track.last <= 20
        assert track.shares[-1].shares == 8


def test_every_station_shows_11_coins_at_most() -> None:
    assert {sum(map(sum, station.columns)) for station in base().station.values()} == {11}


def test_the_red_frames_are_the_first_column() -> None:
    assert base().components.research_display.red_framed == ("A1", "B1", "C1")


def test_no_starting_token_gives_more_than_2_tank_spaces() -> None:
    steps = [step.amount for token in base().token.values() for step in token.bonus if step.track == "tank"]
    assert sorted(set(steps)) == [1, 2]


def test_the_first_threshold_of_a1_pays_1() -> None:
    assert base().track["A1"].thresholds[0].coins == 1


def test_no_barrier_and_threshold_lie_between_the_same_two_spaces() -> None:
    for track in base().track.values():
        assert not {b.after for b in track.barriers} & {t.after for t in track.thresholds}, track.id


def gains(space: str) -> dict[int, tuple[Gain, ...]]:
    """A majority space's gains by the total from which they can be had."""
    return {tier.at: tier.gains for tier in base().majority[space].tiers}


def test_the_printed_majority_spaces_give_what_the_rulebook_says() -> None:
    assert gains("majority-scientist") == {
        1: (Coins(2),),
        2: (Coins(2), ResearchPoints(1)),
        3: (Coins(3), ResearchPoints(2)),
    }
    assert gains("majority-titanium") == {
        2: (OnTrack("astrogo", 2),),
        4: (OnTrack("astrogo", 3), RemoveOutposts(1)),
        6: (OnTrack("astrogo", 4), ResearchPoints(1)),
    }
    assert gains("majority-minerals")[4] == (OnTrack("minerva", 3), Tank(1))


@pytest.mark.parametrize(
    ("space", "company"),
    [("titanium", "astrogo"), ("carbon", "skymine"), ("minerals", "minerva"), ("energy", "tawac")],
)
def test_a_majority_moves_its_own_company_2_3_or_4_spaces(space: str, company: Company) -> None:
    tiers = gains(f"majority-{space}")
    assert list(tiers) == [2, 4, 6]
    assert [tier[0] for tier in tiers.values()] == [OnTrack(company, steps) for steps in (2, 3, 4)]


def test_the_standard_spaces_lie_where_lunas_grid_expects_them() -> None:
    places = {(space.row, space.column): space for space in base().standard.values()}
    assert places[1, 4].effect == "first-player"
    assert {places[2, 3].effect, places[2, 4].effect} == {"buy", "discard"}
    assert {places[3, column].tile for column in (1, 2, 3, 4)} == {"plus-one", "field", "research", "energy"}
    assert {places[3, column].cost for column in (1, 2, 3, 4)} == {1, 2}


def test_the_bonus_tiles_are_worth_what_the_rulebook_says() -> None:
    assert {tile.id: tile.value for tile in base().tile.values()} == {
        "plus-one": 1, "field": 2, "research": 1, "energy": 2,
    }  # fmt: skip


def test_bonus_markers_go_by_the_number_of_seats() -> None:
    assert base().components.setup.markers == {"1": 3, "2": 3, "3": 2, "4": 2}


# --- Luna ----------------------------------------------------------------------------------------

MAJORITIES = """I-1 0/3 1, I-2 4/0 0, I-3 3/0 1, I-4 0/3 1, I-5 3/3 1, I-6 4/0 0, I-7 0/4 0, I-8 3/3 1, I-9 0/3 1,
I-10 0/4 0, I-11 3/0 1, I-12 3/0 1, II-1 4/6 1, II-2 6/4 1, II-3 3/6 2, II-4 4/6 1, II-5 6/6 1, II-6 6/4 2,
II-7 6/3 2"""


def test_lunas_cards_have_their_known_majority_sections() -> None:
    found = ", ".join(f"{c.id} {c.left}/{c.right} {c.scientists}" for c in base().luna_card.values())
    assert found == " ".join(MAJORITIES.split())


def test_lunas_grids_name_each_slot_where_the_facts_do() -> None:
    markers = {
        card.id: action.grid
        for card in base().luna_card.values()
        for action in card.actions
        if isinstance(action, LunaMarker)
    }
    assert markers == {
        "I-3": {"2": ". . A B", "3": ". C D E"},
        "I-4": {"2": ". . . E", "3": "D C A B"},
        "I-5": {"2": ". . D .", "3": "A B C E"},
        "I-8": {"2": ". . C .", "3": "D A B E"},
        "II-4": {"2": ". . A E", "3": "B C D ."},
        "II-6": {"2": ". . A E", "3": ". C D B"},
    }
    first = base().luna_card["I-1"].actions[0]
    assert first == LunaCards({"1": ". . ABCDE"})


def test_lunas_levels_start_where_the_facts_say() -> None:
    starts = [(level.tank_start, level.research_start) for level in base().components.luna.levels]
    assert starts == [(0, 0)] * 6 + [(1, 1), (3, 2), (5, 3)]
    assert base().level[5].tank_tokens == (7, 13)
    assert base().level[5].research_tokens == (2, 7)
    assert [level.grade_two for level in base().components.luna.levels] == [False, False] + [True] * 7
    assert [level.slots for level in base().components.luna.levels] == [False] + [True] * 8


# --- sources and digests -------------------------------------------------------------------------


def test_every_file_says_its_source_and_an_entry_may_say_another() -> None:
    components = base().components
    assert components.sources["tank.toml"] == components.tank.source == "companion"
    assert components.sources["cards.toml"] == base().card["B-07"].source == "reconstructed"
    assert base().card["carbon-1"].source == "rulebook"
    assert {card.source for card in components.luna.cards} == {"companion"}


def test_the_digest_is_that_of_the_values_and_not_of_the_layout(tmp_path: Path) -> None:
    folder = copy_of_base(tmp_path)
    setup = folder / "setup.toml"
    setup.write_text("# another remark\n" + setup.read_text())
    assert load(folder).digest == base().digest
    setup.write_text(setup.read_text().replace("coins = 1", "coins = 2"))
    assert load(folder).digest != base().digest
    assert len(base().digest) == 64


def test_a_set_in_use_is_found_by_its_digest(tmp_path: Path) -> None:
    folder = copy_of_base(tmp_path)
    setup = folder / "setup.toml"
    setup.write_text(setup.read_text().replace("coins = 1", "coins = 7"))
    other = use(folder)
    assert of(other.digest) is other
    assert of(base().digest) is base()
    assert other.components.setup.coins == 7
    with pytest.raises(KeyError):
        of("0" * 64)


def test_a_set_survives_json_with_the_same_digest() -> None:
    components = base().components
    again = msgspec.json.decode(msgspec.json.encode(components), type=type(components))
    assert again == components
    assert digest(again) == components.digest


# --- wrong sets ----------------------------------------------------------------------------------

WRONG: list[tuple[str, Edit, str, str]] = [
    ("cards.toml", swap("cost = 1\n", "cost = 1\ncolour = 3\n"), "cards[carbon-1].colour", "unknown key"),
    ("cards.toml", swap("value = 1\n", 'value = "one"\n'), "cards[carbon-1].value", "int"),
    ("cards.toml", swap('kind = "carbon"\n', ""), "cards[carbon-1].kind", "missing"),
    ("cards.toml", swap('id = "A-01"', 'id = "A-02"'), "cards[A-02]", "2 times"),
    ("display.toml", swap("[0, 1, 2]", "[0, 1]"), "display.surcharges", "length"),
    ("plans.toml", swap('letter = "A"', 'letter = "B"'), "plans", "23 plans of letter A"),
    ("special-plans.toml", swap("round = 3", "round = 2"), "special_plans: round[2]", "2 times"),
    ("tokens.toml", swap('"carbon-2"', '"B-07"'), "tokens[token-01].icons", "no starting card"),
    ("tokens.toml", swap("amount = 3 }, {", "amount = 9 }, {"), "tokens[token-01].bonus", "pass the first"),
    ("tokens.toml", swap("amount = 2", "amount = -2"), "tokens[token-01].reward", "below 1"),
    ("research.toml", swap('"C1"', '"C"'), "research_display.red_framed", "one space of each row"),
    ("tank.toml", swap('source = "companion"', 'source = "a friend"'), "source", "must be one of"),
    ("research.toml", swap('"B1"', '"A3"'), "research_display.red_framed", "one space of each row"),
    ("tracks.toml", swap("after = 9, cost", "after = 7, cost"), "tracks[A1].barriers", "same two spaces"),
    (
        "bonus.toml",
        swap("row = 2\ncolumn = 3", "row = 2\ncolumn = 4"),
        "bonus.standard: row, column[(2, 4)]",
        "2 times",
    ),
    ("bonus.toml", swap("[field_scientist]", "[scientist]"), "field_scientist", "missing"),
    ("luna.toml", swap(". . A B", ". . A X"), "luna.cards[I-3]", "letters A to E"),
    ("luna.toml", swap("grade = 1", "grade = 2"), "luna.cards", "11 cards of grade 1"),
    ("setup.toml", lambda text: text + "[extra]\n", "extra", "unknown key"),
    ("setup.toml", lambda text: text + "[[[", "", "no valid TOML"),
    ("plans.toml", swap('type = "coins"', 'type = "gold"'), "plans[plan-A-01].reward[0]", "gold"),
]


@pytest.mark.parametrize(("file", "edit", "entry", "reason"), WRONG)
def test_a_fault_is_named_with_file_entry_and_reason(
    tmp_path: Path, file: str, edit: Edit, entry: str, reason: str
) -> None:
    faults = broken(tmp_path, file, edit)
    assert any(f.file == file and f.entry == entry and reason in f.reason for f in faults), faults


def test_a_company_without_its_single_share_card_is_named(tmp_path: Path) -> None:
    def edit(text: str) -> str:
        head, tail = text.split('id = "D-01"')
        return head + 'id = "D-01"' + tail.replace('share = "skymine"', 'share = "minerva"', 1)

    faults = broken(tmp_path, "cards.toml", edit)
    assert Fault("cards.toml", "cards: shares of letter D[skymine]", "missing") in faults


def test_all_faults_are_listed_and_not_only_the_first(tmp_path: Path) -> None:
    def edit(text: str) -> str:
        return text.replace("cost = 1\n", 'cost = "cheap"\n').replace("value = 4\n", "valeu = 4\n")

    entries = [fault.entry for fault in broken(tmp_path, "cards.toml", edit)]
    assert {"cards[carbon-1].cost", "cards[minerals-1].cost", "cards[C-01].valeu"} <= set(entries)


def test_a_missing_and_a_strange_file_are_named(tmp_path: Path) -> None:
    folder = copy_of_base(tmp_path)
    (folder / "luna.toml").unlink()
    (folder / "lunar.toml").write_text("")
    with pytest.raises(BadComponents) as caught:
        load(folder)
    assert {(fault.file, fault.reason) for fault in caught.value.faults} == {
        ("luna.toml", "cannot be read"),
        ("lunar.toml", "no such file belongs to a set"),
    }


# --- the command ---------------------------------------------------------------------------------


def test_the_check_command_says_ok_with_the_digest() -> None:
    result = CliRunner().invoke(command, ["check"])
    assert result.exit_code == 0
    assert result.output.startswith("OK: 57 cards, 72 research plans")
    assert base().digest in result.output


def test_the_check_command_names_each_fault_and_exits_with_1(tmp_path: Path) -> None:
    folder = copy_of_base(tmp_path)
    display = folder / "display.toml"
    display.write_text(display.read_text().replace("surcharges", "surcharge"))
    result = CliRunner().invoke(command, ["check", str(folder)])
    assert result.exit_code == 1
    assert "display.toml: display.surcharge: unknown key" in result.output
    assert "display.toml: display.surcharges: missing" in result.output
    assert f"2 faults in {folder}" in result.output


def test_the_check_command_counts_a_single_fault_as_one(tmp_path: Path) -> None:
    folder = copy_of_base(tmp_path)
    (folder / "lunar.toml").write_text("")
    assert f"1 fault in {folder}" in CliRunner().invoke(command, ["check", str(folder)]).output
