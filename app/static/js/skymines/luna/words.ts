/** Luna's cards in words. */
import type { Ctx, LunaAction } from "../types.ts";

/** What a Luna card shows: majority values, scientists, and its actions in order. */
export function lunaCardText(ctx: Ctx, id: string) {
  const card = ctx.facts.luna.cards[id];
  if (!card) return id;
  return ctx.say("luna-card-described", {
    card: id,
    left: card.left,
    right: card.right,
    scientists: card.scientists,
    actions: ctx.say.clauses(lunaActions(ctx, id)),
  });
}

/** The actions of a Luna card in their order, in words. */
export function lunaActions(ctx: Ctx, id: string): string[] {
  return ctx.facts.luna.cards[id]?.actions.map((action) => actionText(ctx, action)) ?? [];
}

function actionText({ say }: Ctx, action: LunaAction) {
  return say(`luna-action-${action.type}`, {
    amount: action.amount ?? 0,
    who: action.who ? say(`luna-who-${action.who}`) : "",
    pick: action.pick ?? "",
    letter: action.letter ?? "",
  });
}
