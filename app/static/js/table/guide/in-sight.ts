/** Brings what the guide means into sight, within the nearest box that scrolls: the boxes around it stay as they are. */

/** The part of the page that a thing takes up, or a box shows, in pixels. */
interface Extent {
  top: number;
  bottom: number;
}

/** By how much a box has to scroll until a thing is in it; a thing that is too high begins at its top. Pure. */
export function scrollFor(thing: Extent, box: Extent): number {
  const above = thing.top - box.top;
  if (above < 0) return above;
  return Math.max(0, Math.min(thing.bottom - box.bottom, above));
}

/**
 * Scroll the nearest box around the first of these things that is drawn, for all of them that lie in it.
 * Not by `scrollIntoView`, which moves every box around a thing, also those that a person cannot scroll back.
 */
export function bring(root: HTMLElement, things: HTMLElement[]) {
  const drawn = things.filter((one) => one.getClientRects().length > 0);
  const box = drawn[0] && scrollerOf(root, drawn[0]);
  if (!box) return;
  const extents = drawn.filter((one) => box.contains(one)).map(extentOf);
  const together = {
    top: Math.min(...extents.map(({ top }) => top)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
  box.scrollTop += scrollFor(together, box.getBoundingClientRect());
}

/** With what styles keep free around it. */
function extentOf(thing: HTMLElement): Extent {
  const { top, bottom } = thing.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(thing);
  return { top: top - Number.parseFloat(scrollMarginTop), bottom: bottom + Number.parseFloat(scrollMarginBottom) };
}

/** The nearest box around a thing that can be scrolled. */
function scrollerOf(root: HTMLElement, thing: HTMLElement): HTMLElement | null {
  for (let box = thing.parentElement; box && box !== root; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return null;
}
