/** What decided a game, with the shares of both seats where a category is a company. */
import { html, nothing } from "lit-html";
import type { Finding } from "../../table/end/decided.ts";
import { decided as decidedOf } from "../../table/end/decided.ts";
import { seatName } from "../../table/seats.ts";
import type { Ctx, Score } from "../types.ts";
import { ranked } from "./ranked.ts";

/** The shares that two seats hold of a company in which each share counts the same for both. */
type Shares = { own: number; theirs: number; value: number };

/** A finding; in a company, with the shares of both, if each share counts the same for both. */
export type FindingOfShares = Finding & { shares: Shares | null };

/** What decided it, as `decided` of every game finds it. */
export function decided(scores: Score[], winners: readonly number[], reader: number | null): FindingOfShares[] {
  return decidedOf(scores, ranked(scores, winners), reader).map((found) => {
    const of = (seat: number) =>
      scores.find((score) => score.seat === seat)?.categories.find(({ key }) => key === found.category);
    const [own, theirs] = [of(found.winner), of(found.other)];
    return { ...found, shares: own && theirs ? sharesIn(own, theirs) : null };
  });
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

function sentenceOf(ctx: Ctx, { kind, category, winner, other, own, theirs, shares }: FindingOfShares): string {
  const { say } = ctx;
  const reader = other === ctx.me?.seat ? "yes" : "no";
  const told = say(`end-decided-${kind}`, {
    category: say(`category-${category}`),
    winner: seatName(ctx, winner),
    other: seatName(ctx, other),
    reader,
    own,
    theirs,
  });
  return shares ? say("end-decided-with-shares", { told, reader, ...shares }) : told;
}
