/** One's name and picture, and leaving for good. */
import { call } from "../../table/api.js";
import { whenSent } from "../parts/common.js";
import { done, part } from "./common.js";

/** @param {import("../parts/common.js").Speaker} say */
export function oneself(say) {
  whenSent(say, /** @type {HTMLFormElement} */ (part("change-name")), async (filled) => {
    const { user } = await call("POST", "/api/users/me/name", { name: filled.get("name") });
    const link = document.querySelector(".oneself span");
    if (link) link.textContent = say("site-you", { name: user.name });
    done(say("name-changed"));
  });
  picturing(say);
  leaving(say);
}

/**
 * Leaving for good, once it is clear what that means.
 * @param {import("../parts/common.js").Speaker} say
 */
function leaving(say) {
  const dialog = /** @type {HTMLDialogElement} */ (part("deleting"));
  const form = /** @type {HTMLFormElement} */ (part("delete-form"));
  part("delete").addEventListener("click", () => dialog.showModal());
  part("keep").addEventListener("click", () => dialog.close());
  whenSent(say, form, async (filled) => {
    const current = filled.get("current");
    dialog.close();
    form.reset();
    await call("POST", "/api/users/me/deletion", current ? { current } : {});
    location.assign("/");
  });
}

/** @param {string} name */
function pictureAt(name) {
  return `/people/${name}.svg`;
}

/**
 * Choosing a picture: each motif is shown in the colour chosen, each colour on the motif.
 * @param {import("../parts/common.js").Speaker} say
 */
function picturing(say) {
  const form = /** @type {HTMLFormElement} */ (part("change-picture"));
  const large = /** @type {HTMLImageElement} */ (form.querySelector(".large"));
  const chosen = () => `${new FormData(form).get("motif")}-${new FormData(form).get("colour")}`;
  form.addEventListener("change", () => {
    const [motif, colour] = chosen().split("-");
    large.src = pictureAt(chosen());
    for (const image of /** @type {NodeListOf<HTMLImageElement>} */ (form.querySelectorAll("label img"))) {
      const { name, value } = /** @type {HTMLInputElement} */ (image.previousElementSibling);
      image.src = pictureAt(name === "motif" ? `${value}-${colour}` : `${motif}-${value}`);
    }
  });
  whenSent(say, form, async () => {
    const { user } = await call("PUT", "/api/users/me/picture", { picture: chosen() });
    const shown = document.querySelector(".oneself img");
    if (shown instanceof HTMLImageElement) shown.src = pictureAt(user.picture);
    done(say("picture-changed"));
  });
}
