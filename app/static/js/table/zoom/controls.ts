/** Zooms the board of a game, an `svg[data-board]`: wheel, pinch, drag, double click and keys change the drawing's `viewBox`; nothing is redrawn. */

import { shortcutOf } from "../keyboard.ts";
import type { Store } from "../store.ts";
import type { TableState } from "../types.ts";
import { factorOf, STEP } from "./arithmetic.ts";
import { Gestures, onBoard } from "./gestures.ts";
import { ViewBox } from "./view-box.ts";

type TableStore = Pick<Store<TableState>, "get" | "subscribe">;

/**
 * Enable zooming and panning of the board in `root`.
 * @param last a click or key that came before, which is carried out
 */
export function followZoom(root: HTMLElement, store: TableStore, last: Event | null) {
  const box = new ViewBox(root);
  const gestures = new Gestures(box);
  for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const)
    root.addEventListener(type, (event) => gestures[type](event));
  root.addEventListener("click", (event) => gestures.click(event), { capture: true });
  root.addEventListener("dblclick", (event) => gestures.double(event));
  root.addEventListener("wheel", (event) => wheel(box, event), { passive: false });
  root.addEventListener("touchstart", (event) => event.touches.length > 1 && onBoard(event) && event.preventDefault(), {
    passive: false,
  });
  root.addEventListener("keydown", (event) => keys(box, event));
  root.addEventListener("click", (event) => buttons(box, event));
  root.addEventListener("focusin", (event) => focused(box, event.target as Element));
  let [asked, picked] = ["", store.get().choosing.picked];
  store.subscribe((state) => {
    if (state.choosing.picked !== picked) box.reveal(named(root, state.choosing.picked));
    const now = `${state.game.seq} ${state.game.choices.step}`;
    if (now !== asked) box.notHiding([...root.querySelectorAll("[data-board] .lit[data-target]")]);
    [asked, picked] = [now, state.choosing.picked];
  });
  if (last instanceof KeyboardEvent) keys(box, last);
  else if (last) buttons(box, last);
}

/** Where the page or its region scrolls, the wheel without a modifier scrolls it. */
function wheel(box: ViewBox, event: WheelEvent) {
  if (!onBoard(event)) return;
  const factor = factorOf(event);
  const nothingToDo = factor <= 1 && !box.isClose;
  const region = box.svg?.closest(".region");
  const scrolls = [region, document.documentElement].some((one) => one && one.scrollHeight > one.clientHeight + 1);
  if (nothingToDo || (scrolls && !event.ctrlKey && !box.isClose)) return;
  event.preventDefault();
  box.zoom(factor, box.point(event));
}

const KEYS: Record<string, "in" | "out" | "whole"> = { "+": "in", "=": "in", "-": "out", 0: "whole" };

function keys(box: ViewBox, event: KeyboardEvent) {
  const target = event.target as Element;
  const way = shortcutOf(event, KEYS);
  if (!way || !target.closest("[data-zooms]")) return;
  event.preventDefault();
  step(box, way);
}

function buttons(box: ViewBox, event: Event) {
  const way = (event.target as Element).closest("[data-zoom]")?.getAttribute("data-zoom");
  if (way === "in" || way === "out" || way === "whole") step(box, way);
}

/** Zoom one step in or out, towards what is focused or picked. */
function step(box: ViewBox, way: "in" | "out" | "whole") {
  if (way === "whole") return box.whole();
  const { root } = box;
  const thing =
    root.querySelector("[data-board] [data-target]:focus-visible") ??
    root.querySelector("[data-board] .picked[data-target]");
  const at = thing && box.rect(thing);
  box.zoom(way === "in" ? STEP : 1 / STEP, at ? { x: at.x + at.width / 2, y: at.y + at.height / 2 } : undefined);
  if (thing && way === "in") box.reveal([thing]);
}

/** Show what has received keyboard focus: a place on the board, or the places that a choice names. */
function focused(box: ViewBox, target: Element) {
  if (!box.isClose || !target.matches(":focus-visible")) return;
  if (target.matches("[data-board] [data-target]")) return box.reveal([target]);
  box.reveal(named(box.root, (target.closest("[data-lights]")?.getAttribute("data-lights") ?? "").split(" ")));
}

/** The things on the board with these keys. */
function named(root: HTMLElement, keys: string[]) {
  return keys
    .filter(Boolean)
    .flatMap((key) => [...root.querySelectorAll(`[data-board] [data-target="${CSS.escape(key)}"]`)]);
}
