/** The log on the page: scrolled to its end, or to the line of the earlier position that is shown. */
import { partsIn } from "./regions.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** How close to its end, in pixels, the log counts as scrolled to the end. */
const NEAR = 40;

/** Keep the log scrolled to its end unless the reader has scrolled away, and the line of the position shown visible. */
export function followLog(root: HTMLElement, store: Store<TableState>) {
  let isAtEnd = true;
  let drawn = "";
  let looked = "";
  root.addEventListener(
    "scroll",
    (event) => {
      const box = event.target as Element;
      if (box.classList.contains("side-log")) isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    },
    { capture: true, passive: true },
  );
  // As the lines wrap differently then.
  addEventListener("resize", () => requestAnimationFrame(() => inSight(root, store.get().story.past?.seq)));
  store.subscribe(({ game, panels: { tab, sideTab }, story: { past, seat } }) => {
    const at = past ? `${past.seq}/${game.since}` : "";
    if (at !== looked) inSight(root, past?.seq);
    looked = at;
    const box = logIn(root);
    const now = box && "inSight" in box.dataset ? `${game.log.at(-1)?.seq}/${sideTab}/${tab}/${seat}` : "";
    if (now === drawn) return;
    drawn = now;
    if (box && isAtEnd && !past) box.scrollTop = box.scrollHeight;
  });
}

/** What scrolls the log. */
function logIn(root: HTMLElement) {
  const side = partsIn(root).find((part) => part.classList.contains("side"));
  return side && ([...side.children].find((part) => part.classList.contains("side-log")) as HTMLElement | undefined);
}

/** Scroll the line of the position shown into view. */
function inSight(root: HTMLElement, seq: number | undefined) {
  const line = root.querySelector(`[data-then="${seq}"]`)?.closest(".log-entry");
  if (line && line.getClientRects().length > 0) line.scrollIntoView({ block: "nearest" });
}
