/**
 * The early step of pages with blocks that appear or go by their date. It shows and hides them at the minute, also
 * while the page is open, and also if React never loads. With React, `Dated` does the same.
 */
import { isAway, TICK_MS } from './due';

function showWhatIsDue(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-early="dates"]')) {
    const { from = '0', until = 'Infinity' } = block.dataset;
    block.hidden = isAway({ from: Number(from), until: Number(until) }, Date.now());
  }
}

document.addEventListener('DOMContentLoaded', showWhatIsDue);
setInterval(showWhatIsDue, TICK_MS);
