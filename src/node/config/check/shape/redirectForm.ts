import { parseUrl } from '../parseUrl';
import type { Explanation } from './explanation';
import { valueInWords } from './words';

/** Explains why a text is not the source of a redirect. */
export function redirectForm(value: string): Explanation {
  const text = value.trim();
  const whole = /^(?:https?:)?\/\//i.test(text) || /^www\./i.test(text);
  if (!whole) {
    const meant = `/${text}`;
    return {
      message: `${valueInWords(value)} is not an address on this site.`,
      advice: `Start it with a slash: "${meant}".`,
      meant: /^[\w-]+(?:[/.][\w-]+)*$/.test(text) ? meant : undefined,
    };
  }
  const url = text.replace(/^(?:https?:)?\/\//i, 'https://').replace(/^www\./i, 'https://www.');
  const parsed = parseUrl(url);
  const { pathname, search, hash } = parsed ?? { pathname: '/old-page', search: '', hash: '' };
  const isWhole = parsed !== undefined && pathname !== '/' && search === '' && hash === '';
  return {
    message: `${valueInWords(value)} is a whole web address, but a redirect starts at an address on this site.`,
    advice: `Write only what follows the name of the site: "${pathname}".`,
    meant: isWhole ? pathname : undefined,
  };
}
