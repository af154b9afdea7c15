/** Whether there is room around the Moon for the orbit of the company tracks: on a phone they are lines below it. */
import { HEIGHT_PX, WIDTH_REM } from "../../table/breakpoints.ts";
import { again, followMeasure, widthRem } from "../../table/room.ts";
import type { Store } from "../../table/store.ts";
import type { TableState } from "../types.ts";

let known: boolean | null = null;

export function hasOrbit() {
  known ??= measured();
  return known;
}

const measured = () => widthRem() >= WIDTH_REM.phone && innerHeight >= HEIGHT_PX.sideways;

/** Redraw the table when its window or its text has become large or small enough. */
export function followOrbit(store: Store<TableState>) {
  followMeasure(
    () => known,
    () => (known = measured()),
    () => store.set({ game: { view: again(store.get().game.view) } }),
  );
}
