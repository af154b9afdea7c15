/** What decided a game: the categories of the final scoring in which it was won and lost. */
import { html, nothing } from "lit-html";
import { seatName } from "../../table/seats.ts";
import type { Ctx, Score } from "../types.ts";
import { ranked } from "./ranked.ts";

/** The shares that two seats hold of a company in which each share counts the same for both. */
type Shares = { own: number; theirs: number; value: number };

/**
 * A category of the scoring in which a winner and another seat differ. `kind`: where the lead over the next best was
 * made, or where the reader lost most; where else the winner gained; and where the other was ahead all the same.
 */
export type Finding = {
  kind: "lead" | "further" | "lost" | "held";
  category: string;
  winner: number;
  other: number;
  own: number;
  theirs: number;
  shares: Shares | null;
};

/**
 * Up to three findings, the most important first: whoever won, compared with the reader, if they lost, or else with
 * whoever came next. None where nobody has won, or all have.
 * @param reader the seat of whoever reads, or null
 */
export function decided(scores: Score[], winners: readonly number[], reader: number | null): Finding[] {
  const places = ranked(scores, winners);
  const best = places.find(({ won }) => won);
  const next = places.find(({ won }) => !won);
  if (!best || !next) return [];
  const lost = reader !== null && !winners.includes(reader);
  const [first, second, ...rest] = differences(scores, best.seat, lost ? reader : next.seat);
  const last = rest.at(-1);
  return [
    ...(first && first.own > first.theirs ? [{ kind: lost ? "lost" : "lead", ...first } as const] : []),
    ...(second && second.own > second.theirs ? [{ kind: "further", ...second } as const] : []),
    ...(last && last.own < last.theirs ? [{ kind: "held", ...last } as const] : []),
  ];
}

type Difference = Omit<Finding, "kind">;

/** The categories, from the one in which the winner gained most on the other down. */
function differences(scores: Score[], winner: number, other: number): Difference[] {
  const of = (seat: number) => scores.find((score) => score.seat === seat)?.categories ?? [];
  const others = new Map(of(other).map((category) => [category.key, category]));
  return of(winner)
    .flatMap((own) => {
      const theirs = others.get(own.key);
      if (!theirs) return [];
      const shares = sharesIn(own, theirs);
      return [{ category: own.key, winner, other, own: own.total, theirs: theirs.total, shares }];
    })
    .sort((one, next) => next.own - next.theirs - (one.own - one.theirs));
}

type Category = Score["categories"][number];

/** The shares of both in a category; null where it has none, or where a share is not worth the same to both. */
function sharesIn(own: Category, theirs: Category): Shares | null {
  const [value] = own.lines.flatMap((line) => (line.key === "score-share-value" ? [line.amount ?? 0] : []));
  const count = ({ lines }: Category) =>
    lines.reduce((sum, { key, amount }) => (/-shares?$/.test(key) ? sum + (amount ?? 0) : sum), 0);
  const fits = (category: Category) => value !== undefined && count(category) * value === category.total;
  return value && fits(own) && fits(theirs) ? { own: count(own), theirs: count(theirs), value } : null;
}

/** The findings in words. */
export function decidedPart(ctx: Ctx) {
  const { say, view, me } = ctx;
  const found = decided(view.scores ?? [], view.winners, me?.seat ?? null);
  if (found.length === 0) return nothing;
  return html`<section class="decided" aria-labelledby="end-decided">
    <h3 id="end-decided">${say("end-decided")}</h3>
    <ul>${found.map((one) => html`<li data-decided=${one.kind}>${sentenceOf(ctx, one)}</li>`)}</ul>
  </section>`;
}

function sentenceOf(ctx: Ctx, { kind, category, winner, other, own, theirs, shares }: Finding): string {
  const { say } = ctx;
  const told = say(`end-decided-${kind}`, {
    category: say(`category-${category}`),
    winner: seatName(ctx, winner),
    other: seatName(ctx, other),
    own,
    theirs,
  });
  return shares ? say("end-decided-with-shares", { told, ...shares }) : told;
}
