/** The page where a guided first game begins. It keeps from which table one came, for the guide to lead back there. */
import type { Boot } from "../../pages/parts/common.ts";
import { booted, someone, whenSent, wordsOf } from "../../pages/parts/common.ts";
import { call } from "../../table/api.ts";
import type { Table } from "../../table/types.ts";
import { backOf, keepBack } from "../guide/back.ts";
import { presetOf } from "./parts/wish.ts";

function start(boot: Boot) {
  const say = wordsOf(boot);
  const back = backOf(new URLSearchParams(location.search).get("back"));
  (document.getElementById("coming-back") as HTMLElement).hidden = back === null;
  whenSent(say, document.getElementById("first-game") as HTMLFormElement, async () => {
    if (!(await someone(boot, say))) return;
    const made: Table = await call("POST", "/api/games", { game: "skymines", ...presetOf("guided", new Map()) });
    await call("POST", `/api/games/${made.id}/start`);
    if (back) keepBack(made.id, back);
    location.assign(`/t/${made.id}`);
  });
}

start(booted());
