/** A corporation's goals as plaques: their VP, what they ask for in symbols and how much of it is there, who claimed them. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { marksOn } from "../../table/hit.ts";
import { seatName } from "../../table/seats.ts";
import { sheetOf } from "../facts.ts";
import { icon, pictured } from "../symbols.ts";
import type { BoardView, Ctx, Goal, SeatView } from "../types.ts";
import { corporationName } from "../words.ts";
import { chosen } from "./chosen.ts";
import { pieceOf } from "./pieces.ts";

/** The symbol of what goals count. */
const SIGNS: Record<string, string> = {
  tourists: "tourist",
  experiments: "sample",
  fields: "fields",
  cargoes: "cargo",
  shipped_levels: "levels",
  factories: "factory",
  factory_columns: "columns",
  bottom_factories: "bottom",
  farms: "plant",
  farm_size: "acre",
  section: "section",
  programmes: "defence",
  programme_sections: "sections",
  topmost_programmes: "topmost",
  structures_aboard: "aboard",
  astronauts_aboard: "crew",
};

/** What a goal asks for, in words. */
function needsText({ say }: Ctx, { needs }: Goal) {
  return say.list(
    needs.map(({ count, at_least: amount }) =>
      count === "section" ? say("need-section", { amount }) : say("need-of", { amount, what: say(`count-${count}`) }),
    ),
  );
}

/** The same as figures: how many of how many the reader has. */
function needsFigures(ctx: Ctx, { needs }: Goal) {
  return needs.map(({ count, at_least: amount }) => {
    const have = ctx.me?.counts[count];
    const met = have !== undefined && have >= amount;
    return html`<span class="figure need${met ? " met" : ""}">${icon(SIGNS[count] ?? count)}<b>${have === undefined || met ? amount : html`${have}<i>/${amount}</i>`}</b></span>`;
  });
}

/** A goal of a corporation, redrawn only when its claims or what the reader has of it have changed. */
export function goal(ctx: Ctx, name: string, level: number, board: BoardView) {
  const { me } = ctx;
  const shown = [board.goals[level], board.slots[level], me?.counts, me?.goals];
  return guard([...marksOn(ctx, `goal:${name}:${level}`), ...shown], () => plaque(ctx, name, level, board));
}

function plaque(ctx: Ctx, name: string, level: number, board: BoardView) {
  const { say, me } = ctx;
  const fact = sheetOf(ctx.facts, name)?.corporation.goals[level];
  if (!fact) return nothing;
  const key = `goal:${name}:${level}`;
  const claimed = board.goals[level] ?? [];
  const slots = board.slots[level] ?? 0;
  const full = claimed.length >= slots || me?.goals[name] !== undefined;
  const stands = say.clauses([
    say("goal-name", { vp: fact.vp, needs: needsText(ctx, fact) }),
    ...(me
      ? [
          say.details(
            fact.needs.map(({ count }) =>
              say("goal-have", { what: say(`count-${count}`), have: me.counts[count] ?? 0 }),
            ),
          ),
        ]
      : []),
    ...claimed.map((seat) => seatName(ctx, seat)),
  ]);
  const at = chosen(ctx, key, stands);
  return html`<div class="goal level-${level}${full ? " full" : ""}${claimed.length > 0 ? " claimed" : ""}${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
    <span class="inside" aria-hidden="true"><b class="goal-vp">${fact.vp}</b><span class="needs">${needsFigures(ctx, fact)}</span>
    <span class="claims">${Array.from({ length: slots }, (_, index) => {
      const seat = claimed[index];
      return seat === undefined
        ? html`<i class="free"></i>`
        : pieceOf(`sb-goal-marker-${seat + 1}`, seat, `claim:${name}:${level}:${index}`);
    })}</span></span>
  </div>`;
}

/** The goals that a seat has claimed: the VP and the corporation of each, with its marker. */
export function claimedGoals(ctx: Ctx, { seat, goals }: SeatView) {
  return Object.entries(goals).map(([name, level]) => {
    const label = ctx.say("goal-claimed", { corporation: corporationName(ctx, name) });
    return html`<span class="own-goal corporation-${name}" role="img" aria-label=${label} title=${label}><b class="goal-vp">${sheetOf(ctx.facts, name)?.corporation.goals[level]?.vp}</b><span class="nightside">${pictured(`sb-${name}`, name)}</span>${pieceOf(`sb-goal-marker-${seat + 1}`, seat, `own-goal:${seat}:${name}`)}</span>`;
  });
}
