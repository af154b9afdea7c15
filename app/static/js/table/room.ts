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

const measured = () => ({ width: widthRem(), isHigh: innerHeight >= HEIGHT_PX.laptop });
let known: ReturnType<typeof measured> | null = null;

/** Whether the others and the log are both in sight: on wide screens, and for spectators, who have no board below. */
export function showsBoth({ me }: View) {
  known ??= measured();
  return known.width >= (me === null ? WIDTH_REM.desk : WIDTH_REM.wide);
}

/** Whether they are while nothing is asked, too: the one that is not chosen has the place of the choices then. */
export function showsBothMeanwhile({ me }: View) {
  known ??= measured();
  return me !== null && (known.width < WIDTH_REM.phone || known.width >= WIDTH_REM.desk);
}

/** Whether the header has room for more than the round and its buttons. */
export function hasWideHeader() {
  known ??= measured();
  return known.width >= WIDTH_REM.desk;
}

/** Whether the others' boards are whole at first: where they have a column, or a phone's page, of their own. */
export function showsWhole(view: View) {
  const has = showsBoth(view) || (known?.width ?? 0) < WIDTH_REM.phone;
  return has && (view.me === null ? known?.isHigh === true : view.seats.length - 1 <= WHOLE_BOARDS);
}

/** Redraw the table when its window has become wide or high enough for other parts. */
export function followRoom(store: Store<TableState>) {
  const shown = () => {
    const { view } = store.get().game;
    return known && view && `${showsBoth(view)} ${showsBothMeanwhile(view)} ${showsWhole(view)} ${hasWideHeader()}`;
  };
  const measure = () => {
    known = measured();
    return shown();
  };
  followMeasure(shown, measure, () => store.set({ game: { view: again(store.get().game.view) } }));
}

/** A view as if it had come again: what is drawn of it is redrawn. */
export function again<V>(view: V): V {
  return view && { ...view };
}

/**
 * Redraw when a measure of the window or of its text is another. Nothing is measured before the first drawing, which the
 * browser would lay the page out for.
 * @param known the measure by which the table is drawn; null before that
 */
export function followMeasure(known: () => unknown, measure: () => unknown, redraw: () => void) {
  const look = () => {
    const before = known();
    if (before !== null && measure() !== before) redraw();
  };
  addEventListener("resize", look);
  addEventListener("regolith-looks", look);
}
