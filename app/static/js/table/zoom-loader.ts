/** Loads what zooms the board when a pointer or the focus first comes to the table. */
import { pause } from "./api.ts";
import { LaterPart } from "./later-part.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** Events of somebody who may zoom soon. */
const REACHING = ["pointerover", "pointerdown", "focusin"];
/** Events that zoom by themselves: the last one is carried out once that can be done. */
const ZOOMING = ["click", "keydown"];

export function zoomWhenWanted(root: HTMLElement, store: Pick<Store<TableState>, "get" | "subscribe">) {
  let last: Event | null = null;
  const note = (event: Event) => {
    last = event;
  };
  const zoom = new LaterPart(
    async () => {
      const { followZoom } = await import("./zoom/controls.ts");
      return () => {
        for (const kind of REACHING) root.removeEventListener(kind, reached);
        for (const kind of ZOOMING) root.removeEventListener(kind, note);
        followZoom(root, store, last);
      };
    },
    (_, again) => pause().then(again), // What comes next tries again.
  );
  const reached = () => void zoom.get();
  for (const kind of REACHING) root.addEventListener(kind, reached, { passive: true });
  for (const kind of ZOOMING) root.addEventListener(kind, note, { passive: true });
}
