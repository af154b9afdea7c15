/** Whether there is room around the Moon for the orbit of the company tracks: on a phone they are lines below it. */
import type { Store } from "../../table/store.ts";
import type { TableState } from "../types.ts";

const TOO_SMALL = "(width < 50rem), (height < 31.25rem)";

export function hasOrbit() {
  return !matchMedia(TOO_SMALL).matches;
}

/** Draw the table anew when the window has become large or small enough: as if the same view had come once more. */
export function followRoom(store: Store<TableState>) {
  matchMedia(TOO_SMALL).addEventListener("change", () => {
    const { view } = store.get();
    if (view) store.set({ view: { ...view } });
  });
}
