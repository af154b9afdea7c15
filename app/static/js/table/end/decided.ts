/** What decided a game: the categories of the final scoring in which it was won and lost. Pure. */
import type { Sheet } from "./data.ts";

/**
 * A category of the scoring in which a winner and another seat differ. `kind`: where the lead over the next best was
 * made, or where the reader lost most; where else the winner gained; and where the other was ahead all the same.
 */
export interface Finding {
  kind: "lead" | "further" | "lost" | "held";
  category: string;
  winner: number;
  other: number;
  own: number;
  theirs: number;
}

/**
 * Up to three findings, the most important first: the winner compared with the reader, if they lost, or else with the
 * runner-up. None where nobody has won, or all have.
 * @param places the seats, the best first
 * @param reader the seat of the reader, or null
 */
export function decided(scores: Sheet[], places: { seat: number; won: boolean }[], reader: number | null): Finding[] {
  const best = places.find(({ won }) => won);
  const next = places.find(({ won }) => !won);
  if (!best || !next) return [];
  const lost = reader !== null && places.some(({ seat, won }) => seat === reader && !won);
  const [first, second, ...rest] = differences(scores, best.seat, lost ? reader : next.seat);
  const last = rest.at(-1);
  return [
    ...(first && first.own > first.theirs ? [{ kind: lost ? "lost" : "lead", ...first } as const] : []),
    ...(second && second.own > second.theirs ? [{ kind: "further", ...second } as const] : []),
    ...(last && last.own < last.theirs ? [{ kind: "held", ...last } as const] : []),
  ];
}

/** The categories, from the one in which the winner gained most on the other down. */
function differences(scores: Sheet[], winner: number, other: number): Omit<Finding, "kind">[] {
  const of = (seat: number) => scores.find((score) => score.seat === seat)?.categories ?? [];
  const others = new Map(of(other).map((category) => [category.key, category]));
  return of(winner)
    .flatMap((own) => {
      const theirs = others.get(own.key);
      return theirs ? [{ category: own.key, winner, other, own: own.total, theirs: theirs.total }] : [];
    })
    .sort((one, next) => next.own - next.theirs - (one.own - one.theirs));
}
