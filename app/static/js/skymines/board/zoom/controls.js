/** Looks closer at the Moon: wheel, pinch, drag, double click and keys change the drawing's `viewBox`; nothing is drawn anew. */

import { factorOf, STEP } from "./arithmetic.js";
import { Hands, onMoon } from "./gestures.js";
import { Camera } from "./view-box.js";

/** @typedef {import("../../../table/store.js").Store<import("../../types").TableState>} TableStore */

/**
 * Let the Moon in `root` be zoomed and moved from now on.
 * @param {HTMLElement} root
 * @param {TableStore} store
 */
export function followZoom(root, store) {
  const camera = new Camera(root);
  const hands = new Hands(camera);
  for (const type of /** @type {const} */ (["pointerdown", "pointermove", "pointerup", "pointercancel"]))
    root.addEventListener(type, (event) => hands[type](event));
  root.addEventListener("click", (event) => hands.click(event), { capture: true });
  root.addEventListener("dblclick", (event) => hands.double(event));
  root.addEventListener("wheel", (event) => wheel(camera, event), { passive: false });
  root.addEventListener("touchstart", (event) => event.touches.length > 1 && onMoon(event) && event.preventDefault(), {
    passive: false,
  });
  root.addEventListener("keydown", (event) => keys(camera, event));
  root.addEventListener("click", (event) => buttons(camera, event));
  root.addEventListener("focusin", (event) => focused(camera, /** @type {Element} */ (event.target)));
  let [asked, picked] = ["", store.get().picked];
  store.subscribe((state) => {
    if (state.picked !== picked) camera.reveal(named(root, state.picked));
    const now = `${state.seq} ${state.choices.step}`;
    if (now !== asked) camera.notHiding([...root.querySelectorAll(".moon .lit[data-target]")]);
    [asked, picked] = [now, state.picked];
  });
}

/**
 * Where the page or the Moon's region scrolls, the wheel alone belongs to that.
 * @param {Camera} camera
 * @param {WheelEvent} event
 */
function wheel(camera, event) {
  if (!onMoon(event)) return;
  const factor = factorOf(event);
  const nothingToDo = factor <= 1 && !camera.isClose;
  const region = camera.svg?.closest(".region");
  const scrolls = [region, document.documentElement].some((one) => one && one.scrollHeight > one.clientHeight + 1);
  if (nothingToDo || (scrolls && !event.ctrlKey && !camera.isClose)) return;
  event.preventDefault();
  camera.zoom(factor, camera.point(event));
}

/** @type {Record<string, "in" | "out" | "whole">} */
const KEYS = { "+": "in", "=": "in", "-": "out", 0: "whole" };

/**
 * @param {Camera} camera
 * @param {KeyboardEvent} event
 */
function keys(camera, event) {
  const target = /** @type {Element} */ (event.target);
  const way = KEYS[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey || !target.closest(".moon-region")) return;
  event.preventDefault();
  step(camera, way);
}

/**
 * @param {Camera} camera
 * @param {Event} event
 */
function buttons(camera, event) {
  const way = /** @type {Element} */ (event.target).closest("[data-zoom]")?.getAttribute("data-zoom");
  if (way === "in" || way === "out" || way === "whole") step(camera, way);
}

/**
 * One step closer or farther, towards what has the focus or is picked.
 * @param {Camera} camera
 * @param {"in" | "out" | "whole"} way
 */
function step(camera, way) {
  if (way === "whole") return camera.whole();
  const { root } = camera;
  const thing =
    root.querySelector(".moon [data-target]:focus-visible") ?? root.querySelector(".moon .picked[data-target]");
  const at = thing && camera.rect(thing);
  camera.zoom(way === "in" ? STEP : 1 / STEP, at ? { x: at.x + at.width / 2, y: at.y + at.height / 2 } : undefined);
  if (thing && way === "in") camera.reveal([thing]);
}

/**
 * Bring into sight what the keys have come to: a place of the Moon, or the places that a choice names.
 * @param {Camera} camera
 * @param {Element} target
 */
function focused(camera, target) {
  if (!camera.isClose || !target.matches(":focus-visible")) return;
  if (target.matches(".moon [data-target]")) return camera.reveal([target]);
  camera.reveal(named(camera.root, (target.closest("[data-lights]")?.getAttribute("data-lights") ?? "").split(" ")));
}

/**
 * The things of the Moon that have these names.
 * @param {HTMLElement} root
 * @param {string[]} keys
 */
function named(root, keys) {
  return keys.filter(Boolean).flatMap((key) => [...root.querySelectorAll(`.moon [data-target="${CSS.escape(key)}"]`)]);
}
