/** Several steps on company tracks at once: how many on each, where its marker lands, and one button for all of them. */
import { html, nothing } from "lit-html";
import { moveName } from "../move-names.ts";
import { laidOut, landing } from "../steps.ts";
import { icon } from "../symbols.ts";
import type { Company, Ctx, Move } from "../types.ts";

/** Below the choices of one step each, while there are units for more than one. */
export function steps(ctx: Ctx) {
  const { say, state, act, me } = ctx;
  const { units = 0 } = state.game.choices.about;
  const moves = new Map(ctx.offers.flatMap(({ move }) => (move.type === "Advance" ? [[move.company, move]] : [])));
  if (me === null || units < 2 || moves.size === 0) return nothing;
  const laid = laidOut(state.choosing.draft, [...moves.keys()], units);
  const left = units - laid.reduce((sum, { count }) => sum + count, 0);
  const all = laid.flatMap(({ company, count }) => Array<Move>(count).fill(moves.get(company) as Move));
  const { step, about } = state.game.choices;
  const go = () => {
    act.set({ choosing: { draft: {} } });
    void act.play(all.map((move) => ({ step, about, move, name: moveName(ctx, move) })));
  };
  return html`<div class="steps-at-once" role="group" aria-label=${say("steps-title", { units })}>
    <p>${say("steps-title", { units })}</p>
    ${laid.map((one) => row(ctx, one.company, one.count, left))}
    <button type="button" class="main" data-steps-go ?disabled=${all.length === 0 || left < 0 || state.sending.busy} @click=${go}>
      ${say("steps-go", { steps: all.length })}
    </button>
    <p class="visually-hidden" role="status">${say("steps-left", { left })}</p>
  </div>`;
}

function row(ctx: Ctx, company: Company, count: number, left: number) {
  const { say, state, act, me } = ctx;
  const named = say(`company-${company}`);
  const lay = (more: number) =>
    act.set({ choosing: { draft: { ...state.choosing.draft, [company]: String(count + more) } } });
  const at = me?.tracks[company] ?? 0;
  const then = landing(ctx.facts.tracks[ctx.view.tracks[company]], at, count);
  const next = landing(ctx.facts.tracks[ctx.view.tracks[company]], at, count + 1);
  const words = say.details([
    say("steps-shares", { shares: then.shares }),
    ...(then.next === null ? [] : [say("steps-next", { spaces: then.next })]),
    ...(then.cost > 0 ? [say("steps-pays", { coins: then.cost })] : []),
  ]);
  const full = left <= 0 || next.at === then.at || next.cost > (me?.coins ?? 0);
  return html`<div class="step-row company-${company}" role="group" aria-label=${say.clauses([named, words])} data-lights="track:${company}">
    <b class="named">${icon(company)} ${named}</b>
    <small class="lands">${words}</small>
    <span class="count">
      <button type="button" data-step-less=${company} aria-label=${say("steps-less", { company: named })} ?disabled=${count === 0} @click=${() => lay(-1)}>−</button>
      <output class="laid-out">${count}</output>
      <button type="button" data-step-more=${company} aria-label=${say("steps-more", { company: named })} ?disabled=${full} @click=${() => lay(1)}>+</button>
    </span>
  </div>`;
}
