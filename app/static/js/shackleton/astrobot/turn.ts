/** AstroBot's card while its turn is told: what is printed on it, line by line, and what came of it. */
import { html, nothing, svg } from "lit-html";
import { eventsOf } from "../../table/log/entries.ts";
import { deed } from "../../table/log/sentence.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { deeds, lastPlayed, toldCard } from "../../table/told-card.ts";
import { placesOf } from "../places.ts";
import { drawnAt, pictured, symbolAt } from "../symbols.ts";
import type { Ctx, Happened, LogEntry } from "../types.ts";
import { corporationName } from "../words.ts";
import { cardOf, cardText, rowFace, symbolFace } from "./words.ts";

/** The entry of the last card that AstroBot played, with its number and the active corporation. Pure. */
export function cardPlayed(log: LogEntry[], me: number | null, dismissed: number) {
  return lastPlayed(log, me, dismissed, ({ events = [] }) => {
    const drawn = events.find((event) => event.type === "AstroBotCardDrawn");
    return drawn?.type === "AstroBotCardDrawn" && drawn.corporation ? drawn : undefined;
  });
}

/** Events that a line of the card says itself. */
const IMPLIED = ["AstroBotCardDrawn", "AstroBotRowReached"];

/** The sentences of a turn: those of the symbol, which come before the row is reached, and those of the row. Pure. */
export function byLine({ sentences, events = [] }: LogEntry): { symbol: number[]; row: number[] } {
  const reached = events.findIndex(({ type }) => type === "AstroBotRowReached");
  const told = sentences.flatMap((sentence, index) => {
    const place = sentence.events[0] ?? Infinity;
    return IMPLIED.includes(events[place]?.type ?? "") ? [] : [{ index, place }];
  });
  const isOfSymbol = ({ place }: { place: number }) => reached < 0 || place < reached;
  return {
    symbol: told.filter(isOfSymbol).map(({ index }) => index),
    row: told.filter((one) => !isOfSymbol(one)).map(({ index }) => index),
  };
}

function shown({ state, view }: Ctx) {
  if (state.story.past || view.phase === "finished") return null;
  return cardPlayed(state.game.log, view.me, state.story.dismissed);
}

/** Whether its card is shown. */
export const isCardShown = (ctx: Ctx) => cardOf(ctx, shown(ctx)?.card.card ?? 0) !== undefined;

export function playedCard(ctx: Ctx) {
  const { say } = ctx;
  const played = shown(ctx);
  const card = cardOf(ctx, played?.card.card ?? 0);
  if (!played || !card) return nothing;
  const { entry } = played;
  const { seat, corporation } = played.card;
  const { symbol, row } = byLine(entry);
  const reached = entry.events?.find(({ type }) => type === "AstroBotRowReached");
  const performed = card.rows[reached?.row ?? 0];
  const name = corporationName(ctx, corporation ?? "");
  return toldCard(ctx, {
    name: String(card.id),
    cls: "astrobot-card",
    seq: entry.seq,
    label: say("astrobot-shown", { name: seatName(ctx, seat) }),
    head: html`${portrait()}<b class="seat-${seat}">${SHAPES[seat]} ${say("astrobot-plays", { name: seatName(ctx, seat), card: card.id })}</b>
      <span class="face corporation-${corporation}" title=${cardText(ctx, card)}><span class="emblem nightside">${pictured(`sb-${corporation}`, corporation ?? "")}</span> ${name}</span>`,
    away: say("astrobot-put-away"),
    printed: say("astrobot-printed"),
    lines: [
      { line: printed([played.card], symbolFace(ctx, card)), did: did(ctx, entry, symbol, seat) },
      {
        line: printed(reached ? [reached] : [], performed ? rowFace(ctx, performed) : nothing),
        did: did(ctx, entry, row, seat),
      },
    ],
    rest: nothing,
  });
}

/** A line of the card, which tells of these events. */
function printed(events: Happened[], face: unknown) {
  return html`<span data-lights=${placesOf(events).join(" ")}>${face}</span>`;
}

/** Its head, as its cards have it. */
export function portrait() {
  return html`<svg class="bot-face nightside" viewBox="-26 -26 52 52" aria-hidden="true">${svg`${drawnAt("sb-astrobot-head", 0, 0, 48, 48, symbolAt("astrobot", 0, 0, 40))}`}</svg>`;
}

function did(ctx: Ctx, entry: LogEntry, places: number[], seat: number) {
  return deeds(
    ctx.say("astrobot-did"),
    places.flatMap((place) => {
      const told = entry.sentences[place];
      return told ? [{ lights: placesOf(eventsOf(entry, place), ctx.view.me), text: deed(ctx, told, seat) }] : [];
    }),
  );
}
