"""Sharing the result as a picture: handed on where the browser can, saved as a file everywhere."""

from playwright.async_api import expect

from app.pages.styles import colours
from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.short_games import finished
from tests.support.words import say

SHARES = """
navigator.canShare = (data) => (window.asked = data.files[0].type) === 'image/png';
navigator.share = async (data) => {
  const [file] = data.files;
  const bytes = [...new Uint8Array(await file.arrayBuffer())].slice(0, 24);
  window.shared = { text: data.text, name: file.name, type: file.type, bytes };
};
"""
SHARES_NOTHING = "delete Navigator.prototype.share; delete Navigator.prototype.canShare;"
CANVAS = "document.querySelector('canvas.result').getContext('2d')"
PIXEL = f"(x, y) => [...{CANVAS}.getImageData(x, y, 1, 1).data].slice(0, 3)"
PAINTED = f"() => {CANVAS}.getImageData(5, 5, 1, 1).data[3] === 255"
FOUND = f"""([left, top, width, height]) => {{
  const {{ data }} = {CANVAS}.getImageData(left, top, width, height);
  const found = new Set();
  for (let at = 0; at < data.length; at += 4) found.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
  return [...found];
}}"""
"""The colours of a part of the picture, each once, as numbers."""
FACES_TOLD = """
const written = CanvasRenderingContext2D.prototype.fillText;
window.faces = new Set();
CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
  if (this.canvas.width === 1200) window.faces.add(this.font);
  return written.call(this, text, ...place);
};
"""
ON_BODY = (700, 20, 120, 120)
"""Left, top, width and height of a place in the picture where the Moon is lit and nothing is written."""
PNG = b"\x89PNG\r\n\x1a\n"


async def colour_at(person: Person, x: int, y: int) -> str:
    """The colour of a place in the picture of the result, as "#rrggbb"."""
    await person.page.wait_for_function(PAINTED)
    drawn = await person.page.evaluate(f"({PIXEL})({x}, {y})")
    return "#" + bytes(drawn).hex()


async def test_the_result_is_shared_as_a_picture_or_saved_where_nothing_can_be_shared(
    site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(site.url, "Ada")
    ben = await new_person(site.url, "Ben")
    await ada.page.add_init_script(SHARES)
    await ben.page.add_init_script(SHARES_NOTHING)
    game = await finished([ada, ben])
    for person in (ada, ben):
        await person.page.goto(f"/t/{game}")
        await person.page.locator("[data-end-tab=picture]").click()
        await expect(person.page.locator("[data-save]")).to_be_visible()

    # Dark whatever the page is: the ground, and cash in the legend.
    await ben.page.emulate_media(color_scheme="light")
    assert [await colour_at(ben, x, y) for x, y in ((5, 5), (70, 588))] == [
        colours()[name] for name in ("ground", "coin")
    ]

    await ada.page.locator("[data-share]").click()
    await ada.page.wait_for_function("() => window.shared !== undefined")
    shared = await ada.page.evaluate("window.shared")
    assert await ada.page.evaluate("window.asked") == shared["type"] == "image/png"
    assert shared["name"] == say("end-file")
    picture = bytes(shared["bytes"])
    assert picture.startswith(PNG)
    assert (int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")) == (1200, 630)
    scores = (await ada.call("GET", f"/api/games/{game}"))["view"]["scores"]
    for person in (ada, ben):
        assert person.name in shared["text"]
    assert all(str(seat["total"]) in shared["text"] for seat in scores)

    await expect(ben.page.locator("[data-share]")).to_have_count(0)
    async with ben.page.expect_download() as waited:
        await ben.page.locator("[data-save]").click()
    saved = await waited.value
    assert saved.suggested_filename == say("end-file")
    assert (await saved.path()).read_bytes().startswith(PNG)


async def test_the_picture_has_the_faces_of_the_page_the_moon_and_gold_for_the_winner(
    site: Site, new_person: NewPerson
) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    await ada.page.add_init_script(FACES_TOLD)
    game = await finished([ada, ben])
    await ada.page.goto(f"/t/{game}")
    await ada.page.locator("[data-end-tab=picture]").click()
    await ada.page.wait_for_function(f"(place) => ({FOUND})(place).length > 100", arg=list(ON_BODY))
    faces = await ada.page.evaluate("[...window.faces]")
    assert faces and all(face.split("px ")[1].startswith(("Saira", "Atkinson")) for face in faces), faces
    first = sorted({face.split(",")[0] for face in faces})
    assert await ada.page.evaluate("(faces) => faces.filter((face) => !document.fonts.check(face))", first) == []
    found = {f"#{colour:06x}" for colour in await ada.page.evaluate(FOUND, [0, 120, 1200, 440])}
    assert colours()["coin"] in found and colours()["accent"] not in found
