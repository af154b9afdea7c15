/** The summary of a round that has just ended: what each seat would score, what the round changed, and what comes. */
import { nothing } from "lit-html";
import { aroundRound, shownRound, spokenRound } from "../../table/end/round.ts";
import { summarised } from "../../table/round-over.ts";
import { seatName } from "../../table/seats.ts";
import type { Ctx, Score, Standing } from "../types.ts";
import { ranked } from "./ranked.ts";

/** @param aloud as text alone, for a live region */
export function roundSummary(ctx: Ctx, aloud: boolean) {
  const over = summarised(ctx.now);
  const standings = over && aroundRound<Standing>(over.history, over.round);
  if (!over || !standings) return nothing;
  const { before, after } = standings;
  const told = {
    round: over.round,
    before,
    scores: ranked(after.seats).map(({ seat }) => after.seats.find((one) => one.seat === seat) as Score),
    next: next(ctx),
    lead: ctx.say("round-over-lead"),
    named: (key: string) => ctx.say(`end-short-${key}`),
  };
  return aloud ? spokenRound(ctx, told) : shownRound(ctx, told);
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
