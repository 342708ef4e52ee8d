/**
 * The early step of pages with blocks that appear or go by their date: shows and hides them at the minute, also while
 * the page is open, before React and without it. React does the same in `Dated`.
 */
import { isAway, TICK } from './due';

function showWhatIsDue(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-early="dates"]')) {
    const { from = '0', until = 'Infinity' } = block.dataset;
    block.hidden = isAway({ from: Number(from), until: Number(until) }, Date.now());
  }
}

document.addEventListener('DOMContentLoaded', showWhatIsDue);
setInterval(showWhatIsDue, TICK);
