/*
 * The settings that a reader has chosen for themselves: kept in this browser, so that they hold before the first paint,
 * and of somebody who is signed in on the server, too, with which every page begins. Pages carry this script in their
 * heads, behind the styles. It hears of a choice by any field that is named as its setting, applies palette, contrast and
 * size of text, and leaves all in `data-chosen` for other scripts.
 */
(() => {
  const root = document.documentElement;
  const parsed = (/** @type {string | null | undefined} */ text) => {
    try {
      return JSON.parse(text || "null");
    } catch {
      return null;
    }
  };
  /** By setting what can be chosen, the usual one first. @type {Record<string, string[]>} */
  const choices = Object.assign({}, ...Object.values(parsed(root.dataset.choices) ?? {}));
  /** Who reads, and what they have chosen on any device. @type {{ id: string, chosen: Record<string, string> } | null} */
  const own = parsed(root.dataset.own);
  /** @type {Record<string, string>} */
  const SIZES = { large: "115%", larger: "130%" };
  const [ALWAYS, NEVER] = ["(width >= 0px)", "(width < 0px)"];
  const [WHOSE, UNSAVED] = ["whose", "unsaved"];
  const rules = /** @type {CSSMediaRule[]} */ ([...(document.styleSheets[0]?.cssRules ?? [])]);
  const conditions = new Map(rules.filter((rule) => rule.media).map((rule) => [rule, rule.media.mediaText]));
  const metas = /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll("meta[media]"));
  /** What is kept, where a browser refuses its storage. @type {Record<string, string>} */
  const memory = {};
  const kept = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem(`regolith-${name}`);
    } catch {
      return memory[name] ?? null;
    }
  };
  const keep = (/** @type {string} */ name, /** @type {string} */ value) => {
    memory[name] = value;
    try {
      localStorage.setItem(`regolith-${name}`, value);
    } catch {
      // It holds for this page.
    }
  };
  /** How former versions kept what is chosen at a table. */
  const former = parsed(kept("table"));
  const chosen = (/** @type {string} */ name) => {
    const before = former?.[name] === true ? "on" : former?.[name];
    return [kept(name), before].find((value) => choices[name]?.includes(value)) ?? choices[name]?.[0] ?? "";
  };
  const apply = () => {
    const [theme, contrast, type] = ["theme", "contrast", "type"].map((name) => chosen(name).replace("system", ""));
    const medium = (/** @type {string} */ asked) =>
      asked
        .replace(/\(prefers-color-scheme: (\w+)\)/, (as, scheme) => (theme ? (scheme === theme ? ALWAYS : NEVER) : as))
        .replace("(prefers-contrast: more)", (as) => (contrast ? ALWAYS : as));
    for (const [rule, asked] of conditions) rule.media.mediaText = medium(asked);
    for (const meta of metas) meta.media = medium(`(prefers-color-scheme: ${meta.id})`);
    root.style.colorScheme = theme ?? "";
    root.style.fontSize = SIZES[type ?? ""] ?? "";
    const all = Object.keys(choices).map((name) => [name, chosen(name)]);
    root.dataset.chosen = JSON.stringify(Object.fromEntries(all));
    for (const [name = "", value = ""] of all)
      for (const field of document.getElementsByName(name)) if (field instanceof HTMLSelectElement) field.value = value;
    dispatchEvent(new Event("regolith-looks"));
  };
  let isSaving = false;
  /**
   * Tell the server of all that it has not heard, one request after the other: it may carry out two at once in either
   * order. What it does not answer is told with the next choice or page.
   */
  const save = async (/** @type {Record<string, string>} */ unsaved) => {
    keep(UNSAVED, JSON.stringify(unsaved));
    if (!own || isSaving || Object.keys(unsaved).length === 0) return;
    isSaving = true;
    const answer = await fetch("/api/users/me/settings", {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(unsaved),
      keepalive: true,
    }).catch(() => null);
    isSaving = false;
    // A choice that it refuses is one of another version: it is kept here alone.
    if (!answer?.ok && answer?.status !== 422) return;
    const since = Object.entries(parsed(kept(UNSAVED)) ?? {}).filter(([name, value]) => unsaved[name] !== value);
    void save(Object.fromEntries(since));
  };
  if (own) {
    const [whose, names] = [kept(WHOSE), Object.keys(choices)];
    // What somebody else has chosen in this browser is theirs.
    const mine = !whose || whose === own.id;
    const unsaved = whose === own.id ? { ...parsed(kept(UNSAVED)) } : {};
    for (const name of names) {
      const there = own.chosen[name];
      if (mine && !there && chosen(name) !== choices[name]?.[0]) unsaved[name] = chosen(name);
      if (!(name in unsaved)) keep(name, there ?? choices[name]?.[0] ?? "");
    }
    keep(WHOSE, own.id);
    void save(unsaved);
  }
  apply();
  addEventListener("storage", apply);
  addEventListener("DOMContentLoaded", apply);
  addEventListener("change", ({ target: field }) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    const { name } = field;
    if (!Object.hasOwn(choices, name)) return;
    const { checked } = /** @type {HTMLInputElement} */ (field);
    const value = field.type !== "checkbox" ? field.value : checked ? "on" : "off";
    keep(name, value);
    apply();
    void save({ ...parsed(kept(UNSAVED)), [name]: value });
  });
})();
