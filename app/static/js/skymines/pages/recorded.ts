/** The recorded game on the home page, drawn as the table draws it; the home page loads this on demand. */
import { html, render } from "lit-html";
import { booted, wordsOf } from "../../pages/parts/common.ts";
import { stillContext } from "../../pages/parts/still-context.ts";
import type { Drawings } from "../../table/drawings.ts";
import { bringDrawings } from "../../table/drawings.ts";
import { fetched } from "../../table/later.ts";
import { SHAPES } from "../../table/seats.ts";
import { moon } from "../board/moon.ts";
import { sprite } from "../symbols.ts";
import type { Ctx, Facts, Say, View } from "../types.ts";
import type { Recording, Sentence } from "./parts/recording.ts";
import { after, frameAt, sentenceAt, viewAt } from "./parts/recording.ts";

type Playback = { step: number; playing: boolean };

const EVERY = 1600;

/** Load the game and play it in the place of `place`; paused if reduced motion is preferred. */
export async function show(place: HTMLElement) {
  const boot = booted<{ drawings: Drawings }>();
  const say = wordsOf(boot);
  const [game, facts] = await Promise.all([
    json(place.dataset.game),
    json(place.dataset.facts),
    fetched(place.dataset.words ?? "").then(say.learn),
  ]);
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // The still picture stays until this one is drawn.
  const drawn = place.cloneNode() as HTMLElement;
  let playback: Playback = { step: calm ? Math.floor(game.frames.length * 0.7) : 0, playing: !calm };
  const to = (part: Partial<Playback>) => {
    playback = { ...playback, ...part };
    render(recordedGame(game, facts, say, playback, to), drawn);
  };
  to({});
  place.replaceWith(drawn);
  void bringDrawings(boot.drawings);
  setInterval(() => playback.playing && isSeen(drawn) && to({ step: after(game, playback.step) }), EVERY);
}

async function json(address = "") {
  return JSON.parse(await fetched(address));
}

function isSeen(place: Element) {
  const { top, bottom } = place.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}

function recordedGame(
  game: Recording,
  facts: Facts,
  say: Say,
  playback: Playback,
  to: (part: Partial<Playback>) => void,
) {
  const frame = frameAt(game, playback.step);
  const sentence = sentenceAt(game, playback.step, facts.companies);
  const last = game.frames.length - 1;
  const label = say(playback.playing ? "recorded-pause" : "recorded-play");
  return html`${sprite}
    <div class="picture" inert>${moon(stillContext<Ctx>(viewAt(game, playback.step, facts.companies) as unknown as View, facts, say))}</div>
    <ul class="totals">
      ${game.seats.map(
        (name, seat) =>
          html`<li><span class="seat-${seat}" aria-hidden="true">${SHAPES[seat]}</span> ${name} <b>${frame.totals[seat]}</b></li>`,
      )}
    </ul>
    <p class="told">
      <b>${say("recorded-round", { round: frame.round, rounds: game.rounds })}</b>
      ${told(say, sentence)}
    </p>
    <div class="controls">
      <button type="button" aria-label=${label} title=${label} @click=${() => to({ playing: !playback.playing })}>
        ${playback.playing ? pauseSign : playSign}
      </button>
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(Math.min(playback.step, last))}
        aria-label=${say("recorded-turns")}
        aria-valuetext=${say("recorded-round", { round: frame.round, rounds: game.rounds })}
        @input=${(event: Event) => to({ step: Number((event.target as HTMLInputElement).value), playing: false })}
      />
    </div>`;
}

/** What has happened, with the company by its name. */
function told(say: Say, { key, args }: Sentence) {
  return say(key, args.company ? { ...args, company: say(`company-${args.company}`) } : args);
}

const pauseSign = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 4h4v16H6zM14 4h4v16h-4z" fill="currentColor"></path></svg>`;
const playSign = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3l15 9-15 9z" fill="currentColor"></path></svg>`;
