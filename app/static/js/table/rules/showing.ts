/** From a rule to the things on the table that it is about: they are lit there, on a phone on the tab where they lie. */
import type { Say } from "../types.ts";

const LIT = "data-of-rule";

/** The things of the table whose keys begin with one of these. */
export function thingsOf(table: ParentNode, beginnings: string): Element[] {
  const selectors = beginnings
    .split(" ")
    .filter(Boolean)
    .flatMap((one) =>
      ["data-target", "data-key", "data-explain"].map(
        (name) => `[${name}${one.endsWith(":") || one.endsWith("-") ? "^" : ""}=${JSON.stringify(one)}]`,
      ),
    );
  return selectors.length > 0 ? [...table.querySelectorAll(selectors.join())] : [];
}

/**
 * Give each section whose things are on the table a button that shows them there.
 * @param covers whether the panel lies over the whole table; @param close puts it away
 * @returns looks again which sections have things there
 */
export function showing(rules: HTMLElement, table: HTMLElement, say: Say, covers: () => boolean, close: () => void) {
  const buttons = [...rules.querySelectorAll<HTMLElement>("[data-on-table]")].map((section) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "rules-show";
    button.textContent = say("rules-show-here");
    button.setAttribute("aria-describedby", section.getAttribute("aria-labelledby") ?? "");
    section.querySelector(".rules-page, h3")?.after(button);
    button.addEventListener("click", () => {
      const beginnings = section.dataset.onTable ?? "";
      open(table, beginnings);
      if (covers()) close();
      // The tab that was opened is drawn with the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => light(table, beginnings)));
    });
    return { button, section };
  });
  return () => {
    for (const { button, section } of buttons)
      button.hidden = thingsOf(table, section.dataset.onTable ?? "").length === 0;
  };
}

/** Put out what a rule has lit. */
export function putOut(table: HTMLElement) {
  for (const one of table.querySelectorAll(`[${LIT}]`)) one.removeAttribute(LIT);
}

/** Open the tab of the first region that has such things, if none of them is drawn. */
function open(table: HTMLElement, beginnings: string) {
  const things = thingsOf(table, beginnings);
  if (things.some(isDrawn)) return;
  const regions = things.map((one) => one.closest("[data-region]")?.getAttribute("data-region"));
  const tabs = regions.map((name) => table.querySelector<HTMLElement>(`[role=tab][data-tab="${name}"]`));
  tabs.find(Boolean)?.click();
}

function light(table: HTMLElement, beginnings: string) {
  putOut(table);
  const things = thingsOf(table, beginnings);
  for (const one of things) one.setAttribute(LIT, "");
  things.find(isDrawn)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function isDrawn(one: Element) {
  return one.getClientRects().length > 0;
}
