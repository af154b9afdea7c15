/** The rules beside the game: their page's article in a panel over the table that leaves the game playable. */
import { html, render } from "lit-html";
import { isDialogOpen } from "../dialog.ts";
import type { Speaker } from "../i18n.ts";
import { isComposing } from "../keyboard.ts";
import { styled } from "../later.ts";
import { searching, turnTo } from "./searching.ts";
import { putOut, showing } from "./showing.ts";
import type { Source } from "./stepping.ts";
import { stepping } from "./stepping.ts";

/** What of the rules' page is used: its messages, and where its examples are, with their styles for a table. */
type Boot = { messages: string; examples?: Source & { beside: string } };

/** The part of the window from which on the panel hides the table. */
const COVERING = 0.6;

/**
 * Put the rules into a panel.
 * @param page the HTML of their page
 * @returns opens the panel at a place of the rulebook, or where it was
 */
export function rulesBeside(page: string, say: Speaker): (place: string) => void {
  const read = new DOMParser().parseFromString(page, "text/html");
  const rules = document.adoptNode(read.querySelector(".rules") as HTMLElement);
  const boot: Boot = JSON.parse(read.getElementById("boot")?.textContent ?? "{}");
  say.learn(boot.messages);
  const table = document.getElementById("table") as HTMLElement;
  const panel = document.createElement("div");
  panel.className = "rules-panel";
  panel.setAttribute("role", "dialog");
  panel.setAttribute("aria-labelledby", "rules-panel-title");
  let opener: HTMLElement | null = null;
  const close = () => {
    panel.hidden = true;
    if (opener?.isConnected) opener.focus();
  };
  render(
    html`<header role="presentation">
      <h2 id="rules-panel-title">${say("read-rules")}</h2>
      <button type="button" data-close @click=${close}>${say("close")}</button>
    </header>
    <div class="rules-beside" tabindex="0" role="group" aria-labelledby="rules-panel-title">${rules}</div>`,
    panel,
  );
  document.body.append(panel);
  const all = searching(rules, say);
  if (boot.examples) stepping(rules, say, { ...boot, ...boot.examples }, () => styled(boot.examples?.beside ?? null));
  const look = showing(rules, table, say, () => panel.clientWidth > innerWidth * COVERING, close);
  table.addEventListener("pointerdown", () => putOut(table));
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !isComposing(event)) close();
    event.stopPropagation(); // The table's letters are no shortcuts here.
  });
  rules.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link) return;
    event.preventDefault(); // The address is that of the table, and of a position of it.
    turnTo(rules, link.hash.slice(1), false);
  });
  return (place) => {
    opener = document.activeElement as HTMLElement | null;
    panel.hidden = false;
    putOut(table);
    all();
    look();
    if (!turnTo(rules, place)) (panel.querySelector(".rules-beside") as HTMLElement).focus();
    if (isDialogOpen()) opener?.focus({ preventScroll: true });
  };
}
