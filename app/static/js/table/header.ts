/** The line above the table: the game's name, round and phase, whose turn, the connection, help. */
import { html, nothing } from "lit-html";
import { face } from "./face.ts";
import { glyph } from "./glyph.ts";
import { missedOfferInHeader } from "./missed-offer.ts";
import { NO_STANDING } from "./results.ts";
import { awaited, hasStandIn, isOver, isStopped, SHAPES, seatName } from "./seats.ts";
import { backToNow } from "./story.ts";
import type { Ctx } from "./types.ts";
import { waited } from "./waiting.ts";

export function header(ctx: Ctx) {
  const { view, say, state, act } = ctx;
  return html`<header class="bar">
    <h1 class="visually-hidden">${say("title-table", { named: "no", name: "", round: view.round ?? "none" })}</h1>
    <a class="brand" href="/" aria-label=${say("home-link")}
      ><img src="/static/img/mark.svg" alt="" width="26" height="26" /><b>Regolith</b></a
    >
    <div class="now">
      ${isOver(view) || !face.round ? nothing : html`<span class="round">${face.round(ctx)}</span>`}
      <span class="phase">${face.phase?.(ctx) ?? nothing}</span>
      <span class="turn">${state.story.past ? nothing : turn(ctx)}${waited(ctx)}</span>
      ${ctx.now.table.watchers > 0 ? html`<small class="watchers">${say("watchers", { count: ctx.now.table.watchers })}</small>` : nothing}
    </div>
    ${missedOfferInHeader(ctx)}
    ${
      state.connection.outdated
        ? html`<span class="outdated" role="status">${say("version-new")}
            <button type="button" class="quiet" @click=${() => location.reload()}>${say("version-reload")}</button></span>`
        : nothing
    }
    ${state.connection.status === "lost" ? html`<span class="lost" role="alert">${say("connection-lost")}</span>` : nothing}
    ${
      isOver(ctx.now.game.view)
        ? html`<button type="button" @click=${() => act.set({ ...backToNow(ctx.now), panels: { scores: true } })}>${say("show-scores")}</button>`
        : html`<button
            type="button"
            class="quiet"
            data-standing
            aria-label=${say("standing-show")}
            title=${say("standing-show")}
            @click=${() => act.set({ standing: { ...NO_STANDING, open: true } })}
            aria-keyshortcuts="s"
          >
            ${glyph("M5 20v-7M12 20V4M19 20v-10")}<span class="words" aria-hidden="true">${say("standing-show")}</span>
          </button>`
    }
    ${talk(ctx)}
    <button
      type="button"
      class="quiet"
      data-settings
      aria-label=${say("settings")}
      title=${say("settings")}
      @click=${() => act.set({ story: { menu: true } })}
    >
      ${glyph("M3 7h9M18 7h3M3 17h3M12 17h9M15 4.5v5M9 14.5v5")}<span class="words" aria-hidden="true">${say("settings")}</span>
    </button>
    <button
      type="button"
      class="quiet"
      aria-label=${say("help")}
      title=${say("help")}
      @click=${() => act.set({ panels: { help: true } })}
      aria-keyshortcuts="?"
    >
      ${glyph("M8 9a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.2-1.5 2.8M12 20v.2")}<span class="words" aria-hidden="true">${say("help")}</span>
    </button>
  </header>`;
}

function talk({
  say,
  now: {
    talk: { unread, talking },
  },
}: Ctx) {
  const name = unread > 0 ? say("talk-unread", { count: unread }) : say("talk-title");
  return html`<button type="button" class="quiet" data-talk aria-expanded=${String(talking)} aria-label=${name} title=${name} aria-keyshortcuts="t">
    ${glyph("M4 5h16v11h-9l-4 4v-4H4z")}<span class="words" aria-hidden="true">${say("talk")}</span>${unread > 0 ? html`<i class="dot"></i>` : nothing}
  </button>`;
}

function turn(ctx: Ctx) {
  const { view, say } = ctx;
  if (isOver(view)) {
    return say("won-by", {
      names: say.list(view.winners.map((seat) => seatName(ctx, seat))),
      count: view.winners.length,
    });
  }
  if (isStopped(ctx.now)) return nothing;
  const mine = view.me !== null && view.to_move.includes(view.me) && !hasStandIn(ctx.now, view.me);
  if (mine) return html`<b class="mine">${say("your-turn")}</b>`;
  return awaited(view).map((seat) => html`<span class="seat-${seat}">${SHAPES[seat]} ${seatName(ctx, seat)}</span> `);
}
