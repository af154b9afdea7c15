/** The whole table as one function of the state: what is drawn where, at every width. */
import { html, nothing } from "lit-html";
import { litBy, matching, offersOf, refusedTarget } from "../table/choose.js";
import { header } from "../table/header.js";
import { log } from "../table/log/panel.js";
import { theEnd } from "../table/panels.js";
import { banner } from "../table/past-banner.js";
import { AHEAD, asDrawn, draftActions, isPreparing } from "../table/premove/premove.js";
import { settingsPanel } from "../table/settings.js";
import { announcements } from "../table/waiting.js";
import { cardDisplay } from "./board/display.js";
import { moon } from "./board/moon.js";
import { researchDisplay, roundTrack } from "./board/research.js";
import { standing } from "./board/shares.js";
import { bonusSpaces } from "./board/spaces.js";
import { zoomButtons } from "./board/zoom/buttons.js";
import { standingPanel } from "./end/standing.js";
import { lunaCard } from "./luna/turn.js";
import { choicesPanel } from "./panels/choices.js";
import { help } from "./panels/help.js";
import { topicNow } from "./panels/intro.js";
import { myBoard } from "./panels/me.js";
import { others } from "./panels/others.js";
import { sprite } from "./symbols.js";
import { moveName } from "./words.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").TableState} TableState
 * @typedef {import("../types").Actions} Actions
 * @typedef {import("../types").Say} Say
 */

export const TABS = /** @type {const} */ (["moon", "display", "me", "others", "log"]);

/**
 * The regions that there are for whom the view is: who only watches has no board.
 * @param {import("../types").View | null} view
 */
export function tabsOf(view) {
  return view && view.me === null ? TABS.filter((name) => name !== "me") : TABS;
}

/**
 * What drawing functions get, or null before the first view.
 * @param {TableState} now
 * @param {Say} say
 * @param {Actions} act
 * @returns {Ctx | null}
 */
export function contextOf(now, say, act) {
  const state = asDrawn(now);
  const { view, facts } = state;
  if (!view || !facts) return null;
  /** @type {Ctx} */
  const ctx = {
    state,
    now,
    view,
    facts,
    say,
    act: draftActions(now, act, (move) => moveName(ctx, move)),
    ...marking(state.choices, state.picked),
    me: view.me === null ? null : (view.seats[view.me] ?? null),
  };
  return ctx;
}

/** @typedef {Pick<Ctx, "offers" | "refused" | "lit" | "picked">} Marking */

/** The marks of the last choices: the same objects as long as these stay. @type {{of: unknown[], marking: Marking}} */
let last = { of: [], marking: { offers: [], refused: new Map(), lit: new Set(), picked: new Set() } };

/**
 * What choices and a selection mark on the table.
 * @param {import("../types").Choices} choices
 * @param {string[]} selection
 * @returns {Marking}
 */
function marking(choices, selection) {
  const of = [choices.choices, choices.lines, choices.refused, choices.about, selection];
  if (last.of.every((one, index) => one === of[index]) && last.of.length > 0) return last.marking;
  const offers = offersOf(choices);
  const refused = new Map(
    choices.refused.flatMap((one) => {
      const key = refusedTarget(one.what, choices.about);
      return key ? [[key, one]] : [];
    }),
  );
  last = { of, marking: { offers, refused, lit: litBy(offers, selection), picked: new Set(selection) } };
  return last.marking;
}

/** @param {Ctx} ctx */
export function screen(ctx) {
  const { state, say, act } = ctx;
  const side = state.sideTab;
  const luna = lunaCard(ctx);
  const step = isPreparing(ctx.now) ? AHEAD : state.choices.step;
  const beside = say(ctx.me ? "side-region" : "side-region-watched");
  return html`${sprite} ${header(ctx)} ${banner(ctx)}
    <nav class="tabs" data-open=${state.tab} data-asked=${String(step !== "")} aria-label=${say("regions")}>
      <div role="tablist">
        ${tabsOf(ctx.view).map(
          (name) =>
            html`<button
              type="button"
              role="tab"
              data-tab=${name}
              aria-selected=${String(state.tab === name)}
              @click=${() => act.set({ tab: name })}
            >
              ${tabName(ctx, name)}${badge(ctx, name, TABS.indexOf(name))}
            </button>`,
        )}
      </div>
    </nav>
    <main
      class="table"
      data-tab=${state.tab}
      data-phase=${ctx.view.phase}
      data-seq=${state.seq}
      data-step=${step}
      data-luna=${luna === nothing ? nothing : ""}
      data-introduced=${topicNow(ctx) ?? nothing}
      data-watched=${ctx.me === null ? "" : nothing}
      aria-busy=${String(state.busy)}
    >
      <div class="region displays" role="group" aria-label=${say("tab-display")} tabindex="-1">
        ${cardDisplay(ctx)} ${bonusSpaces(ctx)} ${researchDisplay(ctx)} ${roundTrack(ctx)}
      </div>
      <section class="region moon-region" aria-label=${say("moon")} tabindex="-1">
        <div class="moon-frame">${moon(ctx)} ${zoomButtons(say)}</div>
        ${standing(ctx)}
      </section>
      <div class="region asks">${choicesPanel(ctx)}</div>
      <div class="region side" role="group" aria-label=${beside} data-side=${side} tabindex="-1">
        <div class="side-tabs" role="tablist" aria-label=${beside}>
          ${["others", "log"].map(
            (name) =>
              html`<button
                type="button"
                role="tab"
                aria-selected=${String(side === name)}
                @click=${() => act.set({ sideTab: name })}
              >
                ${tabName(ctx, name)}
              </button>`,
          )}
        </div>
        <div class="side-others">${isOpen(state, "others") ? others(ctx) : nothing}</div>
        <div class="side-log">${isOpen(state, "log") ? log(ctx) : nothing}</div>
      </div>
      <div class="region mine" role="group" aria-label=${say("tab-me")} tabindex="-1">${myBoard(ctx)}</div>
      ${luna}
    </main>
    ${announcements(ctx.now, say)}
    ${state.help ? help(ctx) : nothing} ${state.scores ? theEnd(ctx) : nothing} ${standingPanel(ctx)} ${settingsPanel(ctx)}`;
}

/**
 * To who only watches, the others are all players.
 * @param {Ctx} ctx
 * @param {string} name
 */
function tabName({ me, say }, name) {
  return say(me || name !== "others" ? `tab-${name}` : "tab-players");
}

/**
 * Whether this part of the side is shown, on a wide screen or a narrow one. What is hidden is not drawn.
 * @param {TableState} state
 * @param {"others" | "log"} name
 */
function isOpen({ tab, sideTab }, name) {
  return tab === name || sideTab === name;
}

/** Which regions hold something lit, by the start of a target's key. @type {Record<string, string[]>} */
const REGIONS = {
  moon: ["sector", "column", "station", "track"],
  display: ["card", "space", "plan", "tier", "discard"],
  me: ["slot", "rest", "hand", "screen", "tile", "token", "acquired", "tank", "coins"],
};

/**
 * A dot on the tabs where something can be clicked.
 * @param {Ctx} ctx
 * @param {string} name
 * @param {number} index
 */
function badge(ctx, name, index) {
  const kinds = REGIONS[name] ?? [];
  const some = matching(ctx.offers, ctx.state.picked).some((offer) =>
    offer.targets.some((key) => kinds.includes(key.split(":")[0] ?? "")),
  );
  const planning = name === "me" && ctx.state.choices.form !== null;
  return some || planning
    ? html`<i class="dot" aria-label=${ctx.say("something-lit")}></i>`
    : html`<kbd aria-hidden="true">${index + 1}</kbd>`;
}
