/*
 * The palette that this browser has chosen, stored in it alone. Pages carry this script in their heads, behind the
 * styles, so that the choice holds before the first paint; it hears of a choice by any field named "theme".
 */
(() => {
  const KEY = "regolith-theme";
  const schemes = ["light", "dark"];
  const rules = /** @type {CSSMediaRule[]} */ ([...(document.styleSheets[0]?.cssRules ?? [])]);
  const light = rules.filter((rule) => rule.media?.mediaText.includes("color-scheme"));
  const metas = /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll("meta[media]"));
  const apply = () => {
    let chosen = "";
    try {
      chosen = localStorage.getItem(KEY) ?? "";
    } catch {
      // Without storage the system chooses.
    }
    const known = schemes.includes(chosen);
    const medium = (/** @type {string} */ scheme) =>
      known ? (scheme === chosen ? "all" : "not all") : `(prefers-color-scheme: ${scheme})`;
    for (const rule of light) rule.media.mediaText = medium("light");
    for (const meta of metas) meta.media = medium(meta.id);
    document.documentElement.style.colorScheme = known ? chosen : "";
    for (const field of document.getElementsByName("theme"))
      if (field instanceof HTMLSelectElement) field.value = known ? chosen : "system";
    dispatchEvent(new Event(KEY));
  };
  apply();
  addEventListener("storage", apply);
  addEventListener("DOMContentLoaded", apply);
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.name !== "theme") return;
    try {
      localStorage.setItem(KEY, target.value);
    } catch {
      // The choice cannot be kept then.
    }
    apply();
  });
})();
