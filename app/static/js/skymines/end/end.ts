/** The results of a game: podium, charts and tables, and a picture to share. Loaded lazily. */
import { html, nothing } from "lit-html";
import { keepInside } from "../../table/dialog.ts";
import { pictured } from "../../table/drawings.ts";
import { worthByRound } from "../../table/end/data.ts";
import { analysisLink, bringGround, shownPicture, stage, ways } from "../../table/end/parts.ts";
import { rematch } from "../../table/rematch.ts";
import { portrait, SHAPES, seatName } from "../../table/seats.ts";
import { again, atEnd } from "../modules.ts";
import { thing } from "../symbols.ts";
import type { Ctx, History } from "../types.ts";
import { drawIn as drawCharts } from "./charts.ts";
import { companyOf, sharesByRound, valueByRound } from "./data.ts";
import { decidedPart } from "./decided.ts";
import { pictureOf } from "./picture.ts";
import { endingOf, ranked } from "./ranked.ts";
import { wonBy } from "./scores.ts";
import { categoryTable, kindTable, roundTable } from "./tables.ts";

type EndTab = string;

const moon = pictured({ 0: "moon-1040", 1300: "moon-2080" });

const TABS: readonly EndTab[] = ["score", "worth", "value", "shares"];

/** All tabs: first what counts in modules. */
const tabs = () => [...atEnd().map((one) => one.tab), ...TABS, "picture"];

/**
 * What is drawn once the results stand: charts, and what lies behind the stage.
 * @param ctx null: no chart is open
 */
export function drawIn(root: ParentNode, ctx: Ctx | null) {
  drawCharts(root, ctx);
  bringGround(root, moon);
}

export function end(ctx: Ctx) {
  const { view, say, act, state } = ctx;
  const { history } = state.end;
  const tab = state.end.tab || (tabs()[0] ?? "");
  if (!view.scores || !history) return nothing;
  return html`<section class="scores end" role="dialog" aria-modal="true" aria-labelledby="end-title" tabindex="-1" data-panel="end" @keydown=${keepInside}>
    <header role="presentation">
      <h2 id="end-title">${say("final-scores")}</h2>
      <button type="button" data-close @click=${() => act.set({ panels: { scores: false } })}>${say("back-to-board")}</button>
    </header>
    <div class="ending">
      ${stage(ctx, {
        places: ranked(view.scores, view.winners),
        label: say("end-podium"),
        figure: (seat) => figure(ctx, seat),
        above: html`<p class="winners">${wonBy(ctx)}</p>
        ${endingOf(ctx)} ${atEnd().map((one) => html`<p class="counts">${one.line(ctx)}</p>`)}
        <p class="doors">${rematch(ctx, again(ctx))} ${analysisLink(ctx)}</p>`,
      })}
    <div class="facts">${decidedPart(ctx)}
    <div class="end-tabs" role="tablist" aria-label=${say("end-parts")}>
      ${tabs().map(
        (name) => html`<button
          type="button" role="tab" id="end-tab-${name}" aria-controls="end-part" aria-selected=${String(tab === name)} tabindex=${tab === name ? 0 : -1} data-end-tab=${name}
          @click=${() => act.set({ end: { tab: name } })}
        >${say(`end-tab-${name}`)}</button>`,
      )}
    </div>
    <div class="end-part" id="end-part" role="tabpanel" aria-labelledby="end-tab-${tab}">${part(ctx, tab, history)}</div></div></div>
  </section>`;
}

/** The picture of whose seat it is, Luna's too, with the seat's piece; the piece alone for a robot. */
function figure({ view, now }: Ctx, seat: number) {
  const isLuna = view.seats.some((one) => one.seat === seat && one.luna);
  return html`${isLuna ? html`<i class="portrait of-luna">${thing("m-luna", nothing)}</i>` : portrait(now.table.data?.seats[seat]?.picture)}${thing(`p-${seat + 1}`, SHAPES[seat])}`;
}

function part(ctx: Ctx, tab: EndTab, history: History) {
  const { view, say } = ctx;
  if (tab === "picture") return shownPicture(ctx, pictureOf(ctx));
  if (tab === "score") {
    const told = { scores: view.scores ?? [], winners: view.winners, caption: say("end-lines") };
    return html`${chart("score", say("end-categories"), say("end-look-score"))} ${categoryTable(ctx, told)}`;
  }
  const caption = captionOf(ctx, tab);
  return html`<div class="end-tools">${tab === "shares" ? companies(ctx) : nothing} ${ways(ctx)}</div>
    ${ctx.state.end.asTable ? table(ctx, tab, history, caption) : chart(tab, caption, say("end-look-table"))}`;
}

function captionOf(ctx: Ctx, tab: EndTab): string {
  return ctx.say(`end-caption-${tab}`, { company: ctx.say(`company-${companyOf(ctx)}`) });
}

/** A chart with its caption; `look` says where its numbers are found as text. */
function chart(name: EndTab, caption: string, look: string) {
  return html`<figure class="chart-figure">
    <figcaption>${caption}</figcaption>
    <div class="chart" data-kind=${name}><canvas data-chart=${name} role="img" aria-label="${caption}. ${look}"></canvas></div>
  </figure>`;
}

function table(ctx: Ctx, tab: EndTab, history: History, caption: string) {
  const seat = (seat: number) => `${SHAPES[seat]} ${seatName(ctx, seat)}`;
  const further = atEnd().find((one) => one.tab === tab);
  if (further) return kindTable(ctx, further, caption);
  if (tab === "worth") return roundTable(ctx, worthByRound(history), seat, caption);
  if (tab === "shares") return roundTable(ctx, sharesByRound(history, companyOf(ctx)), seat, caption);
  return roundTable(
    ctx,
    valueByRound(history, ctx.facts.companies),
    (company) => ctx.say(`company-${company}`),
    caption,
  );
}

function companies(ctx: Ctx) {
  const { say, act, facts } = ctx;
  return html`<span class="ways" role="group" aria-label=${say("company")}>
    ${facts.companies.map(
      (
        company,
      ) => html`<button type="button" data-company=${company} aria-pressed=${String(companyOf(ctx) === company)} @click=${() => act.set({ end: { of: company } })}>
        ${say(`company-${company}`)}
      </button>`,
    )}
  </span>`;
}
