/** Threat cards: the card beside the displays, and on each board what it would do there. */
import { html, nothing, svg } from "lit-html";
import { hit } from "../../../table/hit.ts";
import { seatName } from "../../../table/seats.ts";
import { joins } from "../../modules.ts";
import { drawnAt, icon, symbolAt, thing } from "../../symbols.ts";
import type { BeltView, Company, Ctx, Gain, ThreatsView } from "../../types.ts";
import { gainText } from "../../words.ts";
import { pictures } from "./pictures.ts";

/** The card on the board and its picture, in board units. */
const [WIDE, HIGH] = [124, 140];
/** Threats that take nothing of a single seat: what they do stands on their card. */
const STRIKES_ALL = ["singularity", "anomaly"];
/** How far its paths stay away from the shuttle spaces that they lead to. */
const GAP = 24;

/** The threat of this game. */
const threatOf = ({ view }: Ctx) => view.modules?.threats as ThreatsView;

/** How it stands, in words. */
function stateOf(ctx: Ctx, { owner, struck }: ThreatsView) {
  if (owner !== null) return ctx.say("threat-gone", { name: seatName(ctx, owner) });
  return ctx.say(struck ? "threat-has-struck" : "threat-lies");
}

/** The card, lit while it can be dealt with; what it says is its name then. */
function card(ctx: Ctx) {
  const threat = threatOf(ctx);
  const { id, reach, gain } = threat.card;
  const { cls, tab, role, pressed } = hit(ctx, "threat");
  const name = ctx.say(`threat-${id}`);
  const label = ctx.say("threat-state", { threat: name, state: stateOf(ctx, threat) });
  return html`<div class="threat${cls}${threat.on_board ? "" : " gone"}" data-target="threat" data-explain="threat"
    data-now=${stateOf(ctx, threat)} tabindex=${tab} role=${role === nothing ? "group" : role}
    aria-pressed=${pressed} aria-label=${role === nothing ? label : nothing}
  >
    <span class="picture nightside">${thing(`m-threat-${id}`, icon(`threat-${id}`))}</span>
    <div><h2>${ctx.say("threat-heading", { threat: name })}</h2> ${threat.on_board ? asked(ctx, threat, id, reach, gain) : html`<p>${stateOf(ctx, threat)}</p>`}</div>
  </div>`;
}

/** The path from the card to a shuttle space beside it. */
function stub([x, y]: [number, number], [toX, toY]: [number, number]) {
  const part = 1 - GAP / Math.hypot(toX - x, toY - y);
  return svg`<line x1=${x} y1=${y} x2=${x + part * (toX - x)} y2=${y + part * (toY - y)}></line>`;
}

/** The card in the middle of the board, while it lies there. */
function onBoard(ctx: Ctx) {
  const threat = threatOf(ctx);
  const { threat: middle, paths } = (ctx.view.modules as { belt: BeltView }).belt.board;
  const [x, y] = middle;
  if (!threat.on_board) return nothing;
  const { cls, tab, role, pressed } = hit(ctx, "threat");
  const { id, reach } = threat.card;
  const state = ctx.say("threat-state", { threat: ctx.say(`threat-${id}`), state: stateOf(ctx, threat) });
  return svg`<g class="threat-card${cls}" data-target="threat" data-key="threat" data-explain="threat" data-now=${stateOf(ctx, threat)}
    tabindex=${tab} role=${role === nothing ? "img" : role} aria-pressed=${pressed}
    aria-label=${ctx.say.clauses([state, ctx.say(`threat-asks-${id}`, { reach })])}
  >${paths.map(({ number, spot }) => (String(number) in threat.beside ? stub(middle, spot) : nothing))}${cardAt(threat.card, x, y)}</g>`;
}

/** Its face: what it asks for above, its picture below. */
function cardAt({ id, reach }: ThreatsView["card"], x: number, y: number) {
  const [left, top] = [x - WIDE / 2, y - HIGH / 2];
  return svg`<defs><linearGradient id="peril" x1="0" y1="0" x2="1" y2="1"><stop offset="0" class="peril-near"></stop><stop offset="1" class="peril-far"></stop></linearGradient></defs>
    <rect class="depth" x=${left} y=${top + 4} width=${WIDE} height=${HIGH} rx="9"></rect>
    <rect class="face" x=${left} y=${top} width=${WIDE} height=${HIGH} rx="9"></rect>
    <path class="head" d="M${left + 2} ${top + 9}a7 7 0 0 1 7-7H${x + WIDE / 2 - 9}a7 7 0 0 1 7 7V${top + 32}L${x} ${top + 42}L${left + 2} ${top + 32}Z"></path>
    <text x=${x - 3} y=${top + 30}>${reach}</text>${symbolAt("energy", x + 17, top + 20, 30)}
    ${drawnAt(`m-threat-${id}`, x, top + 88, 114, 99, symbolAt(`threat-${id}`, x, top + 90, 64))}`;
}

/** What it asks for, brings, and does else. */
function asked(ctx: Ctx, threat: ThreatsView, id: string, reach: number, gain: Gain) {
  return html`<p>${icon("energy")} ${ctx.say(`threat-asks-${id}`, { reach })}</p>
    <div>
      <p>${icon("share")} ${ctx.say("threat-brings", { gain: gainText(ctx, gain) })}</p>
      <p class="beside">${ctx.say("threat-shuttles")} ${Object.entries(threat.beside).map(([space, company]) => shuttleBeside(ctx, space, company))}</p>
    </div>
    <p class="else">${ctx.say(`threat-else-${id}`)}</p>`;
}

/** A shuttle space beside it, with the company whose shuttle is there. */
function shuttleBeside({ say }: Ctx, space: string, company: Company | null) {
  const words = say("threat-beside", { space, company: company ? say(`company-${company}`) : "none" });
  return html`<span class=${company ? `company-${company}` : ""}><span aria-hidden="true">${space} ${company ? icon(company) : "–"}</span><span class="visually-hidden">${words}</span></span>`;
}

/** What it would do to a seat if nothing is done, or the wild share; nothing where it does the same to all. */
function standing(ctx: Ctx, seat: number) {
  const threat = threatOf(ctx);
  if (threat.owner === seat)
    return html`<p class="threat-line" data-explain="wild-share">${icon("share")} ${ctx.say("threat-wild")}</p>`;
  if (!threat.on_board || threat.struck || STRIKES_ALL.includes(threat.card.id)) return nothing;
  const words = line(ctx, threat, seat);
  const picture = icon(`threat-${threat.card.id}`);
  if (seat === ctx.view.me)
    return html`<p class="threat-line" data-explain="threat-loss" data-threat-loss=${seat}>${picture} ${words}</p>`;
  const loss = threat.losses[seat] ? `−${threat.losses[seat]}` : "0";
  return html`<span class="threat-line" data-explain="threat-loss" data-now=${words} data-threat-loss=${seat}
    >${picture}<b aria-hidden="true">${loss}</b><span class="visually-hidden">${words}</span></span
  >`;
}

function line(ctx: Ctx, { losses }: ThreatsView, seat: number) {
  const amount = losses[seat] ?? 0;
  if (ctx.view.seats[seat]?.luna) return ctx.say("threat-spares-luna");
  return amount ? ctx.say("threat-loses", { amount: `−${amount}` }) : ctx.say("threat-spares");
}

/** In the Time anomaly's loop: the totals of the former games. */
function loop(ctx: Ctx) {
  const { loop: games } = threatOf(ctx);
  if (!games) return nothing;
  return html`<section class="time-loop" data-explain="time-loop" aria-label=${ctx.say("threat-loop", { count: games.length + 1 })}>
    <b>${icon("threat-anomaly")} ${ctx.say("threat-loop", { count: games.length + 1 })}</b>
    ${ctx.view.seats.map(({ seat }) => html`<span>${ctx.say.label([seatName(ctx, seat), games.map((totals) => totals[seat]).join(" · ")])}</span>`)}
  </section>`;
}

joins("threats", {
  belt: onBoard,
  displays: card,
  beforeChoices: loop,
  help: ({ say }) => html`<p>${say("threat-help")}</p>`,
  seat: (ctx, { seat }) => standing(ctx, seat),
  seatShows: (ctx, { seat }) => {
    const { card, on_board: lies, owner, struck, losses } = threatOf(ctx);
    return [card, lies, owner, struck, losses[seat]];
  },
  sprite: pictures,
  holds: { moon: ["threat"] },
  moves: {
    DealWithThreat: {
      targets: ({ cards = [] }) => ["threat", ...cards.map((one) => `hand:${one}`)],
      things: ["threat"],
    },
  },
  places: {
    ThreatDrawn: () => ["threat"],
    ThreatDealtWith: () => ["threat"],
    ThreatTaken: ({ seat }) => ["threat", `seat:${seat}`],
    ThreatStruck: () => ["threat"],
  },
  explains: {
    threat: (ctx) => ({ kind: "threat", symbol: `threat-${threatOf(ctx).card.id}` }),
    "threat-loss": (ctx) => ({ kind: "threat-loss", symbol: `threat-${threatOf(ctx).card.id}` }),
    "time-loop": () => ({ kind: "time-loop", symbol: "threat-anomaly" }),
    "wild-share": () => ({ kind: "wild-share", symbol: "share" }),
  },
});
