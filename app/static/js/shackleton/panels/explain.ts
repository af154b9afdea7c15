/**
 * What each thing on the table is, its state, what it would bring and cost where it is offered, and why it cannot be
 * chosen. Pure: a thing is known by its name on the page; rules stand only in the server's refusals.
 */
import { html, nothing } from "lit-html";
import { prompt } from "../../table/choices.ts";
import { seatName } from "../../table/seats.ts";
import type { Say, Thing } from "../../table/types.ts";
import { lineText, refusalText } from "../../table/words.ts";
import { effectsOf } from "../board/effects.ts";
import { projectPicture } from "../board/picture.ts";
import { broughtMoves } from "../corporations.ts";
import { pieceOf, projectOf, kindOf as structureKind, typeOf } from "../facts.ts";
import { amountOf, gained, paid } from "../figures.ts";
import { MOVES } from "../moves.ts";
import { icon } from "../symbols.ts";
import type { Ctx } from "../types.ts";
import { valuesSaid } from "../values.ts";
import { moveName, nameOfTarget } from "../words.ts";

/** A component: its message `explain-…`, its symbol, and its own name if it has one. */
interface Part {
  kind: string;
  symbol: string;
  name?: string;
  /** The project whose picture is shown, large enough to see what it is. */
  project?: string;
  /** The structure of the own base whose costs and gains are shown. */
  piece?: string;
}

interface Explained {
  symbol: string;
  name: string;
  project: string | undefined;
  text: string;
  state: string;
  /** The same as on the thing itself, with its symbols; nothing for what has no figures. */
  figures: unknown;
  /** What each choice that names it costs and brings. */
  offered: { name: string; lines: string[] }[];
  why: string;
  not: string;
  open: boolean;
}

/** Most choices whose costs and gains are listed with a thing. */
const MAX_LISTED = 4;

const plain = (kind: string, symbol: string) => () => ({ kind, symbol });
const byName = (kind: string, symbol: string) => (ctx: Ctx, rest: string[]) => ({
  kind,
  symbol,
  name: nameOfTarget(ctx, [kind, ...rest].join(":")),
});

/** Kinds by the first word of a thing's name. */
const KINDS: Record<string, (ctx: Ctx, rest: string[]) => Part> = {
  sector: byName("sector", "crater"),
  slot: byName("slot", "crater"),
  corner: (ctx, [corner = ""]) => ({
    kind: ctx.view.tokens[corner] ? "token" : "corner",
    symbol: ctx.view.tokens[corner]?.corporation ?? "token",
  }),
  "next-token": (_, [corporation = ""]) => ({ kind: "token", symbol: corporation }),
  corporation: (ctx, [name = ""]) => ({
    kind: `corporation-${name}`,
    symbol: name,
    name: ctx.say(`corporation-${name}`),
  }),
  command: (ctx, [command = ""]) => ({
    kind: `command-${command}`,
    symbol: command,
    name: nameOfTarget(ctx, `command:${command}`),
  }),
  gateway: plain("gateway", "gateway"),
  "at-gateway": (ctx, [one = ""]) => ({
    kind: `astronaut-${one}`,
    symbol: one,
    name: nameOfTarget(ctx, `astronaut:${one}`),
  }),
  astronaut: (ctx, [one = ""]) => ({
    kind: `astronaut-${one}`,
    symbol: one,
    name: nameOfTarget(ctx, `astronaut:${one}`),
  }),
  at: (ctx, rest) => {
    const one = rest.at(-1) ?? "";
    return { kind: `astronaut-${one}`, symbol: one, name: nameOfTarget(ctx, `astronaut:${one}`) };
  },
  energy: plain("energy", "energy"),
  panel: plain("panel", "panel"),
  hub: plain("hub", "panel"),
  leader: byName("leader", "leader"),
  "own-leader": plain("leader", "leader"),
  tile: byName("tile", "shuttle"),
  project: (ctx, [id = ""]) => project(ctx, id),
  own: (ctx, [id = ""]) => project(ctx, id),
  deck: plain("deck", "project"),
  price: plain("price", "credits"),
  goal: plain("goal", "goal"),
  piece: (ctx, rest) => structure(ctx, rest),
  place: (ctx, rest) => structure(ctx, rest),
  reputation: plain("reputation", "reputation"),
  thing: (ctx, [what = ""]) => ({ kind: `thing-${what}`, symbol: what, name: ctx.say(`of-${what}`) }),
  cargo: plain("cargo", "shuttle"),
  attraction: plain("attraction", "tourist"),
  attractions: (ctx, [id = ""]) => ({
    kind: "attractions",
    symbol: "tourist",
    name: nameOfTarget(ctx, `project:${id}`),
    project: id,
  }),
  "tourist-card": plain("tourist-card", "tourist"),
  factory: plain("factory", "robot"),
  experiment: plain("experiment", "sample"),
  programme: plain("programme", "defence"),
  ship: plain("ship", "mars"),
  "ship-panel": plain("ship-panel", "panel"),
  "astrobot-cards": plain("astrobot-cards", "astrobot"),
  "astrobot-development": plain("astrobot-development", "development"),
  seat: (ctx, [seat]) => ({ kind: "seat", symbol: "astronaut", name: seatName(ctx, Number(seat)) }),
};

function project(ctx: Ctx, id: string): Part {
  const { corporation = "project" } = projectOf(ctx, id) ?? {};
  return { kind: "project", symbol: corporation, name: nameOfTarget(ctx, `project:${id}`), project: id };
}

/** A structure on the base, or at a corporation's place: ["ship", "dome-1"]. */
function structure(ctx: Ctx, at: string[]): Part {
  const id = at.at(-1) ?? "";
  if (id === "waiting") return { kind: "waiting", symbol: "astronaut" };
  const kind = structureKind(ctx, id);
  return { kind, symbol: kind, name: nameOfTarget(ctx, ["place", ...at].join(":")), piece: id };
}

/** Of a project or a structure; an attraction says who is there instead. */
function figuresOf(ctx: Ctx, { kind, project, piece }: Part) {
  if (project) return kind === "project" ? projectFigures(ctx, project) : nothing;
  return piece ? pieceFigures(ctx, piece) : nothing;
}

function projectFigures(ctx: Ctx, id: string) {
  const { project } = projectOf(ctx, id) ?? {};
  return project ? html`${amountOf(ctx, "vp", project.vp)} ${effectsOf(ctx, project)}` : nothing;
}

/** What a structure that is still to be built costs and brings. */
function pieceFigures(ctx: Ctx, id: string) {
  const piece = pieceOf(ctx, id);
  if (!piece || !ctx.me || id in ctx.me.built) return nothing;
  const { astronaut, bonus, kind } = piece;
  return html`${paid(ctx, typeOf(ctx, kind)?.cost)} → ${astronaut ? icon(astronaut, nameOfTarget(ctx, `astronaut:${astronaut}`)) : nothing} ${gained(ctx, bonus)}`;
}

/** The explanation for things whose names begin with `first`. */
export function kindOf(first: string) {
  return KINDS[first];
}

/** The types of moves that such things are explained by. */
function namedBy(kind: string) {
  return [...Object.entries(MOVES), ...broughtMoves()].flatMap(([type, { things }]) =>
    things?.includes(kind) ? [type] : [],
  );
}

/** The explanation of a thing; null for one that is not a component. */
export function explained(ctx: Ctx, thing: Thing): Explained | null {
  const [first = "", ...rest] = thing.name.split(":");
  const part = KINDS[first]?.(ctx, rest);
  if (!part) return null;
  const refused = thing.keys.map((key) => ctx.refused.get(key)).find(Boolean);
  const open = thing.keys.some((key) => ctx.lit.has(key) || ctx.picked.has(key));
  const naming = ctx.offers.filter(({ targets }) => targets.some((key) => thing.keys.includes(key)));
  const offered = open || naming.length > 0;
  const types = offered || refused ? [] : thing.keys.flatMap((key) => namedBy(key.split(":")[0] ?? ""));
  const why = refused && !open ? refusalText(ctx, refused) : "";
  return {
    symbol: part.symbol,
    project: part.project,
    name: ctx.say.capitalized(part.name ?? ctx.say(`explain-${part.kind}.name`)),
    text: ctx.say(`explain-${part.kind}`, valuesSaid(ctx)),
    state: ctx.say.capitalized(thing.label),
    figures: figuresOf(ctx, part),
    offered:
      naming.length <= MAX_LISTED
        ? naming.map(({ move, lines }) => ({
            name: moveName(ctx, move),
            lines: lines.map((line) => lineText(ctx, line)),
          }))
        : [],
    why,
    not:
      !offered && !why && types.length > 0 && ctx.state.game.choices.step
        ? ctx.say("explain-not-now", { asked: prompt(ctx) })
        : "",
    open: offered && !why,
  };
}

/** The whole explanation in words, for screen readers: what it is, what it would bring, why not. */
export function aloud(say: Say, { name, text, offered, why, not }: Explained) {
  return [`${name}.`, text, ...offered.map((one) => say.details([one.name, ...one.lines])), why || not]
    .filter(Boolean)
    .join(" ");
}

/**
 * The card that explains a thing.
 * @param close a close button for touch, where there is no Escape key
 */
export function explanation(ctx: Ctx, one: Explained, close: (() => void) | null) {
  return html`<header>
      ${icon(one.symbol)}<b>${one.name}</b>
      ${close ? html`<button type="button" class="quiet" aria-label=${ctx.say("explain-close")} @click=${close}>✕</button>` : nothing}
    </header>
    ${one.project ? projectPicture(ctx, one.project) : nothing}
    ${one.figures === nothing ? nothing : html`<p class="figures">${one.figures}</p>`}
    <p class="what">${one.text}</p>
    ${one.state && one.figures === nothing ? html`<p class="state">${one.state}</p>` : nothing}
    ${one.offered.map(({ name, lines }) => html`<p class="part"><span><b>${name}.</b> ${lines.join(" · ")}</span></p>`)}
    ${one.why ? html`<p class="forbidden">${one.why}</p>` : nothing}`;
}
