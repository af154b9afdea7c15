/** Completing `@name` in a line that is being written. Pure. */
import { folded } from "./folding.ts";

/** Where the "@" stands, and whom it may begin to name. */
export type Wanted = { start: number; names: string[] };

/** How many names are offered. */
const MAX_NAMES = 6;

/** Whom the text before the caret begins to mention; null if nobody. */
export function wanted(text: string, caret: number, names: readonly string[]): Wanted | null {
  const before = text.slice(0, caret);
  const start = Math.max(before.lastIndexOf("@"), before.lastIndexOf("＠"));
  if (start < 0 || /[\p{L}\p{N}_]$/u.test(before.slice(0, start))) return null;
  const begun = folded(before.slice(start + 1));
  const found = names.filter((name) => folded(name).startsWith(begun) && folded(name) !== begun);
  return found.length > 0 ? { start, names: found.slice(0, MAX_NAMES) } : null;
}

/** The text with the name written out, and where the caret is then. */
export function completed(text: string, caret: number, start: number, name: string) {
  const rest = text.slice(caret);
  const written = `${text.slice(0, start)}@${name}${/^\s/.test(rest) ? "" : " "}`;
  return { text: written + rest, caret: written.length };
}
