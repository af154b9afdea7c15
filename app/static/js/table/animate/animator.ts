/**
 * Animates the change from one view to the next. The table itself is drawn at once; copies of the pieces travel above
 * it. A piece that has not arrived yet is hidden by nothing but an animation, so cancelling it shows the real table.
 */

import type { Store } from "../store.ts";
import { asThen } from "../story.ts";
import type { Motion, Movement, Speed, TableState, View } from "../types.ts";
import { Curtain } from "./curtain.ts";
import { clear, flown } from "./flight.ts";
import type { Box, Drawn } from "./ghosts.ts";
import { drawn, ghostOf, isUnseen } from "./ghosts.ts";
import { Landing } from "./landing.ts";
import type { Timed } from "./timing.ts";
import { LASTS, queued, timed } from "./timing.ts";
import { byLines, lastsFor, newlyTold, placesOf, raise } from "./told-turn.ts";
import { FLIPPED_OPEN, TURNED_UP } from "./ways.ts";

/** With where it was drawn before. */
type Begun = Timed & { previous: Drawn | null; original: Element | null; there: Drawn | null };

/** Length of the queue, in single movements, above which it is dropped. */
const QUEUE = 12;

/** What tells of the turns of other people, which are shown large when the reader is asked. */
const OTHERS = ".others-turn[data-seq]";

/** How far coins rise, in pixels. */
const RISE = 34;

/**
 * Measures where pieces are before the table is redrawn, and animates them afterwards. When idle, `running` and `begun`
 * are empty. Animations can be stopped at any moment: they only cover a table that is already drawn.
 */
export class Animator {
  root: HTMLElement;
  motion: Motion;
  shown: View | null;
  past: TableState["story"]["past"];
  begun: Begun[];
  covered: Element[];
  since: () => number;
  told: Set<string>;
  total: number;
  free: number;
  running: Set<Animation>;
  curtain: Curtain;
  asked: boolean;
  layer: HTMLDivElement;
  landing: Landing;

  /** @param since the number of the log that the page began with */
  constructor(root: HTMLElement, motion: Motion, store: Store<TableState>, since: () => number) {
    const state = store.get();
    this.root = root;
    this.motion = motion;
    /** The view that is drawn. */
    this.shown = asThen(state).game.view;
    /** The moment of the past that is drawn. */
    this.past = state.story.past;
    /** Movements measured but not started yet. */
    this.begun = [];
    /** Coins that are covered before the table is redrawn. */
    this.covered = [];
    this.since = since;
    /** Turns of others that the page told already, by their numbers in the log. */
    this.told = new Set();
    /** Their total duration, in milliseconds. */
    this.total = 0;
    /** When all started movements will have ended. */
    this.free = 0;
    this.running = new Set();
    this.layer = document.createElement("div");
    this.layer.className = "ghosts";
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
    this.landing = new Landing(root, this.layer, motion);
    this.curtain = new Curtain(root, () => this.stop());
    /** Whether the reader was asked something. */
    this.asked = isAsked(state);
    addEventListener("resize", () => this.stop());
    // What was told while nobody saw the page is shown then.
    document.addEventListener("visibilitychange", () => store.redraw());
  }

  /** End all movements at once. */
  stop() {
    this.curtain.lift();
    for (const one of this.running) one.cancel();
    this.running.clear();
    this.layer.replaceChildren();
    this.landing.stop();
    this.free = 0;
  }

  /** Before drawing: find what is about to move, and measure where it is now. */
  measure(state: TableState) {
    this.begun = [];
    const view = asThen(state).game.view;
    const { past } = state.story;
    const leaps = (past === null) !== (this.past === null);
    this.past = past;
    if (view === this.shown || !view) return;
    if (!leaps && moves(state)) this.begin(view, state);
    const { covered } = this.motion;
    this.covered = covered && this.begun.length > 0 ? [...this.root.querySelectorAll(covered)] : [];
    this.shown = view;
  }

  begin(view: View, { game: { facts }, story }: TableState) {
    const moved = facts && this.motion.movements(this.shown, view, facts);
    const row = timed(moved ?? [], story.settings.speed);
    this.total = row.total;
    this.landing.note(row.timed.map(({ movement }) => movement));
    this.begun = row.timed.map((one) => {
      const previous = drawn(this.root, one.movement.from);
      return { ...one, previous, original: previous ? copyable(previous.element) : null, there: null };
    });
  }

  /** After drawing: start what was measured, behind what is still moving. */
  carryOut(state: TableState) {
    const told = this.newTurns(state);
    const isNewlyAsked = isAsked(state) && !this.asked;
    this.asked = isAsked(state);
    if (this.begun.length === 0 && told.length === 0) return;
    const { speed } = state.story.settings;
    const now = performance.now();
    const { start, drop } = queued(now, this.free, QUEUE * LASTS[speed]);
    if (drop) this.stop();
    // All is measured before anything is added to the page.
    for (const one of this.begun) one.there = drawn(this.root, one.movement.to);
    if (told.length > 0) this.tell(told, start, speed);
    for (const one of this.begun) {
      for (const moving of show(this.root, this.motion, this.layer, one, start)) this.keep(moving);
      for (const waiting of hideUntil(this.root, one, start)) this.keep(waiting);
    }
    for (const following of this.landing.follow(this.begun, start)) this.keep(following);
    for (const coin of this.covered) {
      const left = coin.matches(this.motion.covered ?? "*") ? undefined : this.begun.find((one) => isFrom(coin, one));
      if (left) this.keep(flipOpen(coin, start + left.delay, left.duration));
    }
    this.covered = [];
    this.free = now + start + this.total;
    this.begun = [];
    // What others did is seen before what follows from it.
    if (told.length > 0 || isNewlyAsked) this.keep(this.curtain.drop(this.layer, start + this.total));
  }

  /**
   * Turns that are told now and were not before: an automa's at once, people's once the reader is asked, whether or not
   * their pieces move only now. Those from before the page was opened are not among them.
   */
  newTurns(state: TableState) {
    if (state.story.past || document.hidden) return [];
    const turns = [this.motion.turns ?? [], OTHERS].flat();
    const fresh = turns.flatMap((selector) => newlyTold(this.root, selector, this.told, this.since()));
    return moves(state) ? fresh : [];
  }

  /** Show turns large; what moves waits for the line that tells of it. */
  tell(told: HTMLElement[], start: number, speed: Speed) {
    const all = new Map(this.begun.map((one) => [one.movement, one]));
    const row = byLines([...all.keys()], placesOf(told), speed);
    const raised = raise(this.root, this.layer, told, row.ticks, start, speed);
    if (raised.length === 0) return;
    for (const one of raised) this.keep(one);
    this.begun = row.timed.flatMap((time) => {
      const one = all.get(time.movement);
      return one ? [{ ...one, ...time }] : [];
    });
    this.total = Math.max(row.total, lastsFor(row.ticks, speed));
  }

  keep(moving: Animation) {
    this.running.add(moving);
    const done = () => this.running.delete(moving);
    moving.finished.then(done, done);
  }
}

/**
 * Whether to animate: the page is visible and animations are on, and it shows the present or steps through the past.
 */
function moves(state: TableState) {
  const { past, settings } = state.story;
  if (document.hidden || (past && !past.step) || settings.speed === "off") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const isAsked = ({ game }: TableState) => game.choices.step !== "";

/** Hide what is seen with a piece until that has arrived: things whose `data-with` is the piece's key. */
function hideUntil(root: HTMLElement, { movement, delay, duration }: Begun, start: number) {
  const things = root.querySelectorAll(`[data-with="${CSS.escape(movement.to[0] ?? "")}"]`);
  return [...things].map((thing) => thing.animate([{ opacity: 0 }, { opacity: 0 }], start + delay + duration));
}

/** Whether a movement leaves the place that a coin lies in. */
function isFrom(coin: Element, { movement: { from } }: Begun) {
  return from.includes(coin.closest("[data-target]")?.getAttribute("data-target") ?? "");
}

/** A coin is not seen until what covers it leaves; then it flips open. */
function flipOpen(coin: Element, delay: number, duration: number) {
  return coin.animate(FLIPPED_OPEN, { delay, duration: duration * 0.62, fill: "backwards" });
}

function copyable(element: Element) {
  return element instanceof HTMLElement ? (element.cloneNode(true) as Element) : element;
}

/** Start one movement: the travelling copy, and the hiding of the piece until the copy arrives. */
function show(
  root: HTMLElement,
  motion: Motion,
  layer: HTMLElement,
  { movement, delay, duration, previous, original, there }: Begun,
  start: number,
): Animation[] {
  const timing = { delay: start + delay, duration, easing: "ease-in-out", fill: "both" as const };
  if (movement.kind === "appear") {
    return there
      ? [
          there.element.animate(there.element instanceof HTMLElement ? TURNED_UP : [{ opacity: 0 }, { opacity: 1 }], {
            ...timing,
            easing: "linear",
          }),
        ]
      : [];
  }
  if (movement.kind === "coins")
    return there && !isUnseen(there.box, there.sight) ? rise(layer, motion, movement, there.box, timing) : [];
  if (!previous) return [];
  const flying = flown(root, layer, motion, { movement, previous, original, there }, timing);
  if (flying.length === 0 || !there || motion.joins(movement)) return flying;
  return [...flying, there.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: start + delay + duration })];
}

function rise(layer: HTMLElement, motion: Motion, movement: Movement, box: Box, timing: KeyframeAnimationOptions) {
  const ghost = ghostOf(motion, movement, null, box);
  if (!ghost) return [];
  layer.append(ghost);
  const at = `translate(${box.left}px, ${box.top}px)`;
  const frames = [
    { transform: at, opacity: 0 },
    { transform: `${at} translateY(${-RISE / 2}px)`, opacity: 1, offset: 0.3 },
    { transform: `${at} translateY(${-RISE}px)`, opacity: 0 },
  ];
  const rising = ghost.animate(frames, { ...timing, duration: Number(timing.duration) * 2 });
  clear(rising, ghost);
  return [rising];
}
