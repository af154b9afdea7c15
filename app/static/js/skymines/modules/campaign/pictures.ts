/** The symbol of the campaign, drawn here: four steps up to a flag. */
import { html } from "lit-html";

export const pictures = html`<svg class="sprite" aria-hidden="true" width="0" height="0">
  <defs display="none">
    <symbol id="s-campaign" viewBox="0 0 24 24">
      <path d="M2 22v-5h5v-4h5V9h5v13z" fill="currentColor" />
      <path d="M19 22V3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      <path d="M19 3l-6 2.5L19 8z" fill="currentColor" />
    </symbol>
  </defs>
</svg>`;
