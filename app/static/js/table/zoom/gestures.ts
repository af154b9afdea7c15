/** Pointer gestures on a board that can be seen closer: drags, pinches and double clicks, distinguished from clicks on its places. */
import { dragged, leapt } from "./arithmetic.ts";
import type { Point, ViewBox } from "./view-box.ts";

/** Pixels that a pointer may move before it counts as a drag. */
const TREMOR = 6;
/** Greatest time in milliseconds and distance in pixels between the taps of a double tap. */
const PAIR = { time: 350, way: 30 };
const LIVE = ".lit, .picked, .refused";

/** Pointers on the board: one drags, two pinch; a drag does not end in a click. */
export class Gestures {
  box: ViewBox;
  down: Map<number, { clientX: number; clientY: number }>;
  moved: boolean;
  began: Point;
  spoke: boolean;
  last: { time: number; x: number; y: number };
  leapt: number;

  constructor(box: ViewBox) {
    this.box = box;
    this.down = new Map();
    this.moved = false;
    this.began = { x: 0, y: 0 };
    this.spoke = false;
    this.last = { time: -Infinity, x: 0, y: 0 };
    this.leapt = -Infinity;
  }

  /** A finger or the mouse comes down. */
  pointerdown(event: PointerEvent) {
    if (!onBoard(event) || event.button !== 0) return;
    if (event.isPrimary) {
      this.down.clear();
      this.moved = false;
      this.began = { x: event.clientX, y: event.clientY };
    }
    this.down.set(event.pointerId, event);
  }

  /** It moves. */
  pointermove(event: PointerEvent) {
    const before = this.down.get(event.pointerId);
    if (!before) return;
    if (event.buttons === 0) return this.pointerup(event);
    const far = Math.hypot(event.clientX - this.began.x, event.clientY - this.began.y) > TREMOR;
    if (this.down.size > 1) this.pinch(event);
    else if (this.box.isClose && (this.moved || far)) this.drag(event, before);
    else return;
    this.moved = true;
    this.down.set(event.pointerId, event);
  }

  /** It goes. */
  pointerup(event: PointerEvent) {
    this.down.delete(event.pointerId);
    this.box.svg?.classList.remove("dragged");
  }

  /** The browser takes over the pointer. */
  pointercancel(event: PointerEvent) {
    this.pointerup(event);
  }

  /** Pan. */
  drag(event: PointerEvent, before: { clientX: number; clientY: number }) {
    const { box } = this;
    if (!this.moved) {
      box.svg?.setPointerCapture(event.pointerId);
      box.svg?.classList.add("dragged");
    }
    box.show(dragged(box.now, box.board, box.point(before), box.point(event)));
  }

  /** Two fingers pan and zoom. */
  pinch(event: PointerEvent) {
    const { box } = this;
    const before = [...this.down.values()];
    const after = [...this.down].map(([id, place]) => (id === event.pointerId ? event : place));
    const factor = distance(after) / (distance(before) || 1);
    box.show(dragged(box.now, box.board, box.point(middle(before)), box.point(middle(after))));
    box.zoom(factor, box.point(middle(after)));
  }

  /** Suppress the click that ends a drag; detect double taps. */
  click(event: MouseEvent) {
    if (!onBoard(event)) return;
    if (this.moved) {
      this.moved = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const target = event.target as Element;
    const quick = event.timeStamp - this.last.time < PAIR.time;
    const near = Math.hypot(event.clientX - this.last.x, event.clientY - this.last.y) < PAIR.way;
    const pair = event.detail > 1 || (quick && near);
    this.spoke = (pair && this.spoke) || target.closest(LIVE) !== null;
    this.last = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    const touch = (event as PointerEvent).pointerType === "touch";
    if (touch && pair) this.leap(event);
  }

  /** A double click of the mouse. */
  double(event: MouseEvent) {
    if (onBoard(event) && event.timeStamp - this.leapt > PAIR.time) this.leap(event);
  }

  /** Zoom after a double click, unless it was on something that can be chosen. */
  leap(event: MouseEvent) {
    if (this.spoke) return;
    this.leapt = event.timeStamp;
    this.last.time = -Infinity;
    const { box } = this;
    box.show(leapt(box.now, box.board, box.point(event)));
  }
}

function distance([one, other]: { clientX: number; clientY: number }[]) {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

function middle([one, other]: { clientX: number; clientY: number }[]) {
  if (!one || !other) return { clientX: 0, clientY: 0 };
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
}

/** Whether something happened on the board. */
export function onBoard(event: Event) {
  return (event.target as Element).closest("svg[data-board]") !== null;
}
