/** The symbols that the Belt draws with. */
import { html } from "lit-html";

export const pictures = html`<svg class="sprite" aria-hidden="true" width="0" height="0">
  <defs display="none">
    <symbol id="s-shuttle" viewBox="0 0 24 24">
      <path d="M12 1.5c3 2.5 4.6 6 4.6 9.6v3.4l4.4 4v2.2l-5.4-1.3c-.6 1.6-1.9 2.6-3.6 2.6s-3-1-3.6-2.6L3 20.7v-2.2l4.4-4v-3.4c0-3.6 1.6-7.1 4.6-9.6z" fill="currentColor" />
      <path class="ink" d="M9.7 11.2c0-1.9.8-3.6 2.3-5 1.5 1.4 2.3 3.1 2.3 5z" fill="none" stroke-width="1.5" />
    </symbol>
  </defs>
</svg>`;
