import { digitsIn, type Describing } from './describing';

const digits = digitsIn('pt-PT');

/** A noun after what it is about: participles would have to agree with it. */
const about = (subject: string, noun: string) => (subject === '' ? noun : `${subject}: ${noun}`);

const EACH: Record<string, string> = {
  product: 'Cada produto',
  category: 'Cada categoria',
  brand: 'Cada marca',
};

const OF: Record<string, string> = {
  product: 'do produto',
  category: 'da categoria',
  brand: 'da marca',
  site: 'do site',
};

const FIELDS: Record<string, string> = { name: 'nome', code: 'código' };

/** In Portuguese. */
export const PORTUGUESE: Describing = {
  quoted: (text) => `«${text}»`,
  colon: ':',
  yes: 'sim',
  no: 'não',
  page: (number) => `Página ${number}`,
  pageOfEach: (what) => EACH[what] ?? what,
  filling: (field, what) => `[${FIELDS[field] ?? field} ${OF[what] ?? what}]`,
  entry: 'elemento',
  block: (kind) => `bloco ${kind}`,
  anyBlock: 'Bloco',
  fieldOf: (field, holder) => `${field} de ${holder}`,
  changed: (subject) => about(subject, 'alteração'),
  changedTo: (subject, from, to) => about(subject, `${from} passa a ${to}`),
  added: (subject, text) => about(subject, text === undefined ? 'adição' : `adição (${text})`),
  removed: (subject, text) =>
    about(subject, text === undefined ? 'eliminação' : `eliminação (era ${text})`),
  moved: (subject) => about(subject, 'mudança de lugar'),
  movedFrom: (subject, from) => about(subject, `mudança de lugar, a partir de ${from}`),
  severalAdded: (count, kind, names) => `${digits(count)} novos (${kind}): ${names.join(', ')}`,
  moreAlike: (count, what) => `mais ${digits(count)}: ${what}`,
};
