/** Luna's card while she acts: what is printed on it, line by line, and what came of it. */
import { html, nothing } from "lit-html";
import { eventsOf } from "../../table/log/entries.js";
import { inEffect } from "../../table/log/in-effect.js";
import { SHAPES, seatName } from "../../table/seats.js";
import { storied } from "../../table/story.js";
import { placesOf } from "../event-places.js";
import { deed, sentence } from "../sentence.js";
import { icon } from "../symbols.js";
import { lunaActions } from "./words.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").LogEntry} LogEntry
 */

/**
 * The entry of the last card that Luna played, until the viewer has moved since; for a spectator, until any player has.
 * Pure.
 * @param {LogEntry[]} log
 * @param {number | null} me
 * @param {number} dismissed
 * @returns {{entry: LogEntry, card: string} | null}
 */
export function lunaPlayed(log, me, dismissed) {
  for (const entry of inEffect(log).reverse()) {
    if (entry.seq <= dismissed) return null;
    const turned = entry.events?.find((event) => event.type === "LunaCardTurned");
    if (turned?.type === "LunaCardTurned") return { entry, card: turned.card };
    if (me === null ? entry.sentences.length > 0 : entry.seat === me) return null;
  }
  return null;
}

/** Already implied by the ousting of an outpost. */
const IMPLIED = "OutpostReturned";
/** Events of her cards after the last one is played. */
const GATHERED = ["LunaCardsDiscarded", "LunaMajorityDiscarded"];

/**
 * The sentences of an entry by the lines of the card: the effects of each line, then the other events of her cards.
 * What comes before the first line only says that the card is played, and what is implied is left out. Pure.
 * @param {LogEntry} entry
 * @param {number} count lines on the card
 * @returns {{lines: number[][], rest: number[]}} places of sentences
 */
export function byLine({ sentences, events = [] }, count) {
  /** @type {number[][]} */
  const lines = Array.from({ length: count }, () => []);
  /** @type {number[]} */
  const rest = [];
  const reached = events.flatMap((event, place) =>
    event.type === "LunaLineReached" ? [{ place, line: event.line }] : [],
  );
  sentences.forEach((sentence, index) => {
    const place = sentence.events[0] ?? Infinity;
    if (events[place]?.type === IMPLIED) return;
    const line = reached.filter((one) => one.place < place).at(-1);
    const under = line && lines[line.line];
    if (under) under.push(index);
    else if (GATHERED.includes(events[place]?.type ?? "")) rest.push(index);
  });
  return { lines, rest };
}

/**
 * The card that is shown, or null.
 * @param {Ctx} ctx
 */
function shown({ state, view }) {
  if (state.story.past || view.phase === "finished") return null;
  return lunaPlayed(state.log, view.me, state.story.dismissed);
}

/**
 * Whether Luna's card is shown.
 * @param {Ctx} ctx
 */
export function isLunaShown(ctx) {
  return Boolean(ctx.facts.luna.cards[shown(ctx)?.card ?? ""]);
}

/** @param {Ctx} ctx */
export function lunaCard(ctx) {
  const { state, facts, say, act } = ctx;
  const played = shown(ctx);
  const face = played && facts.luna.cards[played.card];
  if (!played || !face) return nothing;
  const seat = played.entry.seat ?? 0;
  const { lines, rest } = byLine(played.entry, face.actions.length);
  return html`<section class="luna-card speed-${state.story.settings.speed}" data-luna-card=${played.card} data-seq=${played.entry.seq} aria-label=${say("luna-shown", { name: seatName(ctx, seat) })}>
    <header>
      <b class="seat-${seat}">${SHAPES[seat]} ${say("luna-plays", { name: seatName(ctx, seat), card: played.card })}</b>
      <span class="face" title=${say("luna-face", { left: face.left, right: face.right, scientists: face.scientists })}>
        <b>${face.left}</b> | <b>${face.right}</b> · ${icon("scientist")}${face.scientists}
      </span>
      <button type="button" class="quiet" data-luna-close aria-label=${say("luna-put-away")} title=${say("luna-put-away")}
        @click=${() => act.set(storied(ctx.now, { dismissed: played.entry.seq }))}>×</button>
    </header>
    <ol class="printed" aria-label=${say("luna-printed")}>
      ${lunaActions(ctx, played.card).map((line, index) => html`<li><span class="line">${line}</span> ${did(ctx, played.entry, lines[index] ?? [])}</li>`)}
    </ol>
    ${did(ctx, played.entry, rest)}
  </section>`;
}

/**
 * Sentences about the effects of a line, without her name, which is the heading; hovering over one highlights its
 * places.
 * @param {Ctx} ctx
 * @param {LogEntry} entry
 * @param {number[]} places
 */
function did(ctx, entry, places) {
  if (places.length === 0) return nothing;
  return html`<ul class="did" aria-label=${ctx.say("luna-did")}>
    ${places.map((place) => html`<li data-lights=${placesOf(eventsOf(entry, place), ctx.view.me).join(" ")}>${lineOf(ctx, entry, place)}</li>`)}
  </ul>`;
}

/**
 * One sentence about the effects of a line; her name is left out only if she is the one who acts.
 * @param {Ctx} ctx
 * @param {LogEntry} entry
 * @param {number} place
 */
function lineOf(ctx, entry, place) {
  const told = entry.sentences[place];
  if (!told) return nothing;
  const { seat } = told.args;
  const hers = typeof seat === "object" && seat.type === "seat" && seat.seat === entry.seat;
  return hers ? deed(ctx, told) : sentence(ctx, told);
}
