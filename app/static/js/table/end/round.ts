/** The summary of a round that has just ended: what each seat would score, what the round changed, and what comes. */
import { html, nothing } from "lit-html";
import { SHAPES, seatName } from "../seats.ts";
import type { Ctx } from "../types.ts";
import type { Sheet } from "./data.ts";
import { changeOf, signed } from "./data.ts";

/** How a round began or ended: what each seat would have scored then. */
type Moment = { seats: Sheet[] };

/**
 * The standings at the end of a round and at its beginning; null where the history does not reach so far. That of a game
 * branched off another one begins with the round of the branch. Pure.
 */
export function aroundRound<At extends Moment & { round: number | null }>(
  { opening, rounds }: { opening: At; rounds: At[] },
  round: number,
): { before: At; after: At } | null {
  const index = rounds.findIndex((ended) => ended.round === round);
  const after = rounds[index];
  return after ? { before: rounds[index - 1] ?? opening, after } : null;
}

/** The categories of a seat's score that the round changed, what it gained most first. Pure. */
export function changes(before: Moment, score: Sheet): { key: string; amount: number }[] {
  const found = score.categories.map(({ key }) => ({ key, amount: changeOf(before, score, key) }));
  return found.filter(({ amount }) => amount !== 0).sort((one, other) => other.amount - one.amount);
}

/** What the game says of a round: the seats in their order, what comes, and in words or drawn what it adds. */
export interface Summary {
  round: number;
  before: Moment;
  scores: Sheet[];
  /** What comes. */
  next: string;
  lead: string;
  /** What a category is called. */
  named(key: string): string;
  /** What is drawn below a seat's line, and below all of them. */
  ofSeat?(seat: number): unknown;
  further?: unknown;
}

type At = Pick<Ctx, "say" | "act" | "state" | "view" | "now">;

/** As text alone, for a live region. */
export function spokenRound(ctx: At, { round, before, scores, next }: Summary) {
  const seat = (score: Sheet) =>
    ctx.say("round-over-told", {
      name: seatName(ctx, score.seat),
      total: score.total,
      change: signed(changeOf(before, score)),
    });
  return html`<p>${ctx.say("round-over", { round })}. ${scores.map((score) => html`${seat(score)} `)}${next}</p>`;
}

/** Over the table, until it is put away. */
export function shownRound(ctx: At, told: Summary) {
  const { say, act } = ctx;
  const { round } = told;
  // Bound to nothing that is drawn: it stays as it is while the table is drawn again.
  const unfold = ({ currentTarget: button }: { currentTarget: Element }) =>
    button.setAttribute("aria-expanded", String(button.getAttribute("aria-expanded") !== "true"));
  return html`<div class="round-over speed-${ctx.state.story.settings.speed}">
    <section aria-labelledby="round-over-title" data-round-over=${round}>
      <header>
        <h2 id="round-over-title">${say("round-over", { round })}</h2>
        <button type="button" class="quiet" data-round-close aria-label=${say("round-over-close")} title=${say("round-over-close")}
          @click=${() => act.set({ recent: { roundOver: null } })}>×</button>
      </header>
      <button type="button" class="quiet how" data-round-how aria-expanded="false" @click=${unfold}>${say("round-over-how")}</button>
      <p class="lead">${told.lead}</p>
      <ol role="list">${told.scores.map((score) => line(ctx, told, score))}</ol>
      ${told.further}
      <p class="next">${told.next}</p>
    </section>
  </div>`;
}

function line(ctx: At, { before, named, ofSeat }: Summary, score: Sheet) {
  const change = changeOf(before, score);
  const part = ({ key, amount }: { key: string; amount: number }) =>
    html`<span>${ctx.say("round-over-part", { category: named(key), amount: signed(amount) })}</span>`;
  const isOwn = ctx.now.game.view?.me === score.seat;
  return html`<li class=${isOwn ? "own" : ""} aria-current=${isOwn || nothing} data-round-seat=${score.seat}>
    <b class="name seat-${score.seat}">${SHAPES[score.seat]} ${seatName(ctx, score.seat)}</b>
    <b class="total">${score.total}</b>
    <b class="brought ${change > 0 ? "up" : change < 0 ? "down" : ""}">${signed(change)}</b>
    <span class="parts">${changes(before, score).map(part)}</span>
    ${ofSeat?.(score.seat)}
  </li>`;
}
