/**
 * The symbols of Shackleton Base, drawn here: one `<symbol>` each, used by id wherever the thing is meant. Fills follow
 * `currentColor` or the colour tokens, so that they work in both palettes. Astronauts are told apart by what they carry,
 * structures and corporations by their outlines.
 */
import { html, nothing, svg } from "lit-html";

/** The sprite, inserted once into the page for `icon(name)`. */
export const sprite = html`<svg class="sprite" aria-hidden="true" width="0" height="0">
  <defs display="none">
    <symbol id="s-engineer" viewBox="0 0 24 24">
      <path class="fill-engineer" d="M12 2a6 6 0 0 1 6 6v3H6V8a6 6 0 0 1 6-6zM4 22v-4a6 6 0 0 1 6-5h4a6 6 0 0 1 6 5v4z" />
      <path class="visor" d="M8.5 6.5h7v2.6a3.5 2 0 0 1-7 0z" />
      <path class="ink" d="M8 22v-5h8v5M12 17v5" fill="none" stroke-width="1.8" />
    </symbol>
    <symbol id="s-technician" viewBox="0 0 24 24">
      <path class="fill-technician" d="M12 2a6 6 0 0 1 6 6v3H6V8a6 6 0 0 1 6-6zM4 22v-4a6 6 0 0 1 6-5h4a6 6 0 0 1 6 5v4z" />
      <path class="visor" d="M8.5 6.5h7v2.6a3.5 2 0 0 1-7 0z" />
      <path class="ink" d="M9 22v-6M15 22v-6M9 19h6" fill="none" stroke-width="1.8" />
    </symbol>
    <symbol id="s-scientist" viewBox="0 0 24 24">
      <path class="fill-scientist" d="M12 2a6 6 0 0 1 6 6v3H6V8a6 6 0 0 1 6-6zM4 22v-4a6 6 0 0 1 6-5h4a6 6 0 0 1 6 5v4z" />
      <path class="visor" d="M8.5 6.5h7v2.6a3.5 2 0 0 1-7 0z" />
      <path class="ink" d="M12 15v3l-3 4h6l-3-4" fill="none" stroke-width="1.8" />
    </symbol>
    <symbol id="s-credits" viewBox="0 0 24 24">
      <circle class="fill-coin" cx="12" cy="12" r="10" />
      <path class="coin-ink" d="M15.5 8.2a5 5 0 1 0 0 7.6M12 4.5v3M12 16.5v3" fill="none" stroke-width="2" />
    </symbol>
    <symbol id="s-titanium" viewBox="0 0 24 24">
      <path class="fill-titanium" d="M6 6h12l4 13H2z" />
      <path class="ink" d="M9 10h6M12 10v6" fill="none" stroke-width="1.8" />
    </symbol>
    <symbol id="s-rare_earth" viewBox="0 0 24 24">
      <path class="fill-minerals" d="M7 3h10l5 7-10 12L2 10z" />
      <path class="ink" d="M2.6 10h18.8M8 10l4 11 4-11" fill="none" stroke-width="1.8" />
    </symbol>
    <symbol id="s-energy" viewBox="0 0 24 24">
      <path class="fill-energy" d="M13.5 1.5L4 14h6.5L9 22.5 20 9.5h-7z" />
    </symbol>
    <symbol id="s-vp" viewBox="0 0 24 24">
      <path class="fill-star" d="M12 1.5l3 7 7.5.7-5.7 5 1.7 7.4L12 17.7l-6.5 3.9 1.7-7.4-5.7-5 7.5-.7z" />
    </symbol>
    <symbol id="s-reputation" viewBox="0 0 24 24">
      <path class="fill-research" d="M6 2h12v9a6 6 0 0 1-12 0z" />
      <path class="fill-research" d="M11 16h2v4h4v2H7v-2h4z" />
      <path class="ink" d="M9 6h6" fill="none" stroke-width="1.8" />
    </symbol>
    <symbol id="s-astronaut" viewBox="0 0 24 24">
      <path d="M12 3a5 5 0 0 1 5 5v3H7V8a5 5 0 0 1 5-5zM5 21v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-mine" viewBox="0 0 24 24">
      <path d="M4 20L15 9M9 5c4-2 8 0 11 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
      <path d="M8 4c5-2 10 1 13 7l-2 1C16 8 12 6 8 6z" fill="currentColor" />
    </symbol>
    <symbol id="s-token" viewBox="0 0 24 24">
      <path d="M12 2l8.7 5v10L12 22l-8.7-5V7z" fill="none" stroke="currentColor" stroke-width="2" />
      <circle cx="12" cy="12" r="4" fill="currentColor" />
    </symbol>
    <symbol id="s-corporation_action" viewBox="0 0 24 24">
      <path d="M4 12a8 8 0 0 1 14-5M18 3v4h-4M20 12a8 8 0 0 1-14 5M6 21v-4h4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-corporation_actions" viewBox="0 0 24 24">
      <path d="M4 12a8 8 0 0 1 14-5M18 3v4h-4M20 12a8 8 0 0 1-14 5M6 21v-4h4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-build" viewBox="0 0 24 24">
      <path d="M3 21h18M5 21v-8h14v8M5 13l7-6 7 6M12 7V3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-fund" viewBox="0 0 24 24">
      <path d="M5 3h14v18H5zM8 8h8M8 12h8M8 16h4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-gateway" viewBox="0 0 24 24">
      <path d="M9 9h6v6H9zM3 7v10M21 7v10M3 12h6M15 12h6M12 9V4M12 15v5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-panel" viewBox="0 0 24 24">
      <path class="fill-energy" d="M4 5h16l2 13H2z" />
      <path class="ink" d="M3.2 11.5h17.6M9.3 5l-1 13M14.7 5l1 13" fill="none" stroke-width="1.4" />
    </symbol>
    <symbol id="s-crater" viewBox="0 0 24 24">
      <path d="M12 2l9 5v10l-9 5-9-5V7zM12 7l4 2.5v5L12 17l-4-2.5v-5z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-dome" viewBox="0 0 24 24">
      <path d="M2 20a10 11 0 0 1 20 0z" fill="currentColor" />
    </symbol>
    <symbol id="s-workshop" viewBox="0 0 24 24">
      <path d="M2 21V10l6 4v-4l6 4v-4l8 4v7z" fill="currentColor" />
    </symbol>
    <symbol id="s-laboratory" viewBox="0 0 24 24">
      <path d="M6 21L8 9h8l2 12zM11 9V3h2v6zM7 3h10v2H7z" fill="currentColor" />
    </symbol>
    <symbol id="s-headquarters" viewBox="0 0 24 24">
      <path d="M1 21v-7h5V8h4V2h4v6h4v6h5v7z" fill="currentColor" />
    </symbol>
    <symbol id="s-leader" viewBox="0 0 24 24">
      <path d="M12 3l2.5 5 5.5.8-4 3.9 1 5.5-5-2.7-5 2.7 1-5.5-4-3.9 5.5-.8z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-shuttle" viewBox="0 0 24 24">
      <path d="M12 2c4 4 5 8 5 14H7c0-6 1-10 5-14zM7 12l-4 5v3l4-2M17 12l4 5v3l-4-2M10 20h4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-project" viewBox="0 0 24 24">
      <path d="M6 2h12v20H6zM9 6h6M9 10h6M9 18h3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-goal" viewBox="0 0 24 24">
      <path d="M5 22V3M5 4h13l-3 4 3 4H5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-tourist" viewBox="0 0 24 24">
      <path d="M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-5 4-7 8-7s8 2 8 7M15 15l4 3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-sample" viewBox="0 0 24 24">
      <path d="M9 2h6M10 2v6l-5 11a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3L14 8V2M7 16h10" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-alpha" viewBox="0 0 24 24">
      <circle class="fill-sample" cx="12" cy="12" r="10.5" />
      <path class="ink" d="M15.5 8c-1 6-3 8.5-5.5 8.5-2 0-3.2-1.8-3.2-4.3S8.2 8 10.3 8c2.8 0 3.7 3 4.2 5.5.3 1.6.9 2.8 2.2 2.8" fill="none" stroke-width="1.9" />
    </symbol>
    <symbol id="s-beta" viewBox="0 0 24 24">
      <circle class="fill-sample" cx="12" cy="12" r="10.5" />
      <path class="ink" d="M8.5 20V8.8C8.5 6.8 9.9 5.5 11.9 5.5c1.9 0 3.1 1.1 3.1 2.7 0 1.8-1.5 2.9-3.5 2.9 2.6 0 4.3 1.2 4.3 3.1 0 1.9-1.6 3-3.7 3-1.4 0-2.6-.4-3.6-1.2" fill="none" stroke-width="1.9" />
    </symbol>
    <symbol id="s-gamma" viewBox="0 0 24 24">
      <circle class="fill-sample" cx="12" cy="12" r="10.5" />
      <path class="ink" d="M7 8c2 0 3 1.2 3.6 3.2l1.3 4.8M17 8l-5.1 8c-.9 1.5-1.2 2.4-1.2 3.3 0 1 .5 1.7 1.3 1.7s1.3-.7 1.3-1.9c0-1.2-.5-2.2-1.4-3.1" fill="none" stroke-width="1.9" />
    </symbol>
    <symbol id="s-helium3" viewBox="0 0 24 24">
      <path class="fill-helium" d="M11 1h2a1.5 1.5 0 0 1 1.5 1.5V4a5 5 0 0 1 3.5 5v8a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5V9a5 5 0 0 1 3.5-5V2.5A1.5 1.5 0 0 1 11 1z" />
      <path class="ink" d="M10 9.5h4l-2.2 2.6c1.8 0 2.6 1 2.6 2.2 0 1.4-1.1 2.4-2.6 2.4-1 0-1.8-.4-2.3-1.1" fill="none" stroke-width="1.8" />
    </symbol>
    <symbol id="s-robot" viewBox="0 0 24 24">
      <path d="M5 9h14v9H5zM9 13h.1M15 13h.1M12 9V5M9 5h6M8 18v3M16 18v3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-astrobot" viewBox="0 0 24 24">
      <path d="M5 9a7 7 0 0 1 14 0v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM8 10h8v4H8zM3 11v4M21 11v4M9 22h6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-asteroid" viewBox="0 0 24 24">
      <path d="M9 8l6-1 5 4-1 7-6 4-7-2-2-6zM3 3l4 4M10 2l2 3M2 10l3 1" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-development" viewBox="0 0 24 24">
      <path d="M4 20h5v-5h5v-5h5V4M15 8l4-4 3 4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-plant" viewBox="0 0 24 24">
      <path class="fill-field" d="M12 13C4 13 3 7 3 4c6 0 9 3 9 9zM12 13c0-6 3-9 9-9 0 3-1 9-9 9z" />
      <path d="M12 13v9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-step" viewBox="0 0 24 24">
      <path d="M4 4h5l7 8-7 8H4l6-8zM14 4h4l5 8-5 8h-4l5-8z" fill="currentColor" />
    </symbol>
    <symbol id="s-defence" viewBox="0 0 24 24">
      <path d="M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-artemis" viewBox="0 0 24 24">
      <path d="M12 3a9 9 0 1 0 9 9M12 3c5 3 7 6 9 9M12 8v4h4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-selenium" viewBox="0 0 24 24">
      <path d="M5 3h14M7 3v8a5 5 0 0 0 10 0V3M12 16v5M8 21h8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-mining" viewBox="0 0 24 24">
      <path d="M12 3v6M7 6l5 3 5-3M4 21l4-9h8l4 9zM10 16h4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-robotics" viewBox="0 0 24 24">
      <path d="M12 3l3 2v3l-3 2-3-2V5zM12 10v5M12 15l-5 3v3M12 15l5 3v3M4 21h6M14 21h6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-evergreen" viewBox="0 0 24 24">
      <path d="M12 2l6 8h-3l4 6H5l4-6H6zM12 16v6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-sky-watch" viewBox="0 0 24 24">
      <path d="M3 13a9 9 0 0 1 18 0M12 13l6-8M12 13v8M8 21h8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-mars" viewBox="0 0 24 24">
      <path d="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM4 16c5 1 11-2 15-8M17 3l4 1-1 4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-cargo" viewBox="0 0 24 24">
      <path d="M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-levels" viewBox="0 0 24 24">
      <path d="M3 20h18M3 12h18M3 4h18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
      <path d="M5 15h5v4H5zM13 7h5v4h-5z" fill="currentColor" />
    </symbol>
    <symbol id="s-fields" viewBox="0 0 24 24">
      <path d="M12 2l4 7H8zM2 14h7v7H2z" fill="currentColor" />
      <circle cx="18" cy="17.5" r="4" fill="currentColor" />
    </symbol>
    <symbol id="s-factory" viewBox="0 0 24 24">
      <path d="M3 21V11l5 3v-3l5 3V3h3v11h5v7z" fill="currentColor" />
    </symbol>
    <symbol id="s-columns" viewBox="0 0 24 24">
      <path d="M2 4h5v17H2zM9.5 4h5v17h-5zM17 4h5v17h-5z" fill="currentColor" />
    </symbol>
    <symbol id="s-bottom" viewBox="0 0 24 24">
      <path d="M3 2h18M3 9h18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
      <path d="M5 21v-7l5 2v-2l5 2v-2h4v7z" fill="currentColor" />
    </symbol>
    <symbol id="s-acre" viewBox="0 0 24 24">
      <path d="M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z" fill="none" stroke="currentColor" stroke-width="2" />
      <path class="fill-field" d="M5 5h4v4H5zM15 5h4v4h-4zM5 15h4v4H5z" />
    </symbol>
    <symbol id="s-section" viewBox="0 0 24 24">
      <path d="M2 15h5v6H2zM9.5 15h5v6h-5z" fill="currentColor" />
      <path d="M17 21V3l5 3-5 3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-sections" viewBox="0 0 24 24">
      <path d="M12 1l6 2v4c0 4-3 6-6 7-3-1-6-3-6-7V3zM2 17h5v5H2zM9.5 17h5v5h-5zM17 17h5v5h-5z" fill="currentColor" />
    </symbol>
    <symbol id="s-topmost" viewBox="0 0 24 24">
      <path d="M3 3h18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
      <path d="M12 6l7 2.5V13c0 5-3.5 7-7 9-3.5-2-7-4-7-9V8.5z" fill="currentColor" />
    </symbol>
    <symbol id="s-aboard" viewBox="0 0 24 24">
      <path d="M6 11a6 7 0 0 1 12 0z" fill="currentColor" />
      <path d="M2 14h17l3 3-3 4H2z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-crew" viewBox="0 0 24 24">
      <path d="M12 1a4 4 0 0 1 4 4v2H8V5a4 4 0 0 1 4-4zM7 12a5 4 0 0 1 10 0z" fill="currentColor" />
      <path d="M2 15h17l3 3-3 4H2z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
  </defs>
</svg>`;

const NAMES = new Set([...(sprite.strings[0] ?? "").matchAll(/id="s-([\w-]+)"/g)].map(([, name]) => name));

/** Whether there is a symbol of this name. */
export const hasSymbol = (name: string) => NAMES.has(name);

/**
 * A symbol in a line of text.
 * @param label its name in words; without it, words beside it say what it is
 */
export function icon(name: string, label = "") {
  if (!hasSymbol(name)) return html`<span class="icon-word">${label || name}</span>`;
  return html`<svg class="icon" role=${label ? "img" : nothing} aria-label=${label || nothing} aria-hidden=${label ? nothing : "true"}><use href=${`#s-${name}`}></use></svg>`;
}

/**
 * A drawing of the game's sprite among words, once that is there; until then a plain symbol.
 * @param plain the name of that symbol
 */
export function pictured(id: string, plain: string, cls = "") {
  return html`<span class="pictured ${cls}" aria-hidden="true"><span class="plain">${icon(plain)}</span><svg class="drawn"><use href=${`#${id}`}></use></svg></span>`;
}

/** A symbol in a drawing: its middle, and its size in the drawing's units. */
export function symbolAt(name: string, x: number, y: number, size: number, cls = "") {
  return svg`<use class=${cls} href=${`#s-${name}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;
}

/** A drawing of the game's sprite, centred at x, y, once that is there; until then what is `plain`. */
export function drawnAt(id: string, x: number, y: number, width: number, height: number, plain: unknown) {
  return svg`<g class="plain">${plain}</g><use class="drawn" href=${`#${id}`} x=${x - width / 2} y=${y - height / 2} width=${width} height=${height}></use>`;
}

/** An astronaut in a drawing. */
export function astronautAt(type: string, x: number, y: number, size: number) {
  return drawnAt(`sb-${type}`, x, y, size, size * 1.22, symbolAt(type, x, y, size));
}
