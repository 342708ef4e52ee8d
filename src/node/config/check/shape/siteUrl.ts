import { parseUrl } from '../../../files/parseUrl';
import { isSiteUrl } from '../wholeUrl';
import { valueInWords } from './words';

/** Why a text cannot be the address of a site, and what it was probably meant to be. */
export function explainSiteUrl(value: string): { message: string; advice: string } {
  return {
    message: `${valueInWords(value)} cannot be the address of a site.`,
    advice: `Write only https:// and the name of the site, with nothing after it: "${meant(value)}".`,
  };
}

function meant(value: string): string {
  const text = value.trim();
  const whole = /^[a-z]+:/i.test(text) ? text : `https://${text}`;
  const { protocol, host } = parseUrl(whole) ?? { protocol: '', host: '' };
  const isPublic = host.includes('.') && !/^[\d.:]+$/.test(host);
  const site = `${isPublic ? 'https:' : protocol}//${host}`;
  return isSiteUrl(site) ? site : 'https://www.company.com';
}
