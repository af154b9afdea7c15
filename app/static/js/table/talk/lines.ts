/** Draws the lines of a conversation. All text of people is shown as text. */
import { html, nothing } from "lit-html";
import type { components } from "../../schema.d.ts";
import { portrait } from "../seats.ts";
import type { Say } from "../types.ts";
import { SYMBOLS, symbol } from "./symbols.ts";

type Line = components["schemas"]["ChatLine"];

type Part = components["schemas"]["Part"];

/** What drawing a line needs: `open` is the line whose menu is open. */
export type Lines = {
  say: Say;
  times: Intl.DateTimeFormat;
  writes: boolean;
  hosting: boolean;
  open: number;
  toggle: (line: Line) => void;
  react: (line: Line, symbol: string, mine: boolean) => void;
  mute: (line: Line) => void;
  block: (line: Line) => void;
};

export function nameOf(line: Line, say: Say) {
  return line.name ?? say("talk-gone");
}

export function textOf(line: Line) {
  return line.parts.map(({ text }) => text).join("");
}

export function drawLine(line: Line, lines: Lines) {
  const { say } = lines;
  const name = nameOf(line, say);
  return html`<li class="line" data-line=${line.id}>
    <span class="who">${portrait(line.picture)} <strong dir="auto">${name}</strong>${line.room === "spectators" ? html` <span class="watches">${say("talk-of-spectators")}</span>` : nothing}</span>
    <time datetime=${line.at}>${lines.times.format(new Date(line.at))}</time>
    <p class="said">${line.parts.map((part) => drawPart(part, say))}</p>
    <div class="row">
      ${line.reactions.map(({ symbol: name, count, mine }) => reaction(line, lines, name, count, mine))}
      ${lines.writes ? menu(line, lines, name) : nothing}
    </div>
  </li>`;
}

function drawPart(part: Part, say: Say) {
  if (part.kind === "mention") return html`<mark dir="auto" class=${part.me ? "to-reader" : ""}>${part.text}</mark>`;
  if (part.kind === "text") return part.text;
  return html`<a href=${part.text} target="_blank" rel="noopener noreferrer nofollow">${part.text}</a> <span class="host">${say("talk-link-host", { host: part.host ?? "" })}</span>`;
}

function reaction(line: Line, { say, writes, react }: Lines, name: string, count: number, mine: boolean) {
  const what = say(`talk-react-${name}`);
  return html`<button type="button" ?disabled=${!writes} data-react=${name} aria-pressed=${String(mine)}
    aria-label=${count ? say("talk-react-count", { what, count }) : what} title=${what} @click=${() => react(line, name, mine)}
  >${symbol(name)} ${count || nothing}</button>`;
}

function menu(line: Line, lines: Lines, name: string) {
  const { say } = lines;
  const open = lines.open === line.id;
  const used = line.reactions.map(({ symbol }) => String(symbol));
  const unused = SYMBOLS.filter((symbol) => !used.includes(symbol));
  return html`<button type="button" data-more aria-expanded=${String(open)} aria-label=${say("talk-more-of", { name })} title=${say("talk-more")} @click=${() => lines.toggle(line)}>…</button>
    ${open ? unused.map((symbol) => reaction(line, lines, symbol, 0, false)) : nothing}
    ${open && !line.mine && line.name !== null ? silencing(line, lines, name) : nothing}`;
}

function silencing(line: Line, { say, hosting, mute, block }: Lines, name: string) {
  return html`${hosting ? html`<button type="button" data-mute @click=${() => mute(line)}>${say("talk-mute", { name })}</button>` : nothing}
    <button type="button" data-block @click=${() => block(line)}>${say("talk-block", { name })}</button>`;
}
