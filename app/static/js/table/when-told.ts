/** What few moments of a table need, loaded together: reminders by sound, what others' moves mean for the reader, and take-backs. */
export { linesWith } from "./concern-lines.ts";
export { followReminders } from "./reminding.ts";
export { followTakeback, questions } from "./takeback-questions.ts";
