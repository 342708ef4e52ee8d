import type { Explanation } from './explanation';
import { iconNodes } from '../../../site/iconNodes';
import { fold } from '../suggest';
import { valueInWords } from './words';

/** Why a text cannot be the address of a page. */
export function pathForm(value: string): Explanation {
  const parameters = value.match(/:\w+/g) ?? [];
  if (parameters.length > 1) {
    return {
      message: `${valueInWords(value)} has ${parameters.join(' and ')} in it: a page is made for each category or for each product, not for both.`,
      advice: `Keep one of them: "${value.replace(/\/:\w+(?=.*:)/g, '')}".`,
    };
  }
  const [, before = '', parameter = '', after] =
    /^((?:\/[a-z0-9-]+)*)(\/:[a-z][a-z0-9-]*)((?:\/[a-z0-9-]+)+)$/.exec(value) ?? [];
  if (after !== undefined) {
    return {
      message: `${valueInWords(value)} has "${parameter.slice(1)}" in its middle: only the end of an address can stand for each category or product.`,
      advice: `Put it at the end: "${before}${after}${parameter}".`,
    };
  }
  const meant = meantPath(value);
  const fixed = meant === '/' ? '/deliveries' : meant;
  return {
    message: `${valueInWords(value)} cannot be the address of a page.`,
    advice: `An address starts with a slash and has only lower-case letters, digits and hyphens between slashes: "${fixed}".`,
    ...(meant !== '/' && { meant }),
  };
}

/** The address that a page was probably meant to have: '/contact-us' for '/Contact Us '. */
export function meantPath(value: string): string {
  const parts = value.replace(/[?#].*$|(?:\/index)?\.html?$/is, '').split('/');
  return `/${parts.map(parameterOrPlain).filter(Boolean).join('/')}`;
}

/** ':category' and ':product' stand for all of them. */
const parameterOrPlain = (part: string) =>
  /^:\p{Letter}/u.test(part) ? `:${plain(part)}` : plain(part);

/** 'Pièces_Détachées' is 'pieces-detachees'. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** Why a text cannot be the id of anything. */
export function idForm(value: string): Explanation {
  const fixed = plain(value);
  return {
    message: `${valueInWords(value)} cannot be used as a name here: use only lower-case letters, digits and hyphens.`,
    advice: fixed ? `Write "${fixed}".` : 'Write a short name such as "pump-7".',
    // What refers to it by the old name is recognised, and follows.
    ...(fold(fixed) === fold(value) && { meant: fixed }),
  };
}

/** Why a text cannot be the name of an icon: people copy it from the code of React, where it is "ShieldCheck". */
export function iconForm(value: string): Explanation {
  const meant = plain(
    value
      .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)/g, '-')
      .replace(/^lucide-|-icon$/gi, ''),
  );
  return {
    message: `${valueInWords(value)} is not how the name of an icon is written: it has only lower-case letters, digits and hyphens.`,
    advice: meant ? `Write "${meant}".` : 'Write a name such as "wrench".',
    ...(Object.hasOwn(iconNodes(), meant) && { meant }),
  };
}

/** Why a text cannot be part of the address of a category. What follows '/store/category/' in an address: a wider choice than for ids, since names of categories do. */
export function categoryForm(value: string): Explanation {
  return {
    message: `${valueInWords(value)} cannot be used in the address of a category.`,
    advice: `Use letters, digits, hyphens and &, for example "${plain(value) || 'spare-parts'}".`,
  };
}
