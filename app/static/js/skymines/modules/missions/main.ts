/** Mission cards beside the displays, each seat's status card on its board, and the own bonus space. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksOf } from "../../../table/hit.ts";
import { SHAPES, seatName } from "../../../table/seats.ts";
import { joins } from "../../modules.ts";
import { laidIn, sumOf } from "../../panels/planned.ts";
import { icon, thing } from "../../symbols.ts";
import type { Ctx, MissionCardView, MissionStatusView, MissionsView, MissionTask, PlanningTotal } from "../../types.ts";
import { spaceName } from "../../words.ts";
import { pictures } from "./pictures.ts";

type Planned = { mission: string; column: number; at: number; sums: PlanningTotal[] };

const COLUMNS = 3;
const NUMERALS = ["I", "II", "III"];

/** What each kind of task is drawn with. */
const SYMBOLS: Record<string, string> = {
  scientists: "scientist",
  units: "task-units",
  energy: "energy",
  cards: "card",
  shares: "share",
  tank: "helium",
  expand: "outpost",
  ousted: "task-ousted",
  upload: "task-upload",
  plans: "task-plans",
  track: "step",
  coins: "coin",
  price: "card",
};

/** The missions of this game. */
const missionsOf = ({ view }: Pick<Ctx, "view">) => view.modules?.missions as MissionsView;

/** A task in words. */
const taskText = ({ say }: Pick<Ctx, "say">, { kind, at }: Pick<MissionTask, "kind" | "at">) =>
  say(`task-${kind}`, { at });

function taskNamed(ctx: Ctx, id: string, column: number) {
  const task = missionsOf(ctx).cards.find((card) => card.id === id)?.tasks[column];
  return task ? taskText(ctx, task) : id;
}

/** All mission cards. */
function cards(ctx: Ctx) {
  const missions = missionsOf(ctx);
  return html`<section class="missions" aria-label=${ctx.say("missions-heading")}>
    ${guard([...marksOf(ctx), missions], () => missions.cards.map((card) => missionCard(ctx, card)))}
  </section>`;
}

function missionCard(ctx: Ctx, card: MissionCardView) {
  const { seats } = missionsOf(ctx);
  const linked = seats.flatMap((status, seat) => (status?.mission === card.id ? [seat] : []));
  const names = ctx.say.list(linked.map((seat) => seatName(ctx, seat)));
  const words = ctx.say("mission-linked", { count: linked.length, names });
  return html`<article class="mission" aria-label=${ctx.say(`mission-${card.id}`)}>
    <h2 data-explain="mission" data-now=${words}>
      <span class="picture nightside">${thing(`m-mission-${card.id}`, icon("mission"))}</span> ${ctx.say(`mission-${card.id}`)}
      <small aria-hidden="true">${linked.map((seat) => html`<i class="seat-${seat}">${SHAPES[seat]}</i>`)}</small>
    </h2>
    <ol>
      ${card.tasks.map((task, column) => taskRow(ctx, card, task, column))}
    </ol>
  </article>`;
}

function taskRow(ctx: Ctx, card: MissionCardView, task: MissionTask, column: number) {
  const { seats } = missionsOf(ctx);
  const key = `task:${card.id}:${column}`;
  const at = hit(ctx, key);
  const own = ctx.me ? seats[ctx.me.seat] : null;
  const by = seats.flatMap((status, seat) =>
    status?.mission === card.id && status.claimed.includes(column) ? [seat] : [],
  );
  const told = [
    stateText(ctx, card, task, column, own ?? null),
    by.length > 0 ? ctx.say("mission-claimed-by", { names: ctx.say.list(by.map((seat) => seatName(ctx, seat))) }) : "",
  ].filter(Boolean);
  const stands = ctx.say.clauses(told);
  const have = own?.have[card.id]?.[column] ?? 0;
  const open = own ? isOpen(own, card, column) : false;
  return html`<li>
    <div class="task${at.cls}" data-target=${key} data-key=${key} data-now=${told[0]} tabindex=${at.tab}
      role=${at.role === nothing ? "group" : at.role} aria-pressed=${at.pressed} aria-label=${at.why ? `${stands}. ${at.why}` : stands}
      data-stands=${at.why ? stands : nothing}>
      <b class="column" data-n=${NUMERALS[column]}></b>${icon(SYMBOLS[task.kind] ?? "card")}
      <span>${taskText(ctx, task)}</span>
      <small class=${own && open ? "" : "goal"} data-n=${own && open ? `${have}/${task.at}` : task.at}></small>
      ${by.map((seat) => html`<i class="seat-${seat}" data-n=${SHAPES[seat]}></i>`)}
    </div>
  </li>`;
}

/** Whether a task is open to a seat still. */
function isOpen(own: MissionStatusView, card: MissionCardView, column: number) {
  return (own.mission === null || own.mission === card.id) && !own.claimed.includes(column);
}

/** How a task stands for the reader. */
function stateText(ctx: Ctx, card: MissionCardView, task: MissionTask, column: number, own: MissionStatusView | null) {
  const words = { task: taskText(ctx, task), column: NUMERALS[column] ?? "" };
  if (!own) return ctx.say("mission-task-of-all", words);
  const have = own.have[card.id]?.[column] ?? 0;
  const claimed = own.mission === card.id && own.claimed.includes(column);
  const state = claimed ? "claimed" : !isOpen(own, card, column) ? "lost" : have >= task.at ? "met" : "open";
  return ctx.say("mission-task-state", { ...words, state, have });
}

/** The status card of a seat. */
function statusCard(ctx: Ctx, seat: number) {
  const status = missionsOf(ctx).seats[seat];
  if (!status) return nothing;
  const { mission, claimed, once } = status;
  const words = mission
    ? ctx.say("mission-status", { mission: ctx.say(`mission-${mission}`), claimed: claimed.length })
    : ctx.say("mission-status-none");
  return html`<p class="mission-status">
    <span data-explain="mission" data-now=${words}>${icon("mission", words)} ${mission ? html`${ctx.say(`mission-${mission}`)} ${claimed.length}/${COLUMNS}` : "–"}</span>
    <span data-explain="once-marker" data-now=${ctx.say("mission-once", { count: once })}>${icon("once", ctx.say("mission-once", { count: once }))}<b>${once}</b></span>
    ${status.spaces.map((space) => html`<small>${ctx.say.label([spaceName(ctx, space), ctx.say("mission-once-here")])}</small>`)}
    ${ctx.me?.seat === seat ? ownSpace(ctx, status) : open(ctx, status)}
  </p>`;
}

/** How an own bonus space stands, in words. */
function ownSpaceText({ say }: Ctx, { claimed, own }: MissionStatusView) {
  return say("mission-own-space-state", { state: claimed.length < COLUMNS ? "closed" : own ? "taken" : "open" });
}

/** The reader's own bonus space. */
function ownSpace(ctx: Ctx, status: MissionStatusView) {
  const at = hit(ctx, "own-space");
  const words = ownSpaceText(ctx, status);
  const { own, claimed } = status;
  return html`<button type="button" class="own-space${claimed.length < COLUMNS ? " closed" : ""}${at.cls}" data-target="own-space"
    data-now=${words} tabindex=${at.live ? "0" : "-1"} aria-pressed=${at.pressed} aria-disabled=${at.live ? nothing : "true"}
    aria-label=${at.why ? `${words}. ${at.why}` : words}
  >
    <b data-n="−1"></b>${icon("coin")}<b data-n="→ 3"></b>${icon("step")}${own ? icon(own === "once" ? "once" : "marker") : nothing}
  </button>`;
}

/** That another seat has a bonus space of its own. */
function open(ctx: Ctx, status: MissionStatusView) {
  if (status.claimed.length < COLUMNS) return nothing;
  return html`<span data-explain="own-space" data-now=${ownSpaceText(ctx, status)}>${icon("step", ownSpaceText(ctx, status))}</span>`;
}

/** The tasks that the cards laid would meet, and what others lack. */
function planned(ctx: Ctx) {
  const { form } = ctx.state.game.choices;
  const tasks: Planned[] = (form?.modules?.missions as Planned[] | undefined) ?? [];
  if (!form || tasks.length === 0) return nothing;
  const laid = laidIn(ctx.state.choosing.draft, form.slots).map(([, card]) => card);
  return html`<ul class="plan-missions" role="list" aria-label=${ctx.say("plan-missions")}>
    ${tasks.map(({ mission, column, at, sums }) => {
      const total = Math.max(...sums.map((one) => reached(one, laid)));
      const task = taskNamed(ctx, mission, column);
      const words =
        total >= at
          ? ctx.say("plan-mission-reached", { task })
          : ctx.say("plan-mission-missing", { task, missing: at - total });
      return html`<li class=${total >= at ? "met" : ""}>${icon("mission")} ${words}</li>`;
    })}
  </ul>`;
}

/** A total with the "+1" tile. */
function reached(one: PlanningTotal, laid: string[]) {
  const { total, more } = sumOf(one, laid);
  return total + more;
}

joins("missions", {
  displays: cards,
  seat: (ctx, { seat }) => statusCard(ctx, seat),
  seatShows: (ctx, { seat }) => {
    const { mission, claimed, once, spaces, own } = missionsOf(ctx).seats[seat] ?? {};
    return [mission, claimed, once, spaces, own];
  },
  planning: planned,
  help: ({ say }) => html`<p>${say("mission-help")}</p>`,
  sprite: pictures,
  holds: { display: ["task"], me: ["own-space"] },
  moves: {
    ClaimTask: {
      targets: ({ mission, column }) => [`task:${mission}:${column}`],
      things: ["task"],
      args: (ctx, { mission, column }) => ({ task: taskNamed(ctx, mission, column) }),
    },
    PlaceOnce: {
      targets: ({ space }) => [`space:${space}`],
      args: (ctx, { space }) => ({ space: spaceName(ctx, space) }),
      family: "PlaceMarker",
    },
    UseOwnSpace: {
      targets: () => ["own-space"],
      things: ["own-space"],
      args: (_, { once }) => ({ once: once ? "yes" : "no" }),
    },
  },
  names: {
    task: ({ view }, id) => {
      const [mission, column] = id.split("-");
      const task = missionsOf({ view }).cards.find((card) => card.id === mission)?.tasks[Number(column)];
      return task ? { key: `task-${task.kind}`, args: { at: task.at } } : id;
    },
  },
  places: {
    MissionsLaid: () => [],
    TaskClaimed: ({ seat, mission, column }) => [`task:${mission}:${column}`, `seat:${seat}`],
    OnceMarkerPlaced: ({ space }) => [`space:${space}`],
    OwnSpaceUsed: ({ seat }) => [`seat:${seat}`],
  },
  explains: {
    task: (ctx, [mission = "", column]) => {
      const task = missionsOf(ctx).cards.find((card) => card.id === mission)?.tasks[Number(column)];
      return {
        kind: "task",
        symbol: SYMBOLS[task?.kind ?? ""] ?? "mission",
        parts: [{ kind: "mission", symbol: "mission" }],
      };
    },
    mission: () => ({ kind: "mission", symbol: "mission" }),
    "once-marker": () => ({ kind: "once-marker", symbol: "once" }),
    "own-space": () => ({ kind: "own-space", symbol: "step", parts: [{ kind: "once-marker", symbol: "once" }] }),
  },
});
