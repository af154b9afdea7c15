/** A person's games: days as the reader writes them, in their time zone. */
import { booted } from "./parts/common.ts";
import { dayOf } from "./parts/days.ts";

const { language } = booted();
for (const time of document.querySelectorAll("time")) time.textContent = dayOf(time.dateTime, language);
