/** Artemis Tours: the Visitor Centre, the Tourists that wait, those on everybody's attractions and on AstroBot's card. */
import { html, nothing } from "lit-html";
import { SHAPES, seatName } from "../../table/seats.ts";
import { chosen } from "../board/chosen.ts";
import { silhouette } from "../board/pieces.ts";
import { projectOf, sheetOf } from "../facts.ts";
import { amountOf } from "../figures.ts";
import { shownOf } from "../shown.ts";
import { pictured } from "../symbols.ts";
import type { CorporationFace, Ctx, Project, SeatView, View } from "../types.ts";
import { attractionName, projectName } from "../words.ts";

/** A place for a Tourist. */
function place(ctx: Ctx, id: string, worth: number | undefined) {
  const { guests } = shownOf(ctx.view, "artemis");
  const guest = guests[id];
  const key = `attraction:${id}`;
  const at = chosen(
    ctx,
    key,
    ctx.say.details([
      attractionName(ctx, id),
      guest === undefined ? ctx.say("artemis-free") : ctx.say("artemis-guest"),
    ]),
  );
  return html`<span class="cargo bed${guest === undefined ? "" : " held"}${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}
    >${guest === undefined ? silhouette("sb-bed", "tourist") : html`<span data-key="guest:${id}">${pictured("sb-tourist", "tourist")}</span>`}${worth === undefined ? nothing : amountOf(ctx, "vp", worth)}</span>`;
}

function board(ctx: Ctx) {
  const { queue, arrivals, centre } = shownOf(ctx.view, "artemis");
  const worth = sheetOf(ctx.facts, "artemis")?.board.centre_vp;
  const own = attractions(ctx, ctx.me?.projects);
  return html`<p class="shipped">
      <span class="figure" data-key="tourists" role="img" aria-label=${ctx.say("artemis-queue", { count: queue.length })} title=${ctx.say("artemis-queue", { count: queue.length })}>${pictured("sb-tourist", "tourist")}<b>× ${queue.length}</b></span>
      ${arrivals.map((own, seat) => html`<span class="seat-${seat}" data-key="count:tourists:${seat}" title=${ctx.say("artemis-arrivals", { name: seatName(ctx, seat), count: own.length })}>${SHAPES[seat]} ${own.length}</span>`)}
    </p>
    <div class="cargoes beds">${centre.map((id) => place(ctx, id, worth))}
    ${own.map(({ id, places = [] }) => html`<span class="attraction" title=${projectName(ctx, id)}>${places.map((vp, index) => place(ctx, `${id}-${index + 1}`, vp))}</span>`)}</div>`;
}

/** Those of these projects that have places for Tourists. */
const attractions = (ctx: Ctx, projects: string[] = []) =>
  projects.flatMap((id) => projectOf(ctx, id)?.project ?? []).filter(({ places }) => places);

/** What a seat that is not the reader's has to seat Tourists on, and who sits there. */
function ofSeat(ctx: Ctx, seat: SeatView) {
  if (seat.astrobot) return card(ctx, seat.astrobot.hard.includes("artemis"));
  const own = attractions(ctx, seat.projects);
  if (own.length === 0) return nothing;
  const { guests } = shownOf(ctx.view, "artemis");
  return html`<span class="attractions" role="group" aria-label=${ctx.say("artemis-attractions")}>${own.map(
    ({ id, places = [] }: Project) =>
      beds(
        ctx,
        `attractions:${id}`,
        projectName(ctx, id),
        places.map((vp, index) => {
          const key = `${id}-${index + 1}`;
          return { vp, key: `guest:${key}`, taken: guests[key] !== undefined };
        }),
      ),
  )}</span>`;
}

/** AstroBot's card: from its lowest place. */
function card(ctx: Ctx, isHard: boolean) {
  const { card: seated } = shownOf(ctx.view, "artemis");
  const worth = sheetOf(ctx.facts, "artemis")?.astrobot[isHard ? "hard" : "easy"] ?? [];
  const places = worth.map((vp, index) => ({ vp, key: `bot-guest:${index + 1}`, taken: index < seated.length }));
  return html`<span class="attractions">${beds(ctx, "tourist-card", ctx.say("artemis-card"), places)}</span>`;
}

/** Places for Tourists in a row: who sits there, or what it is worth. */
function beds(ctx: Ctx, explained: string, name: string, places: { vp: number; key: string; taken: boolean }[]) {
  const words = places.map(({ vp, taken }) => ctx.say("artemis-place", { vp, taken: taken ? "yes" : "no" }));
  return html`<span class="guests" tabindex="0" role="img" aria-label=${ctx.say.details([name, ...words])} data-explain=${explained}
    >${places.map(({ vp, key, taken }) => html`<span class=${taken ? "guest" : "guest free"} data-key=${key}>${taken ? pictured("sb-tourist", "tourist") : vp}</span>`)}</span>`;
}

/** Tourists to who welcomes them, and from there to attractions. */
function moved(before: View, after: View) {
  const [previous, now] = [shownOf(before, "artemis"), shownOf(after, "artemis")];
  const come = now.arrivals.flatMap((own, seat) =>
    own
      .slice(previous.arrivals[seat]?.length ?? 0)
      .map(() => ({ kind: "tourist", seat, from: ["tourists"], to: [`count:tourists:${seat}`] })),
  );
  const guided = Object.keys(now.guests)
    .filter((place) => previous.guests[place] === undefined)
    .map((place) => {
      const seat = previous.arrivals.findIndex((own, at) => own.length > (now.arrivals[at]?.length ?? 0));
      const from = seat < 0 ? ["tourists"] : [`count:tourists:${seat}`, "tourists"];
      const project = place.slice(0, place.lastIndexOf("-"));
      const owner = after.seats.find(({ projects }) => projects.includes(project));
      return { kind: "tourist", from, to: [`guest:${place}`, ...(owner ? [`seat:${owner.seat}`] : [])] };
    });
  const carded = now.card.slice(previous.card.length).map((_, index) => {
    const to = [`bot-guest:${previous.card.length + index + 1}`, "bot-corporation:artemis"];
    return { kind: "tourist", from: ["tourists"], to };
  });
  return [...come, ...guided, ...carded];
}

export const artemis: CorporationFace = {
  board,
  ofSeat,
  moved,
  holds: ["attraction"],
  places: {
    TouristsQueued: () => ["tourists"],
    TouristsArrived: ({ seat }) => ["tourists", `count:tourists:${seat}`],
    TouristGuided: ({ place }) => [`attraction:${place}`],
    TouristOnCard: ({ place }) => ["tourists", `bot-guest:${place}`, "bot-corporation:artemis"],
    TouristsReturned: ({ places = [] }) => ["tourists", ...places.map((one: string) => `attraction:${one}`)],
  },
  gains: { TouristsArrived: ({ tourists }) => ({ what: "tourist", amount: Number(tourists) }) },
  moves: { GuideTourist: { targets: ({ place }) => [`attraction:${place}`], things: ["attraction"], sign: "tourist" } },
};
