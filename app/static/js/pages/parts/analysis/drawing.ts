/** What the page of an analysis shows: pure functions of it and of what is chosen. */
import { html, nothing } from "lit-html";
import { isolated } from "../../../table/direction.ts";
import type { Speaker } from "../common.ts";
import { roundsOf } from "./course.ts";
import type { Analysis, Judged, Seat, ToldTurn, Turn } from "./types.ts";

/** What is shown, and what the reader can do. `picked`: the number of the turn that is looked at, from 1. */
export type Shown = {
  say: Speaker;
  found: Analysis;
  seats: Seat[];
  /** The address of the table as it was after an entry. */
  position: (seq: number) => string;
  picked: number;
  /** Whether what was played in each turn is in sight, as on a wide screen; else it is folded but for the one picked. */
  unfolded: boolean;
  asTable: boolean;
  pick: (number: number) => void;
  show: (asTable: boolean) => void;
};

export function analysis(shown: Shown) {
  return html`${courseOf(shown)} ${turnsOf(shown)} ${seatsOf(shown)}`;
}

/** How far an analysis is. @param done from 0 to 1 */
export function making(say: Speaker, done: number) {
  return html`<section class="card making">
    <p role="status">${say("analysis-making")}</p>
    <progress max="1" .value=${done} aria-label=${say("analysis-made", { percent: Math.round(100 * done) })}></progress>
  </section>`;
}

/** A seat's sign and name. */
export function named(seats: Seat[], seat: number): string {
  const own = seats.find((one) => one.seat === seat);
  return own ? `${own.shape} ${isolated(own.name)}` : String(seat + 1);
}

function unitOf(say: Speaker) {
  return say("analysis-unit");
}

/** Of what the chart is: what each seat was expected to end with, or what each had, and beside whom. */
export function courseHint(say: Speaker, { expected, turns }: Pick<Analysis, "expected" | "turns">, seats: Seat[]) {
  const told = { unit: unitOf(say), count: turns.length };
  if (expected) return say("analysis-course-hint", told);
  const automas = seats.filter(({ kind }) => kind === "automa").map(({ name }) => isolated(name));
  return say("analysis-course-by-then", { ...told, names: say.list(automas) });
}

function courseOf({ say, found, seats, asTable, show }: Shown) {
  return html`<section aria-labelledby="course-title">
    <h2 id="course-title">${say("analysis-course")}</h2>
    <p class="hint">${courseHint(say, found, seats)}</p>
    <div class="ways" role="group" aria-label=${say("analysis-shown-as")}>
      ${[false, true].map(
        (way) =>
          html`<button type="button" data-way=${way ? "table" : "chart"} aria-pressed=${String(asTable === way)} @click=${() => show(way)}>${say(way ? "analysis-as-table" : "analysis-as-chart")}</button>`,
      )}
    </div>
    ${asTable ? courseTable(say, found, seats) : courseChart(say)}
  </section>`;
}

function courseChart(say: Speaker) {
  const told = `${say("analysis-course")}. ${say("analysis-course-look")}`;
  return html`<div class="course"><canvas data-chart="course" role="img" aria-label=${told}></canvas></div>`;
}

/** What each seat was expected to end with, or had, when each round began. */
function courseTable(say: Speaker, { points, expected }: Analysis, seats: Seat[]) {
  const columns = roundsOf(points);
  const caption = say(expected ? "analysis-course-caption" : "analysis-course-caption-by-then", { unit: unitOf(say) });
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${caption}>
    <table class="by-turn">
      <caption>${caption}</caption>
      <thead><tr>
        <th scope="col">${say("analysis-round")}</th>
        ${columns.map((point, at) => html`<th scope="col">${at === columns.length - 1 ? say("analysis-end") : (point.round ?? point.seq)}</th>`)}
      </tr></thead>
      <tbody>
        ${seats.map(
          ({ seat }) => html`<tr>
            <th scope="row" class="seat-${seat}">${named(seats, seat)}</th>
            ${columns.map((point) => html`<td>${Math.round(point.totals[seat] ?? 0)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function turnsOf(shown: Shown) {
  const { say, found, picked, pick } = shown;
  const count = found.turns.length;
  if (count === 0) return html`<section><p>${say("analysis-turns-none")}</p></section>`;
  return html`<section aria-labelledby="turns-title">
    <h2 id="turns-title">${say("analysis-turns", { count })}</h2>
    <p class="hint">${say("analysis-turns-hint", { unit: unitOf(say) })}</p>
    <div class="stepping" role="group" aria-label=${say("analysis-step")}>
      <button type="button" data-step="-1" ?disabled=${picked <= 1} aria-label=${say("analysis-previous")} title=${say("analysis-previous")} @click=${() => pick(picked - 1)}>◀</button>
      <button type="button" data-step="1" ?disabled=${picked >= count} aria-label=${say("analysis-next")} title=${say("analysis-next")} @click=${() => pick(picked + 1)}>▶</button>
      <span>${picked ? say("analysis-step-to", { number: picked, count }) : nothing}</span>
    </div>
    <ol class="turns" role="list">${found.turns.map((turn, at) => turnCard(shown, turn, at + 1))}</ol>
  </section>`;
}

function turnCard({ say, seats, picked, pick, position, unfolded }: Shown, turn: Turn, number: number) {
  const { seat, round, seq } = turn;
  const when = round === null ? say("analysis-turn-plain", { seq }) : say("analysis-turn", { round });
  return html`<li class="card turn" id="turn-${number}" tabindex="-1" aria-current=${picked === number ? "step" : nothing} aria-labelledby="turn-${number}-title" @click=${() => pick(number)}>
    <h3 id="turn-${number}-title"><span class="number">${number}</span> <span class="seat-${seat}">${named(seats, seat)}</span>${turn.by_stand_in ? html` <small>${say("analysis-stand-in")}</small>` : nothing} <span class="when">${when}</span> <b class="cost">${say("analysis-cost", { lost: turn.lost, unit: unitOf(say) })}</b></h3>
    <details class="lines" ?open=${unfolded || picked === number}>
      <summary @click=${(event: Event) => event.stopPropagation()}>${say("analysis-lines")}</summary>
      <div class="both">
        <div class="line"><h4>${say("analysis-played")}</h4>${told(say, turn.played)}</div>
        <div class="line better"><h4>${say("analysis-better")}</h4>${told(say, turn.better)}</div>
      </div>
    </details>
    <p class="look"><a class="button" data-look=${seq} href=${position(seq)} aria-label=${say("analysis-look-of", { number })}>${say("analysis-look")}</a></p>
  </li>`;
}

function told(say: Speaker, { text }: ToldTurn) {
  if (text.length === 0) return html`<p class="hint">${say("analysis-untold")}</p>`;
  return html`<ul role="list">${text.map((line) => html`<li>${line}</li>`)}</ul>`;
}

function seatsOf({ say, found, seats }: Shown) {
  const judged = seats.flatMap(({ seat }) => found.seats.filter((one) => one.seat === seat));
  const caption = say("analysis-seats");
  return html`<section aria-labelledby="seats-title">
    <h2 id="seats-title">${caption}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="seats-title">
      <table class="by-turn">
        <thead><tr>${["seat", "turns", "agreed", "lost"].map((key) => html`<th scope="col">${say(`analysis-seats-${key}`)}</th>`)}</tr></thead>
        <tbody>${judged.map((one) => seatRow(say, seats, one))}</tbody>
      </table>
    </div>
  </section>`;
}

function seatRow(say: Speaker, seats: Seat[], { seat, turns, agreed, lost }: Judged) {
  return html`<tr>
    <th scope="row" class="seat-${seat}">${named(seats, seat)}</th>
    <td>${turns}</td><td>${agreed}</td><td>${say("analysis-seats-cost", { lost })}</td>
  </tr>`;
}
