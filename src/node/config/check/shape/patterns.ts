import type { Kind, Schema } from '../../../../document/schema/schema';
import { explainEmail, explainPhone } from './contactForms';
import type { Explanation } from './explanation';
import { mendFonts } from './fontNames';
import { explainLanguage } from './languageForm';
import { linkForm } from './linkForm';
import { categoryForm, iconForm, idForm, pathForm, productIdForm } from './nameForms';
import { pictureSource } from './pictureForm';
import { redirectForm } from './redirectForm';
import { explainSiteUrl } from './siteUrl';
import { explainField, valueInWords } from './words';

/** Explains why a text has the wrong format, without showing the pattern. `name` is the field, quoted. */
export function explainPattern(
  name: string,
  value: string,
  schema: Schema | undefined,
): Explanation {
  const kind = schema?.['x-kind'];
  const isMissing = value === '' && (kind === undefined || !EXPLAIN_EMPTY.has(kind));
  if (isMissing) return { message: `${name} is empty.`, advice: explainField(schema) };
  const known = kind && BY_KIND[kind]?.(value);
  if (known) return known;
  if (name === '"src"') return pictureSource(value);
  const inside = /<[^]*\bsrc="(https:[^"]+)"/.exec(value)?.[1];
  if (inside !== undefined) {
    return {
      message: `${name} is a piece of code: ${valueInWords(value)}.`,
      advice: `Write only the address in it: "${inside}".`,
      meant: inside,
    };
  }
  if (schema?.pattern?.startsWith('^https:') && !value.startsWith('https://')) {
    return {
      message: `${name} must start with https://, but is ${valueInWords(value)}.`,
      advice: schema?.description ?? '',
    };
  }
  if (/^\s*24[:.]00\s*$/.test(value)) {
    return {
      message: `${name} cannot be ${valueInWords(value)}: midnight is written "00:00".`,
      advice:
        'Write "00:00"; or switch on "allDay" instead of both times, if it is open for 24 hours.',
      meant: '00:00',
    };
  }
  return {
    message: `${name} does not have the right format: ${valueInWords(value)}.`,
    advice: explainField(schema),
    meant: mendTime(value) ?? value.trim(),
  };
}

/** '8:30' and '8.30' → '08:30'; undefined if it is not a time of day. */
function mendTime(value: string): string | undefined {
  const [, hour = '', minute] = /^\s*(\d{1,2})[:.](\d\d)\s*$/.exec(value) ?? [];
  return minute === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`;
}

/** Kinds that say more of an empty text than that it is empty. */
const EXPLAIN_EMPTY: ReadonlySet<Kind> = new Set([
  'link',
  'page-path',
  'redirect-from',
  'category-alias',
  'unknown-category',
]);

const BY_KIND: Partial<Record<Kind, (value: string) => Explanation | undefined>> = {
  link: linkForm,
  'page-path': pathForm,
  'redirect-from': redirectForm,
  'product-id': productIdForm,
  'variant-id': idForm,
  'category-id': idForm,
  'category-alias': categoryForm,
  'unknown-category': categoryForm,
  'branch-id': idForm,
  anchor: idForm,
  filter: idForm,
  icon: iconForm,
  color: (value) => ({
    message: `${valueInWords(value)} is not a colour in the right format.`,
    advice: 'Write # and three or six digits 0-9, a-f: "#1a2b3c".',
    meant: `#${value.trim().replace(/^#/, '')}`,
  }),
  'site-url': explainSiteUrl,
  'font-names': (value) => ({
    message: `${valueInWords(value)} is not a list of fonts that browsers can read.`,
    advice: `Separate the names by commas, with names that have more than letters in single quotes: "${mendFonts(value)}".`,
    ...(!/[{}<>;]/.test(value) && { meant: mendFonts(value) }),
  }),
  language: explainLanguage,
  phone: explainPhone,
  email: explainEmail,
};
