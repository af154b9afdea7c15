/**
 * The summary of a round that has just ended: what each seat would score, what it won, gained and paid at the end of the
 * round, and why, and what comes.
 */
import { html, nothing } from "lit-html";
import { aroundRound, shownRound, spokenRound } from "../../table/end/round.ts";
import { namesOf } from "../../table/log/sentence.ts";
import { summarised } from "../../table/round-over.ts";
import { partsOf, textOf } from "../../table/saying.ts";
import { seatName } from "../../table/seats.ts";
import { kindOf, pieceOf, rowOf } from "../facts.ts";
import { amountOf } from "../figures.ts";
import { named } from "../naming.ts";
import { icon } from "../symbols.ts";
import type { Ctx, Standing } from "../types.ts";
import { astronautName } from "../words.ts";
import type { Amounts, Brought, Retrieved, Sizes } from "./maintenance.ts";
import { maintenanceOf, sizesOf } from "./maintenance.ts";

/** The summary to draw: of the round that has just ended, or of the one that ended at the moment that is shown. */
function over({ now }: Ctx) {
  const { past } = now.story;
  const { roundOver } = now.recent;
  if (!past) return summarised(now);
  return roundOver?.history && past.view.round === roundOver.round + 1 ? roundOver : null;
}

/** @param aloud as text alone, for a live region */
export function roundSummary(ctx: Ctx, aloud: boolean) {
  const found = over(ctx);
  const standings = found && aroundRound<Standing>(found.history, found.round);
  if (!found || !standings || (aloud && ctx.now.story.past)) return nothing;
  const { round } = found;
  const { before, after } = standings;
  const brought = broughtBy(ctx, round);
  const sizes = sizesOf(found.history, round);
  const told = {
    round,
    before,
    scores: [...after.seats].sort((one, other) => other.total - one.total),
    next: next(ctx, round + 1, brought?.first ?? null),
    lead: ctx.say("round-over-lead"),
    named: (key: string) => ctx.say(`category-${key}`),
    ofSeat: (seat: number) => ofSeat(ctx, sizes, seat, brought?.seats.get(seat)),
    further: gateway(ctx, sizes, brought?.gateway ?? []),
  };
  return aloud ? spokenRound(ctx, told) : shownRound(ctx, told);
}

/** What the end of a round brought, by the names of what brought it. */
export const broughtBy = (ctx: Ctx, round: number) =>
  maintenanceOf(ctx.now.game.log, round, (why) => sourceName(ctx, why));

/** Whether the log holds it. */
export const isLastKnown = (ctx: Ctx) => maintenanceOf(ctx.now.game.log, ctx.view.round) !== null;

export function gateway(ctx: Ctx, sizes: Sizes, won: Retrieved[]) {
  if (won.length === 0) return nothing;
  return html`<dl><dt>${ctx.say("round-over-gateway")}</dt><dd>${won.map((one) => retrieved(ctx, sizes, one, null))}</dd></dl>`;
}

/** What brought something: structures by their kinds, all else by its own name. */
function sourceName(ctx: Ctx, why: string) {
  if (why === "") return "";
  const told = pieceOf(ctx, why) ? { key: `kind-${kindOf(ctx, why)}` } : named(ctx, { kind: "why", id: why });
  return typeof told === "string" ? told : textOf(partsOf(ctx.say, namesOf(ctx), told));
}

function ofSeat(ctx: Ctx, sizes: Sizes, seat: number, brought: Brought | undefined) {
  if (!brought) return nothing;
  const { won, gained, paid } = brought;
  const all: Amounts = {};
  for (const { things } of gained)
    for (const [thing, amount] of Object.entries(things)) all[thing] = (all[thing] ?? 0) + amount;
  const line = (key: string, content: unknown) => html`<dt>${ctx.say(key)}</dt><dd>${content}</dd>`;
  const costs = Object.entries(paid).map(([thing, amount]) => amountOf(ctx, thing, `−${amount}`));
  return html`<dl>
    ${
      won.length > 0
        ? line(
            "round-over-won",
            won.map((one) => retrieved(ctx, sizes, one, seat)),
          )
        : nothing
    }
    ${gained.length > 0 ? line("round-over-income", html`${figures(ctx, all)}${gained.map((one) => source(ctx, one, gained.length > 1))}`) : nothing}
    ${costs.length > 0 ? line("round-over-costs", costs) : nothing}
  </dl>`;
}

const figures = (ctx: Ctx, things: Amounts) =>
  Object.entries(things).map(([thing, amount]) => amountOf(ctx, thing, `+${amount}`));

/** What brought it; beside others with how much of it. */
function source(ctx: Ctx, { why, things }: Brought["gained"][number], beside: boolean) {
  return html`<span class="from">${why} ${beside ? figures(ctx, things) : nothing}</span>`;
}

/** An astronaut that left its slot, with the sizes of the row that decided who won it, as they were then. */
export function retrieved(ctx: Ctx, sizes: Sizes, { slot, astronaut }: Retrieved, seat: number | null) {
  const inRow = sizes.get(slot) ?? [];
  const own = inRow.find((one) => one.seat === seat)?.size ?? 0;
  const other = Math.max(0, ...inRow.filter((one) => one.seat !== seat).map(({ size }) => size));
  const key = seat === null || other === 0 ? "alone" : own === other ? "tied" : "row";
  const lights = [`slot:${slot}`, ...rowOf(ctx, slot).map((sector) => `sector:${sector}`)];
  return html`<span class="won" data-lights=${lights.join(" ")}>${icon(astronaut, astronautName(ctx, astronaut))} ${ctx.say(`round-over-${key}`, { slot, own, other })}</span>`;
}

/** What comes: the shuttles of the next round, and who chooses first. */
function next(ctx: Ctx, round: number, first: number | null) {
  const { view, facts, say } = ctx;
  return say(round === facts.set.setup.rounds ? "round-over-last-shuttles" : "round-over-shuttles", {
    round,
    who: first === null ? "none" : first === view.me ? "mine" : "other",
    name: first === null ? "" : seatName(ctx, first),
  });
}
