/** One's name and picture, and leaving for good. */
import { call } from "../../table/api.ts";
import type { Speaker } from "../parts/common.ts";
import { done, whenSent } from "../parts/common.ts";
import { leavePage } from "../parts/leaving.ts";
import type { AccountBoot } from "./common.ts";
import { part } from "./common.ts";
import { proving } from "./proving.ts";

export function oneself(say: Speaker, boot: AccountBoot) {
  whenSent(say, part("change-name") as HTMLFormElement, async (filled) => {
    const { user } = await call("POST", "/api/users/me/name", { name: filled.get("name") });
    const link = document.querySelector(".oneself");
    link?.setAttribute("aria-label", say("site-you", { name: user.name }));
    const shown = link?.querySelector("span");
    if (shown) shown.textContent = user.name;
    done(say("name-changed"));
  });
  picturing(say);
  leaving(say, boot);
}

/** Leaving for good, once it is clear what that means. */
function leaving(say: Speaker, boot: AccountBoot) {
  const dialog = part("deleting") as HTMLDialogElement;
  const form = part("delete-form") as HTMLFormElement;
  part("delete").addEventListener("click", () => dialog.showModal());
  part("keep").addEventListener("click", () => dialog.close());
  whenSent(say, form, async () => {
    dialog.close();
    await proving(say, boot, () => call("POST", "/api/users/me/deletion", {}));
    await leavePage(() => location.assign("/"));
  });
}

function pictureAt(name: string) {
  return `/people/${name}.svg`;
}

/** Choosing a picture: each motif is shown in the colour chosen, each colour on the motif. */
function picturing(say: Speaker) {
  const form = part("change-picture") as HTMLFormElement;
  const large = form.querySelector(".large") as HTMLImageElement;
  const chosen = () => `${new FormData(form).get("motif")}-${new FormData(form).get("colour")}`;
  form.addEventListener("change", () => {
    const [motif, colour] = chosen().split("-");
    large.src = pictureAt(chosen());
    for (const image of form.querySelectorAll("label img") as NodeListOf<HTMLImageElement>) {
      const { name, value } = image.previousElementSibling as HTMLInputElement;
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
