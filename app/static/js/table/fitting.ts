/** Scrolls regions so that a new question's choices are visible, and lists of them to their beginning. */
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

type TableStore = Store<TableState>;

/** Top and bottom, in pixels of the viewport. */
type Span = { top: number; bottom: number };

/** Regions that scroll when their content does not fit. */
const REGIONS = "[data-follows]";
/** Regions whose content is drawn closer together, then more briefly, when it does not fit. */
const CONDENSED = "[data-condenses]";
/** How: the last word says that even so not all of it fits. */
const CLOSER = ["", "close", "close brief", "close brief least", "close brief least over"];
/** What scrolls when choices do not fit. */
const LISTS = ".asks, .offers";
/** Space kept for the heading above what is shown, in pixels. */
const HEADING = 28;
/** Space kept for the frame below it. */
const EDGE = 6;

/**
 * Scroll the regions in `root` to what can be chosen, once per question and whenever a region is opened; choices that
 * do not fit are drawn closer together.
 */
export function keepInSight(root: HTMLElement, store: TableStore) {
  let asked = "";
  let offered = "";
  let listed: unknown[] = [];
  let around: unknown[] = [];
  const sizes = new ResizeObserver(() =>
    requestAnimationFrame(() => root.querySelectorAll(CONDENSED).forEach(condense)),
  );
  store.subscribe(
    ({
      game: { seq, view, choices, takeback },
      panels: { tab },
      choosing: { picked },
      story,
      recent: { returning },
    }) => {
      const before = listed;
      listed = [choices.choices, picked, story.premove, story.asking, story.past, takeback, root.dataset.marks];
      if (listed.some((one, index) => one !== before[index])) fit(root);
      const beside = [tab, view, story.past, returning, takeback];
      if (beside.some((one, index) => one !== around[index]))
        root.querySelectorAll(CONDENSED).forEach((region) => {
          condense(region);
          sizes.observe(region);
        });
      around = beside;
      const list = JSON.stringify([choices.step, choices.choices, picked]);
      if (list !== offered) root.querySelectorAll(LISTS).forEach(toTop);
      offered = list;
      const now = `${seq} ${tab} ${choices.step}`;
      if (now === asked) return;
      asked = now;
      requestAnimationFrame(() => root.querySelectorAll(REGIONS).forEach(show));
    },
  );
  addEventListener("resize", () => requestAnimationFrame(() => fit(root)));
  // The typeface comes behind the page, and needs other room.
  document.fonts.addEventListener("loadingdone", () => {
    condensed = new WeakMap();
    root.querySelectorAll(CONDENSED).forEach(condense);
  });
}

/** What each region held, and how large it was, when it was last condensed. */
let condensed = new WeakMap<Element, string>();

function sizeAndContent(region: Element) {
  return `${region.clientWidth} ${region.clientHeight} ${region.innerHTML}`;
}

/** Draw a region as closely as it needs. Trying lays the page out several times, so it is done for what has changed. */
function condense(region: Element) {
  if (condensed.get(region) === sizeAndContent(region)) return;
  for (const how of CLOSER) {
    region.setAttribute("data-condensed", how);
    if (region.scrollHeight <= region.clientHeight + 1) break;
  }
  condensed.set(region, sizeAndContent(region));
}

/**
 * Draw the choices closer together if they do not all fit; if that is not enough, shrink the other players' boards; if
 * that is not enough either, what else is beside the choices.
 */
function fit(root: HTMLElement) {
  const [table, list] = [root.querySelector("main.table"), root.querySelector(".offers")];
  if (!table || !list) return;
  table.removeAttribute("data-tight");
  for (const how of ["", "more", "more most"]) {
    if (list.scrollHeight <= list.clientHeight + 1) return;
    table.setAttribute("data-tight", how);
  }
}

function toTop(list: Element) {
  list.scrollTop = 0;
}

function show(region: Element) {
  if (region.scrollHeight <= region.clientHeight) return;
  // Not the hand while planning: the player scrolls that.
  const lit = [...region.querySelectorAll(".lit[data-target]:not([draggable])")].map((one) =>
    one.getBoundingClientRect(),
  );
  const { top, bottom } = region.getBoundingClientRect();
  // What sticks to its foot hides the rest there.
  const foot = Number.parseFloat(getComputedStyle(region).scrollPaddingBottom) || 0;
  region.scrollTop += way(lit, { top, bottom: bottom - foot });
}

/** How far to scroll so that as many things as possible are visible, the first of them always; 0 if all are. Pure. */
export function way(things: Span[], region: Span) {
  if (things.length === 0) return 0;
  const first = Math.min(...things.map(({ top }) => top)) - region.top;
  const last = Math.max(...things.map(({ bottom }) => bottom)) - region.bottom;
  if (first >= 0 && last <= 0) return 0;
  return Math.round(Math.min(first - HEADING, Math.max(last + EDGE, 0)));
}
