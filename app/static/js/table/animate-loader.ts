/** Loads what animates changes, once somebody plays or watches; until then changes are shown at once. */
import { face } from "./face.ts";
import { styled } from "./later.ts";
import { LaterPart } from "./later-part.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** Events of somebody who is about to play. */
const REACHING = ["pointermove", "pointerdown", "keydown"];

/**
 * Wrap the drawing of the store: call `before` first, then let the store draw the table, then call `after`.
 * @param extras the styles of moving pieces
 */
export function animator(root: HTMLElement, store: Store<TableState>, extras: string) {
  let first: number | null = null;
  const animations = new LaterPart(
    async () => {
      const [{ Animator }, motion] = await Promise.all([
        import("./animate/animator.ts"),
        face.motion?.() ?? Promise.reject(),
        styled(extras),
      ]);
      return () => {
        store.redraw(); // What has been told meanwhile is shown.
        return new Animator(root, motion, store, () => first ?? 0);
      };
    },
    () => {}, // Changes stay without animation.
  );
  const reached = () => void animations.get();
  for (const kind of REACHING) addEventListener(kind, reached, { capture: true, once: true, passive: true });
  return {
    before: () =>
      store.subscribe((state) => {
        const { seq } = state.game;
        first ??= state.game.view && seq;
        if (animations.made) animations.made.measure(state);
        else if (first !== null && seq !== first) reached();
      }),
    after: () => store.subscribe((state) => animations.made?.carryOut(state)),
  };
}
