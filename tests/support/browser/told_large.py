"""What a page has shown large of the turns of others."""

from playwright.async_api import Page

KEEP_LARGE = """() => {
  window.large = [];
  const text = (one) => one.textContent.replaceAll(/\\s+/g, ' ').trim();
  const keep = (all) => {
    for (const { addedNodes } of all) for (const one of addedNodes) {
      if (one.classList?.contains('told-large'))
        window.large.push([...one.querySelectorAll('summary, b, ol > li')].map(text));
    }
  };
  new MutationObserver(keep).observe(document.body, { childList: true, subtree: true });
}"""
"""Keeps the headings and lines of each turn that is shown large."""


async def keep_large(page: Page) -> None:
    """Begin to keep them."""
    await page.evaluate(KEEP_LARGE)


async def first_large(page: Page) -> list[str]:
    """The heading and the lines of the first turn that is shown large, once it is."""
    await page.wait_for_function("() => window.large.length > 0")
    first: list[str] = await page.evaluate("window.large[0]")
    return first


WATCH_LARGE = """() => {
  window.watched = [];
  const box = (one) => one.getBoundingClientRect();
  const seen = (selector) => getComputedStyle(document.querySelector(selector)).opacity !== '0';
  const covers = (card, other) => other.width > 0 && card.left < other.right - 1 && card.right > other.left + 1
    && card.top < other.bottom - 1 && card.bottom > other.top + 1;
  const look = () => {
    const card = document.querySelector('.told-large');
    if (card && getComputedStyle(card).opacity === '1') {
      const boards = [...document.querySelectorAll('[data-frame], .displays, .sheets, .side-others')];
      const early = ['.ask', '.bar .turn'].filter(seen);
      const lit = [...document.querySelectorAll('.table .lit')].filter((one) =>
        getComputedStyle(one).getPropertyValue('--lit').trim() !== 'transparent').map((one) => one.className);
      const covered = boards.filter((one) => covers(box(card), box(one))).map((one) => one.className);
      window.watched.push([...early, ...lit, ...covered].join(' '));
    }
    window.watching = requestAnimationFrame(look);
  };
  cancelAnimationFrame(window.watching);
  look();
}"""
"""For each frame with a large card: what is seen too early, and what the card lies over."""

FRAMES = 3
"""So many of them at least are looked at."""
DESKS = ((1440, 900), (1366, 650), (1280, 720), (1920, 1080))


async def stands_beside_the_boards(page: Page) -> None:
    """A turn was shown large: nothing that comes after it was seen, and the card has covered none of the boards."""
    assert set(await page.evaluate("window.watched")) == {""}


PRESS = """([selector, key, frames]) => {
  window.pressed = null;
  const press = () => {
    const one = document.querySelector(selector);
    const [name, made] = key ? ['keydown', new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })]
      : ['click', new MouseEvent('click', { bubbles: true, cancelable: true })];
    let arrived = false;
    const note = () => { arrived = true; };
    one.addEventListener(name, note);
    if (!key) one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
    one.dispatchEvent(made);
    one.removeEventListener(name, note);
    window.pressed = [arrived, document.querySelector('[data-replays], .told-large') === null];
  };
  const wait = () => {
    if (window.watched.length > frames && document.querySelector('[data-replays] .ask [data-move]')) press();
    else requestAnimationFrame(wait);
  };
  wait();
}"""
"""Presses a thing or a key there once a turn has been shown for so many frames, and keeps whether that arrived, and
whether the showing is over."""
PRESSES = (
    (".ask [data-move]", "", False),
    ("[data-talk]", "", True),
    ("body", "e", False),
    ("[data-talk]", "Enter", True),
)
"""What is pressed, by which key (a pointer if none), and whether it does what it does at other times: what can be seen
does, while what cannot be seen is not chosen."""


async def presses_then(page: Page, pressed: str, key: str) -> None:
    """Have this pressed while the next turn is shown."""
    await page.evaluate(WATCH_LARGE)
    await page.evaluate(PRESS, [pressed, key, FRAMES])
