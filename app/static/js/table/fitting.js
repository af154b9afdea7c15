/** Brings what is asked for into sight: where a region scrolls, a new question shows what answers it. */

/**
 * @typedef {import("./store.js").Store<import("./types").TableState>} TableStore
 * @typedef {{top: number, bottom: number}} Span from top to bottom, in pixels of the window
 */

/** Regions that scroll when they are low. */
const REGIONS = "[data-follows]";
/** Above what is shown there is room for its heading. */
const HEADING = 28;
/** Below it, for its frame. */
const EDGE = 6;

/**
 * Let the regions in `root` show what is asked for, once for each question and whenever a region is opened; choices
 * that would not fit stand closer.
 * @param {HTMLElement} root
 * @param {TableStore} store
 */
export function keepInSight(root, store) {
  let asked = "";
  /** @type {unknown[]} */
  let listed = [];
  store.subscribe(({ seq, tab, choices, picked, story, takeback }) => {
    const before = listed;
    const { luna, introduced } = root.querySelector("main")?.dataset ?? {};
    listed = [choices.choices, picked, story.premove, story.asking, story.past, takeback, luna, introduced];
    if (listed.some((one, index) => one !== before[index])) fit(root);
    const now = `${seq} ${tab} ${choices.step}`;
    if (now === asked) return;
    asked = now;
    requestAnimationFrame(() => root.querySelectorAll(REGIONS).forEach(show));
  });
  addEventListener("resize", () => requestAnimationFrame(() => fit(root)));
}

/**
 * Draw the choices closer where not all of them are seen; where that is not enough, the others' boards leave them room.
 * @param {HTMLElement} root
 */
function fit(root) {
  const [table, list] = [root.querySelector("main.table"), root.querySelector(".offers")];
  if (!table || !list) return;
  table.removeAttribute("data-tight");
  for (const how of ["", "more"]) {
    if (list.scrollHeight <= list.clientHeight + 1) return;
    table.setAttribute("data-tight", how);
  }
}

/** @param {Element} region */
function show(region) {
  if (region.scrollHeight <= region.clientHeight) return;
  // A hand to plan with is looked at as one likes.
  const lit = [...region.querySelectorAll(".lit[data-target]:not([draggable])")].map((one) =>
    one.getBoundingClientRect(),
  );
  region.scrollTop += way(lit, region.getBoundingClientRect());
}

/**
 * How far to scroll so that as many as can be are in sight, the first of them surely; not at all if all are. Pure.
 * @param {Span[]} things
 * @param {Span} region
 */
export function way(things, region) {
  if (things.length === 0) return 0;
  const first = Math.min(...things.map(({ top }) => top)) - region.top;
  const last = Math.max(...things.map(({ bottom }) => bottom)) - region.bottom;
  if (first >= 0 && last <= 0) return 0;
  return Math.round(Math.min(first - HEADING, Math.max(last + EDGE, 0)));
}
