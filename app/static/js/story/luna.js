/** Luna's card while she acts: what is printed on it, line by line, and what came of it. */
import { html, nothing } from "lit-html";
import { lunaActions } from "../luna.js";
import { icon } from "../symbols.js";
import { SHAPES, seatName } from "../words.js";
import { sentence } from "./sentence.js";
import { storied } from "./state.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").LogEntry} LogEntry
 */

/**
 * The entry of the card that Luna played last, as long as nobody who looks has done anything since: one's own entry
 * ends it, for a watcher anybody's. Pure.
 * @param {LogEntry[]} log
 * @param {number | null} me
 * @param {number} dismissed
 * @returns {{entry: LogEntry, card: string} | null}
 */
export function lunaPlayed(log, me, dismissed) {
  for (const entry of standing(log).reverse()) {
    if (entry.seq <= dismissed) return null;
    const turned = entry.events?.find((event) => event.type === "LunaCardTurned");
    if (turned?.type === "LunaCardTurned") return { entry, card: turned.card };
    if (me === null ? entry.text.length > 0 : entry.seat === me) return null;
  }
  return null;
}

/** @param {Ctx} ctx */
export function lunaCard(ctx) {
  const { state, facts, say, act } = ctx;
  const played = state.story.past || ctx.view.phase === "finished" ? null : lunaPlayed(state.log, ctx.view.me, state.story.dismissed);
  const face = played && facts.luna.cards[played.card];
  if (!played || !face) return nothing;
  const seat = played.entry.seat ?? 0;
  const [, ...did] = played.entry.text;
  return html`<section class="luna-card speed-${state.story.settings.speed}" data-luna-card=${played.card} data-seq=${played.entry.seq} aria-label=${say("luna-shown", { name: seatName(ctx, seat) })}>
    <header>
      <b class="seat-${seat}">${SHAPES[seat]} ${say("luna-plays", { name: seatName(ctx, seat), card: played.card })}</b>
      <span class="face" title=${say("luna-face", { left: face.left, right: face.right, scientists: face.scientists })}>
        <b>${face.left}</b> | <b>${face.right}</b> · ${icon("scientist")}${face.scientists}
      </span>
      <button type="button" class="quiet" data-luna-close aria-label=${say("luna-put-away")} title=${say("luna-put-away")}
        @click=${() => act.set(storied(ctx.now, { dismissed: played.entry.seq }))}>×</button>
    </header>
    <ol class="printed" aria-label=${say("luna-printed")}>${lunaActions(ctx, played.card).map((line) => html`<li>${line}</li>`)}</ol>
    <ul class="did" aria-label=${say("luna-did")}>${did.map((line) => html`<li>${sentence(ctx, line)}</li>`)}</ul>
  </section>`;
}
