/** What the moves of others mean for the reader, as pushed with them: said until the reader moves. */
import { nothing } from "lit-html";
import { isAdvice, ledBackTo } from "./log/in-effect.ts";
import type { Ctx, LogEntry } from "./types.ts";

/** Of how many entries it is said at once: the latest ones. */
const SAID = 3;

/**
 * The entries that concern the reader, after further ones: a move of the reader's own ends it, and what is taken back
 * concerns nobody any more. Pure.
 * @param entries in order
 * @returns the same array if nothing has changed
 */
export function concerning(held: LogEntry[], entries: LogEntry[], me: number | null): LogEntry[] {
  for (const entry of entries) {
    const to = ledBackTo(entry);
    if (entry.concerns) held = [...held, entry].slice(-SAID);
    else if (held.length > 0 && (to !== null || (entry.seat === me && !isAdvice(entry))))
      held = held.filter(({ seq }) => to !== null && seq <= to);
  }
  return held;
}

/**
 * A line for each entry, once they are loaded.
 * @param aloud as text alone, for a live region
 */
export function concerns(ctx: Ctx, aloud: boolean) {
  return ctx.now.parts.concerns?.(ctx, aloud) ?? nothing;
}
