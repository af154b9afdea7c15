/** Leads the keyboard from region to region of the table; loaded when somebody first presses its key. */
import { face } from "./face.ts";

/**
 * The regions of the table, most important first: the selector of each, of what takes its focus, and its tab on a small
 * screen.
 */
function regions() {
  const named = [...face.tabs, "others"].map((tab) => [`[data-region="${tab}"]`, `[data-region="${tab}"]`, tab]);
  return [[".asks", ".prompt", ""], ...named];
}

/** Focus the next region, whose label a screen reader then says; on a small screen its tab is opened first. */
export function nextRegion(page: Document) {
  const all = regions();
  const now = all.findIndex(([place = ""]) => page.activeElement?.closest(place));
  const [, target = "", tab = ""] = all[(now + 1) % all.length] ?? [];
  const region = page.querySelector(target) as HTMLElement | null;
  if (region?.getClientRects().length !== 0) return region?.focus();
  (page.querySelector(`[data-tab="${tab}"][role=tab]`) as HTMLElement | null)?.click();
  requestAnimationFrame(() => region.focus());
}
