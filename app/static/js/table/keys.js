/** Keyboard control: arrow keys among lit things and choices, Enter, Escape, and letters for the rest. */
import { face } from "./face.js";
import { shortcutOf } from "./keyboard.js";

/**
 * What a key asks for. Pure, so that it is tested without a page.
 * @param {import("./keyboard.js").Pressed} event
 * @returns {string | null}
 */
export function command(event) {
  return shortcutOf(event, COMMANDS) ?? null;
}

/** @type {Record<string, string>} */
const COMMANDS = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Escape: "escape",
  u: "undo",
  e: "end",
  s: "standing",
  t: "talk",
  p: "premove",
  "?": "help",
  i: "explain",
  c: "choices",
  b: "board",
  g: "region",
  1: "tab-0",
  2: "tab-1",
  3: "tab-2",
  4: "tab-3",
  5: "tab-4",
};

/**
 * The place to go to from `from` in a direction: the nearest on that side, with sideways distance counting double.
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}[]} places
 * @param {string} direction
 * @returns {number} index among the places, or -1
 */
export function nearest(from, places, direction) {
  let best = -1;
  let shortest = Infinity;
  places.forEach((place, index) => {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const [ahead, aside] =
      direction === "left" ? [-dx, dy] : direction === "right" ? [dx, dy] : direction === "up" ? [-dy, dx] : [dy, dx];
    const distance = ahead + 2 * Math.abs(aside);
    if (ahead > 1 && distance < shortest) [best, shortest] = [index, distance];
  });
  return best;
}

const FOCUSABLE =
  ".offers .offer, .offers button, .fixed button, .lit[data-target], .picked[data-target], [data-plan-slot]";

/** Everything on a framed board, lit or not. */
const ON_BOARD = "[data-frame] [data-target]:not([aria-hidden])";

/**
 * Move the focus on a framed board to the nearest thing in a direction; if there is none, to the next or previous one
 * in document order.
 * @param {Document} page
 * @param {Element} current
 * @param {string} direction
 */
function alongBoard(page, current, direction) {
  const all = /** @type {HTMLElement[]} */ ([...page.querySelectorAll(ON_BOARD)]);
  const around = all.filter((one) => one !== current);
  const index = nearest(middle(current), around.map(middle), direction);
  const step = direction === "left" || direction === "up" ? -1 : 1;
  const other = all[(all.indexOf(/** @type {HTMLElement} */ (current)) + step + all.length) % all.length];
  (around[index] ?? other)?.focus();
}

/**
 * The regions of the table, most important first: the selector of each, of what takes its focus, and its tab on a small
 * screen.
 */
function regions() {
  const named = [...face.tabs, "others"].map((tab) => [`[data-region="${tab}"]`, `[data-region="${tab}"]`, tab]);
  return [[".asks", ".prompt", ""], ...named];
}

/**
 * Focus the next region, whose label a screen reader then says; on a small screen its tab is opened first.
 * @param {Document} page
 */
export function nextRegion(page) {
  const all = regions();
  const now = all.findIndex(([place = ""]) => page.activeElement?.closest(place));
  const [, target = "", tab = ""] = all[(now + 1) % all.length] ?? [];
  const region = /** @type {HTMLElement | null} */ (page.querySelector(target));
  if (region?.getClientRects().length !== 0) return region?.focus();
  /** @type {HTMLElement | null} */ (page.querySelector(`[data-tab="${tab}"][role=tab]`))?.click();
  requestAnimationFrame(() => region.focus());
}

/**
 * Move the focus in a direction.
 * @param {Document} page
 * @param {string} direction
 */
export function moveFocus(page, direction) {
  const elements = /** @type {HTMLElement[]} */ (
    [...page.querySelectorAll(FOCUSABLE)].filter((one) => one.getClientRects().length > 0)
  );
  const current = page.activeElement;
  if (current?.matches(ON_BOARD)) return alongBoard(page, current, direction);
  if (!current || !elements.includes(/** @type {HTMLElement} */ (current))) return elements[0]?.focus();
  const around = elements.filter((one) => one !== current);
  const index = nearest(middle(current), around.map(middle), direction);
  around[index]?.focus();
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * Listen to the keys of the page.
 * @param {Document} page
 * @param {Record<string, () => void>} actions by command: escape, undo, end, help, tab-0 …
 */
export function listen(page, actions) {
  page.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.matches("input, textarea, select")) return;
    if ((event.key === "Enter" || event.key === " ") && target.dataset.target && target.tagName !== "BUTTON") {
      event.preventDefault();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    const wanted = command(event);
    if (!wanted) return;
    event.preventDefault();
    if (["up", "down", "left", "right"].includes(wanted)) moveFocus(page, wanted);
    else if (wanted === "region") nextRegion(page);
    else if (wanted === "premove" || wanted === "talk")
      /** @type {HTMLElement | null} */ (page.querySelector(`[data-${wanted}]`))?.click();
    else if (wanted === "choices")
      /** @type {HTMLElement | null} */ (
        page.querySelector(".offers .offer:not([disabled])") ??
          page.querySelector(".fixed [data-move]:not([disabled]), .fixed button:not([disabled])")
      )?.focus();
    else if (wanted === "board") /** @type {HTMLElement | null} */ (page.querySelector(".lit[data-target]"))?.focus();
    else actions[wanted]?.();
  });
}
