/** Artemis Tours: the Visitor Centre, the Tourists that wait, and those on attractions. */
import { html, nothing } from "lit-html";
import { SHAPES, seatName } from "../../table/seats.ts";
import { chosen } from "../board/chosen.ts";
import { silhouette } from "../board/pieces.ts";
import { projectOf } from "../facts.ts";
import { amountOf } from "../figures.ts";
import { shownOf } from "../shown.ts";
import { pictured } from "../symbols.ts";
import type { CorporationFace, Ctx, View } from "../types.ts";
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
  const own = (ctx.me?.projects ?? [])
    .flatMap((id) => projectOf(ctx, id)?.project ?? [])
    .filter(({ places }) => places);
  return html`<p class="shipped">
      <span class="figure" data-key="tourists" role="img" aria-label=${ctx.say("artemis-queue", { count: queue.length })} title=${ctx.say("artemis-queue", { count: queue.length })}>${pictured("sb-tourist", "tourist")}<b>× ${queue.length}</b></span>
      ${arrivals.map((own, seat) => html`<span class="seat-${seat}" data-key="count:tourists:${seat}" title=${ctx.say("artemis-arrivals", { name: seatName(ctx, seat), count: own.length })}>${SHAPES[seat]} ${own.length}</span>`)}
    </p>
    <div class="cargoes beds">${centre.map((id) => place(ctx, id, undefined))}
    ${own.map(({ id, places = [] }) => html`<span class="attraction" title=${projectName(ctx, id)}>${places.map((vp, index) => place(ctx, `${id}-${index + 1}`, vp))}</span>`)}</div>`;
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
      return { kind: "tourist", from, to: [`guest:${place}`] };
    });
  return [...come, ...guided];
}

export const artemis: CorporationFace = {
  board,
  moved,
  holds: ["attraction"],
  places: {
    TouristsQueued: () => ["tourists"],
    TouristsArrived: ({ seat }) => ["tourists", `count:tourists:${seat}`],
    TouristGuided: ({ place }) => [`attraction:${place}`],
    TouristOnCard: () => ["tourists", "bot-corporation:artemis"],
    TouristsReturned: ({ places = [] }) => ["tourists", ...places.map((one: string) => `attraction:${one}`)],
  },
  gains: { TouristsArrived: ({ tourists }) => ({ what: "tourist", amount: Number(tourists) }) },
  moves: { GuideTourist: { targets: ({ place }) => [`attraction:${place}`], things: ["attraction"], sign: "tourist" } },
};
