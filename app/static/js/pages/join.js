/** Joining with an invitation: a name for newcomers, then the table. */
import { call } from "../table/api.js";
import { booted, once, someone, wordsOf } from "./parts/common.js";

/** @param {import("./parts/common.js").Boot} boot */
function start(boot) {
  const say = wordsOf(boot);
  const form = /** @type {HTMLFormElement} */ (document.getElementById("join"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void once(say, form, async () => {
      if (!(await someone(boot, say))) return;
      await call("POST", `/api/games/${boot.id}/join`, boot.invite ? { invite: boot.invite } : {});
      location.replace(`/t/${boot.id}`);
    });
  });
}

start(booted());
