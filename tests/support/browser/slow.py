"""A slow machine on a slow line, for hunting tests that depend on speed: `SLOW=8 pytest tests/browser`.

The number is how many times slower the page computes. By up to 40 milliseconds times that number its frames, the
answers of the server and the messages of the live connection come late, each on its own.
"""

import os
from typing import Final

from playwright.async_api import Page

SLOW: Final = float(os.environ.get("SLOW", "1"))
"""How many times slower than this machine the browsers are; 1 leaves them alone."""

LATE = """(() => {
  const most = 40 * %f, frame = window.requestAnimationFrame.bind(window), ask = window.fetch.bind(window);
  let state = 1;
  const late = () => { state = (state * 48271) %% 2147483647; return most * (state / 2147483647); };
  window.requestAnimationFrame = (run) => frame(() => setTimeout(() => frame(run), late()));
  window.fetch = async (...all) => {
    const answer = await ask(...all);
    await new Promise((resolve) => setTimeout(resolve, late()));
    return answer;
  };
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(run) {
      let last = Promise.resolve();
      this.addEventListener('message', (event) => {
        const due = new Promise((resolve) => setTimeout(resolve, late()));
        last = last.then(() => due).then(() => run.call(this, event));
      });
    },
  });
})();"""


async def slow_down(page: Page) -> None:
    """Make a new page slow, if that is wished."""
    if SLOW == 1:
        return
    await page.add_init_script(LATE % SLOW)
    if page.context.browser and page.context.browser.browser_type.name == "chromium":
        session = await page.context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
