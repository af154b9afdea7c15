/** The symbols of the six threats, drawn here. */
import { html } from "lit-html";

export const pictures = html`<svg class="sprite" aria-hidden="true" width="0" height="0">
  <defs display="none">
    <symbol id="s-threat-pirates" viewBox="0 0 24 24">
      <path d="M12 2c-5 0-8 3.2-8 7.4 0 2.6 1.2 4.4 3 5.5V18h10v-3.1c1.8-1.1 3-2.9 3-5.5C20 5.2 17 2 12 2z" fill="currentColor" />
      <circle class="hole" cx="8.6" cy="9.6" r="2.2" />
      <circle class="hole" cx="15.4" cy="9.6" r="2.2" />
      <path class="hole" d="M12 12l1.4 2.6h-2.8zM9.4 18v-2M12 18v-2M14.6 18v-2" />
      <path d="M3 20l18 2.4M21 20L3 22.4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
    </symbol>
    <symbol id="s-threat-comet" viewBox="0 0 24 24">
      <path d="M22 2L9.5 10.2M22 7.5l-9.4 5.4M16.5 2L8.2 8.4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
      <circle cx="7.5" cy="16.5" r="5.5" fill="currentColor" />
      <circle class="hole" cx="6" cy="15" r="1.3" />
      <circle class="hole" cx="9.3" cy="18" r="1" />
    </symbol>
    <symbol id="s-threat-bridge" viewBox="0 0 24 24">
      <g fill="none" stroke="currentColor" stroke-width="1.7">
        <ellipse cx="12" cy="4.5" rx="10" ry="2.8" />
        <ellipse cx="12" cy="19.5" rx="10" ry="2.8" />
        <path d="M2 4.5c4.5 2 7.5 4.5 7.5 7.5s-3 5.5-7.5 7.5M22 4.5c-4.5 2-7.5 4.5-7.5 7.5s3 5.5 7.5 7.5" />
      </g>
    </symbol>
    <symbol id="s-threat-probe" viewBox="0 0 24 24">
      <path d="M12 1.5l6 10.5-6 10.5L6 12z" fill="currentColor" />
      <circle class="hole" cx="12" cy="12" r="2.6" />
      <path d="M1.5 8.5c1.5 2.2 1.5 4.8 0 7M22.5 8.5c-1.5 2.2-1.5 4.8 0 7" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
    </symbol>
    <symbol id="s-threat-singularity" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="4.5" fill="currentColor" />
      <g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round">
        <path d="M12 5c7 0 10 4 9.5 9M12 19c-7 0-10-4-9.5-9" />
        <path d="M5 12c0-6 3.5-9 8.5-9.5M19 12c0 6-3.5 9-8.5 9.5" />
      </g>
    </symbol>
    <symbol id="s-threat-anomaly" viewBox="0 0 24 24">
      <path d="M5 2h14M5 22h14" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      <path d="M6.5 3c0 5 4 6 4 9s-4 4-4 9h11c0-5-4-6-4-9s4-4 4-9z" fill="none" stroke="currentColor" stroke-width="1.7" />
      <path d="M8.5 20c.8-2.6 2.2-3.6 3.5-4.6 1.3 1 2.7 2 3.5 4.6zM9.5 7h5c-.6 1.3-1.7 2-2.5 3-.8-1-1.9-1.7-2.5-3z" fill="currentColor" />
    </symbol>
  </defs>
</svg>`;
