/** Whether there is room around the Moon for the orbit of the company tracks: on a phone they are lines below it. */
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

function measured() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return innerWidth >= WIDTH_REM * rem && innerHeight >= HEIGHT_PX;
}

/** Draw the table anew when its window or its text has become large or small enough: as if the view had come again. */
export function followRoom(store: Store<TableState>) {
  const look = () => {
    const before = hasOrbit();
    known = measured();
    const { view } = store.get().game;
    if (view && known !== before) store.set({ game: { view: { ...view } } });
  };
  addEventListener("resize", look);
  addEventListener("regolith-looks", look);
}
