/** What dust brings to the face of Skymines: each hook of it once. */
import { html, nothing, svg } from "lit-html";
import { joins } from "/static/js/skymines/modules.ts";
import { symbolAt } from "/static/js/skymines/symbols.ts";
import { hit } from "/static/js/table/hit.ts";

const SIDE = 60;

/** The cloud in the middle of its sector. */
function cloud(ctx) {
  const { cloud: sector } = ctx.view.modules.dust;
  const [x, y] = ctx.facts.moon.middles[sector];
  const { cls, tab, role, pressed } = hit(ctx, "cloud");
  return svg`<g class="cloud${cls}" data-target="cloud" data-key="cloud" data-sector=${sector} tabindex=${tab}
    role=${role === nothing ? "img" : role} aria-pressed=${pressed} aria-label=${ctx.say("dust-cloud", { sector })}
  >${symbolAt("dust", x, y, SIDE)}</g>`;
}

joins("dust", {
  moon: cloud,
  mine: ({ view, say }) => html`<p data-mine>${say("dust-mine", { amount: view.modules.dust.swept[view.me] })}</p>`,
  seat: ({ view, say }, { seat }) =>
    html`<p data-explain="swept" data-swept=${seat}>${say("dust-swept", { amount: view.modules.dust.swept[seat] })}</p>`,
  beforeChoices: ({ view, facts, say }) =>
    view.modules.dust.cloud <= facts.modules.dust.low ? html`<p data-low>${say("dust-low")}</p>` : nothing,
  sprite: html`<svg class="sprite" aria-hidden="true" width="0" height="0">
    <symbol id="s-dust" viewBox="0 0 24 24"><circle cx="9" cy="13" r="7" /><circle cx="16" cy="11" r="6" /></symbol>
  </svg>`,
  holds: { moon: ["cloud"] },
  moves: { LookForDust: { targets: () => ["cloud"], things: ["cloud"] } },
  places: { CloudMoved: () => ["cloud"], DustSwept: ({ seat }) => [`seat:${seat}`] },
  movements: (before, after) =>
    before.modules.dust.cloud === after.modules.dust.cloud ? [] : [{ kind: "cloud", from: ["cloud"], to: ["cloud"] }],
  pieces: { cloud: () => ({ name: "ghost-piece", symbol: "dust" }) },
  explains: {
    cloud: () => ({ kind: "cloud", symbol: "dust" }),
    swept: () => ({ kind: "swept", symbol: "dust" }),
  },
});
