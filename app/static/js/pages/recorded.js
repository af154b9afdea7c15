/** The recorded game on the home page, drawn as the table draws it; the home page loads this on demand. */
import { html, render } from "lit-html";
import { moon } from "../skymines/board/moon.js";
import { sprite } from "../skymines/symbols.js";
import { booted, wordsOf } from "./parts/common.js";
import { after, frameAt, sentenceAt, viewAt } from "./parts/recording.js";

/**
 * @typedef {import("./parts/recording.js").Recording} Recording
 * @typedef {import("./parts/common.js").Speaker} Speaker
 * @typedef {{step: number, playing: boolean}} Playing
 */

const EVERY = 1600;
const SHAPES = ["♦", "★", "▲", "○"];

/**
 * The context for drawing the Moon: a spectator's table where nothing can be clicked.
 * @param {Recording} game
 * @param {number} step
 * @param {any} facts
 * @param {import("../skymines/types").Say} say
 * @returns {import("../skymines/types").Ctx}
 */
export function contextAt(game, step, facts, say) {
  const still = { state: { picked: [], choices: {} }, act: {}, offers: [], refused: new Map(), me: null };
  return /** @type {any} */ ({
    ...still,
    view: viewAt(game, step, facts.companies),
    facts,
    say,
    lit: new Set(),
    picked: new Set(),
    shown: new Set(),
  });
}

/**
 * Load the game and play it in `place`; paused if reduced motion is preferred.
 * @param {HTMLElement} place
 */
export async function show(place) {
  const boot = booted();
  const say = wordsOf(boot);
  const named = naming(say, boot.companies);
  const [game, facts] = await Promise.all([place.dataset.game, place.dataset.facts].map((path) => json(path ?? "")));
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  /** @type {Playing} */
  let now = { step: calm ? Math.floor(game.frames.length * 0.7) : 0, playing: !calm };
  const to = (/** @type {Partial<Playing>} */ part) => {
    now = { ...now, ...part };
    render(recordedGame(game, facts, named, now, to), place);
  };
  place.textContent = "";
  to({});
  setInterval(() => now.playing && isSeen(place) && to({ step: after(game, now.step) }), EVERY);
}

/** @param {string} path */
async function json(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/**
 * The page's messages, with the companies' names from another file.
 * @param {Speaker} say
 * @param {Record<string, string>} companies
 * @returns {import("../skymines/types").Say}
 */
function naming(say, companies) {
  const named = (/** @type {string} */ key, /** @type {Record<string, any>} */ args = {}) =>
    companies[key.replace(/^company-/, "")] ??
    say(key, args.company ? { ...args, company: companies[args.company] } : args);
  return Object.assign(named, { ...say });
}

/** @param {Element} place */
function isSeen(place) {
  const { top, bottom } = place.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}

/**
 * @param {Recording} game
 * @param {any} facts
 * @param {import("../skymines/types").Say} say
 * @param {Playing} now
 * @param {(part: Partial<Playing>) => void} to
 */
function recordedGame(game, facts, say, now, to) {
  const frame = frameAt(game, now.step);
  const sentence = sentenceAt(game, now.step, facts.companies);
  const last = game.frames.length - 1;
  const label = say(now.playing ? "recorded-pause" : "recorded-play");
  return html`${sprite}
    <div class="picture" inert>${moon(contextAt(game, now.step, facts, say))}</div>
    <ul class="totals">
      ${game.seats.map(
        (name, seat) =>
          html`<li><span class="seat-${seat}" aria-hidden="true">${SHAPES[seat]}</span> ${name} <b>${frame.totals[seat]}</b></li>`,
      )}
    </ul>
    <p class="told">
      <b>${say("recorded-round", { round: frame.round, rounds: game.rounds })}</b>
      ${say(sentence.key, sentence.args)}
    </p>
    <div class="controls">
      <button type="button" aria-label=${label} title=${label} @click=${() => to({ playing: !now.playing })}>
        ${now.playing ? pauseSign : playSign}
      </button>
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(Math.min(now.step, last))}
        aria-label=${say("recorded-turns")}
        aria-valuetext=${say("recorded-round", { round: frame.round, rounds: game.rounds })}
        @input=${(/** @type {Event} */ event) =>
          to({ step: Number(/** @type {HTMLInputElement} */ (event.target).value), playing: false })}
      />
    </div>`;
}

const pauseSign = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 4h4v16H6zM14 4h4v16h-4z" fill="currentColor"></path></svg>`;
const playSign = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3l15 9-15 9z" fill="currentColor"></path></svg>`;
