/** The symbols of missions, drawn here: the marker that is used once, the own bonus space, and what tasks are about. */
import { html } from "lit-html";

export const pictures = html`<svg class="sprite" aria-hidden="true" width="0" height="0">
  <defs display="none">
    <symbol id="s-mission" viewBox="0 0 24 24">
      <path d="M5 2v20" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
      <path d="M6 3h13l-4 4.5L19 12H6z" fill="currentColor" />
    </symbol>
    <symbol id="s-once" viewBox="0 0 24 24">
      <path d="M12 2l9 5v10l-9 5-9-5V7z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" />
      <path d="M9.5 9L12.5 7v10" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
    </symbol>
    <symbol id="s-task-units" viewBox="0 0 24 24">
      <path d="M3 13h8v8H3zM13 13h8v8h-8zM8 3h8v8H8z" fill="currentColor" />
    </symbol>
    <symbol id="s-task-ousted" viewBox="0 0 24 24">
      <path d="M3 21V11l5-4 5 4v10z" fill="currentColor" />
      <path d="M14 8l7-5M21 3h-5M21 3v5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
    </symbol>
    <symbol id="s-task-upload" viewBox="0 0 24 24">
      <path d="M2 4h20v12H2z" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M12 13V7M9 9.5L12 6.5l3 3M8 21h8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    </symbol>
    <symbol id="s-task-plans" viewBox="0 0 24 24">
      <path d="M4 6h11v15H4z" fill="currentColor" />
      <path d="M8 3h12v15" fill="none" stroke="currentColor" stroke-width="2" />
    </symbol>
  </defs>
</svg>`;
