/** Whether there is room around the crater for its strips: on a phone they are lists below it. */
import { HEIGHT_PX, WIDTH_REM } from "../../table/breakpoints.ts";
import { again, followMeasure, widthRem } from "../../table/room.ts";
import type { Store } from "../../table/store.ts";
import type { TableState } from "../types.ts";

/** How much room there is: for the crater alone, on an upright phone or beside lists, for what lies around it, and for all of it. */
type Room = "bare" | "aside" | "low" | "whole";
let known: Room | null = null;

function measured(): Room {
  if (innerHeight < HEIGHT_PX.sideways) return "aside";
  if (widthRem() < WIDTH_REM.phone) return "bare";
  return innerHeight < HEIGHT_PX.laptop ? "low" : "whole";
}

export function room() {
  known ??= measured();
  return known;
}

export const hasStrips = () => room() === "low" || room() === "whole";

/** Redraw the table when its window or its text has become large or small enough. */
export function followStrips(store: Store<TableState>) {
  followMeasure(
    () => known,
    () => (known = measured()),
    () => store.set({ game: { view: again(store.get().game.view) } }),
  );
}
