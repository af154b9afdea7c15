/** Loads what animates changes, once somebody plays or watches; until then changes are shown at once. */
import type { Animator } from "./animate/animator.ts";
import { face } from "./face.ts";
import { styled } from "./later.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** Events of somebody who is about to play. */
const REACHING = ["pointermove", "pointerdown", "keydown"];

/**
 * Wrap the drawing of the store: call `before` first, then let the store draw the table, then call `after`.
 * @param extras the styles of moving pieces
 */
export function animator(root: HTMLElement, store: Store<TableState>, extras: string) {
  let loaded: Animator | null = null;
  let isWanted = false;
  let first: number | null = null;
  const load = async () => {
    if (!face.motion || isWanted) return;
    isWanted = true;
    const [{ Animator }, motion] = await Promise.all([import("./animate/animator.ts"), face.motion(), styled(extras)]);
    loaded = new Animator(root, motion, store, () => first ?? 0);
    store.redraw(); // What has been told meanwhile is shown.
  };
  // Changes stay without animation if this fails.
  const reached = () => void load().catch(() => {});
  for (const kind of REACHING) addEventListener(kind, reached, { capture: true, once: true, passive: true });
  return {
    before: () =>
      store.subscribe((state) => {
        const { seq } = state.game;
        first ??= state.game.view && seq;
        if (loaded) loaded.measure(state);
        else if (first !== null && seq !== first) reached();
      }),
    after: () => store.subscribe((state) => loaded?.carryOut(state)),
  };
}
