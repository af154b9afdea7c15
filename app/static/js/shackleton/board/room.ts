/** Whether there is room around the crater for its strips: on a phone they are lists below it. */
import { HEIGHT_PX, WIDTH_REM } from "../../table/breakpoints.ts";
import { again, followMeasure, widthRem } from "../../table/room.ts";
import type { Store } from "../../table/store.ts";
import type { TableState } from "../types.ts";

let known: boolean | null = null;

const measured = () => widthRem() >= WIDTH_REM.phone && innerHeight >= HEIGHT_PX.sideways;

export function hasStrips() {
  known ??= measured();
  return known;
}

/** Draw the table anew when its window or its text has become large or small enough. */
export function followStrips(store: Store<TableState>) {
  followMeasure(
    () => (known = measured()),
    () => store.set({ game: { view: again(store.get().game.view) } }),
  );
}
