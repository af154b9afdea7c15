/** What moved on the Belt between two views: outposts and shuttles, out of their columns and home again. Pure. */
import type { BeltView, Company, Movement, View } from "../../types.ts";

const piecesOf = (view: View): Record<string, string> => (view.modules as { belt: BeltView }).belt.pieces;

export function flights(before: View, after: View): Movement[] {
  const previous = piecesOf(before);
  const now = piecesOf(after);
  const changed = [...new Set([...Object.keys(previous), ...Object.keys(now)])].filter(
    (id) => previous[id] !== now[id],
  );
  const left = columns(before, after, -1);
  const home = columns(before, after, 1);
  const went = changed.flatMap((id) =>
    previous[id] ? [move(id, previous[id], [`belt:${id}`], [home(id, previous[id])])] : [],
  );
  const came = changed.flatMap((id) => (now[id] ? [move(id, now[id], [left(id, now[id])], [`piece:${id}`])] : []));
  return [...went, ...came];
}

function move(id: string, company: string, from: string[], to: string[]): Movement {
  return { kind: id.includes("-") ? "outpost" : "shuttle", company, from, to };
}

/** The columns that lost (-1) or gained (1) pieces, once for each; a station for what has none. */
function columns(before: View, after: View, sign: 1 | -1) {
  const counts = new Map<string, number>();
  for (const [company, { columns: shown }] of Object.entries(after.stations)) {
    shown.forEach(({ outposts }, index) => {
      const former = before.stations[company as Company].columns[index]?.outposts ?? outposts;
      counts.set(`column:${company}:${index}`, Math.max(0, sign * (outposts - former)));
    });
  }
  return (id: string, company: string) => {
    const able = (id.includes("-") ? [0, 2] : [1]).map((index) => `column:${company}:${index}`);
    const key = able.find((one) => (counts.get(one) ?? 0) > 0);
    if (!key) return `station:${company}`;
    counts.set(key, (counts.get(key) ?? 0) - 1);
    return key;
  };
}
