/** The campaign: where it stands, the success points of a chapter that is over, and the way to the next one. */
import { html, nothing } from "lit-html";
import { addressBeside } from "../../../table/addresses.ts";
import { pause } from "../../../table/api.ts";
import { LaterPart } from "../../../table/later-part.ts";
import { SHAPES, seatName } from "../../../table/seats.ts";
import { joins } from "../../modules.ts";
import { icon, thing } from "../../symbols.ts";
import type { CampaignView, Ctx, ModuleFace } from "../../types.ts";
import { pictures } from "./pictures.ts";
import type { Chapter } from "./story.ts";

/** The campaign of this game. */
const campaignOf = ({ view }: Ctx) => view.modules?.campaign as CampaignView;

const point = thing("k-success", nothing, "success");

/** Which chapter this is, and who has how many points. */
function standing(ctx: Ctx) {
  const { chapter, chapters, alone, sums } = campaignOf(ctx);
  const name = alone ? ctx.say("campaign-alone", { chapter }) : ctx.say("campaign-here", { chapter, chapters });
  const words = sums.map((points, seat) => ctx.say("campaign-so-far", { name: seatName(ctx, seat), points }));
  return html`<section class="campaign-standing" aria-label=${name}>
    <h2 data-explain="campaign" data-now=${[name, ...words].join("\n")}>${icon("campaign")} ${name}</h2>
    <p>
      ${sums.map((points, seat) => html`<span class="seat-${seat}" data-sum=${seat}>${SHAPES[seat]} ${seatName(ctx, seat)} <b>${points}</b>${point}</span>`)}
      ${ctx.state.table.data ? html`<a href=${addressBeside("campaign")}>${ctx.say("campaign-page")}</a>` : nothing}
    </p>
  </section>`;
}

/** The story of the chapter, which is fetched as it begins, and again once it is over: then it has an epilogue. */
class ChapterStory {
  #moment = "";
  #chapter: LaterPart<Chapter> | null = null;

  /** What there is to tell at the beginning or the end of a game; null until it is there, which is drawn by `drawn`. */
  at(moment: string, number: number, drawn: () => void): Chapter | null {
    if (moment !== this.#moment) this.#chapter = chapterFor(number, drawn);
    this.#moment = moment;
    void this.#chapter?.get();
    return this.#chapter?.made ?? null;
  }
}

const chapterFor = (number: number, drawn: () => void) =>
  new LaterPart(
    async () => {
      const found = await import("./story.ts").then(({ chapterOf }) => chapterOf(number));
      return () => {
        drawn();
        return found;
      };
    },
    (problem, again) => {
      console.warn(problem);
      void pause().then(again);
    },
  );

/** The story, as the chapter begins and when it is over. */
function story(ctx: Ctx, told: ChapterStory) {
  const { chapter: number, awards } = campaignOf(ctx);
  const { view, me, state } = ctx;
  const begins = view.round === 1 && (view.phase === "tokens" || view.phase === "planning") && !me?.ready;
  const id = state.table.data?.id;
  if (!id || !(begins || awards) || state.story.past) return nothing;
  const chapter = told.at(`${id} ${begins ? "begins" : "over"}`, number, () => {
    ctx.act.redraw();
    // It takes room from the choices, which are fitted again.
    requestAnimationFrame(() => dispatchEvent(new Event("resize")));
  });
  if (!chapter) return nothing;
  return html`<details class="campaign-story" ?open=${begins}><summary>${chapter.title}</summary>
    <p tabindex="0">${thing(`m-chapter-${number}`, nothing, "chapter")}${(awards && chapter.epilogue) || chapter.story}</p></details>`;
}

/** Once the chapter is over: what each seat gains by it, and Luna's next level. */
function sheet(ctx: Ctx) {
  const campaign = campaignOf(ctx);
  const { awards } = campaign;
  if (!awards || ctx.state.story.past) return nothing;
  return html`<section class="campaign-sheet" aria-label=${ctx.say("campaign-sheet")}>
    <h2>${ctx.say("campaign-sheet")}</h2>
    <ul>
      ${awards.map((own, seat) => {
        const points = own.reduce((sum, one) => sum + one.points, 0);
        const gained = own.filter((one) => one.points > 0);
        return html`<li data-sheet=${seat}>
          <b class="seat-${seat}">${SHAPES[seat]} ${ctx.say("campaign-sheet-of", { name: seatName(ctx, seat), points })}</b>
          <span aria-hidden="true">${Array.from({ length: points }, () => point)}</span>
          ${gained.length > 0 ? html`<span>${ctx.say.list(gained.map((one) => ctx.say("campaign-sheet-award", { award: ctx.say(`award-${one.key}`), points: one.points })))}</span>` : nothing}
          <small>${ctx.say("campaign-sheet-sum", { sum: campaign.sums[seat] ?? 0 })}</small>
        </li>`;
      })}
    </ul>
    ${ctx.state.table.data ? html`<a href=${addressBeside("campaign")}>${ctx.say("campaign-page")}</a>` : nothing}
  </section>`;
}

/** The level that was picked for a seat: the end is redrawn while the player chooses. */
const picked = new Map<number, number>();

function level(ctx: Ctx, seat: number, levels: { level: number; points: number }[]) {
  const name = seatName(ctx, seat);
  const pick = ({ target }: { target: HTMLSelectElement }) => picked.set(seat, Number(target.value));
  return html`<label class="campaign-level">${ctx.say("campaign-level-of", { name })}
    <select data-next-level=${seat} @change=${pick}>
      ${levels.map((one) => html`<option value=${one.level} ?selected=${one.level === picked.get(seat)}>${ctx.say("campaign-level-choice", { ...one, name })}</option>`)}
    </select>
  </label>`;
}

/** The levels that are chosen within an element. */
function chosen(within: ParentNode | null) {
  const fields = within?.querySelectorAll<HTMLSelectElement>("[data-next-level]") ?? [];
  return [...fields].map((field) => ({ seat: Number(field.dataset.nextLevel), level: Number(field.value) }));
}

/** What the rematch is: the next chapter. */
function again(ctx: Ctx) {
  const { alone, over, awards, chapter: played, levels = {} } = campaignOf(ctx);
  if (!awards || ctx.view.undecided) return undefined;
  if (alone) return { name: ctx.say("campaign-again", { chapter: played }) };
  const next = { chapter: played + 1 };
  const before = Object.entries(levels).map(([seat, offered]) => level(ctx, Number(seat), offered));
  if (over) return { name: ctx.say("campaign-new"), before, levels: chosen };
  return {
    name: ctx.say("campaign-next", next),
    go: ctx.say("campaign-next-go", next),
    open: ctx.say("campaign-next-open", next),
    before,
    levels: chosen,
  };
}

/** @param told what is told of this page's chapter */
const faceWith = (told: ChapterStory): ModuleFace => ({
  displays: standing,
  beforeChoices: (ctx) => html`${story(ctx, told)} ${sheet(ctx)}`,
  again,
  atEnd: async () => (await import("./end.ts")).end(campaignOf),
  help: ({ say }) => html`<p>${say("campaign-help")}</p>`,
  sprite: pictures,
  places: {
    OutpostsLaid: ({ sectors }) =>
      Object.values(sectors)
        .flat()
        .map((sector) => `sector:${sector}`),
  },
  explains: { campaign: () => ({ kind: "campaign", symbol: "campaign" }) },
});

joins("campaign", faceWith(new ChapterStory()));
