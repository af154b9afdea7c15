"""What a choice leads to is seen before it is made, and what leads nowhere stands last."""

from typing import Final

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE, at_first_turn
from tests.support.browser.serving import Site

CHOICE: Final = "[data-move*='\"UseEnergy\"'][data-shows]"
SECTORS: Final = """(how) => [...document.querySelectorAll(`.moon .sector.${how}`)].map((one) => one.dataset.target)"""
IDLE: Final = """() => [...document.querySelectorAll('.family')].map((family) =>
  [...family.querySelectorAll('.offer')].map((one) => one.classList.contains('idle')))"""

NUMBERS: Final = """() => [...document.querySelectorAll('.moon .station')].flatMap((station) => {
  const box = (one) => one.getBoundingClientRect();
  const yard = box(station.querySelector('.yard'));
  const round = [...station.querySelectorAll('circle')].map(box);
  return [...station.querySelectorAll('.column')].map((column, index) => {
    const number = column.querySelector('text.column-number');
    if (!number) return 'none';
    const { left, right, top, bottom } = box(number);
    const middle = [(left + right) / 2, (top + bottom) / 2];
    const inside = left >= yard.left && right <= yard.right && top >= yard.top - 1 && bottom <= yard.bottom + 1;
    const covered = round.some((one) => middle[0] > one.left && middle[0] < one.right
      && middle[1] > one.top && middle[1] < one.bottom);
    return [number.textContent, String(index + 1), inside ? '' : 'outside', covered ? 'covered' : ''].join(' ').trim();
  });
})"""
"""For each column of each station its number, that which moves name, and what is wrong with it."""


async def test_a_company_shows_where_it_could_go_before_it_is_chosen(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person)
    choice = ada.page.locator(CHOICE).first
    leads = sorted((await choice.get_attribute("data-shows") or "").split())
    station = (await choice.get_attribute("data-lights")) or ""
    assert len(leads) > 1
    await choice.hover()
    assert sorted(await ada.page.evaluate(SECTORS, "pointed")) == leads
    await ada.page.mouse.move(2, 2)
    await ada.pick(station)
    await ada.page.mouse.move(2, 2)
    assert sorted(await ada.page.evaluate(SECTORS, "shown")) == leads
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.locator(".moon .sector.shown")).to_have_count(0)
    # By keys and by touch as well, which do not hover.
    await ada.focus(choice)
    assert sorted(await ada.page.evaluate(SECTORS, "pointed")) == leads


async def test_choices_that_bring_nothing_stand_last_in_their_family(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person)
    families: list[list[bool]] = await ada.page.evaluate(IDLE)
    assert any(True in family and False in family for family in families)
    for family in families:
        assert family == sorted(family)


async def test_columns_of_stations_bear_their_numbers(site: Site, new_person: NewPerson) -> None:
    for options in ({}, PHONE):
        ada = await at_first_turn(site, new_person, **options)
        if options:
            await ada.show_tab("moon")
        assert await ada.page.evaluate(NUMBERS) == ["1 1", "2 2", "3 3"] * 4


async def test_a_phone_that_asks_for_a_sector_shows_the_moon(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person, **PHONE)
    await ada.show_tab("me")
    await ada.page.locator(CHOICE).first.tap()
    await ada.until_asked("Expand")
    await expect(ada.page.locator(".moon .sector.lit").first).to_be_visible()
