import { digitsIn, type Describing } from './describing';

const digits = digitsIn('nb');

const after = (subject: string, words: string) => (subject === '' ? words : `${subject} ${words}`);

const EACH: Record<string, string> = {
  product: 'Hvert produkt',
  category: 'Hver kategori',
  brand: 'Hvert merke',
};

const OF: Record<string, string> = {
  product: 'på produktet',
  category: 'på kategorien',
  brand: 'på merket',
  site: 'på nettstedet',
};

const FIELDS: Record<string, string> = { name: 'navnet', code: 'koden' };

/** In Norwegian. */
export const NORWEGIAN: Describing = {
  quoted: (text) => `«${text}»`,
  colon: ':',
  yes: 'ja',
  no: 'nei',
  page: (number) => `Side ${number}`,
  pageOfEach: (what) => EACH[what] ?? what,
  filling: (field, what) => `[${FIELDS[field] ?? field} ${OF[what] ?? what}]`,
  entry: 'element',
  block: (kind) => `blokk ${kind}`,
  anyBlock: 'Blokk',
  fieldOf: (field, holder) => `${field} i ${holder}`,
  changed: (subject) => `${subject} endret`,
  changedTo: (subject, from, to) => `${subject} endret fra ${from} til ${to}`,
  added: (subject, text) => after(subject, text === undefined ? 'lagt til' : `lagt til: ${text}`),
  removed: (subject, text) =>
    after(subject, text === undefined ? 'fjernet' : `fjernet: det var ${text}`),
  moved: (subject) => after(subject, 'flyttet'),
  movedFrom: (subject, from) => `${subject} flyttet hit fra ${from}`,
  severalAdded: (count, kind, names) => `${digits(count)} lagt til (${kind}): ${names.join(', ')}`,
  moreAlike: (count, what) => `${digits(count)} til: ${what}`,
};
