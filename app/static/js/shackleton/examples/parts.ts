/** The parts of the table that examples draw, by the names that examples say ("sheet:mining" is that of a corporation). */
import { html, nothing } from "lit-html";
import { crater } from "../board/crater.ts";
import { hasStrips } from "../board/room.ts";
import { sheet } from "../board/sheets.ts";
import { area } from "../board/strips.ts";
import { tiles } from "../board/tiles.ts";
import { base, projects, reputation, stock } from "../panels/base.ts";
import type { Ctx, SeatView } from "../types.ts";

type Part = (ctx: Ctx, me: SeatView, of: string) => unknown;

const PARTS: Record<string, Part> = {
  crater: (ctx) => html`<div class="crater-frame">${crater(ctx)}</div>${hasStrips() ? nothing : area(ctx)}`,
  stock: (ctx, me) => html`<div class="me"><div class="reserve"><dl class="stock">${stock(ctx, me)}</dl></div></div>`,
  base: (ctx, me) => html`<div class="me"><div class="base-block">${base(ctx, me)}</div></div>`,
  reputation: (ctx) => html`<div class="me"><div class="score-block">${reputation(ctx)}</div></div>`,
  projects: (ctx, me) => html`<div class="me"><div class="score-block">${projects(ctx, me)}</div></div>`,
  tiles: (ctx) => tiles(ctx),
  sheet: (ctx, _, of) => sheet(ctx, of),
};

/** A part, by its name and what it is of. */
export function partOf(ctx: Ctx, name: string) {
  const [kind = "", of = ""] = name.split(":");
  return ctx.me ? html`<div class="example-part of-${kind}">${PARTS[kind]?.(ctx, ctx.me, of)}</div>` : nothing;
}
