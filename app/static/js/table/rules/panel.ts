/** The rules beside the game: their page's article in a panel over the table that leaves the game playable. */
import { html, render } from "lit-html";
import type { Speaker } from "../i18n.ts";
import type { Tools } from "../rules-loader.ts";
import { searching, turnTo } from "./searching.ts";

/**
 * Put the rules into a panel.
 * @param page the HTML of their page
 * @returns opens the panel at a place of the rulebook, or where it was
 */
export function rulesBeside(page: string, say: Speaker, { isComposing }: Tools): (place: string) => void {
  const read = new DOMParser().parseFromString(page, "text/html");
  const rules = document.adoptNode(read.querySelector(".rules") as HTMLElement);
  say.learn(JSON.parse(read.getElementById("boot")?.textContent ?? "{}").messages);
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
    all();
    if (!turnTo(rules, place)) (panel.querySelector(".rules-beside") as HTMLElement).focus();
  };
}
