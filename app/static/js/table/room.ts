/** How much of a table the window has room for, in units of the text's size as the styles have it. */
import { HEIGHT_PX, WIDTH_REM } from "./breakpoints.ts";
import type { Store } from "./store.ts";
import type { TableState, View } from "./types.ts";

/** How many others have whole boards there. */
const WHOLE_BOARDS = 2;

/** The window's width. */
export function widthRem() {
  return innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Whether the window is a desk's whatever the size of the text: there the board is not left by itself. */
export const hasDeskWindow = () => globalThis.matchMedia?.(`(width >= ${WIDTH_REM.desk}rem)`).matches;

/** Do something whenever the window has another size, or its text. */
export function onOtherWindow(work: () => void) {
  for (const kind of ["resize", "regolith-looks"]) addEventListener(kind, work);
}

/**
 * A measure of the window, of which a document has one. It is taken when it is first asked for, as the table is drawn:
 * before that the browser would lay the page out for it.
 */
export class WindowMeasure<Value> {
  #take: () => Value;
  #taken: Value | null = null;

  constructor(take: () => Value) {
    this.#take = take;
  }

  get value(): Value {
    this.#taken ??= this.#take();
    return this.#taken;
  }

  /** Redraw the table when it is drawn otherwise by it. @param drawn what of it the table is drawn by */
  follow({ redraw }: { redraw: () => void }, drawn: () => unknown = () => this.value) {
    onOtherWindow(() => {
      if (this.#taken === null) return;
      const before = drawn();
      this.#taken = this.#take();
      if (drawn() !== before) redraw();
    });
  }
}

const room = new WindowMeasure(() => ({ width: widthRem(), isHigh: innerHeight >= HEIGHT_PX.laptop }));

/** Whether the others and the log are both in sight: on wide screens, and for spectators, who have no board below. */
export function showsBoth({ me }: View) {
  return room.value.width >= (me === null ? WIDTH_REM.desk : WIDTH_REM.wide);
}

/** Whether they are while nothing is asked, too: the one that is not chosen has the place of the choices then. */
export function showsBothMeanwhile({ me }: View) {
  const { width } = room.value;
  return me !== null && (width < WIDTH_REM.phone || width >= WIDTH_REM.desk);
}

/** Whether the header has room for more than the round and its buttons. */
export function hasWideHeader() {
  return room.value.width >= WIDTH_REM.desk;
}

/** Whether the others' boards are whole at first: where they have a column, or a phone's page, of their own. */
export function showsWhole(view: View) {
  const has = showsBoth(view) || room.value.width < WIDTH_REM.phone;
  return has && (view.me === null ? room.value.isHigh : view.seats.length - 1 <= WHOLE_BOARDS);
}

/** Redraw the table when its window has become wide or high enough for other parts. */
export function followRoom(store: Store<TableState>) {
  room.follow(store, () => {
    const { view } = store.get().game;
    return view && `${showsBoth(view)} ${showsBothMeanwhile(view)} ${showsWhole(view)} ${hasWideHeader()}`;
  });
}
