/** The boards beside the crater: the three corporations in play, and what is chosen of in set-up and shuttle phase. */
import { html, nothing } from "lit-html";
import { faceOfCorporation } from "../corporations.ts";
import { sheetOf } from "../facts.ts";
import { amountOf, gained } from "../figures.ts";
import { icon, pictured } from "../symbols.ts";
import type { Ability, BoardView, Ctx } from "../types.ts";
import { ASTRONAUTS } from "../types.ts";
import { corporationName, leaderName, tileName, tileOf } from "../words.ts";
import { chosen } from "./chosen.ts";
import { goal } from "./goals.ts";
import { project } from "./projects.ts";

export function sheets(ctx: Ctx) {
  return html`${leaders(ctx)} ${tiles(ctx)} ${ctx.view.corporations.map((name) => sheet(ctx, name))}`;
}

/** An ability of a leader with its Credits, in words. */
export const abilityText = ({ say }: Pick<Ctx, "say">, { kind, credits }: Ability) =>
  say(`ability-${kind}`, { amount: credits });

/** The leaders that are left, in set-up. */
function leaders(ctx: Ctx) {
  const { view, say, facts } = ctx;
  if (view.phase !== "setup" || view.leaders.length === 0) return nothing;
  return html`<section class="leaders" aria-label=${say("leaders-left")}>
    ${view.leaders.map((id) => {
      const fact = facts.set.leaders.find((one) => one.id === id);
      const words = fact ? abilityText(ctx, fact.ability) : "";
      const better = fact ? abilityText(ctx, fact.improved) : "";
      const at = chosen(
        ctx,
        `leader:${id}`,
        ctx.say.details([leaderName(ctx, id), words, `${say("leader-improved")}: ${better}`]),
      );
      return html`<div class="leader${at.cls}" data-target="leader:${id}" tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
        <span class="inside" aria-hidden="true">${pictured(`sb-leader-${id}`, "leader", "nightside")}<b>${leaderName(ctx, id)}</b><span>${words}</span><small>${icon("headquarters", say("leader-improved"))} ${better}</small></span>
      </div>`;
    })}
  </section>`;
}

/** A shuttle tile: its astronauts and what it carries. */
export function tileFace(ctx: Ctx, id: string) {
  const tile = tileOf(ctx, id);
  if (!tile) return nothing;
  const of = { engineer: tile.engineers, technician: tile.technicians, scientist: tile.scientists };
  return html`<span class="tile-astronauts">${ASTRONAUTS.filter((one) => of[one] > 0).map((one) => amountOf(ctx, one, of[one]))}</span>
    <span class="tile-load">${gained(
      ctx,
      (["credits", "titanium", "rare_earth"] as const).flatMap((what) =>
        tile[what] ? [{ what, amount: tile[what] }] : [],
      ),
    )}</span>`;
}

/** The same in words, after its name. */
function tileText(ctx: Ctx, id: string) {
  const tile = tileOf(ctx, id);
  const { engineers = 0, technicians = 0, scientists = 0, credits = 0, titanium = 0, rare_earth = 0 } = tile ?? {};
  const crew = {
    "astronaut-engineer": engineers,
    "astronaut-technician": technicians,
    "astronaut-scientist": scientists,
  };
  const load = { "of-credits": credits, "of-titanium": titanium, "of-rare_earth": rare_earth };
  const parts = Object.entries({ ...crew, ...load }).filter(([, count]) => count > 0);
  const words = parts.map(([name, count]) => ctx.say("count-of", { count, what: ctx.say(name) }));
  return ctx.say.details([tileName(ctx, id), ...words]);
}

/** The tiles on display in the shuttle phase; a higher number is later in the turn order. */
function tiles(ctx: Ctx) {
  const { view, say } = ctx;
  if (view.display.length === 0) return nothing;
  return html`<section class="tiles" aria-label=${say("tiles-on-display")}>
    ${view.display.map((id) => {
      const at = chosen(ctx, `tile:${id}`, tileText(ctx, id));
      return html`<div class="tile${at.cls}" data-target="tile:${id}" tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
        <span class="inside" aria-hidden="true"><b class="tile-number">${id.split("-")[1]}</b>${tileFace(ctx, id)}</span>
      </div>`;
    })}
  </section>`;
}

/** A corporation's board: its name, tokens and price; its projects on offer; its goals; places of its own. */
export function sheet(ctx: Ctx, name: string) {
  const board = ctx.view.boards[name];
  const facts = sheetOf(ctx.facts, name);
  if (!board || !facts) return nothing;
  const { say } = ctx;
  const next = chosen(
    ctx,
    `next-token:${name}`,
    say("tokens-left", { corporation: corporationName(ctx, name), count: board.tokens.length }),
  );
  const own = faceOfCorporation(name).board?.(ctx);
  const kind = board.tokens[0]?.kind;
  const token = `sb-token-${name}${kind ? `-${kind}` : ""}`;
  return html`<section class="sheet corporation-${name}" aria-label=${corporationName(ctx, name)}>
    <header>
      <h2 data-explain="corporation:${name}"><span class="emblem nightside">${pictured(`sb-${name}`, name)}</span> ${corporationName(ctx, name)}</h2>
      <span class="tokens${next.cls}" data-target="next-token:${name}" tabindex=${next.tab} role=${next.role} aria-pressed=${next.pressed} aria-label=${next.label} data-stands=${next.stands}
        ><span class="inside" aria-hidden="true"><span class="stacked${board.tokens.length ? "" : " gone"}">${pictured(token, name)}</span><b>${board.tokens.length}</b> → ${gained(ctx, facts.corporation.token)}</span></span>
      ${price(ctx, board)}
    </header>
    <div class="projects"><span class="deck nightside${board.deck ? "" : " gone"}" data-explain="deck" role="img" aria-label=${say("deck-left", { count: board.deck })}>${pictured(`sb-${name}`, "project")}<b>${board.deck}</b></span>${openProjects(ctx, board)}</div>
    <div class="goals" role="group" aria-label=${say("goals-of", { corporation: corporationName(ctx, name) })}>${facts.corporation.goals.map((_, level) => goal(ctx, name, level, board))}</div>
    ${own ? html`<div class="own-board">${own}</div>` : nothing}
  </section>`;
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
