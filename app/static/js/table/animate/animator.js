/**
 * Animates the change from one view to the next. The table itself is drawn at once; copies of the pieces travel above
 * it. A piece that has not arrived yet is hidden by nothing but an animation, so cancelling it shows the real table.
 */

import { face } from "../face.js";
import { asThen } from "../story.js";
import { atEdge, drawn, ghostOf, isUnseen, sized } from "./ghosts.js";
import { LASTS, queued, timed } from "./timing.js";

/**
 * @typedef {import("../types").TableState} TableState
 * @typedef {import("../types").View} View
 * @typedef {import("../store.js").Store<TableState>} TableStore
 * @typedef {import("./ghosts.js").Box} Box
 * @typedef {import("./timing.js").Timed} Timed
 * @typedef {import("./ghosts.js").Drawn} Drawn
 * @typedef {Timed & {was: Drawn | null, original: Element | null, colour: Colour | null}} Begun with where it was drawn
 *   before
 * @typedef {{key: string, fill: string}} Colour the thing whose colour changes with it, and the colour before
 */

/** Length of the queue, in single movements, above which it is dropped. */
const QUEUE = 12;

/** How far coins rise, in pixels. */
const RISE = 34;

/**
 * Wrap the drawing of the store: call `before` first, then let the store draw the table, then call `after`.
 * @param {HTMLElement} root
 * @param {TableStore} store
 */
export function animator(root, store) {
  const one = new Animator(root);
  return {
    before: () => store.subscribe((state) => one.measure(state)),
    after: () => store.subscribe((state) => one.carryOut(state)),
  };
}

/**
 * Measures where pieces are before the table is redrawn, and animates them afterwards. When idle, `running` and `begun`
 * are empty. Animations can be stopped at any moment: they only cover a table that is already drawn.
 */
class Animator {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** The view that is drawn. @type {View | null} */
    this.shown = null;
    /** The moment of the past that is drawn. @type {TableState["story"]["past"]} */
    this.past = null;
    /** Movements measured but not started yet. @type {Begun[]} */
    this.begun = [];
    /** Their total duration, in milliseconds. */
    this.total = 0;
    /** When all started movements will have ended. */
    this.free = 0;
    /** @type {Set<Animation>} */
    this.running = new Set();
    this.layer = document.createElement("div");
    this.layer.className = "ghosts";
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
    for (const kind of ["keydown", "pointerdown", "wheel"])
      document.addEventListener(kind, () => this.stop(), { capture: true, passive: true });
    addEventListener("resize", () => this.stop());
  }

  /** End all movements at once. */
  stop() {
    for (const one of this.running) one.cancel();
    this.running.clear();
    this.layer.replaceChildren();
    this.free = 0;
  }

  /**
   * Before drawing: find what is about to move, and measure where it is now.
   * @param {TableState} state
   */
  measure(state) {
    this.begun = [];
    const view = asThen(state).view;
    const { past } = state.story;
    const leaps = (past === null) !== (this.past === null);
    this.past = past;
    if (view === this.shown || !view) return;
    if (!leaps && moves(state)) this.begin(view, state);
    this.shown = view;
  }

  /**
   * @param {View} view
   * @param {TableState} state
   */
  begin(view, { facts, story }) {
    const moved = facts && face.motion?.movements(this.shown, view, facts);
    const row = timed(moved ?? [], story.settings.speed);
    this.total = row.total;
    this.begun = row.timed.map((one) => {
      const was = drawn(this.root, one.movement.from);
      const colour = colourOf(this.root, face.motion?.coloured?.(one.movement));
      return { ...one, was, original: was ? copyable(was.element) : null, colour };
    });
  }

  /**
   * After drawing: start what was measured, behind what is still moving.
   * @param {TableState} state
   */
  carryOut(state) {
    if (this.begun.length === 0) return;
    const now = performance.now();
    const { start, drop } = queued(now, this.free, QUEUE * LASTS[state.story.settings.speed]);
    if (drop) this.stop();
    for (const one of this.begun) {
      for (const moving of show(this.root, this.layer, one, start)) this.keep(moving);
      for (const waiting of keepColour(this.root, one, start)) this.keep(waiting);
    }
    this.free = now + start + this.total;
    this.begun = [];
  }

  /** @param {Animation} moving */
  keep(moving) {
    this.running.add(moving);
    const done = () => this.running.delete(moving);
    moving.finished.then(done, done);
  }
}

/**
 * Whether to animate: the page is visible and animations are on, and it shows the present or steps through the past.
 * @param {TableState} state
 */
function moves(state) {
  const { past, settings } = state.story;
  if (document.hidden || (past && !past.step) || settings.speed === "off") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * @param {HTMLElement} root
 * @param {string} key
 */
function targetOf(root, key) {
  return root.querySelector(`[data-target="${CSS.escape(key)}"]`);
}

/**
 * @param {HTMLElement} root
 * @param {string | null | undefined} key
 * @returns {Colour | null}
 */
function colourOf(root, key) {
  const thing = key ? targetOf(root, key) : null;
  return key && thing ? { key, fill: getComputedStyle(thing).fill } : null;
}

/**
 * Keep the former colour of a thing until the piece that changes it has arrived.
 * @param {HTMLElement} root
 * @param {Begun} one
 * @param {number} start
 */
function keepColour(root, { colour, delay, duration }, start) {
  const thing = colour && targetOf(root, colour.key);
  const frame = colour && { fill: colour.fill };
  return thing && frame ? [thing.animate([frame, frame], start + delay + duration)] : [];
}

/** @param {Element} element */
function copyable(element) {
  return element instanceof HTMLElement ? /** @type {Element} */ (element.cloneNode(true)) : element;
}

/**
 * Start one movement: the travelling copy, and the hiding of the piece until the copy arrives.
 * @param {HTMLElement} root
 * @param {HTMLElement} layer
 * @param {Begun} one
 * @param {number} start
 * @returns {Animation[]}
 */
function show(root, layer, { movement, delay, duration, was, original }, start) {
  const there = drawn(root, movement.to);
  const timing = { delay: start + delay, duration, easing: "ease-in-out", fill: /** @type {const} */ ("both") };
  if (movement.kind === "appear") {
    return there
      ? [
          there.element.animate(
            [
              { opacity: 0, transform: "scale(0.7)" },
              { opacity: 1, transform: "none" },
            ],
            timing,
          ),
        ]
      : [];
  }
  if (movement.kind === "coins")
    return there && !isUnseen(there.box, there.sight) ? rise(layer, movement, there.box, timing) : [];
  if (!was) return [];
  // Within one region it is clipped by that region's edge; between two it starts and ends in their visible parts.
  const within = !there || there.region === was.region ? was.sight : null;
  const from = sized(movement, within ? was.box : atEdge(was.box, was.sight));
  const ghost = ghostOf(movement, original, from);
  if (!ghost) return [];
  const to = there ? sized(movement, within ? there.box : atEdge(there.box, there.sight)) : null;
  const pane = laid(layer, ghost, within);
  const flown = ghost.animate(way(from, to), timing);
  clear(flown, pane);
  if (!there || face.motion?.joins(movement)) return [flown];
  return [flown, there.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: start + delay + duration })];
}

/**
 * Put a copy into the layer; if `within` is given, clipped to that box.
 * @param {HTMLElement} layer
 * @param {HTMLElement} ghost
 * @param {Box | null} within
 * @returns {HTMLElement} the element to remove afterwards
 */
function laid(layer, ghost, within) {
  if (!within) {
    layer.append(ghost);
    return ghost;
  }
  const pane = document.createElement("div");
  pane.className = "pane";
  const right = innerWidth - within.left - within.width;
  const bottom = innerHeight - within.top - within.height;
  pane.style.clipPath = `inset(${within.top}px ${right}px ${bottom}px ${within.left}px)`;
  pane.append(ghost);
  layer.append(pane);
  return pane;
}

/**
 * Keyframes from one box to another, or fading out where the destination is not drawn.
 * @param {Box} from
 * @param {Box | null} to
 * @returns {Keyframe[]}
 */
function way(from, to) {
  const begin = `translate(${from.left}px, ${from.top}px)`;
  if (!to)
    return [
      { transform: begin, opacity: 1 },
      { transform: `${begin} translateY(-18px)`, opacity: 0 },
    ];
  const scale = `scale(${to.width / from.width}, ${to.height / from.height})`;
  return [{ transform: begin }, { transform: `translate(${to.left}px, ${to.top}px) ${scale}` }];
}

/**
 * @param {HTMLElement} layer
 * @param {import("../types").Movement} movement
 * @param {Box} box
 * @param {KeyframeAnimationOptions} timing
 */
function rise(layer, movement, box, timing) {
  const ghost = ghostOf(movement, null, box);
  if (!ghost) return [];
  layer.append(ghost);
  const at = `translate(${box.left}px, ${box.top}px)`;
  const frames = [
    { transform: at, opacity: 0 },
    { transform: `${at} translateY(${-RISE / 2}px)`, opacity: 1, offset: 0.3 },
    { transform: `${at} translateY(${-RISE}px)`, opacity: 0 },
  ];
  const flown = ghost.animate(frames, { ...timing, duration: Number(timing.duration) * 2 });
  clear(flown, ghost);
  return [flown];
}

/**
 * @param {Animation} flown
 * @param {HTMLElement} ghost
 */
function clear(flown, ghost) {
  flown.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}
