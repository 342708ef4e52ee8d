import { readableId } from '../../../language/readableId';
import type { Explanation } from './explanation';
import { iconNodes } from '../../../site/iconNodes';
import { fold } from '../suggest';
import { valueInWords } from './words';

/** Explains why a text is not the path of a page. */
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

/** The path that was probably meant: '/contact-us' for '/Contact Us '. */
export function meantPath(value: string): string {
  const parts = value.replace(/[?#].*$|(?:\/index)?\.html?$/is, '').split('/');
  return `/${parts.map(parameterOrPlain).filter(Boolean).join('/')}`;
}

/** Keeps the ':' of a parameter such as ':category'. */
const parameterOrPlain = (part: string) =>
  /^:\p{Letter}/u.test(part) ? `:${readableId(part)}` : readableId(part);

/** The id that was probably meant: 'batmotor-7' for 'Båtmotor_7'. A valid one is returned as it is. */
export function meantId(value: string): string {
  return /^[a-z0-9-]+$/.test(value) ? value : readableId(value) || value;
}

/** Explains why a text is not an id. */
export function idForm(value: string): Explanation {
  const fixed = readableId(value);
  return {
    message: `${valueInWords(value)} cannot be used as a name here: use only lower-case letters, digits and hyphens.`,
    advice: fixed ? `Write "${fixed}".` : 'Write a short name such as "pump-7".',
    // References to the old id still match, and are fixed too.
    ...(fold(fixed) === fold(value) && { meant: fixed }),
  };
}

/** Explains why a text is not the id of a product. Where it is the code as printed, its id is made of that. */
export function productIdForm(value: string): Explanation {
  const made = readableId(value);
  return { ...idForm(value), ...(made !== '' && { meant: made }) };
}

/** Explains why a text is not the name of an icon: people copy it from React code, where it is "ShieldCheck". */
export function iconForm(value: string): Explanation {
  const meant = readableId(
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

/**
 * Explains why a text is not a category slug. More characters are allowed than in ids, since slugs are also made from
 * names.
 */
export function categoryForm(value: string): Explanation {
  return {
    message: `${valueInWords(value)} cannot be used in the address of a category.`,
    advice: `Use letters, digits, hyphens and &, for example "${readableId(value) || 'spare-parts'}".`,
  };
}
