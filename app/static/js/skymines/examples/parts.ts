/** The parts of the table that examples draw, by the names that examples say ("tracks:skymine" is a part of a company). */
import { html, nothing } from "lit-html";
import { cardDisplay } from "../board/display.ts";
import { moon } from "../board/moon.ts";
import { researchDisplay } from "../board/research.ts";
import { bonusSpaces } from "../board/spaces.ts";
import { trackLines } from "../board/tracks.ts";
import { lunaActions } from "../luna/words.ts";
import { drawn } from "../modules.ts";
import { hand, shares, slots } from "../panels/me.ts";
import { researchTrack, tankTrack } from "../panels/progress.ts";
import { icon, thing } from "../symbols.ts";
import type { Company, Ctx, SeatView } from "../types.ts";

/** Luna's card in an example, and the line that was carried out, from 0, or -1. */
export type Turned = { card: string; line: number };

type Part = (ctx: Ctx, me: SeatView, of: string, turned: Turned) => unknown;

const PARTS: Record<string, Part> = {
  slots: (ctx, me) => mine(html`<div class="slots-block">${slots(ctx, me)}</div>`),
  hand: (ctx, me) => mine(html`<div class="hand-block">${hand(ctx, me)}</div>`),
  tank: (ctx, me) => mine(html`<div class="progress-block">${tankTrack(ctx, me)}</div>`),
  screens: (ctx, me) => mine(html`<div class="progress-block">${researchTrack(ctx, me)}</div>`),
  shares: (ctx, me) => mine(html`<div class="reserve">${shares(ctx, me)}</div>`),
  coins: (_, me) =>
    mine(
      html`<div class="reserve"><dl class="stock"><div data-key="coins:${me.seat}"><dt>${icon("coin")}</dt><dd>${me.coins}</dd></div></dl></div>`,
    ),
  tracks: (ctx, _, company) => trackLines(ctx, [company as Company]),
  moon: (ctx) => html`<div class="moon-frame example-frame">${moon(ctx)}</div>`,
  display: (ctx) => cardDisplay(ctx),
  research: (ctx) => researchDisplay(ctx),
  spaces: (ctx) => bonusSpaces(ctx),
  card: (ctx, _me, _of, turned) => lunaCard(ctx, turned),
  missions: (ctx) => html`<div class="further">${drawn("displays", ctx)}</div>`,
  threats: (ctx) => html`<div class="further">${drawn("displays", ctx)}</div>`,
};

/** The names of all parts. */
export const NAMES = Object.keys(PARTS);

/** A part, by its name and what it is of. */
export function partOf(ctx: Ctx, name: string, turned: Turned) {
  const [kind = "", of = ""] = name.split(":");
  return ctx.me ? html`<div class="example-part of-${kind}">${PARTS[kind]?.(ctx, ctx.me, of, turned)}</div>` : nothing;
}

function mine(part: unknown) {
  return html`<div class="me">${part}</div>`;
}

/** Luna's card, line by line. */
function lunaCard(ctx: Ctx, { card, line }: Turned) {
  return html`<div class="example-steps"><span class="luna-face nightside">${thing("m-luna", nothing)}</span> <b>${card}</b>
    <ol>${lunaActions(ctx, card).map((words, index) => html`<li class=${index === line ? "now" : index < line ? "done" : ""}>${words}</li>`)}</ol>
  </div>`;
}
