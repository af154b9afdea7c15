/** Keyboard control: arrow keys among lit things and choices, Enter, Escape, and letters for the rest. */
import type { Pressed } from "./keyboard.ts";
import { shortcutOf } from "./keyboard.ts";

/** What a key asks for. Pure, so that it is tested without a page. */
export function command(event: Pressed): string | null {
  return shortcutOf(event, COMMANDS) ?? null;
}

const COMMANDS: Record<string, string> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Escape: "escape",
  u: "undo",
  e: "end",
  s: "standing",
  t: "talk",
  n: "next",
  p: "premove",
  a: "advice",
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
 * @returns index among the places, or -1
 */
export function nearest(from: { x: number; y: number }, places: { x: number; y: number }[], direction: string): number {
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
 */
function alongBoard(page: Document, current: Element, direction: string) {
  const all = [...page.querySelectorAll(ON_BOARD)] as HTMLElement[];
  const around = all.filter((one) => one !== current);
  const index = nearest(middle(current), around.map(middle), direction);
  const step = direction === "left" || direction === "up" ? -1 : 1;
  const other = all[(all.indexOf(current as HTMLElement) + step + all.length) % all.length];
  (around[index] ?? other)?.focus();
}

/** Move the focus in a direction. */
export function moveFocus(page: Document, direction: string) {
  const elements = [...page.querySelectorAll(FOCUSABLE)].filter(
    (one) => one.getClientRects().length > 0,
  ) as HTMLElement[];
  const current = page.activeElement;
  if (current?.matches(ON_BOARD)) return alongBoard(page, current, direction);
  if (!current || !elements.includes(current as HTMLElement)) return elements[0]?.focus();
  const around = elements.filter((one) => one !== current);
  const index = nearest(middle(current), around.map(middle), direction);
  around[index]?.focus();
}

function middle(element: Element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const PRESS = "press";
/** Commands that lead among the choices, and those that are about a question without leading there. */
const LEADING = ["up", "down", "left", "right", "choices", "board"];
const DECIDING = ["undo", "end"];

/**
 * Whether a command waits for the question that comes, behind those that wait already, while the answer to a move is
 * under way. A press alone may be the second of the one that made the move. Pure.
 */
export function isKept(wanted: string, kept: readonly string[]) {
  if (wanted === PRESS) return LEADING.includes(kept.at(-1) ?? "");
  return LEADING.includes(wanted) || DECIDING.includes(wanted);
}

/**
 * Listen to the keys of the page.
 * @param actions by command: escape, undo, end, help, tab-0 …
 * @param isBusy whether the answer to a move is under way
 * @returns to be called after each drawing: does what has been kept for the question that came, or forgets it
 */
export function listen(page: Document, actions: Record<string, () => void>, isBusy: () => boolean) {
  const kept: string[] = [];
  page.addEventListener("keydown", (event) => {
    const target = event.target as HTMLElement;
    if (target.matches("input, textarea, select")) return;
    const isPress = event.key === "Enter" || event.key === " ";
    const wanted = isPress ? PRESS : command(event);
    if (!wanted) return;
    const isHeld = isBusy() && isKept(wanted, kept);
    if (isPress && !isHeld && (!target.dataset.target || target.tagName === "BUTTON")) return;
    event.preventDefault();
    if (!isHeld) act(wanted);
    else if (!event.repeat) kept.push(wanted);
  });
  const act = (wanted: string) => {
    if (wanted === PRESS) page.activeElement?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else if (["up", "down", "left", "right"].includes(wanted)) moveFocus(page, wanted);
    else if (wanted === "region")
      void import("./region-focus.ts").then(
        ({ nextRegion }) => nextRegion(page),
        () => {}, // The regions can be reached by Tab.
      );
    else if (["premove", "advice", "talk", "next"].includes(wanted))
      (page.querySelector(`[data-${wanted}]`) as HTMLElement | null)?.click();
    else if (wanted === "choices") found(page, CHOICES)?.focus();
    else if (wanted === "board") (page.querySelector(".lit[data-target]") as HTMLElement | null)?.focus();
    else if (wanted === "end" && found(page, READY)) found(page, READY)?.click();
    else actions[wanted]?.();
  };
  return (isLost: boolean) => {
    if (isLost) kept.length = 0;
    while (kept.length > 0 && !isBusy()) act(kept.shift() as string);
  };
}

/** Where the choices are, the first of these that is there: the list, else what goes on, else what else can be done. */
const CHOICES = [
  ".offers .offer:not([disabled])",
  ".fixed .main:not([disabled])",
  ".fixed [data-ready]:not([disabled])",
  ".fixed [data-move]:not([disabled])",
  ".fixed button:not([disabled])",
];

/** The button that hands in what was laid, where that takes the place of ending a turn. */
const READY = [".fixed [data-ready]:not([disabled])"];

/** What the first of these selectors finds that finds anything. Pure but for the page. */
export function found(page: Pick<Document, "querySelector">, selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const one = page.querySelector(selector) as HTMLElement | null;
    if (one) return one;
  }
  return null;
}
