/**
 * The symbols of Regolith, drawn here: one `<symbol>` each, used by id wherever the thing is meant. Fills follow
 * `currentColor` or the colour tokens, so that they work in both palettes.
 */
import { html, nothing, svg } from "lit-html";

/** The sprite, inserted once into the page for `icon(name)`. */
export const sprite = html`<svg class="sprite" aria-hidden="true" width="0" height="0">
  <defs display="none">
    <symbol id="s-carbon" viewBox="0 0 24 24">
      <path class="fill-carbon" d="M12 2l8.7 5v10L12 22l-8.7-5V7z" />
      <path class="ink" d="M8 9.5l4-2.3 4 2.3v5l-4 2.3-4-2.3z" fill="none" stroke-width="2" />
    </symbol>
    <symbol id="s-minerals" viewBox="0 0 24 24">
      <path class="fill-minerals" d="M7 3h10l5 7-10 12L2 10z" />
      <path class="ink" d="M2.6 10h18.8M8 10l4 11 4-11-4-6.5z" fill="none" stroke-width="1.6" />
    </symbol>
    <symbol id="s-titanium" viewBox="0 0 24 24">
      <path class="fill-titanium" d="M6 6h12l4 13H2z" />
      <path class="ink" d="M9 10h6M12 10v6" fill="none" stroke-width="2.2" />
    </symbol>
    <symbol id="s-energy" viewBox="0 0 24 24">
      <path class="fill-energy" d="M13.5 1.5L4 14h6.5L9 22.5 20 9.5h-7z" />
    </symbol>
    <symbol id="s-research" viewBox="0 0 24 24">
      <circle class="fill-research" cx="12" cy="7" r="5" />
      <path class="fill-research" d="M3 22c0-6 4-9 9-9s9 3 9 9z" />
      <path class="ink" d="M9.5 16.5h5M12 14v6" fill="none" stroke-width="1.8" />
    </symbol>
    <symbol id="s-field" viewBox="0 0 24 24">
      <path class="fill-field" d="M12 2a6 6 0 0 1 6 6v2H6V8a6 6 0 0 1 6-6z" />
      <rect class="fill-field" x="4" y="10" width="16" height="3" rx="1.5" />
      <path class="fill-field" d="M3 22c0-5 4-7 9-7s9 2 9 7z" />
    </symbol>
    <symbol id="s-scientist" viewBox="0 0 24 24">
      <path class="fill-research" d="M12 2a5 5 0 0 0-5 5v0a5 5 0 0 0 5 5zM12 13c-5 0-9 3-9 9h9z" />
      <path class="fill-field" d="M12 2a5 5 0 0 1 5 5v0a5 5 0 0 1-5 5zM12 13c5 0 9 3 9 9h-9z" />
    </symbol>
    <symbol id="s-point" viewBox="0 0 24 24">
      <path class="fill-point" d="M9 2h6v2l-1 1v5l6 9a2 2 0 0 1-2 3H6a2 2 0 0 1-2-3l6-9V5L9 4z" />
      <path class="ink" d="M8.5 14.5h7" fill="none" stroke-width="2" />
    </symbol>
    <symbol id="s-coin" viewBox="0 0 24 24">
      <circle class="fill-coin" cx="12" cy="12" r="10" />
      <path class="coin-ink" d="M15.5 8.2a5 5 0 1 0 0 7.6M12 4.5v3M12 16.5v3" fill="none" stroke-width="2" />
    </symbol>
    <symbol id="s-helium" viewBox="0 0 24 24">
      <rect class="fill-helium" x="6" y="4" width="12" height="18" rx="5" />
      <rect class="fill-helium" x="9.5" y="1" width="5" height="3" rx="1" />
      <path
        class="ink"
        d="M10 9.5h4l-2.2 2.6c1.8 0 2.6 1 2.6 2.2 0 1.4-1.1 2.4-2.6 2.4-1 0-1.8-.4-2.3-1.1"
        fill="none"
        stroke-width="1.5"
      />
    </symbol>
    <symbol id="s-share" viewBox="0 0 24 24">
      <path class="fill-share" d="M4 2h11l5 5v15H4z" />
      <path class="ink" d="M8 10h8M8 14h8M8 18h5" fill="none" stroke-width="1.8" />
    </symbol>
    <symbol id="s-step" viewBox="0 0 24 24">
      <path d="M4 4h5l7 8-7 8H4l6-8zM14 4h4l5 8-5 8h-4l5-8z" fill="currentColor" />
    </symbol>
    <symbol id="s-outpost" viewBox="0 0 24 24">
      <path d="M3 20a9 9 0 0 1 18 0z" fill="currentColor" />
      <path d="M12 11V3M12 4l5 2-5 2" fill="none" stroke="currentColor" stroke-width="1.8" />
    </symbol>
    <symbol id="s-card" viewBox="0 0 24 24">
      <rect x="5" y="2" width="14" height="20" rx="2" fill="none" stroke="currentColor" stroke-width="2" />
    </symbol>
    <symbol id="s-marker" viewBox="0 0 24 24">
      <path d="M12 2l9 6v8l-9 6-9-6V8z" fill="none" stroke="currentColor" stroke-width="2" />
      <circle cx="12" cy="12" r="3.5" fill="currentColor" />
    </symbol>
    <symbol id="s-first" viewBox="0 0 24 24">
      <path class="fill-coin" d="M12 2l2.6 6.3 6.9.5-5.3 4.4 1.7 6.7L12 16.3l-5.9 3.6 1.7-6.7L2.5 8.8l6.9-.5z" />
      <path class="ink" d="M11 9.5l1.5-1v6" fill="none" stroke-width="1.8" />
    </symbol>
    <symbol id="s-plus-one" viewBox="0 0 24 24">
      <rect class="fill-tile" x="2" y="4" width="20" height="16" rx="3" />
      <path class="ink" d="M4.5 12h7M8 8.5v7M14.5 9l2.5-1.5v9" fill="none" stroke-width="2" />
    </symbol>
    <symbol id="s-any-resource" viewBox="0 0 24 24">
      <path class="fill-carbon" d="M12 12V2L3.3 7v10z" />
      <path class="fill-minerals" d="M12 12V2l8.7 5v10z" />
      <path class="fill-titanium" d="M12 12l8.7 5L12 22l-8.7-5z" />
    </symbol>
    <symbol id="s-deep-mine" viewBox="0 0 24 24">
      <path class="fill-structure" d="M8 2h8l1 8H7z" />
      <path class="fill-structure" d="M7 11h10l-5 11z" />
      <path class="ink" d="M8 14h8M9.5 17h5" fill="none" stroke-width="1.4" />
    </symbol>
    <symbol id="s-strip-mine" viewBox="0 0 24 24">
      <path class="fill-structure" d="M1 20h22v-3h-4v-4h-4V9h-4V5H7v12H1z" />
      <circle class="fill-structure" cx="4" cy="13" r="2.5" />
    </symbol>
    <symbol id="s-gas-collector" viewBox="0 0 24 24">
      <circle class="fill-structure" cx="12" cy="9" r="7" />
      <path class="fill-structure" d="M5 21l4-7h6l4 7z" />
      <path class="ink" d="M8 9a4 4 0 0 1 4-4" fill="none" stroke-width="1.6" />
    </symbol>
    <symbol id="s-research-station" viewBox="0 0 24 24">
      <path class="fill-structure" d="M3 7c0 7 5 11 11 11L3 7z" />
      <path class="fill-structure" d="M9 16h3l3 6H6z" />
      <path d="M10 11l7-7" class="line-structure" stroke-width="2" fill="none" />
      <circle class="fill-structure" cx="18" cy="4" r="2.4" />
    </symbol>
    <symbol id="s-skymine" viewBox="0 0 24 24">
      <path d="M12 2l10 10-10 10L2 12z" fill="currentColor" />
      <path class="ink" d="M7 14l5-6 5 6" fill="none" stroke-width="2.4" />
    </symbol>
    <symbol id="s-minerva" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="10.5" fill="currentColor" />
      <path class="ink" d="M6 16V8l6 6 6-6v8" fill="none" stroke-width="2.4" />
    </symbol>
    <symbol id="s-astrogo" viewBox="0 0 24 24">
      <path d="M12 1.5L22.5 20h-21z" fill="currentColor" />
      <path class="ink" d="M9 16.5l3-7 3 7M10 14.5h4" fill="none" stroke-width="2" />
    </symbol>
    <symbol id="s-tawac" viewBox="0 0 24 24">
      <rect x="2" y="2" width="20" height="20" rx="4" fill="currentColor" />
      <path class="ink" d="M6.5 8h11M12 8v9" fill="none" stroke-width="2.6" />
    </symbol>
    <symbol id="plate-carbon" viewBox="0 0 60 60">
      <path class="plate-face" d="M30 5L52 17.5V42.5L30 55L8 42.5V17.5Z" fill="currentColor" />
    </symbol>
    <symbol id="plate-minerals" viewBox="0 0 60 60">
      <path class="plate-face" d="M18 6H42L55 22L30 55L5 22Z" fill="currentColor" />
    </symbol>
    <symbol id="plate-titanium" viewBox="0 0 60 60">
      <path class="plate-face" d="M14 8H46L56 52H4Z" fill="currentColor" />
    </symbol>
    <symbol id="plate-energy" viewBox="0 0 60 60">
      <path class="plate-face" d="M13 2H56L47 17H60L17 60L24 38H1Z" fill="currentColor" />
    </symbol>
    <symbol id="plate-research" viewBox="0 0 60 60">
      <path class="plate-face" d="M20 4H40V10L37 13V24L54 46A8 8 0 0 1 47 56H13A8 8 0 0 1 6 46L23 24V13L20 10Z" fill="currentColor" />
    </symbol>
    <symbol id="plate-field" viewBox="0 0 60 60">
      <path class="plate-face" d="M6 52V34A24 24 0 0 1 54 34V52A3 3 0 0 1 51 55H9A3 3 0 0 1 6 52Z" fill="currentColor" />
    </symbol>
  </defs>
</svg>`;

/** A symbol in running text or a button. Decorative unless `label` is given. */
export function icon(name: string, label?: string) {
  return label
    ? html`<svg class="icon" role="img" aria-label=${label}><use href="#s-${name}"></use></svg>`
    : html`<svg class="icon" aria-hidden="true"><use href="#s-${name}"></use></svg>`;
}

/** Spaces on the track of a company. */
export function stepOn(company: string) {
  return html`<svg class="icon slim" aria-hidden="true"><use href="#s-step"></use></svg>${icon(company)}`;
}

/** A symbol inside a drawing, centred at x, y. */
export function symbolAt(name: string, x: number, y: number, size: number, className = "") {
  return svg`<use href="#s-${name}" class=${className} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;
}

/**
 * A thing from the drawings inside a drawing, centred at x, y.
 * @param id in the sprite of drawings, such as "o-skymine"
 * @param plain what stands in its place until drawings are there
 */
export function drawnAt(id: string, x: number, y: number, width: number, height: number, plain: unknown) {
  return svg`<g class="plain">${plain}</g><use class="drawn" href="#${id}" x=${x - width / 2} y=${y - height / 2} width=${width} height=${height}></use>`;
}

/** The same in running text or a button; decorative. */
export function thing(id: string, plain: unknown, className = "") {
  return html`<span class="plain">${plain}</span><svg class="thing drawn ${className}" aria-hidden="true"><use href="#${id}"></use></svg>`;
}

/**
 * A seat's piece inside a drawing, centred at x, y.
 * @param key by which its movement is followed
 */
export function seatPieceAt(seat: number, x: number, y: number, size: number, key = "") {
  const shape = svg`<path class="seat-${seat} marker" d=${OUTLINES[seat] ?? ""} transform="translate(${x} ${y}) scale(${size / 2})"></path>`;
  return svg`<g class="seat-piece" data-key=${key || nothing}>${drawnAt(`p-${seat + 1}`, x, y, size, size * 1.1, shape)}</g>`;
}

/** A coin inside a drawing, with what it says. */
export function coinAt(x: number, y: number, radius: number, text: string | number) {
  return svg`<g class="struck-coin" transform="translate(${x} ${y})"><circle class="coin-shadow" cy="3" r=${radius}></circle>
    <circle class="coin-face" r=${radius}></circle><text y=${radius * 0.42} font-size=${radius * 1.15}>${text}</text></g>`;
}

/** Outlines of the seats' shapes about 0, 0 with radius 1: diamond, star, triangle, ring. */
const OUTLINES = [
  "M0-1L.85 0 0 1-.85 0z",
  "M0-1L.26-.34.95-.31.42.15.59.82 0 .45-.59.82-.42.15-.95-.31-.26-.34z",
  "M0-.95L.95.75H-.95z",
  "M0-.92A.92.92 0 1 0 0 .92.92.92 0 1 0 0-.92zM0-.45A.45.45 0 1 1 0 .45.45.45 0 1 1 0-.45z",
];
