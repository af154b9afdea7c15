/** Joining with an invitation: a name for newcomers, then the table. */
import { html, render } from "lit-html";
import { call } from "../table/api.ts";
import type { Tables } from "../table/types.ts";
import type { Speaker } from "./parts/common.ts";
import { booted, someone, unlessBusy, wordsOf } from "./parts/common.ts";
import { leavePage } from "./parts/leaving.ts";
import type { TableBoot } from "./parts/options.ts";
import { optionsOf } from "./parts/options.ts";
import { summary } from "./parts/summary.ts";

/** `table`: the one to sit down at. */
type JoinBoot = TableBoot & { table: Tables["games"][number] };

function start(boot: JoinBoot) {
  const say = wordsOf(boot);
  const form = document.getElementById("join") as HTMLFormElement;
  describe(boot, say);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void unlessBusy(say, form, async () => {
      if (!(await someone(boot, say))) return;
      await call("POST", `/api/games/${boot.id}/join`, boot.invite ? { invite: boot.invite } : {});
      await leavePage(() => location.replace(`/t/${boot.id}`));
    });
  });
}

/** Say what one would sit down to. */
function describe(boot: JoinBoot, say: Speaker) {
  const place = document.getElementById("options") as HTMLElement;
  render(
    optionsOf(summary(say, boot.table), { say, boot }).map((words) => html`<li>${words}</li>`),
    place,
  );
}

start(booted<JoinBoot>());
