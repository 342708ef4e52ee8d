import { fill } from '../cart/fill';
import type { SiteData } from '../generated/types';

/** '5 May 2026' as the site writes it: every browser knows English, but not every language. */
export function dateInWords(
  date: Date,
  { language, format = language }: SiteData['site'],
  local: SiteData['local'],
): string {
  const pattern = local?.dates[date.getMonth()];
  if (!pattern) return date.toLocaleDateString(format, { dateStyle: 'long' });
  return fill(pattern, { day: date.getDate(), year: date.getFullYear() });
}
