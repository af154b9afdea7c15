/** What few moments of a table need, loaded together: reminders by sound, and what others' moves mean for the reader. */
export { linesWith } from "./concern-lines.ts";
export { followReminders } from "./reminding.ts";
