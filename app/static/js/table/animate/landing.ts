/**
 * What follows a piece as it lands: dust, a row that fills up to it, a figure that counts. The page tells the truth all
 * the while, to ears too; only what is seen of it waits.
 */

import type { Motion, Movement } from "../types.ts";
import { clear } from "./flight.ts";
import type { Drawn } from "./ghosts.ts";
import { boxOf, isUnseen, sightOf, sized } from "./ghosts.ts";
import { ARRIVES } from "./ways.ts";

/** How long dust is seen, and how long figures count and rows fill, as shares of a movement. */
const [DUST, FILLS] = [160 / 420, 320 / 420];

/** How much wider than its piece dust becomes; how flat it lies; and how far down a piece stands, as a share of it. */
const [WIDE, FLAT, FOOT] = [1.7, 0.5, 0.84];

const NUMBER = /^\s*\d+\s*$/;

/** How a figure is written: its copy is written so. */
const WRITTEN = [
  "fontFamily",
  "fontSize",
  "fontWeight",
  "fontStretch",
  "fontVariantNumeric",
  "letterSpacing",
  "color",
] as const;

type Moving = { movement: Movement; delay: number; duration: number; there: Drawn | null };

/** Notes what a change of the table will change, and shows it once its pieces land. */
export class Landing {
  root: HTMLElement;
  layer: HTMLElement;
  motion: Motion;
  filled: Set<Element>;
  figures: Map<string, number[]>;
  busy: WeakMap<Element, number>;

  constructor(root: HTMLElement, layer: HTMLElement, motion: Motion) {
    this.root = root;
    this.layer = layer;
    this.motion = motion;
    /** Cells that were full before, and the figures before, by the places that they belong to. */
    this.filled = new Set();
    this.figures = new Map();
    /** Until when figures count. */
    this.busy = new WeakMap();
  }

  /** Before drawing. */
  note(movements: Movement[]) {
    const { filled } = this.motion;
    this.filled = new Set(filled ? this.root.querySelectorAll(filled) : []);
    this.figures = new Map(movements.flatMap(keyOf).map((key) => [key, figuresIn(this.root, key).map(amountOf)]));
  }

  /** Nothing counts any more. */
  stop() {
    this.busy = new WeakMap();
  }

  /**
   * After drawing.
   * @param start when the first of the movements begins, in milliseconds
   */
  follow(all: Moving[], start: number): Animation[] {
    const last = new Map(all.map((one) => [one.movement.to[0], one]));
    return all.flatMap((one) => {
      const isLast = last.get(one.movement.to[0]) === one;
      return [
        ...this.raised(one, start),
        ...(isLast ? [...this.filling(one, start), ...this.counting(one, start)] : []),
      ];
    });
  }

  /** The dust of a piece that comes down where there is any. */
  raised({ movement, delay, duration, there }: Moving, start: number): Animation[] {
    if (!there || !this.motion.dusty?.(movement) || isUnseen(there.box, there.sight)) return [];
    const { left, top, width, height } = sized(this.motion, movement, there.box);
    const ring = document.createElement("span");
    ring.className = "dust";
    const [across, high] = [width * WIDE, width * WIDE * FLAT];
    ring.style.width = `${across}px`;
    ring.style.height = `${high}px`;
    this.layer.prepend(ring);
    const at = `translate(${left + (width - across) / 2}px, ${top + height * FOOT - high / 2}px)`;
    const rising = ring.animate(
      [
        { transform: `${at} scale(0.5)`, opacity: 0.9 },
        { transform: at, opacity: 0 },
      ],
      { delay: start + delay + duration * ARRIVES, duration: duration * DUST, easing: "ease-out" },
    );
    clear(rising, ring);
    return [rising];
  }

  /** Cells that are full now fill one after the other, once the piece in the last of them has landed. */
  filling({ movement, delay, duration }: Moving, start: number): Animation[] {
    const { filled } = this.motion;
    const [key] = keyOf(movement);
    if (!filled || !key) return [];
    const rows = [...this.root.querySelectorAll(keyed(key))].flatMap(
      (piece) => piece.closest(filled)?.parentElement ?? [],
    );
    return rows.flatMap((row) => {
      const fresh = [...row.querySelectorAll(filled)].filter((cell) => !this.filled.has(cell));
      const lasts = (duration * FILLS) / fresh.length;
      return fresh.map((cell, index) =>
        cell.animate(filling(getComputedStyle(row).color), {
          delay: start + delay + duration * ARRIVES + index * lasts,
          duration: lasts,
          fill: "backwards",
        }),
      );
    });
  }

  /** Figures of the place that a piece comes to stay as they were, and count as it lands. */
  counting({ movement, delay, duration }: Moving, start: number): Animation[] {
    const [key] = keyOf(movement);
    const before = this.figures.get(key ?? "") ?? [];
    const now = key ? figuresIn(this.root, key) : [];
    if (now.length !== before.length || matchMedia("(forced-colors: active)").matches) return [];
    const begins = start + delay + (movement.kind === "coins" ? 0 : duration * ARRIVES);
    return now.flatMap((figure, index) => this.count(figure, before[index] ?? 0, begins, duration * FILLS));
  }

  /** Write a figure's copy above it, which counts; the figure itself is not seen meanwhile. */
  count(figure: Text, from: number, begins: number, lasts: number): Animation[] {
    const [element, to] = [figure.parentElement, amountOf(figure)];
    if (!element || from === to) return [];
    const range = document.createRange();
    range.selectNodeContents(figure);
    const box = boxOf(range);
    if (!element.checkVisibility() || box.width === 0 || isUnseen(box, sightOf(element).sight)) return [];
    const [ghost, ends] = [document.createElement("span"), begins + lasts];
    ghost.className = "ghost-figure";
    const written = getComputedStyle(element);
    for (const name of WRITTEN) ghost.style[name] = written[name];
    Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px`, lineHeight: `${box.height}px` });
    ghost.style.transform = `translate(${box.left}px, ${box.top}px)`;
    this.layer.prepend(ghost);
    // Behind a count that goes on there already.
    const now = performance.now();
    const delay = Math.max(0, (this.busy.get(element) ?? 0) - now);
    this.busy.set(element, now + ends);
    const shown = ghost.animate([{ opacity: 1 }, { opacity: 1 }], { delay, duration: Math.max(0, ends - delay) });
    clear(shown, ghost);
    const write = () => {
      ghost.textContent = `${counted(from, to, (Number(shown.currentTime) - begins) / lasts)}`;
      if (ghost.isConnected) requestAnimationFrame(write);
    };
    write();
    const unseen = { webkitTextFillColor: "transparent" };
    return [shown, element.animate([unseen, unseen], ends)];
  }
}

/** The figure between two at a moment of counting, at which a share of it is done. Pure. */
export function counted(from: number, to: number, done: number) {
  return Math.round(from + (to - from) * Math.max(0, Math.min(1, done)));
}

/** A cell from empty to full; what is written in it is as on an empty one until then. */
function filling(color: string): Keyframe[] {
  const backgroundRepeat = "no-repeat";
  return [
    { backgroundSize: "0% 100%", backgroundRepeat, color },
    { backgroundSize: "100% 100%", backgroundRepeat },
  ];
}

const keyOf = ({ to: [key] }: Movement) => (key ? [key] : []);
const keyed = (key: string) => `[data-key="${CSS.escape(key)}"]`;
const amountOf = (figure: Text) => Number(figure.data);

/** The one figure of each thing that has a key. Things with several are no sums. */
function figuresIn(root: HTMLElement, key: string): Text[] {
  return [...root.querySelectorAll(keyed(key))].flatMap((thing) => {
    const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode())
      if (NUMBER.test((walker.currentNode as Text).data)) found.push(walker.currentNode as Text);
    return found.length === 1 ? found : [];
  });
}
