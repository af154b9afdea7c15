/** The boards beside the crater: the three corporations in play, and what is chosen of in set-up and shuttle phase. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { marksOf, marksOn } from "../../table/hit.ts";
import { faceOfCorporation } from "../corporations.ts";
import { sheetOf } from "../facts.ts";
import { amountOf, gained } from "../figures.ts";
import type { Showing } from "../shown.ts";
import { icon, pictured } from "../symbols.ts";
import type { BoardView, Ctx } from "../types.ts";
import { corporationName } from "../words.ts";
import { chosen } from "./chosen.ts";
import { goal } from "./goals.ts";
import { leaders } from "./leaders.ts";
import { project } from "./projects.ts";
import { tiles } from "./tiles.ts";

export function sheets(ctx: Ctx) {
  return html`${leaders(ctx)} ${tiles(ctx)} ${ctx.view.corporations.map((name) => sheet(ctx, name))}`;
}

/** A corporation's board: its name, tokens and price; its projects on offer; its goals; places of its own. */
export function sheet(ctx: Ctx, name: string) {
  const board = ctx.view.boards[name];
  const facts = sheetOf(ctx.facts, name);
  if (!board || !facts) return nothing;
  const { say, view, me } = ctx;
  const own = faceOfCorporation(name).board;
  const shown = [view.modules[name as Showing], me?.projects];
  return html`<section class="sheet corporation-${name}" aria-label=${corporationName(ctx, name)}>
    ${guard([...marksOn(ctx, `next-token:${name}`), board.tokens, board.price], () => head(ctx, name, board))}
    <div class="projects"><span class="deck nightside${board.deck ? "" : " gone"}" data-explain="deck" role="img" aria-label=${say("deck-left", { count: board.deck })}>${pictured(`sb-${name}`, "project")}<b>${board.deck}</b></span>${openProjects(ctx, board)}</div>
    <div class="goals" role="group" aria-label=${say("goals-of", { corporation: corporationName(ctx, name) })}>${facts.corporation.goals.map((_, level) => goal(ctx, name, level, board))}</div>
    ${own ? html`<div class="own-board">${guard([...marksOf(ctx), ...shown], () => own(ctx))}</div>` : nothing}
  </section>`;
}

/** Its name, its tokens and what the next one brings, its price. */
function head(ctx: Ctx, name: string, board: BoardView) {
  const { say } = ctx;
  const next = chosen(
    ctx,
    `next-token:${name}`,
    say("tokens-left", { corporation: corporationName(ctx, name), count: board.tokens.length }),
  );
  const kind = board.tokens[0]?.kind;
  const token = `sb-token-${name}${kind ? `-${kind}` : ""}`;
  return html`<header>
      <h2 data-explain="corporation:${name}"><span class="emblem nightside">${pictured(`sb-${name}`, name)}</span> ${corporationName(ctx, name)}</h2>
      <span class="tokens${next.cls}" data-target="next-token:${name}" tabindex=${next.tab} role=${next.role} aria-pressed=${next.pressed} aria-label=${next.label} data-stands=${next.stands}
        ><span class="inside" aria-hidden="true"><span class="stacked${board.tokens.length ? "" : " gone"}">${pictured(token, name)}</span><b>${board.tokens.length}</b> → ${gained(ctx, sheetOf(ctx.facts, name)?.corporation.token)}</span></span>
      ${price(ctx, board)}
    </header>`;
}

/** The open projects as they lie, on its deck and beside it: what was shown last is the deck's face. */
function openProjects(ctx: Ctx, { shown }: BoardView) {
  return [...shown].reverse().map((id) => project(ctx, id));
}

/** What a project of the corporation costs now, before discounts. */
function price(ctx: Ctx, { price: { credits, requirement, consumption } }: BoardView) {
  const { say } = ctx;
  return html`<span class="price" data-explain="price" role="img" aria-label=${say("price-of", { credits, requirement, consumption })}
    ><b class="coin">${credits}</b><span class="figure needs">≥<b>${requirement}</b>${icon("energy")}</span> ${consumption ? amountOf(ctx, "energy", `−${consumption}`) : nothing}</span
  >`;
}
