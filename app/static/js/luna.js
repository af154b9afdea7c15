/** Luna's cards in words. */

/**
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {import("./types").LunaAction} LunaAction
 */

/**
 * What a Luna card shows: majority values, scientists, and its actions in order.
 * @param {Ctx} ctx
 * @param {string} id
 */
export function lunaCardText(ctx, id) {
  const card = ctx.facts.luna.cards[id];
  if (!card) return id;
  return ctx.say("luna-card-described", {
    card: id,
    left: card.left,
    right: card.right,
    scientists: card.scientists,
    actions: card.actions.map((action) => actionText(ctx, action)).join("; "),
  });
}

/**
 * @param {Ctx} ctx
 * @param {LunaAction} action
 */
function actionText({ say }, action) {
  return say(`luna-action-${action.type}`, {
    amount: action.amount ?? 0,
    who: action.who ? say(`luna-who-${action.who}`) : "",
    pick: action.pick ?? "",
    letter: action.letter ?? "",
  });
}
