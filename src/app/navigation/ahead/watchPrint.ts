import type { SiteData } from '../../../generated/types';
import { decodeRaw } from '../decodeRaw';

/**
 * Writes the last line on paper: the company, the address of the page, and the date, the same in every language. React
 * would write it after the browser has made its sheets.
 */
export function watchPrint({ site }: Pick<SiteData, 'site'>): void {
  window.addEventListener('beforeprint', () => {
    const line = document.querySelector('[data-printed]');
    const address = location.host + decodeRaw(location.pathname);
    const now = new Date();
    // Of the visitor's day, not of that in Greenwich.
    now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
    const date = now.toISOString().slice(0, '2026-11-27'.length);
    if (line) line.textContent = [site.legalName ?? site.name, address, date].join(' · ');
  });
}
