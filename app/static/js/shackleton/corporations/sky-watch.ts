/** Sky Watch: the track of all seats, the Defense Programs, and the asteroid. */
import { html, svg } from "lit-html";
import { SHAPES, seatName } from "../../table/seats.ts";
import { chosen } from "../board/chosen.ts";
import { sheetOf } from "../facts.ts";
import { amountOf, paid } from "../figures.ts";
import { shownOf } from "../shown.ts";
import { drawnAt, icon, pictured, symbolAt } from "../symbols.ts";
import type { CorporationFace, Ctx, View } from "../types.ts";
import { sectorName } from "../words.ts";

function board(ctx: Ctx) {
  const { threatened, strength, steps, done, defence } = shownOf(ctx.view, "sky-watch");
  const { say } = ctx;
  const sections = sheetOf(ctx.facts, "sky-watch")?.board.sections ?? [];
  const total = defence.reduce((sum, one) => sum + one, 0);
  const stands = say.clauses([
    say("sky-asteroid", { defence: total, strength }),
    ...(threatened.length > 0
      ? [say("sky-threatened", { sectors: say.list(threatened.map((one) => sectorName(ctx, one))) })]
      : []),
  ]);
  return html`<p class="shipped"><span class="figure asteroid" data-key="asteroid" role="img" aria-label=${stands} title=${stands}>${pictured("sb-asteroid", "asteroid")}<b>${total}<i>/${strength}</i></b>${icon("defence")}</span>
      ${steps.map((step, seat) => html`<span class="seat-${seat}" data-key="count:defence:${seat}" title=${say("sky-steps", { name: seatName(ctx, seat), steps: step, defence: defence[seat] ?? 0 })}>${SHAPES[seat]} ${defence[seat] ?? 0}${icon("defence")}</span>`)}</p>
    <div class="cargoes sky">${sections.map(
      ({ programmes, last }, index) =>
        html`<div class="section">${track(sections[index - 1]?.last ?? 0, last, steps)}${[...programmes]
          .reverse()
          .map(({ id, cost, vp, defence }) => {
            const key = `programme:${id}`;
            const at = chosen(ctx, key, say("sky-programme", { vp, defence }));
            const seats = done.flatMap((own, seat) => (own.includes(id) ? [seat] : []));
            return html`<span class="cargo programme${seats.length > 0 ? " held" : ""}${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
          ${pictured(`sb-programme-${id}`, "defence", "programme-picture")} <span class="pays">${paid(ctx, cost)}</span> <span class="gains">${amountOf(ctx, "vp", vp)}${amountOf(ctx, "defence", defence)}</span> <span class="standing">${seats.map((seat) => html`<b class="shape seat-${seat}" data-key="programme-of:${id}:${seat}">${SHAPES[seat]}</b>`)}</span></span>`;
          })}</div>`,
    )}</div>`;
}

/** The steps of a section, with the markers that stand on them. */
function track(before: number, last: number, steps: number[]) {
  return html`<span class="watch" aria-hidden="true">${Array.from({ length: last - before }, (_, index) => {
    const step = before + index + 1;
    const watchers = steps.flatMap((one, seat) => (one === step ? [seat] : []));
    return html`<i>${watchers.length === 0 ? step : watchers.map((seat) => html`<b class="seat-${seat}" data-key="watcher:${seat}">${SHAPES[seat]}</b>`)}</i>`;
  })}</span>`;
}

/** The sectors in the asteroid's row. */
function inSectors(ctx: Ctx) {
  const { threatened } = shownOf(ctx.view, "sky-watch");
  const words = ctx.say("sky-sector");
  const drawn = (x: number, y: number) =>
    svg`<g class="threat">${drawnAt("sb-asteroid", x + 56, y + 38, 46, 46, symbolAt("asteroid", x + 56, y + 38, 38))}</g>`;
  return Object.fromEntries(threatened.map((sector) => [sector, { drawn, words }]));
}

/** Markers along the track, and to the Defense Programs that seats have contributed to. */
function moved(before: View, after: View) {
  const [previous, now] = [shownOf(before, "sky-watch"), shownOf(after, "sky-watch")];
  const gone = now.steps.flatMap((step, seat) =>
    step === previous.steps[seat]
      ? []
      : [{ kind: "marker", seat, from: [`watcher:${seat}`, `count:defence:${seat}`], to: [`watcher:${seat}`] }],
  );
  const done = now.done.flatMap((own, seat) =>
    own
      .filter((id) => !previous.done[seat]?.includes(id))
      .map((id) => ({ kind: "marker", seat, from: [`seat:${seat}`], to: [`programme-of:${id}:${seat}`] })),
  );
  return [...gone, ...done];
}

export const skyWatch: CorporationFace = {
  board,
  inSectors,
  moved,
  holds: ["programme"],
  places: {
    ImpactDrawn: ({ slot }) => [`slot:${slot}`],
    MarkerAdvanced: ({ seat }) => [`watcher:${seat}`],
    DefenceAdded: ({ seat }) => ["asteroid", `count:defence:${seat}`],
    AsteroidWardedOff: () => ["asteroid"],
    ProgrammeDone: ({ programme }) => [`programme:${programme}`],
    AsteroidStruck: ({ sectors = [] }) => sectors.map((one: string) => `sector:${one}`),
  },
  gains: {
    MarkerAdvanced: ({ steps }) => ({ what: "step", amount: Number(steps) }),
    DefenceAdded: ({ amount }) => ({ what: "defence", amount: Number(amount) }),
  },
  moves: {
    WatchSky: { sign: "sky-watch" },
    ContributeToProgramme: {
      targets: ({ programme }) => [`programme:${programme}`],
      things: ["programme"],
      sign: "defence",
    },
  },
};
