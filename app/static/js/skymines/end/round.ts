/** The summary of a round that has just ended: what each seat would score, what the round changed, and what comes. */
import { html, nothing } from "lit-html";
import { summarised } from "../../table/round-over.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import type { Ctx, History, Score, Standing } from "../types.ts";
import { changeOf, signed } from "./data.ts";
import { ranked } from "./ranked.ts";

/** The standings at the end of a round and at its beginning; null where the history does not reach so far. Pure. */
export function aroundRound({ opening, rounds }: History, round: number): { before: Standing; after: Standing } | null {
  const after = rounds[round - 1];
  return after ? { before: rounds[round - 2] ?? opening, after } : null;
}

/** The categories of a seat's score that the round changed, what it gained most first. Pure. */
export function changes(before: Standing, score: Score): { key: string; amount: number }[] {
  const found = score.categories.map(({ key }) => ({ key, amount: changeOf(before, score, key) }));
  return found.filter(({ amount }) => amount !== 0).sort((one, other) => other.amount - one.amount);
}

/** @param aloud as text alone, for a live region */
export function roundSummary(ctx: Ctx, aloud: boolean) {
  const over = summarised(ctx.now);
  const standings = over && aroundRound(over.history, over.round);
  if (!over || !standings) return nothing;
  const { before, after } = standings;
  const scores = ranked(after.seats).map(({ seat }) => after.seats.find((one) => one.seat === seat) as Score);
  return aloud ? spoken(ctx, over.round, before, scores) : panel(ctx, over.round, before, scores);
}

function spoken(ctx: Ctx, round: number, before: Standing, scores: Score[]) {
  const seat = (score: Score) =>
    ctx.say("round-over-told", {
      name: seatName(ctx, score.seat),
      total: score.total,
      change: signed(changeOf(before, score)),
    });
  return html`<p>${ctx.say("round-over", { round })}. ${scores.map((score) => html`${seat(score)} `)}${next(ctx)}</p>`;
}

function panel(ctx: Ctx, round: number, before: Standing, scores: Score[]) {
  const { say, act } = ctx;
  return html`<div class="round-over speed-${ctx.state.story.settings.speed}">
    <section aria-labelledby="round-over-title" data-round-over=${round}>
      <header>
        <h2 id="round-over-title">${say("round-over", { round })}</h2>
        <button type="button" class="quiet" data-round-close aria-label=${say("round-over-close")} title=${say("round-over-close")}
          @click=${() => act.set({ recent: { roundOver: null } })}>×</button>
      </header>
      <p class="lead">${say("round-over-lead")}</p>
      <ol role="list">${scores.map((score) => line(ctx, before, score))}</ol>
      <p class="next">${next(ctx)}</p>
    </section>
  </div>`;
}

function line(ctx: Ctx, before: Standing, score: Score) {
  const change = changeOf(before, score);
  const part = ({ key, amount }: { key: string; amount: number }) =>
    html`<span>${ctx.say("round-over-part", { category: ctx.say(`end-short-${key}`), amount: signed(amount) })}</span>`;
  return html`<li data-round-seat=${score.seat}>
    <b class="name seat-${score.seat}">${SHAPES[score.seat]} ${seatName(ctx, score.seat)}</b>
    <b class="total">${score.total}</b>
    <b class="brought ${change > 0 ? "up" : change < 0 ? "down" : ""}">${signed(change)}</b>
    <span class="parts">${changes(before, score).map(part)}</span>
  </li>`;
}

/** What comes: the planning of the round, and who goes first in it. */
function next(ctx: Ctx) {
  const { round, rounds, starter, me } = ctx.view;
  const mine = starter === me ? "yes" : "no";
  return ctx.say(round === rounds ? "round-over-last" : "round-over-next", {
    round,
    mine,
    name: seatName(ctx, starter),
  });
}
