/** The recorded game on the home page, drawn as the table draws it; the home page loads this on demand. */
import { html, render } from "lit-html";
import type { Speaker } from "../../pages/parts/common.ts";
import { booted, wordsOf } from "../../pages/parts/common.ts";
import { bringDrawings } from "../../table/drawings.ts";
import { moon } from "../board/moon.ts";
import { sprite } from "../symbols.ts";
import type { Args, Ctx, Facts, Say } from "../types.ts";
import type { Recording } from "./parts/recording.ts";
import { after, frameAt, sentenceAt, viewAt } from "./parts/recording.ts";

type Playing = { step: number; playing: boolean };

const EVERY = 1600;
const SHAPES = ["♦", "★", "▲", "○"];

/** The context for drawing the Moon: a spectator's table where nothing can be clicked. */
export function contextAt(game: Recording, step: number, facts: Facts, say: Say): Ctx {
  const still = {
    state: { game: { choices: {} }, choosing: { picked: [] } },
    act: {},
    offers: [],
    refused: new Map(),
    me: null,
  };
  return {
    ...still,
    view: viewAt(game, step, facts.companies),
    facts,
    say,
    lit: new Set(),
    picked: new Set(),
    shown: new Set(),
  } as unknown as Ctx;
}

/** Load the game and play it in `place`; paused if reduced motion is preferred. */
export async function show(place: HTMLElement) {
  const boot = booted();
  const say = wordsOf(boot);
  const named = naming(say, boot.companies);
  const [game, facts] = await Promise.all([place.dataset.game, place.dataset.facts].map((path) => json(path ?? "")));
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let now: Playing = { step: calm ? Math.floor(game.frames.length * 0.7) : 0, playing: !calm };
  const to = (part: Partial<Playing>) => {
    now = { ...now, ...part };
    render(recordedGame(game, facts, named, now, to), place);
  };
  place.textContent = "";
  to({});
  void bringDrawings(boot.drawings);
  setInterval(() => now.playing && isSeen(place) && to({ step: after(game, now.step) }), EVERY);
}

async function json(path: string) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** The page's messages, with the companies' names from another file. */
function naming(say: Speaker, companies: Record<string, string>): Say {
  const named = (key: string, args: Args = {}) =>
    companies[key.replace(/^company-/, "")] ??
    say(key, args.company ? { ...args, company: companies[String(args.company)] } : args);
  return Object.assign(named, { ...say });
}

function isSeen(place: Element) {
  const { top, bottom } = place.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}

function recordedGame(game: Recording, facts: Facts, say: Say, now: Playing, to: (part: Partial<Playing>) => void) {
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
        @input=${(event: Event) => to({ step: Number((event.target as HTMLInputElement).value), playing: false })}
      />
    </div>`;
}

const pauseSign = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 4h4v16H6zM14 4h4v16h-4z" fill="currentColor"></path></svg>`;
const playSign = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3l15 9-15 9z" fill="currentColor"></path></svg>`;
