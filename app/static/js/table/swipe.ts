/** Swiping sideways over a region opens the next one, as the tabs above it do. */

type Point = { x: number; y: number };

/** Least length of a swipe in pixels, and its least ratio of width to height. */
const LONG = 56;
const FLAT = 2;

/** The direction of a swipe: 1 to the region on the right, -1 to the one on the left, 0 for neither. */
export function swept(from: Point, to: Point) {
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(right) < LONG || Math.abs(right) < FLAT * Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}

/** The region next to another; the last has none on its right, the first none on its left. */
export function beside(tabs: readonly string[], now: string, way: number) {
  return tabs[tabs.indexOf(now) + way] ?? now;
}

/** Where dragging has another meaning: a zoomed board, a card, a form field. */
const TAKEN = "[data-frame].close, [draggable=true], [data-hand], input, select, textarea, [role=dialog]";

/**
 * Whether a swipe may start here: nothing around it scrolls sideways.
 * @param end the region
 */
function isFree(start: Element, end: Element) {
  if (start.closest(TAKEN)) return false;
  for (let one = start as Element | null; one && one !== end; one = one.parentElement) {
    if (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX)) return false;
  }
  return true;
}

/** Listen for one-finger swipes on the regions that tabs show. */
export function followSwipes(root: HTMLElement, go: (way: number) => void) {
  let from: Point | null = null;
  root.addEventListener(
    "touchstart",
    (event) => {
      const [touch, more] = event.touches;
      const target = event.target as Element;
      const region = target.closest("main.table > .region:not(.asks)");
      const tabs = root.querySelector(".tabs")?.getClientRects().length;
      from = touch && !more && region && tabs && isFree(target, region) ? { x: touch.clientX, y: touch.clientY } : null;
    },
    { passive: true },
  );
  root.addEventListener("touchcancel", () => (from = null));
  root.addEventListener("touchend", (event) => {
    const [touch] = event.changedTouches;
    const way = from && touch ? swept(from, { x: touch.clientX, y: touch.clientY }) : 0;
    from = null;
    if (way !== 0) go(way);
  });
}
