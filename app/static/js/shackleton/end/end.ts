/** The results of a game: the ranking, what decided it, charts and tables, and a picture to share. Loaded lazily. */
import { html, nothing } from "lit-html";
import { pictured as broughtPicture } from "../../table/drawings.ts";
import { decided } from "../../table/end/decided.ts";
import { analysisLink, bringGround, shownPicture, stage, ways } from "../../table/end/parts.ts";
import { rematch } from "../../table/rematch.ts";
import { isOver, SHAPES, seatName } from "../../table/seats.ts";
import { portrait } from "../astrobot/turn.ts";
import { ranked, tied } from "../panels/outcome.ts";
import { panel, scoreTable } from "../results.ts";
import { pictured } from "../symbols.ts";
import type { Ctx } from "../types.ts";
import { drawIn as drawCharts } from "./charts.ts";
import { byCause, partsOfScored, sourceOf, sourcesOf, vpByRound } from "./data.ts";
import { lastMaintenance } from "./last.ts";
import { pictureOf } from "./picture.ts";
import { isLastKnown } from "./round.ts";

const crater = broughtPicture({ 0: "crater-1100" });

const TABS = ["score", "last", "worth", "source", "picture"];

/**
 * What is drawn once the results stand: charts, and what lies behind the stage.
 * @param ctx null: no chart is open
 */
export function drawIn(root: ParentNode, ctx: Ctx | null) {
  drawCharts(root, ctx);
  bringGround(root, crater);
}

export function end(ctx: Ctx) {
  const { view, say, act, state } = ctx;
  if (!isOver(view) || !state.end.history) return nothing;
  const tabs = TABS.filter((name) => name !== "last" || isLastKnown(ctx));
  const tab = tabs.includes(state.end.tab) ? state.end.tab : "score";
  const names = say.list(view.winners.map((seat) => seatName(ctx, seat)));
  return panel(
    ctx,
    "end",
    say("show-scores"),
    () => act.set({ panels: { scores: false } }),
    html`<div class="ending">${stage(ctx, {
      places: ranked(view).map((one) => ({ ...one, won: view.winners.includes(one.seat) })),
      label: say("ranking"),
      figure: (seat) => figure(ctx, seat),
      above: html`<p class="winners">${say("won-by", { names, count: view.winners.length })}</p>
        ${tied(ctx)}
        <p class="doors">${rematch(ctx)} ${analysisLink(ctx)}</p>`,
    })}
      <div class="facts">${decidedPart(ctx)}
      <div class="end-tabs" role="tablist" aria-label=${say("end-parts")}>
        ${tabs.map(
          (name) => html`<button
            type="button" role="tab" id="end-tab-${name}" aria-controls="end-part" aria-selected=${String(tab === name)} tabindex=${tab === name ? 0 : -1} data-end-tab=${name}
            @click=${() => act.set({ end: { tab: name } })}
          >${say(`end-tab-${name}`)}</button>`,
        )}
      </div>
      <div class="end-part" id="end-part" role="tabpanel" aria-labelledby="end-tab-${tab}">${part(ctx, tab)}</div></div></div>`,
  );
}

/** The seat's leader, or AstroBot itself, which has none. */
function figure({ view }: Ctx, seat: number) {
  const one = view.seats.find((one) => one.seat === seat);
  if (one?.astrobot) return portrait();
  return one?.leader ? pictured(`sb-leader-${one.leader}`, "leader") : nothing;
}

/** Where it was won and lost, in up to three sentences. */
function decidedPart(ctx: Ctx) {
  const { view, say, me } = ctx;
  const places = ranked(view).map(({ seat }) => ({ seat, won: view.winners.includes(seat) }));
  const found = decided(byCause(view.scores, ctx.state.end.history?.scored), places, me?.seat ?? null);
  if (found.length === 0) return nothing;
  return html`<section class="decided" aria-labelledby="end-decided">
    <h3 id="end-decided">${say("end-decided")}</h3>
    <ul>${found.map(
      ({ kind, category, winner, other, own, theirs }) =>
        html`<li data-decided=${kind}>${say(`end-decided-${kind}`, {
          category: say(view.corporations.includes(category) ? "end-decided-corporation" : `category-${category}`, {
            name: say(`category-${category}`),
          }),
          winner: seatName(ctx, winner),
          other: seatName(ctx, other),
          reader: other === me?.seat ? "yes" : "no",
          own,
          theirs,
        })}</li>`,
    )}</ul>
  </section>`;
}

function part(ctx: Ctx, tab: string) {
  const { view, say } = ctx;
  if (tab === "last") return lastMaintenance(ctx);
  if (tab === "picture") return shownPicture(ctx, pictureOf(ctx));
  if (tab === "score") {
    const seats = ranked(view).flatMap(({ seat }) => view.scores.filter((one) => one.seat === seat));
    return html`${chart("score", say("end-caption-score"), say("end-look-score"))} ${scoreTable(ctx, seats, null, partsOfScored(view.scores, ctx.state.end.history?.scored))}`;
  }
  const caption = say(`end-caption-${tab}`, { source: say(`category-${sourceOf(ctx)}`) });
  return html`<div class="end-tools">${tab === "source" ? sources(ctx) : nothing} ${ways(ctx)}</div>
    ${ctx.state.end.asTable ? table(ctx, tab, caption) : chart(tab, caption, say("end-look-table"))}`;
}

/** A chart with its caption; `look` says where its numbers are found as text. */
function chart(name: string, caption: string, look: string) {
  return html`<figure class="chart-figure">
    <figcaption>${caption}</figcaption>
    <div class="chart" data-kind=${name}><canvas data-chart=${name} role="img" aria-label="${caption}. ${look}"></canvas></div>
  </figure>`;
}

/** VP by round: a row for each seat. */
function table(ctx: Ctx, tab: string, caption: string) {
  const { rounds, rows } = vpByRound(ctx, tab);
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${caption}>
    <table class="by-round">
      <caption>${caption}</caption>
      <thead><tr><th scope="col">${ctx.say("end-round")}</th>${rounds.map((round) => html`<th scope="col">${round}</th>`)}</tr></thead>
      <tbody>${rows.map(({ of, values }) => html`<tr><th scope="row">${SHAPES[of]} ${seatName(ctx, of)}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`)}</tbody>
    </table>
  </div>`;
}

function sources(ctx: Ctx) {
  const { say, act } = ctx;
  return html`<span class="ways" role="group" aria-label=${say("end-sources")}>
    ${sourcesOf(ctx).map(
      (
        of,
      ) => html`<button type="button" data-source=${of} aria-pressed=${String(sourceOf(ctx) === of)} @click=${() => act.set({ end: { of } })}>
        ${say(`category-${of}`)}
      </button>`,
    )}
  </span>`;
}
