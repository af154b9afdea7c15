"""The built-in component set of Shackleton Base holds to every fact of the text and of the reports."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from app.rules.shackleton.components import BASE, base, digest, known, load, of, use
from app.rules.shackleton.components.shapes import (
    ASTRONAUTS,
    CORPORATIONS,
    Ability,
    Action,
    CargoSlot,
    CorporationId,
    Cost,
    Each,
    End,
    Gain,
    Now,
    PriceRow,
)
from tests.support.checklist import statements_of_the_rules

TOKEN_SIDES = {3: 12, 2: 6, 1: 9}
"""The 27 corners that hold tokens, by the number of hexes that they touch."""

SHORT_ROWS = {(2, 25), (5, 12), (7, 30), (10, 17), (15, 22), (20, 27)}
LONG_ROWS = {(3, 14), (4, 23), (8, 19), (9, 28), (13, 24), (18, 29)}
CENTRE_ROWS = {(1, 16), (6, 21), (11, 26)}


def slug(sentence: str) -> str:
    """A sentence as an id would spell it."""
    return re.sub(r"[^a-z0-9]+", "-", sentence.lower().replace("'", ""))


class TestLoading:
    def test_every_file_says_where_its_values_come_from(self) -> None:
        assert set(base().components.sources) == {path.name for path in BASE.glob("*.toml")}
        assert base().components.sources["leaders.toml"].file == "rulebook"
        assert base().components.sources["shuttles.toml"].file == "reconstructed"

    def test_entries_that_have_another_source_are_named(self) -> None:
        entries = base().components.sources["mining.toml"].entries
        assert [entry.entry for entry in entries if entry.source == "rulebook"] == [
            "corporation.token",
            "corporation.prices",
            "projects[helium3-extractor].effects",
        ]

    def test_loading_twice_gives_the_same_digest(self) -> None:
        assert load().digest == load().digest == base().digest == digest(load())
        assert len(base().digest) == 64

    def test_the_layout_of_a_file_is_no_part_of_the_digest(self, tmp_path: Path) -> None:
        folder = Path(shutil.copytree(BASE, tmp_path / "set"))
        board = folder / "board.toml"
        board.write_text(f"# A comment.\n{board.read_text()}\n")
        assert load(folder).digest == base().digest

    def test_another_value_gives_another_digest(self, tmp_path: Path) -> None:
        folder = Path(shutil.copytree(BASE, tmp_path / "set"))
        tiles = folder / "shuttles.toml"
        tiles.write_text(tiles.read_text().replace("credits = 3", "credits = 4", 1))
        other = use(folder)
        assert other.digest != base().digest
        assert of(other.digest) is other
        assert {base().digest, other.digest} <= set(known())

    def test_an_unknown_digest_is_refused(self) -> None:
        with pytest.raises(KeyError):
            of("0" * 64)


class TestCrater:
    def test_18_sectors_of_which_six_lie_beside_the_central_hex(self) -> None:
        assert list(base().sector) == [f"C{n}" for n in range(1, 7)] + [f"O{n}" for n in range(1, 13)]
        assert base().central_sectors == ("C1", "C2", "C3", "C4", "C5", "C6")

    def test_titanium_is_twice_as_common_as_rare_earth(self) -> None:
        assert Counter(sector.resource for sector in base().sector.values()) == {"titanium": 12, "rare_earth": 6}

    def test_15_rows_join_the_30_slots_in_pairs(self) -> None:
        rows = {row.slots: row.sectors for row in base().rows}
        assert set(rows) == SHORT_ROWS | LONG_ROWS | CENTRE_ROWS
        assert {slots for slots, sectors in rows.items() if len(sectors) == 3} == SHORT_ROWS
        assert {len(rows[slots]) for slots in LONG_ROWS | CENTRE_ROWS} == {4}
        assert rows[1, 16] == ("O1", "C1", "C4", "O7")

    def test_both_slots_of_a_row_face_its_sectors_the_nearest_first(self) -> None:
        for row in base().rows:
            first, second = row.slots
            assert base().facing[first] == row.sectors
            assert base().facing[second] == row.sectors[::-1]

    def test_every_sector_lies_in_three_rows(self) -> None:
        assert set(Counter(sector for row in base().rows for sector in row.sectors).values()) == {3}

    def test_a_row_of_the_examples_has_three_sectors_a_fee_of_1_and_one_rare_earth(self) -> None:
        for slots in SHORT_ROWS:
            resources = [base().sector[sector].resource for sector in base().facing[slots[0]]]
            assert sorted(resources) == ["rare_earth", "titanium", "titanium"]
            assert [base().slot[number].fee for number in slots] == [1, 1]

    def test_fees_are_18_times_1_9_times_2_and_3_times_3(self) -> None:
        assert Counter(slot.fee for slot in base().slot.values()) == {1: 18, 2: 9, 3: 3}

    def test_every_longer_row_has_a_cheap_end_and_a_dear_one(self) -> None:
        for first, second in LONG_ROWS | CENTRE_ROWS:
            assert base().slot[first].fee != base().slot[second].fee

    def test_27_corners_hold_tokens_three_at_every_hex(self) -> None:
        corners = base().corner.values()
        assert Counter(len(corner.sectors) + corner.central for corner in corners) == TOKEN_SIDES
        assert {len(numbers) for numbers in base().corners_of.values()} == {3}
        assert [base().corner[number].sectors for number in base().central_corners] == [
            ("C1", "C2"),
            ("C3", "C4"),
            ("C5", "C6"),
        ]

    def test_the_triangles_point_at_the_rows_through_the_centre(self) -> None:
        assert base().triangle_slot == {"N": 1, "NE": 6, "SE": 11, "S": 16, "SW": 21, "NW": 26}

    def test_18_panels_give_27_energy_of_which_23_24_23_are_left_after_the_set_up(self) -> None:
        panels = base().components.board.panels
        assert (len(panels), sum(panels)) == (18, 27)
        assert [sum(panels[taken:]) for taken in (4, 3, 4)] == [23, 24, 23]


class TestBaseGame:
    def test_the_energy_track_starts_at_4_5_6(self) -> None:
        energy = base().components.energy
        assert [energy.start.at(seats) for seats in (2, 3, 4)] == [4, 5, 6]
        with pytest.raises(KeyError):
            energy.start.at(5)

    def test_command_slots_take_9_of_12_15_of_18_18_of_24_astronauts(self) -> None:
        places = {
            seats: sum(len(area.slots(command)) for command in ("build", "fund", "corporation_actions"))
            for seats, area in base().command.items()
        }
        assert places == {2: 9, 3: 15, 4: 18}

    def test_the_examples_find_their_slots_with_three_seats(self) -> None:
        area = base().command[3]
        assert 2 in area.build and 1 in area.fund and 3 in area.corporation_actions

    @pytest.mark.rule("S-004")
    def test_a_seat_has_12_structures_of_sizes_1_2_3_6(self) -> None:
        assert Counter(piece.kind for piece in base().structure.values()) == {
            "dome": 5,
            "workshop": 3,
            "laboratory": 3,
            "headquarters": 1,
        }
        assert [type_.size for type_ in base().structure_type.values()] == [1, 2, 3, 6]
        assert [type_.maintenance for type_ in base().structure_type.values()] == [1, 2, 3, 4]

    def test_all_structures_but_the_free_dome_cost_16_titanium_and_8_rare_earth(self) -> None:
        costs = [base().structure_type[piece.kind].cost for id_, piece in base().structure.items() if id_ != "dome-1"]
        assert (sum(cost.titanium for cost in costs), sum(cost.rare_earth for cost in costs)) == (16, 8)

    @pytest.mark.rule("S-052")
    def test_15_shuttle_tiles_carry_six_astronauts_each(self) -> None:
        assert Counter(tile.round for tile in base().shuttle.values()) == {1: 5, 2: 5, 3: 5}
        assert {sum(tile.astronauts.values()) for tile in base().shuttle.values()} == {6}
        carried = [sum(tile.astronauts[type_] for tile in base().shuttle.values()) for type_ in ASTRONAUTS]
        assert carried == [29, 31, 30]

    def test_a_tile_of_round_2_carries_the_three_technicians_of_the_example(self) -> None:
        assert [id_ for id_, tile in base().shuttle.items() if tile.round == 2 and tile.technicians >= 3] == [
            "2-3",
            "2-4",
        ]

    @pytest.mark.rule("S-006")
    def test_four_leader_tiles_have_two_sides(self) -> None:
        assert list(base().leader) == [
            f"{name}-{side}" for name in ("canada", "europe", "japan", "usa") for side in "ab"
        ]
        assert base().leader["japan-a"].improved == Ability(kind="cheaper_project", credits=3)
        assert base().leader["europe-a"].ability == Ability(kind="fixed_fee", credits=1)

    @pytest.mark.rule("S-019")
    def test_three_sets_of_corporations_are_suggested(self) -> None:
        assert base().components.setup.suggested == (
            ("artemis", "mining", "selenium"),
            ("evergreen", "sky-watch", "robotics"),
            ("mars", "mining", "robotics"),
        )


class TestSolo:
    @pytest.mark.rule("A-026")
    def test_any_two_cards_name_an_active_corporation(self) -> None:
        cards = base().action_card.values()
        assert len(cards) == 7
        assert all(set(new.left) & set(previous.right) for new in cards for previous in cards)

    def test_the_development_track_has_a_structure_and_a_discount_for_each_space(self) -> None:
        board = base().components.solo.board
        assert board.builds[0] == "dome" and board.builds[7] == "headquarters"
        assert len(board.builds) == len(board.discounts) == 8


class TestCorporations:
    def test_seven_with_nine_projects_each(self) -> None:
        assert tuple(base().sheet) == CORPORATIONS
        assert {len(sheet.projects) for sheet in base().sheet.values()} == {9}
        assert len(base().project) == 63
        assert Counter(base().corporation_of.values()) == dict.fromkeys(CORPORATIONS, 9)

    def test_each_has_a_price_row_for_each_token_taken(self) -> None:
        for sheet in base().sheet.values():
            assert len(sheet.corporation.prices) == sheet.corporation.tokens == 5
            assert sheet.corporation.prices[2] == PriceRow(credits=5, requirement=5, consumption=1)

    @pytest.mark.rule("S-163", "C-004")
    def test_each_has_three_goals_for_5_8_and_12_vp(self) -> None:
        for sheet in base().sheet.values():
            assert [goal.vp for goal in sheet.corporation.goals] == [5, 8, 12]

    @pytest.mark.parametrize(
        ("corporation", "token"),
        [
            ("artemis", Gain(what="tourist")),
            ("mining", Gain(what="helium3")),
            ("sky-watch", Gain(what="step", amount=2)),
        ],
    )
    def test_a_token_brings_what_is_known_of_it(self, corporation: CorporationId, token: Gain) -> None:
        assert base().sheet[corporation].corporation.token == (token,)

    def test_moon_casino_scores_1_vp_for_3_credits(self) -> None:
        assert base().project["moon-casino"].effects == (End(vp=1, per=("credits",), every=3),)

    def test_helium3_extractor_gives_1_helium3_at_once(self) -> None:
        helium3 = (Gain(what="helium3"),)
        assert base().project["helium3-extractor"].effects == (Now(gains=helium3), Action(gains=helium3))

    def test_two_helium3_shipped_score_6_vp(self) -> None:
        upper = base().components.mining.board.levels[1].upper
        assert upper == CargoSlot(cost=Cost(helium3=2), vp=6, source="rulebook")

    def test_only_attractions_have_places(self) -> None:
        assert {base().corporation_of[id_] for id_, project in base().project.items() if project.places} == {"artemis"}

    def test_each_project_has_a_statement_that_names_its_vp(self) -> None:
        told = {}
        for statement in statements_of_the_rules().values():
            worth = re.search(r"worth (\d+) VP\.$", statement.sentence)
            if statement.id.startswith("C-") and worth:
                told[slug(statement.sentence)] = int(worth[1])
        wings = ["geology-wing", "biology-wing", "physics-wing"]
        found = {id_: [vp for name, vp in told.items() if name.startswith(f"{id_}-")] for id_ in base().project}
        assert {id_ for id_, vps in found.items() if not vps} == set(wings[1:])
        for id_, project in base().project.items():
            assert set(found[id_] or found[wings[0]]) == {project.vp}, id_

    def test_18_experiments_six_of_each_stage(self) -> None:
        tiles = base().components.selenium.board.experiments
        assert Counter((tile.stage, len(tile.samples), tile.vp) for tile in tiles) == {
            ("small", 2, 5): 6,
            ("medium", 3, 7): 6,
            ("large", 4, 10): 6,
        }
        assert Counter(tile.field for tile in tiles) == {"geology": 6, "biology": 6, "physics": 6}
        assert Counter(sample for tile in tiles for sample in tile.samples) == {"alpha": 18, "beta": 18, "gamma": 18}

    def test_the_laser_ablator_is_made_of_common_effects(self) -> None:
        effects = base().project["laser-ablator"].effects
        assert Each(event="topmost_programme", gains=(Gain(what="defence"),)) in effects
