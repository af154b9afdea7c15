/** The shuttle tiles that lie open in the shuttle phase. */
import { html, nothing } from "lit-html";
import { amountOf } from "../figures.ts";
import type { Ctx } from "../types.ts";
import { ASTRONAUTS } from "../types.ts";
import { tileName, tileOf } from "../words.ts";
import { chosen } from "./chosen.ts";

/** A shuttle tile: its astronauts and what it carries, each in a column of its own. */
export function tileFace(ctx: Ctx, id: string) {
  const tile = tileOf(ctx, id);
  if (!tile) return nothing;
  const drawn = (what: string, amount = 0) => html`<span>${amount > 0 ? amountOf(ctx, what, amount) : nothing}</span>`;
  const of = { engineer: tile.engineers, technician: tile.technicians, scientist: tile.scientists };
  return html`<span class="tile-astronauts">${ASTRONAUTS.map((one) => drawn(one, of[one]))}</span>
    <span class="tile-load">${(["credits", "titanium", "rare_earth"] as const).map((what) => drawn(what, tile[what]))}</span>`;
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
export function tiles(ctx: Ctx) {
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
