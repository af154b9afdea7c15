/*
 * The looks that this browser has chosen, stored in it alone: palette, contrast, size of text. Pages carry this script in
 * their heads, behind the styles, so that a choice holds before the first paint; it hears of one by any field that is
 * named as its look.
 */
(() => {
  const root = document.documentElement;
  /** By look what can be chosen. @type {Record<string, string[]>} */
  const looks = JSON.parse(root.dataset.looks ?? "{}");
  /** @type {Record<string, string>} */
  const SIZES = { large: "112.5%", larger: "125%" };
  const [ALWAYS, NEVER] = ["(width >= 0px)", "(width < 0px)"];
  const key = (/** @type {string} */ look) => `regolith-${look}`;
  const rules = /** @type {CSSMediaRule[]} */ ([...(document.styleSheets[0]?.cssRules ?? [])]);
  const conditions = new Map(rules.filter((rule) => rule.media).map((rule) => [rule, rule.media.mediaText]));
  const metas = /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll("meta[media]"));
  const chosen = (/** @type {string} */ look) => {
    try {
      const kept = localStorage.getItem(key(look)) ?? "";
      return kept !== "system" && looks[look]?.includes(kept) ? kept : "";
    } catch {
      // Without storage the system chooses.
      return "";
    }
  };
  const apply = () => {
    const [theme, contrast, type] = [chosen("theme"), chosen("contrast"), chosen("type")];
    const medium = (/** @type {string} */ asked) =>
      asked
        .replace(/\(prefers-color-scheme: (\w+)\)/, (as, scheme) => (theme ? (scheme === theme ? ALWAYS : NEVER) : as))
        .replace("(prefers-contrast: more)", (as) => (contrast ? ALWAYS : as));
    for (const [rule, asked] of conditions) rule.media.mediaText = medium(asked);
    for (const meta of metas) meta.media = medium(`(prefers-color-scheme: ${meta.id})`);
    root.style.colorScheme = theme;
    root.style.fontSize = SIZES[type] ?? "";
    for (const look of Object.keys(looks))
      for (const field of document.getElementsByName(look))
        if (field instanceof HTMLSelectElement) field.value = chosen(look) || "system";
    dispatchEvent(new Event("regolith-looks"));
  };
  apply();
  addEventListener("storage", apply);
  addEventListener("DOMContentLoaded", apply);
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (!(target.name in looks)) return;
    try {
      localStorage.setItem(key(target.name), target.value);
    } catch {
      // The choice cannot be kept then.
    }
    apply();
  });
})();
