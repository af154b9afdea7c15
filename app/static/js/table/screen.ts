/** The whole table as a function of the state, at every width. The game draws its own regions. */
import { html, noChange, nothing } from "lit-html";
import { choicesPanel, fixed } from "./choices.ts";
import { matching } from "./choose.ts";
import { face } from "./face.ts";
import { glyph, keyCap } from "./glyph.ts";
import { header } from "./header.ts";
import { helpPanel } from "./help-loader.ts";
import { log } from "./log/panel.ts";
import { lostSeat } from "./lost-seat.ts";
import { missedPanel } from "./missed-offer.ts";
import { theEnd, theRound, theStanding } from "./panels.ts";
import { branchDialog } from "./past-controls-loader.ts";
import { isPremoving, PREMOVE } from "./premove/premoving.ts";
import { showsBoth, showsBothMeanwhile } from "./room.ts";
import { settingsPanel } from "./settings-loader.ts";
import { signedOut } from "./signed-out.ts";
import type { Change } from "./store.ts";
import type { Ctx, TableState, View } from "./types.ts";
import { announcements } from "./waiting.ts";

/** The regions of every table, after those of the game. */
const BESIDE = ["others", "log"];

/** All regions, in the order of their tabs and of the keys that open them. */
export function allTabs() {
  return [...face.tabs, ...BESIDE];
}

/** The regions for the viewer: a spectator has no board. */
export function tabsOf(view: View | null) {
  return view && view.me === null ? allTabs().filter((name) => name !== "me") : allTabs();
}

export function screen(ctx: Ctx) {
  const { state, say, act } = ctx;
  const side = state.panels.sideTab;
  const step = isPremoving(ctx.now) ? PREMOVE : state.game.choices.step;
  const isLogOpen = isOpen(ctx, "log", step);
  // A player's log that is out of sight stays as it was, so that there is little to draw when it is wanted again.
  const unseen = ctx.me === null ? nothing : noChange;
  const beside = say(ctx.me ? "side-region" : "side-region-watched");
  return html`${face.sprite?.() ?? nothing} <a class="skip" href="#asked">${say("skip")}</a>${header(ctx)} ${signedOut(ctx)} ${lostSeat(ctx)} ${ctx.now.table.clocks?.bar(ctx) ?? nothing} ${missedPanel(ctx)}
    <nav class="tabs" data-open=${state.panels.tab} data-asked=${String(step !== "")} aria-label=${say("regions")}>
      <div role="tablist">
        ${tabsOf(ctx.view).map(
          (name) =>
            html`<button
              type="button"
              role="tab"
              data-tab=${name}
              ?data-board-shown=${name === face.boardTab}
              aria-selected=${String(state.panels.tab === name)}
              @click=${() => act.set(opened(name))}
            >
              ${tabSign(ctx, name)}${tabName(ctx, name)}${badge(ctx, name, allTabs().indexOf(name))}
            </button>`,
        )}
      </div>
    </nav>
    <main
      class="table"
      data-tab=${state.panels.tab}
      ?data-board-shown=${[face.boardTab, "me"].includes(state.panels.tab)}
      data-seq=${state.game.seq}
      data-step=${step}
      data-side=${side}
      data-past=${state.story.past ? (ctx.now.game.choices.step === "" ? "" : "asked") : nothing}
      data-watched=${ctx.me === null ? "" : nothing}
      ?data-begun=${state.game.undo !== null}
      aria-busy=${String(state.sending.busy)}
    >
      ${face.board(ctx)}
      <section class="asking" aria-label=${say("your-choices")}>
        <h2 class="visually-hidden">${say("your-choices")}</h2>
        <div class="region asks">${choicesPanel(ctx)}</div>
        ${fixed(ctx)}
      </section>
      <div class="region side">
        <div class="side-tabs" role="tablist" aria-label=${beside}>
          ${BESIDE.map(
            (name) =>
              html`<button
                type="button"
                role="tab"
                aria-selected=${String(side === name)}
                @click=${() => act.set({ panels: { sideTab: name } })}
              >
                ${tabName(ctx, name)}
              </button>`,
          )}
        </div>
        <div class="side-others" role="group" aria-label=${beside} data-region="others" tabindex="-1">${isOpen(ctx, "others", step) ? face.others(ctx) : nothing}</div>
        <div class="side-log" ?data-in-sight=${isLogOpen}>${isLogOpen ? log(ctx) : unseen}</div>
      </div>
      ${face.mine ? html`<div class="region mine" role="group" aria-label=${say("tab-me")} data-region="me" data-follows tabindex="-1">${face.mine(ctx)}</div>` : nothing}
      ${face.above?.(ctx) ?? nothing} ${theRound(ctx, false)}
    </main>
    ${announcements(ctx)}
    ${helpPanel(ctx)} ${state.panels.scores ? theEnd(ctx) : nothing} ${theStanding(ctx)} ${settingsPanel(ctx)} ${branchDialog(ctx)}`;
}

/** Open a region's tab on a small screen; "others" and "log" also in the sidebar, which stands there on a phone. */
export function opened(tab: string): Change<TableState> {
  return { panels: BESIDE.includes(tab) ? { tab, sideTab: tab } : { tab } };
}

const BESIDE_GLYPHS: Record<string, string> = {
  others:
    "M9 11a3.4 3.4 0 1 0-.01 0M2.5 20c0-3.6 2.4-5.6 6.5-5.6s6.5 2 6.5 5.6M15.6 4.4a3.4 3.4 0 0 1 0 6.4M18 14.6c2.3.7 3.5 2.6 3.5 5.4",
  log: "M4 6h16M4 12h16M4 18h9",
};

/** What stands above the name of a tab on a phone; above the own board's what its owner has to spend, so that it is in sight on every tab. */
function tabSign(ctx: Ctx, name: string) {
  if (name === "me" && face.purse) return html`<span class="purse" aria-hidden="true">${face.purse(ctx)}</span>`;
  const lines = face.glyphs?.[name] ?? BESIDE_GLYPHS[name];
  return lines ? glyph(lines) : nothing;
}

/** The label of a tab; for a spectator "others" means all players. */
function tabName(ctx: Ctx, name: string) {
  const called = face.tabName?.(ctx, name) ?? name;
  return ctx.say(ctx.me || name !== "others" ? `tab-${called}` : "tab-players");
}

/** Whether this part of the sidebar is shown, on a wide or a narrow screen. Hidden parts are not drawn. */
function isOpen(
  {
    view,
    state: {
      panels,
      story: { past },
    },
  }: Ctx,
  name: "others" | "log",
  step: string,
) {
  const both = showsBoth(view) || past !== null || (step === "" && showsBothMeanwhile(view));
  return both || panels.tab === name || panels.sideTab === name;
}

/** A dot on the tabs where something can be clicked. */
function badge(ctx: Ctx, name: string, index: number) {
  const kinds = face.holds(name);
  const some = matching(ctx.offers, ctx.state.choosing.picked).some((offer) =>
    offer.targets.some((key) => kinds.includes(key.split(":")[0] ?? "")),
  );
  const planning = name === "me" && ctx.state.game.choices.form !== null;
  return some || planning ? html`<i class="dot" aria-label=${ctx.say("something-lit")}></i>` : keyCap(index + 1);
}
