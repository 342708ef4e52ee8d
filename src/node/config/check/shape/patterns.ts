import type { Kind, Schema } from '../../../schemas/schema';
import { mendFonts } from './fontNames';
import { explainSiteUrl } from './siteUrl';
import { explainField, valueInWords } from './words';

/** What is wrong with a text that does not have the right form, and what to write. */
export interface Explanation {
  message: string;
  advice: string;
}

/** Says why a text has the wrong form, without ever showing a pattern. `name` is the field, quoted. */
export function explainPattern(
  name: string,
  value: string,
  schema: Schema | undefined,
): Explanation {
  const kind = schema?.['x-kind'];
  const known = kind && BY_KIND[kind]?.(value);
  if (known) return known;
  if (name === '"src"') return pictureSource(value);
  const inside = /<[^]*\bsrc="(https:[^"]+)"/.exec(value)?.[1];
  if (inside !== undefined) {
    return {
      message: `${name} is a piece of code: ${valueInWords(value)}.`,
      advice: `Write only the address in it: "${inside}".`,
    };
  }
  if (schema?.pattern?.startsWith('^https:') && !value.startsWith('https://')) {
    return {
      message: `${name} must start with https://, but is ${valueInWords(value)}.`,
      advice: schema?.description ?? '',
    };
  }
  return {
    message: `${name} does not have the right format: ${valueInWords(value)}.`,
    advice: explainField(schema),
  };
}

const BY_KIND: Partial<Record<Kind, (value: string) => Explanation | undefined>> = {
  link: linkForm,
  'page-path': pathForm,
  'redirect-from': (value) => ({
    message: `${valueInWords(value)} is not an address on this site.`,
    advice: `Start it with a slash: "/${value}".`,
  }),
  'product-id': idForm,
  'category-id': idForm,
  'category-alias': categoryForm,
  'unknown-category': categoryForm,
  'branch-id': idForm,
  anchor: idForm,
  filter: idForm,
  icon: idForm,
  color: (value) => ({
    message: `${valueInWords(value)} is not a colour in the right format.`,
    advice: 'Write # and three or six digits 0-9, a-f: "#1a2b3c".',
  }),
  'site-url': explainSiteUrl,
  'font-names': (value) => ({
    message: `${valueInWords(value)} is not a list of fonts that browsers can read.`,
    advice: `Separate the names by commas, with names that have more than letters in single quotes: "${mendFonts(value)}".`,
  }),
  phone: (value) => ({
    message: `${valueInWords(value)} is not a phone number in international form.`,
    advice: 'Write + and the country code, then digits and spaces only: "+99 12 345 6789".',
  }),
  email: (value) => ({
    message: `${valueInWords(value)} is not an e-mail address.`,
    advice: 'Write it as "sales@company.com".',
  }),
};

function linkForm(value: string): Explanation {
  const shown = valueInWords(value);
  if (value.trim() === '')
    return { message: 'This link leads nowhere: it is empty.', advice: LINKS };
  if (/^\s*(?:javascript|vbscript|data):/i.test(value)) {
    return { message: `${shown} is not a link: it would run code.`, advice: LINKS };
  }
  if (/^http:/i.test(value)) {
    return {
      message: `${shown} is not safe: links to other sites start with https://.`,
      advice: `Write "${value.replace(/^http:/i, 'https:')}".`,
    };
  }
  if (/^tel:/i.test(value)) {
    return {
      message: `${shown} is not a phone number that can be called.`,
      advice: 'Write only the number after tel:, without words: "tel:+99 12 345 6789".',
    };
  }
  if (/^(?:\/\/|\/\\|\\)/.test(value)) {
    return { message: `${shown} would lead to another site without saying so.`, advice: LINKS };
  }
  if (/^[^\s/@]+@[^\s/@]+$/.test(value)) {
    return {
      message: `${shown} is an e-mail address, not a link.`,
      advice: `Write "mailto:${value}".`,
    };
  }
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|co)\b)/i.test(value)) {
    return { message: `${shown} is not a complete address.`, advice: `Write "https://${value}".` };
  }
  if (/^[\w-]+(?:\/[\w-]+)*$/.test(value)) {
    return { message: `${shown} does not start with a slash.`, advice: `Write "/${value}".` };
  }
  return { message: `${shown} is not a link that can be used here.`, advice: LINKS };
}

const LINKS =
  'A link is a page ("/contact"), a place on the page ("#projects"), or starts with https://, mailto: or tel:.';

function pathForm(value: string): Explanation {
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

function idForm(value: string): Explanation {
  const fixed = plain(value);
  return {
    message: `${valueInWords(value)} cannot be used as a name here: use only lower-case letters, digits and hyphens.`,
    advice: fixed ? `Write "${fixed}".` : 'Write a short name such as "pump-7".',
  };
}

/** The name of a category in an address: a wider choice than for ids, since names of categories do. */
function categoryForm(value: string): Explanation {
  return {
    message: `${valueInWords(value)} cannot be used in the address of a category.`,
    advice: `Use letters, digits, hyphens and &, for example "${plain(value) || 'spare-parts'}".`,
  };
}

function pictureSource(value: string): Explanation {
  const shown = valueInWords(value);
  if (/^(?:https?:)?\/\//.test(value)) {
    return {
      message: `${shown} is a picture on another site.`,
      advice: 'Put the file in public/images/ and use its path: "/images/pump.svg".',
    };
  }
  if (!/\.(?:svg|jpe?g|png|webp|avif)$/.test(value)) {
    return {
      message: `${shown} is not a supported picture type.`,
      advice: 'Use .svg, .jpg, .png, .webp or .avif, in lower case.',
    };
  }
  const slashes = value.replaceAll('\\', '/');
  // The folder of a file on a computer means nothing to others: only its name does.
  const name = slashes
    .replace(/^(?:file:|[a-z]:).*\//i, '')
    .replace(/^[./]*(?:public\/)?\/?(?:images\/)?/, '')
    .replace(/^.*\.\.\//, '');
  return {
    message: value.startsWith('/images/')
      ? `${shown} has ${slashes === value ? '".."' : 'a backslash'} in it.`
      : `${shown} does not start with "/images/".`,
    advice: `Put the file in public/images/ and write "/images/${name}".`,
  };
}
