/** The success points of a chapter beside the charts of its scores; loaded with them. */
import { SHAPES, seatName } from "../../../table/seats.ts";
import type { CampaignView, Ctx, EndPart, NamedValues } from "../../types.ts";

/** What the charts show of a campaign. */
export function end(campaignOf: (ctx: Ctx) => CampaignView): EndPart {
  return {
    tab: "success",
    rows: (ctx) => kinds(ctx, campaignOf(ctx)),
    sums: (ctx) => sums(ctx, campaignOf(ctx)),
    line: (ctx) => ctx.say("end-success", { points: ctx.say.list(told(ctx, campaignOf(ctx))) }),
  };
}

/** What each seat gained by this game, by kind. */
function kinds({ say }: Ctx, { awards = [] }: CampaignView): NamedValues[] {
  return (awards[0] ?? []).map(({ key }, index) => ({
    name: say(`award-${key}`),
    short: say(`end-award-${key}`),
    values: awards.map((own) => own[index]?.points ?? 0),
  }));
}

/** What it comes to: this game, the chapter if it took several, chapters before, and all together. */
function sums({ say }: Ctx, { awards = [], points, sums, loop = [], former = [], alone }: CampaignView): NamedValues[] {
  const game = awards.map((own) => own.reduce((sum, one) => sum + one.points, 0));
  const rows = [{ name: say("end-success-game"), values: game }];
  if (points && loop.length > 0) rows.push({ name: say("end-success-average"), values: points });
  for (const [index, values] of former.entries())
    rows.push({ name: say("end-success-before", { chapter: index + 1 }), values });
  if (!alone) rows.push({ name: say("end-success-sum"), values: sums });
  return rows;
}

/** Each seat with the sum of its success points. */
function told(ctx: Ctx, { sums }: CampaignView) {
  return sums.map((points, seat) => `${SHAPES[seat]} ${seatName(ctx, seat)} ${points}`);
}
