/** Selenium Research: the experiments that lie open, with the samples that each takes, and those done. */
import { html, nothing } from "lit-html";
import { SHAPES, seatName } from "../../table/seats.ts";
import { chosen } from "../board/chosen.ts";
import { experimentName, experimentOf } from "../experiments.ts";
import { amountOf, gained } from "../figures.ts";
import { icon } from "../symbols.ts";
import type { CorporationFace, Ctx } from "../types.ts";

/** The open tiles by place, the stages of those in the stack, and the tiles of all seats. */
interface Shown {
  shown: Record<string, string>;
  stack: string[];
  done: string[][];
}

function experiment(ctx: Ctx, place: string, id: string) {
  const fact = experimentOf(ctx, id);
  if (!fact) return nothing;
  const key = `experiment:${place}`;
  const at = chosen(
    ctx,
    key,
    ctx.say.details([experimentName(ctx, id), ctx.say.list(fact.samples.map((one) => ctx.say(`of-${one}`)))]),
  );
  return html`<span class="cargo${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
    <span class="field">${ctx.say(`field-${fact.field}`)}</span> <span class="pays">${fact.samples.map((one) => html`<b>${ctx.say(`sign-${one}`)}</b>`)}</span>
    <span class="gains">${amountOf(ctx, "vp", fact.vp)}${fact.bonus ? gained(ctx, [fact.bonus]) : nothing}</span></span>`;
}

function board(ctx: Ctx) {
  const { shown, stack, done } = ctx.view.modules.selenium as Shown;
  return html`<div class="experiments">${Object.entries(shown).map(([place, id]) => experiment(ctx, place, id))}</div>
    <p class="shipped"><span>${ctx.say("tiles-left", { count: stack.length })}</span>
      ${done.map((own, seat) => html`<span class="seat-${seat}" title=${ctx.say("selenium-done", { name: seatName(ctx, seat), count: own.length })}>${SHAPES[seat]} ${own.length}${icon("sample")}</span>`)}</p>`;
}

export const selenium: CorporationFace = {
  board,
  holds: ["experiment"],
  moves: {
    DoExperiment: { targets: ({ place }) => [`experiment:${place}`], things: ["experiment"], sign: "sample" },
    TakeSample: { sign: "sample" },
  },
};
