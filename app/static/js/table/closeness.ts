/**
 * Draws parts of the page as closely as the room asks. Each try lays the page out: so parts are fitted together, a try of
 * each at a time, and each begins next to the way in which it was drawn before.
 */

/** A part: an attribute of the element names the way, null is without it; the widest is first, the closest last. */
export type Part = { element: Element; attribute: string; ways: readonly (string | null)[]; isOver: () => boolean };

/**
 * Where a search is.
 * @param at the way that is tried
 * @param over the closest one that is known not to fit, -1 for none
 * @param fits the widest one that is known to fit; the last one always does
 */
export type Search = { at: number; over: number; fits: number };

/**
 * Draw each part in the widest way that fits, or else in its last one.
 * @param triesWider whether what is drawn closely may have more room now: the way before is tried first
 */
export function fitAll(parts: Part[], triesWider = true) {
  let searches = parts.map((part) => ({ part, search: begun(part, triesWider) }));
  while (searches.length > 0) {
    for (const { part, search } of searches) write(part, search.at);
    searches = searches
      .filter(({ search: { at, fits } }) => at < fits)
      .flatMap(({ part, search }) => {
        const then = next(search, part.isOver());
        return then ? [{ part, search: then }] : [];
      });
  }
}

function begun({ element, attribute, ways }: Part, triesWider: boolean): Search {
  const way = Math.max(0, ways.indexOf(element.getAttribute(attribute)));
  const fits = ways.length - 1;
  return triesWider ? { at: Math.max(0, way - 1), over: -1, fits } : { at: way, over: way - 1, fits };
}

/** What to try once it is known whether the way tried is over; null when the search has ended. Pure. */
export function next({ at, over, fits }: Search, isOver: boolean): Search | null {
  if (isOver) return { at: at + 1, over: at, fits };
  return at - 1 > over ? { at: at - 1, over, fits: at } : null;
}

function write({ element, attribute, ways }: Part, at: number) {
  const way = ways[at] ?? null;
  if (element.getAttribute(attribute) === way) return;
  if (way === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, way);
}
