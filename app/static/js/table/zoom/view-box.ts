/** The visible part of a board and the drawing whose `viewBox` shows it; nothing is redrawn. */
import type { Rect } from "./arithmetic.ts";
import { isWhole, kept, sees, showing, viewBoxOf, zoomed } from "./arithmetic.ts";

export type Point = { x: number; y: number };

/** Margin around what is brought into view, in board units. */
const AIR = 24;

/** The visible part, and the drawing that shows it. */
export class ViewBox {
  root: HTMLElement;
  sight: Rect | null;

  constructor(root: HTMLElement) {
    this.root = root;
    this.sight = null;
  }

  /** The drawing. */
  get svg(): SVGSVGElement | null {
    return this.root.querySelector("svg[data-board]");
  }

  /** Whether the board is zoomed in. */
  get isClose() {
    return this.sight !== null && !isWhole(this.sight, this.board);
  }

  /** Whether the drawing is on the page, and not behind another tab. */
  get isShown() {
    return (this.svg?.getClientRects().length ?? 0) > 0;
  }

  /** All of the board. */
  get board(): Rect {
    const [x = 0, y = 0, width = 0, height = 0] = (this.svg?.dataset.board ?? "").split(" ").map(Number);
    return { x, y, width, height };
  }

  /** The visible part now. */
  get now(): Rect {
    return this.sight ?? this.board;
  }

  /** Show this part of the board, or the nearest that is allowed. */
  show(sight: Rect) {
    const { svg } = this;
    if (!svg) return;
    this.sight = kept(sight, this.board);
    svg.setAttribute("viewBox", viewBoxOf(this.sight));
    const close = this.isClose;
    const frame = svg.closest("[data-frame]");
    if (!close && frame?.querySelector(".zoom [data-zoom]:not([data-zoom=in]):focus"))
      (frame.querySelector("[data-zoom=in]") as HTMLElement | null)?.focus();
    frame?.classList.toggle("close", close);
  }

  /** Show the whole board again. */
  whole() {
    if (this.sight) this.show(this.board);
  }

  /**
   * Zoom in, or out with a factor below 1.
   * @param at in board units; else the middle of the visible part
   */
  zoom(factor: number, at?: Point) {
    const { x, y, width, height } = this.now;
    this.show(zoomed(this.now, this.board, factor, at ?? { x: x + width / 2, y: y + height / 2 }));
  }

  /** A point of the page in board units. */
  point({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const matrix = this.svg?.getScreenCTM()?.inverse();
    return new DOMPoint(clientX, clientY).matrixTransform(matrix);
  }

  /** Where a thing of the drawing lies, in board units. */
  rect(thing: Element): Rect {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const start = this.point({ clientX: left, clientY: top });
    const end = this.point({ clientX: right, clientY: bottom });
    const [width, height] = [end.x - start.x + 2 * AIR, end.y - start.y + 2 * AIR];
    return { x: start.x - AIR, y: start.y - AIR, width, height };
  }

  /** Bring things into view. */
  reveal(things: Element[]) {
    if (!this.isClose || !this.isShown) return;
    for (const thing of things) this.show(showing(this.now, this.board, this.rect(thing)));
  }

  /** Show the whole board if one of these would otherwise be hidden. */
  notHiding(things: Element[]) {
    if (!this.isClose) return;
    if (!this.isShown || things.some((thing) => !sees(this.now, inner(this.rect(thing))))) this.whole();
  }
}

/** The middle half of a rectangle: a thing counts as visible if that much of it is. */
function inner({ x, y, width, height }: Rect): Rect {
  return { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
}
