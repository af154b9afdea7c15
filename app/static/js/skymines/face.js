/** The face of Skymines: everything that it adds to the table's page. */
import { html } from "lit-html";
// What lazy scripts use, too, would otherwise be a script of its own: see explaining.js.
import "../table/context.js";
import "../table/dialog.js";
import "../table/pointing.js";
import { cardDisplay } from "./board/display.js";
import { moon } from "./board/moon.js";
import { researchDisplay, roundTrack } from "./board/research.js";
import { shareTable } from "./board/shares.js";
import { bonusSpaces } from "./board/spaces.js";
import { visit } from "./board/tab-stop.js";
import { zoomButtons } from "./board/zoom/buttons.js";
import { followZoom } from "./board/zoom/controls.js";
import { placesOf } from "./event-places.js";
import { isIdle, shows } from "./leading.js";
import { isLunaShown, lunaCard } from "./luna/turn.js";
import { boardTab, drawn, heldIn, loadEnd, sprites } from "./modules.js";
import * as motion from "./motion.js";
import { named } from "./naming.js";
import { choiceLines, offers, promptArgs } from "./panels/choices.js";
import { brief } from "./panels/compact.js";
import { legend } from "./panels/help.js";
import { intro, introAgain, topicNow } from "./panels/intro.js";
import { myBoard } from "./panels/me.js";
import { others } from "./panels/others.js";
import { outcome } from "./panels/outcome.js";
import { planning, readyButton, readyQuestion } from "./panels/plan.js";
import { begun, clicked } from "./planning-draft.js";
import { sentence } from "./sentence.js";
import { sprite } from "./symbols.js";
import { targets } from "./targets.js";
import { moveName, wordedArgs } from "./words.js";

/** @typedef {import("./types").Ctx} Ctx */

/** @param {Ctx} ctx */
function board(ctx) {
  const { say } = ctx;
  const further = drawn("displays", ctx).filter(Boolean);
  return html`<div class="region displays${further.length > 0 ? " laden" : ""}" role="group" aria-label=${say("tab-display")} data-region="display" data-follows data-condenses tabindex="-1">
        ${cardDisplay(ctx)} ${bonusSpaces(ctx)} ${researchDisplay(ctx)} ${roundTrack(ctx)}<div class="further">${further}</div>
      </div>
      <section class="region moon-region" aria-label=${say("moon")} data-region="moon" tabindex="-1">
        <div class="moon-frame" data-frame>${moon(ctx)} ${zoomButtons(say)}</div>
        ${shareTable(ctx)}
      </section>`;
}

/** By region the kinds of things in it. @type {Record<string, string[]>} */
const HOLDS = {
  moon: ["sector", "column", "station", "track"],
  display: ["card", "space", "plan", "tier", "discard"],
  me: ["slot", "rest", "hand", "screen", "tile", "token", "acquired", "tank", "coins"],
};

/** @type {import("./types").Face} */
export const skymines = {
  tabs: ["moon", "display", "me"],
  holds: (region) => [...(HOLDS[region] ?? []), ...heldIn(region)],
  sprite: () => html`${sprite} ${sprites()}`,
  board,
  others,
  mine: myBoard,
  above: lunaCard,
  marks: (ctx) => ({ phase: ctx.view.phase, luna: isLunaShown(ctx) ? "" : null, introduced: topicNow(ctx) }),
  tabName: (_, name) => (name === "moon" ? boardTab() : undefined),
  round: ({ view, say }) => say("round-of", { round: view.round, rounds: view.rounds }),
  phase: ({ view, say }) => say(`phase-${view.phase}`),
  beforeChoices: (ctx) => html`${intro(ctx)} ${outcome(ctx)} ${drawn("beforeChoices", ctx)}`,
  offers,
  lines: choiceLines,
  brief,
  promptArgs,
  form: { label: "plan-totals", begin: begun, draw: planning, button: readyButton, question: readyQuestion, clicked },
  help: (ctx) => html`${legend(ctx)} ${drawn("help", ctx)}`,
  keys: [["+ − 0", "zoom"]],
  afterHelp: introAgain,
  targets,
  shows,
  isIdle,
  anyOrder: (move) => move.type === "UseResources" || move.type === "PlacePlan",
  places: placesOf,
  sentence,
  named,
  moveName,
  worded: wordedArgs,
  motion,
  explaining: () => import("./explaining.js"),
  catchingUp: () => import("./catching-up.js"),
  results: () => import("./end/results.js"),
  charts: () => Promise.all([import("./end/end.js"), loadEnd()]).then(([end]) => end),
  end: { tab: "", of: "" },
  follow(root, store) {
    followZoom(root, store);
    root.addEventListener("focusin", (event) => visit(root, /** @type {Element} */ (event.target)));
  },
};
