import { parseUrl } from '../parseUrl';
import { isSiteUrl } from '../wholeUrl';
import type { Explanation } from './explanation';
import { valueInWords } from './words';

/** Explains why a text is not the URL of a site, and what was probably meant. */
export function explainSiteUrl(value: string): Explanation {
  const site = meant(value);
  return {
    message: `${valueInWords(value)} cannot be the address of a site.`,
    advice: `Write only https:// and the name of the site, with nothing after it: "${site ?? 'https://www.company.com'}".`,
    meant: site,
  };
}

/** The site's URL in an address; undefined if there is none. */
function meant(value: string): string | undefined {
  const text = value.trim();
  const whole = /^[a-z]+:/i.test(text) ? text : `https://${text}`;
  const { protocol, host } = parseUrl(whole) ?? { protocol: '', host: '' };
  const isPublic = host.includes('.') && !/^[\d.:]+$/.test(host);
  const site = `${isPublic ? 'https:' : protocol}//${host}`;
  return isSiteUrl(site) ? site : undefined;
}
