/** One's name, and leaving for good. */
import { call } from "../../table/api.js";
import { once } from "../parts/common.js";
import { done, part } from "./common.js";

/** @param {import("../parts/common.js").Speaker} say */
export function oneself(say) {
  const naming = /** @type {HTMLFormElement} */ (part("change-name"));
  naming.addEventListener("submit", (event) => {
    event.preventDefault();
    once(say, naming, async () => {
      const { user } = await call("POST", "/api/users/me/name", { name: new FormData(naming).get("name") });
      const link = document.querySelector(".you a");
      if (link) link.textContent = say("site-you", { name: user.name });
      done(say("name-changed"));
    });
  });
  const dialog = /** @type {HTMLDialogElement} */ (part("deleting"));
  const form = /** @type {HTMLFormElement} */ (part("delete-form"));
  part("delete").addEventListener("click", () => dialog.showModal());
  part("keep").addEventListener("click", () => dialog.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const current = new FormData(form).get("current");
    dialog.close();
    form.reset();
    once(say, form, async () => {
      await call("POST", "/api/users/me/deletion", current ? { current } : {});
      location.assign("/");
    });
  });
}
