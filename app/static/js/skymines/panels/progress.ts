/** The tank track and the research track of a seat: spaces, values, additional slots, markers, plans on screens. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksAmong, marksOn } from "../../table/hit.ts";
import { seatPiece } from "../../table/seats.ts";
import { plan } from "../board/cards.ts";
import { icon } from "../symbols.ts";
import type { Ctx, PlacedPlan, SeatView } from "../types.ts";

export function tankTrack(ctx: Ctx, seat: SeatView) {
  const key = seat.seat === ctx.view.me ? "tank" : `tank:${seat.seat}`;
  return guard([...marksOn(ctx, key), seat.seat, seat.helium, seat.luna], () => tank(ctx, seat, key));
}

function tank(ctx: Ctx, seat: SeatView, key: string) {
  const { facts, say } = ctx;
  const { last, values, slot_at } = facts.tank;
  const at = hit(ctx, key);
  const label = say("tank-described", { space: seat.helium, last, value: valueAt(values, seat.helium) });
  return html`<div
    class="tank${at.cls}"
    data-target=${key}
    tabindex=${at.tab}
    role=${at.role === nothing ? "img" : at.role}
    aria-label=${label}
  >
    <span class="track-name">${icon("helium")}</span>
    <ol>
      ${Array.from({ length: last + 1 }, (_, space) => {
        const value = values.find((one) => one.at === space);
        const token = seat.luna?.tank_tokens.includes(space);
        return html`<li
          class="${space <= seat.helium ? "passed" : ""}${value ? " valued" : ""}${space === slot_at ? " switch" : ""}${token ? " token" : ""}"
          data-explain=${space === slot_at ? "tank-switch" : token ? "luna-token" : nothing}
        >
          ${value?.value}${space === slot_at ? html`<i>A</i>` : nothing}${space === seat.helium ? seatPiece(seat.seat, `helium:${seat.seat}`) : nothing}
        </li>`;
      })}
    </ol>
  </div>`;
}

/** The last value that a marker has reached. */
function valueAt(values: { at: number; value: number }[], space: number) {
  return values.filter((one) => one.at <= space).at(-1)?.value ?? 0;
}

export function researchTrack(ctx: Ctx, seat: SeatView) {
  const marks = marksAmong(ctx, (key) => key.startsWith("screen"));
  return guard([...marks, seat.seat, seat.screens, seat.upload, seat.luna], () => screens(ctx, seat));
}

function screens(ctx: Ctx, seat: SeatView) {
  const mine = seat.seat === ctx.view.me;
  return html`<div class="screens" role="group" aria-label=${researchStands(ctx, seat)}>
    ${seat.screens.map((placed, screen) => screenOf(ctx, seat, placed, screen, mine))}
  </div>`;
}

function researchStands({ facts, say }: Ctx, { upload }: SeatView) {
  const { last, values } = facts.research;
  return say("research-described", { screen: upload + 1, last: last + 1, value: valueAt(values, upload) });
}

function screenOf(ctx: Ctx, seat: SeatView, placed: PlacedPlan | null, screen: number, mine: boolean) {
  const { facts, say } = ctx;
  const key = mine ? `screen:${screen}` : `screen-of:${seat.seat}:${screen}`;
  const at = hit(ctx, key);
  const value = facts.research.values.find((one) => one.at === screen);
  const isOn = seat.upload === screen || (screen === 0 && seat.upload === -1);
  // What is drawn by the style sheet is no text, which the name of a thing to press would have to repeat.
  const tags = html`<span class="screen-tag">
    ${screen + 1}${value ? html`<b data-drawn=${value.value}></b>` : nothing}${screen === facts.research.slot_at ? html`<i data-explain="screen-switch" data-drawn="E"></i>` : nothing}
    ${seat.luna?.research_tokens.includes(screen) ? html`<i data-explain="luna-token">◆</i>` : nothing}
  </span>
  ${isOn ? html`<span class="upload">${seatPiece(seat.seat, `upload:${seat.seat}`)}</span>` : nothing}`;
  const label = say("screen-described", {
    screen: screen + 1,
    crossed: facts.research.no_a.includes(screen) ? "yes" : "no",
  });
  if (placed)
    return html`<div class="screen${screen <= seat.upload ? " passed" : ""}">
      ${tags}${plan(ctx, key, placed.plan, { faceDown: !placed.face_up })}
    </div>`;
  return html`<div
    class="screen vacant${at.cls}${screen <= seat.upload ? " passed" : ""}"
    data-target=${key}
    tabindex=${at.tab}
    role=${at.role === nothing ? "img" : at.role}
    aria-pressed=${at.pressed}
    aria-label=${label}
  >
    ${tags}${facts.research.no_a.includes(screen) ? html`<s class="no-a" data-drawn="A"></s>` : nothing}
  </div>`;
}

/** How far a seat's markers are on both tracks, in figures: where the tracks themselves are folded away. */
export function inFigures(ctx: Ctx, seat: SeatView) {
  const { facts, say } = ctx;
  const key = `tank:${seat.seat}`;
  const tank = say("tank-described", {
    space: seat.helium,
    last: facts.tank.last,
    value: valueAt(facts.tank.values, seat.helium),
  });
  return html`<span class="track-figure${hit(ctx, key).cls}" data-target=${key} data-key="helium:${seat.seat}" data-now=${tank}
      >${icon("helium", tank)}<b>${seat.helium}</b></span
    >
    <span class="track-figure" data-key="upload:${seat.seat}" data-now=${researchStands(ctx, seat)}
      >${icon("point", researchStands(ctx, seat))}<b>${seat.upload + 1}</b></span
    >`;
}

/** Plans that wait to be placed. */
export function acquired(ctx: Ctx, seat: SeatView) {
  if (seat.acquired.length === 0) return nothing;
  return html`<div class="acquired">
    <span>${ctx.say("acquired-plans")}</span>${seat.acquired.map((id) => plan(ctx, `acquired:${id}`, id))}
  </div>`;
}
