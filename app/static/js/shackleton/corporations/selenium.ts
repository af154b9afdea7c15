/** Selenium Research: the experiments that lie open, with the samples that each takes, and those done. */
import { html, nothing } from "lit-html";
import { SHAPES, seatName } from "../../table/seats.ts";
import { chosen } from "../board/chosen.ts";
import { experimentName, experimentOf } from "../experiments.ts";
import { amountOf, gained } from "../figures.ts";
import { shownOf } from "../shown.ts";
import { icon, pictured } from "../symbols.ts";
import type { CorporationFace, Ctx, View } from "../types.ts";

function experiment(ctx: Ctx, place: string, id: string) {
  const fact = experimentOf(ctx, id);
  if (!fact) return nothing;
  const key = `experiment:${place}`;
  const at = chosen(
    ctx,
    key,
    ctx.say.details([experimentName(ctx, id), ctx.say.list(fact.samples.map((one) => ctx.say(`of-${one}`)))]),
  );
  return html`<span class="cargo experiment${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
    <span class="field" title=${ctx.say(`field-${fact.field}`)}>${pictured(`sb-experiment-${fact.stage}-${fact.field}`, "sample")}</span> <span class="pays">${fact.samples.map((one) => html`<b class="vial">${ctx.say(`sign-${one}`)}</b>`)}</span>
    <span class="gains">${amountOf(ctx, "vp", fact.vp)}${fact.bonus ? gained(ctx, [fact.bonus]) : nothing}</span></span>`;
}

function board(ctx: Ctx) {
  const { shown, stack, done } = shownOf(ctx.view, "selenium");
  return html`<div class="experiments">${Object.entries(shown).map(([place, id]) => experiment(ctx, place, id))}</div>
    <p class="shipped"><span>${ctx.say("tiles-left", { count: stack.length })}</span>
      ${done.map((own, seat) => html`<span class="seat-${seat}" data-key="count:experiments:${seat}" title=${ctx.say("selenium-done", { name: seatName(ctx, seat), count: own.length })}>${SHAPES[seat]} ${own.length}${icon("sample")}</span>`)}</p>`;
}

/** Experiments to who has done them; the next one is turned up. */
function moved(before: View, after: View) {
  const [previous, now] = [shownOf(before, "selenium"), shownOf(after, "selenium")];
  const done = Object.entries(previous.shown).flatMap(([place, id]) => {
    const seat = now.done.findIndex((own, at) => own.includes(id) && !previous.done[at]?.includes(id));
    return seat < 0 ? [] : [{ kind: "card", seat, from: [`experiment:${place}`], to: [`count:experiments:${seat}`] }];
  });
  const shown = Object.entries(now.shown).filter(([place, id]) => previous.shown[place] !== id);
  return [...done, ...shown.map(([place]) => ({ kind: "appear", from: [], to: [`experiment:${place}`] }))];
}

export const selenium: CorporationFace = {
  board,
  moved,
  holds: ["experiment"],
  places: {
    ExperimentsLaid: ({ shown = {} }) => Object.keys(shown).map((place) => `experiment:${place}`),
    ExperimentDone: ({ seat, place }) => [`experiment:${place}`, `count:experiments:${seat}`],
    ExperimentShown: ({ place }) => [`experiment:${place}`],
    ExperimentsLeft: ({ places = [] }) => places.map((one: string) => `experiment:${one}`),
  },
  moves: {
    DoExperiment: { targets: ({ place }) => [`experiment:${place}`], things: ["experiment"], sign: "sample" },
    TakeSample: { sign: "sample" },
  },
};
