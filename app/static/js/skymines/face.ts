/** The face of Skymines: everything that it adds to the table's page. */
import { html } from "lit-html";
import { guideAgain, guided, guideWhenWanted, lessonNow } from "../table/guided.ts";
import { startAt } from "../table/tab-stop.ts";
import { zoomButtons } from "../table/zoom/buttons.ts";
import { zoomWhenWanted } from "../table/zoom-loader.ts";
import { cardDisplay } from "./board/display.ts";
import { belowMoon, moon } from "./board/moon.ts";
import { researchDisplay, roundTrack } from "./board/research.ts";
import { orbit } from "./board/room.ts";
import { shareTable } from "./board/shares.ts";
import { bonusSpaces } from "./board/spaces.ts";
import { placesOf } from "./event-places.ts";
import { isIdle, shows } from "./leading.ts";
import { isLunaShown, lunaCard } from "./luna/turn.ts";
import { boardTab, drawn, heldIn, loadEnd, sprites } from "./modules.ts";
import { advisedName, moveName } from "./move-names.ts";
import { faceOf, targets } from "./moves.ts";
import { named } from "./naming.ts";
import { choiceLines, followSteps, offers, promptArgs } from "./panels/choices.ts";
import { brief } from "./panels/compact.ts";
import { intro, introAgain, topicNow } from "./panels/intro.ts";
import { myBoard, purse } from "./panels/me.ts";
import { others } from "./panels/others.ts";
import { planning, readyButton, readyQuestion } from "./panels/plan.ts";
import { sign } from "./panels/signs.ts";
import { begun, clicked } from "./planning-draft.ts";
import { sentence } from "./sentence.ts";
import { sprite } from "./symbols.ts";
import type { Ctx, Face } from "./types.ts";
import { wordedArgs } from "./words.ts";

function board(ctx: Ctx) {
  const { say } = ctx;
  const further = drawn("displays", ctx).filter(Boolean);
  return html`<div class="region displays${further.length > 0 ? " laden" : ""}" role="group" aria-label=${say("tab-display")} data-region="display" data-follows data-condenses tabindex="-1">
        ${cardDisplay(ctx)} ${bonusSpaces(ctx)} ${researchDisplay(ctx)} ${roundTrack(ctx)}<div class="further">${further}</div>
      </div>
      <section class="region moon-region" aria-label=${say("moon")} data-region="moon" data-follows data-zooms tabindex="-1">
        <h2 class="visually-hidden">${say("moon")}</h2>
        <div class="moon-frame" data-frame>${moon(ctx)} ${zoomButtons(say)}</div>
        ${belowMoon(ctx)} ${shareTable(ctx)}
      </section>`;
}

/** By region the kinds of things in it. */
const HOLDS: Record<string, string[]> = {
  moon: ["sector", "column", "station", "track"],
  display: ["card", "space", "plan", "tier", "discard"],
  me: ["slot", "rest", "hand", "screen", "tile", "token", "acquired", "tank", "coins"],
};

export const skymines: Face = {
  tabs: ["moon", "display", "me"],
  boardTab: "moon",
  holds: (region) => [...(HOLDS[region] ?? []), ...heldIn(region)],
  sprite: () => html`${sprite} ${sprites()}`,
  board,
  others,
  mine: myBoard,
  above: lunaCard,
  tellsTurn: ({ kind }) => kind === "luna",
  marks: (ctx) => ({
    phase: ctx.view.phase,
    told: isLunaShown(ctx) ? "" : null,
    introduced: lessonNow(ctx) ?? topicNow(ctx),
  }),
  tabName: (_, name) => (name === "moon" ? boardTab() : undefined),
  glyphs: {
    moon: "M12 3.2a8.8 8.8 0 1 0 .01 0M8.8 9.2h.01M14.8 8h.01M14 14.4h.01M8.6 15.2h.01",
    display: "M3.5 4h7v16h-7zM14.5 4h6v6h-6zM14.5 14h6v6h-6z",
  },
  purse,
  round: ({ view, say }) => say("round-of", { round: view.round, rounds: view.rounds }),
  phase: ({ view, say }) => say(`phase-${view.phase}`),
  beforeChoices: (ctx) => html`${guided(ctx)} ${intro(ctx)} ${drawn("beforeChoices", ctx)}`,
  offers,
  sign,
  lines: choiceLines,
  brief,
  promptArgs,
  form: {
    label: "plan-totals",
    about: ({ kind, slots, cards }) => [kind, slots, cards],
    begin: begun,
    draw: planning,
    button: readyButton,
    question: readyQuestion,
    clicked,
  },
  help: () => import("./panels/help.ts"),
  keys: [["+ − 0", "zoom"]],
  afterHelp: (ctx) => (ctx.view.guided ? guideAgain(ctx) : introAgain(ctx)),
  targets,
  shows,
  isIdle,
  anyOrder: ({ type }) => faceOf(type).anyOrder ?? false,
  also: ({ type }, refused) => faceOf(type).also?.(refused) ?? [],
  places: placesOf,
  sentence,
  named,
  moveName,
  advisedName,
  worded: wordedArgs,
  motion: () => import("./motion.ts"),
  explaining: () => import("./explaining.ts"),
  missedTour: () => import("./missed-tour.ts"),
  results: () => import("./end/results.ts"),
  charts: () => Promise.all([import("./end/end.ts"), loadEnd()]).then(([end]) => end),
  end: { tab: "", of: "" },
  follow(root, store, say, at) {
    guideWhenWanted(root, store, say, at, () => import("./guide/guide.ts"));
    zoomWhenWanted(root, store);
    orbit.follow(store);
    followSteps(root, store);
    startAt("sector:1");
  },
};
