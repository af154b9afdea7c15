/** Whether there is room around the Moon for the orbit of the company tracks: on a phone they are lines below it. */
import { again, followMeasure, widthRem } from "../../table/room.ts";
import type { Store } from "../../table/store.ts";
import type { TableState } from "../types.ts";

/** As the styles have it: below this width, in units of the text's size, the Moon stands above the question. */
const WIDTH_REM = 50;
/** Below this height, in pixels, it stands beside it. */
const HEIGHT_PX = 500;

let known: boolean | null = null;

export function hasOrbit() {
  known ??= measured();
  return known;
}

const measured = () => widthRem() >= WIDTH_REM && innerHeight >= HEIGHT_PX;

/** Draw the table anew when its window or its text has become large or small enough. */
export function followOrbit(store: Store<TableState>) {
  followMeasure(
    () => (known = measured()),
    () => store.set({ game: { view: again(store.get().game.view) } }),
  );
}
