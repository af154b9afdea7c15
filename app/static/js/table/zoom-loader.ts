/** Loads what zooms the board when a pointer or the focus first comes to the table. */
import { pause } from "./api.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** Events of somebody who may zoom soon. */
const REACHING = ["pointerover", "pointerdown", "focusin"];
/** Events that zoom by themselves: the last one is carried out once that can be done. */
const ZOOMING = ["click", "keydown"];

export function zoomWhenWanted(root: HTMLElement, store: Pick<Store<TableState>, "get" | "subscribe">) {
  let begun = false;
  let last: Event | null = null;
  const note = (event: Event) => {
    last = event;
  };
  const reached = async () => {
    if (begun) return;
    begun = true;
    const zoom = await import("./zoom/controls.ts").catch(() => null);
    if (zoom) {
      for (const kind of REACHING) root.removeEventListener(kind, reached);
      for (const kind of ZOOMING) root.removeEventListener(kind, note);
      zoom.followZoom(root, store, last);
    } else {
      await pause();
      begun = false; // What comes next tries again.
    }
  };
  for (const kind of REACHING) root.addEventListener(kind, reached, { passive: true });
  for (const kind of ZOOMING) root.addEventListener(kind, note, { passive: true });
}
