/** Scrolls regions so that a new question's choices are visible, and lists of them to their beginning. */
import { WIDTH_REM } from "./breakpoints.ts";
import type { Part } from "./closeness.ts";
import { fitAll } from "./closeness.ts";
import { FittedRegions } from "./fitted-regions.ts";
import { besideRegions, regionsWith, tableIn } from "./regions.ts";
import { onOtherWindow, widthRem } from "./room.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

type TableStore = Store<TableState>;

/** Top and bottom, in pixels of the viewport. */
type Span = { top: number; bottom: number };

/** Regions that scroll when their content does not fit. */
const FOLLOWS = "data-follows";
/** How closely choices are drawn: roomily; without what introduces them; then closer together. */
const TIGHT = [null, "", "snug", "snug close", "snug close more", "snug close more most", "snug close more most least"];
/** What scrolls when choices do not fit. */
const LISTS = ".asks, .offers";
/** Space kept for the heading above what is shown, in pixels. */
const HEADING = 28;
/** Space kept for the frame below it. */
const EDGE = 6;

/**
 * Scroll the regions in `root` to what can be chosen, once per question and whenever a region is opened; choices that
 * do not fit are drawn closer together. Call it before what measures the drawn page.
 */
export function keepInSight(root: HTMLElement, store: TableStore) {
  let asked = "";
  let offered = "";
  let offers: unknown[] = [];
  let wasSummed = false;
  let listed: unknown[] = [];
  let around: unknown[] = [];
  let seen: unknown;
  const regions = new FittedRegions(root);
  store.subscribe(
    ({
      game: { seq, choices, takeback, view },
      panels: { tab },
      choosing: { picked },
      story: { premove, asking, past },
      recent: { missed, roundOver },
      advice,
    }) => {
      const [lists, beside] = [
        [choices.choices, picked, premove, asking, past, takeback, advice, root.dataset.marks],
        [tab, past, missed, takeback],
      ];
      const isBeside = differs(beside, around);
      if (view !== seen) placeLog(root);
      seen = view;
      regions.fit((region) => region.hasChanged() || isBeside, differs(lists, listed) ? choiceList(root) : []);
      [listed, around] = [lists, beside];
      const now = [choices.step, choices.choices, picked];
      if (differs(now, offers)) {
        offers = now;
        const list = JSON.stringify(now);
        if (list !== offered) besideRegions(root, LISTS).forEach(toTop);
        offered = list;
      }
      const question = `${seq} ${tab} ${choices.step}`;
      const isSummed = Boolean(roundOver?.history);
      if (question === asked && (wasSummed || !isSummed)) return;
      [asked, wasSummed] = [question, isSummed];
      if (choices.step === "" && premove.known === null) return; // Nothing can be chosen.
      requestAnimationFrame(() => regionsWith(root, FOLLOWS).forEach(show));
    },
  );
  // Typefaces and drawings come behind the page, and need other room; drawings no less than what stands in their places.
  document.fonts.addEventListener("loadingdone", () => regions.fit(() => true));
  new MutationObserver(() => regions.fit(() => true, [], false)).observe(document.documentElement, {
    attributeFilter: ["data-drawn"],
  });
}

/** Fit the table to another size of the window or its text. Call it after all that redraws the table for that. */
export function refitWithWindow(root: HTMLElement) {
  onOtherWindow(() =>
    requestAnimationFrame(() => {
      placeLog(root);
      fitAll(choiceList(root));
    }),
  );
}

function differs(some: unknown[], others: unknown[]) {
  return some.some((one, index) => one !== others[index]);
}

/** Where the log stands below the others' boards, those that fill their column have all of it. */
function placeLog(root: HTMLElement) {
  const [element] = [tableIn(root)];
  const others = element?.querySelector(".side-others");
  if (!element || !others || widthRem() < WIDTH_REM.wide) return;
  fitAll([{ element, attribute: "data-full", ways: [null, ""], isOver: () => isCut(others) }]);
}

/** Rows of the other players are kept whole until this. */
const SHRUNK = "most";

/**
 * The list of choices, drawn closer together if they do not all fit, or if they leave the other players' rows too
 * little room; if that is not enough for the choices, these rows shrink, and then what else is beside them. A board that
 * somebody has unfolded takes no room from them.
 */
function choiceList(root: HTMLElement): Part[] {
  const [element] = [tableIn(root)];
  const list = element && besideRegions(root, ".offers")[0];
  if (!list) return [];
  const others = element.querySelector(".side-others");
  const until = others?.querySelector("details[open]") ? "snug" : SHRUNK;
  const isRoomy = () => !element.getAttribute("data-tight")?.includes(until);
  const isOver = () => isCut(list) || (others !== null && isRoomy() && isCut(others));
  return [{ element, attribute: "data-tight", ways: TIGHT, isOver }];
}

function isCut(one: Element) {
  return one.scrollHeight > one.clientHeight + 1;
}

function toTop(list: Element) {
  list.scrollTop = 0;
}

function show(region: Element) {
  if (region.scrollHeight <= region.clientHeight) return;
  if (region.querySelector("[data-guided]")) return; // The guide brings what it means into sight.
  // The summary of a round lies over what is at the top of a phone's region.
  if (region.parentElement?.querySelector("[data-round-over]")) return toTop(region);
  // Not the hand while planning: the player scrolls that.
  const lit = [...region.querySelectorAll(".lit[data-target]:not([draggable])")].map((one) =>
    one.getBoundingClientRect(),
  );
  const { top, bottom } = region.getBoundingClientRect();
  // What sticks to its foot hides the rest there.
  const foot = Number.parseFloat(getComputedStyle(region).scrollPaddingBottom) || 0;
  region.scrollTop += way(lit, { top, bottom: bottom - foot });
}

/** How far to scroll so that as many things as possible are visible, the first of them always; 0 if all are. Pure. */
export function way(things: Span[], region: Span) {
  if (things.length === 0) return 0;
  const first = Math.min(...things.map(({ top }) => top)) - region.top;
  const last = Math.max(...things.map(({ bottom }) => bottom)) - region.bottom;
  if (first >= 0 && last <= 0) return 0;
  return Math.round(Math.min(first - HEADING, Math.max(last + EDGE, 0)));
}
