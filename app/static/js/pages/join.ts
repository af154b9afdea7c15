/** Joining with an invitation: a name for newcomers, then the table. */
import { call } from "../table/api.ts";
import type { Boot } from "./parts/common.ts";
import { booted, once, someone, wordsOf } from "./parts/common.ts";

function start(boot: Boot) {
  const say = wordsOf(boot);
  const form = document.getElementById("join") as HTMLFormElement;
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
