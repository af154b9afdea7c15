/** The page of a table with modules, as far as their scripts look at it. Import it before them. */
import "lit-html"; // which would take the page for a whole one

globalThis.document = /** @type {any} */ ({
  getElementById: () => /** @type {any} */ ({ dataset: { modules: "belt dust missions threats" } }),
});
