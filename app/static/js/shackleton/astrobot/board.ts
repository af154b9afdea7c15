/** AstroBot's own board: its row of cards, the Development track, and A, B and C with their goal tracks and solo cards. */
import { html } from "lit-html";
import { SHAPES } from "../../table/seats.ts";
import { icon, pictured } from "../symbols.ts";
import type { ActionCard, AstroBotView, Ctx } from "../types.ts";
import { corporationName } from "../words.ts";
import { cardOf, cardText } from "./words.ts";

/** `more`: what is unfolded in it. */
export function soloBoard(ctx: Ctx, seat: number, bot: AstroBotView, more: unknown) {
  return html`<div class="solo"><div class="bot-course">${cards(ctx, bot)} ${development(ctx, seat, bot)} ${more}</div>
    <ul class="letters" data-key="bot-corporations" aria-label=${ctx.say("astrobot-corporations")}>
      ${Object.entries(bot.letters).map(([letter, name]) => corporation(ctx, seat, bot, letter, name))}
    </ul></div>`;
}

/** The row of cards of this round, the last one to the right, and how many are still to come. */
function cards(ctx: Ctx, { row, deck }: AstroBotView) {
  const { say } = ctx;
  const drawn = row.flatMap((id) => cardOf(ctx, id) ?? []);
  return html`<div class="bot-row" role="group" aria-label=${say("astrobot-row-of-cards")} data-key="bot-cards" data-explain="astrobot-cards">
    ${drawn.map((one, index) => html`<span class="bot-card${index === drawn.length - 1 ? " last" : ""}" data-key="bot-card:${one.id}" title=${cardText(ctx, one)} role="img" aria-label=${cardText(ctx, one)}>${card(one)}</span>`)}
    <span class="bot-deck" data-key="bot-deck" role="img" aria-label=${say("astrobot-deck", { count: deck })}>${icon("astrobot")}${deck}</span>
  </div>`;
}

function card({ left, right, symbol }: ActionCard) {
  return html`<b>${left.join("")}</b>${icon(symbol === "goal" ? "goal" : "development")}<span><b>${right[0]}</b>${right[1]}</span>`;
}

/** The Development from 0 on; from two of its spaces on it claims the higher goals. */
function development(ctx: Ctx, seat: number, { development: at }: AstroBotView) {
  const { say, facts } = ctx;
  const { development: last = 0, middle_goal = 0, top_goal = 0 } = facts.set.solo?.board ?? {};
  const label = say("astrobot-development", { space: at, last, middle: middle_goal, top: top_goal });
  return html`<div class="bot-track" role="img" aria-label=${label} title=${label} data-key="bot-development" data-explain="astrobot-development">
    ${icon("development")} ${track(seat, "development", at, last, [middle_goal, top_goal])}
  </div>`;
}

/** Spaces from 0 to the last, with the marker where it stands; `of`: what is counted, "development" or a corporation. */
function track(seat: number, of: string, at: number, last: number, marked: number[]) {
  return html`<span class="steps">${Array.from(
    { length: last + 1 },
    (_, space) =>
      html`<i class="step${marked.includes(space) ? " marked" : ""}${space <= at ? " reached" : ""}">${space === at ? html`<b class="seat-${seat}" data-key="bot-at:${of}">${SHAPES[seat]}</b>` : space}</i>`,
  )}</span>`;
}

/** A corporation by its letter: whether it is the active one, the side of its solo card, its goal track, what is done there. */
function corporation(ctx: Ctx, seat: number, bot: AstroBotView, letter: string, name: string) {
  const { say, facts } = ctx;
  const last = facts.set.solo?.board.goal_track ?? 0;
  const at = bot.markers[name] ?? 0;
  const hard = bot.hard.includes(name);
  const active = bot.active === name;
  const side = say(hard ? "astrobot-hard" : "astrobot-easy");
  const label = say("astrobot-goal-track", { corporation: corporationName(ctx, name), space: at, last });
  const title = say.clauses([say.details([corporationName(ctx, name), side]), say(`astrobot-does-${name}`)]);
  return html`<li class="bot-corporation corporation-${name}${hard ? " hard" : ""}${active ? " active" : ""}" data-key="bot-corporation:${name}" title=${title}>
    <b class="bot-letter">${letter}</b><span class="emblem nightside">${pictured(`sb-${name}`, name)}</span>
    <span class="bot-name">${corporationName(ctx, name)} <small>${side}${active ? html` · ${say("astrobot-active")}` : ""}</small></span>
    <span class="bot-track" role="img" aria-label=${label} data-key="bot-goal:${name}">${track(seat, name, at, last, [last])}</span>
    <small class="does">${say(`astrobot-does-${name}`)}</small>
  </li>`;
}
