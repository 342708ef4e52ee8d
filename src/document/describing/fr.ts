import { digitsIn, type Describing } from './describing';

const digits = digitsIn('fr');

/** A noun after what it is about: participles would have to agree with it. */
const about = (subject: string, noun: string) =>
  subject === '' ? noun : `${subject}\u00A0: ${noun}`;

const EACH: Record<string, string> = {
  product: 'Chaque produit',
  category: 'Chaque catégorie',
  brand: 'Chaque marque',
};

const OF: Record<string, string> = {
  product: 'du produit',
  category: 'de la catégorie',
  brand: 'de la marque',
  site: 'du site',
};

const FIELDS: Record<string, string> = { name: 'nom', code: 'code' };

/** In French. */
export const FRENCH: Describing = {
  quoted: (text) => `«\u00A0${text}\u00A0»`,
  colon: '\u00A0:',
  yes: 'oui',
  no: 'non',
  page: (number) => `Page ${number}`,
  pageOfEach: (what) => EACH[what] ?? what,
  filling: (field, what) => `[${FIELDS[field] ?? field} ${OF[what] ?? what}]`,
  entry: 'élément',
  block: (kind) => `bloc ${kind}`,
  anyBlock: 'Bloc',
  fieldOf: (field, holder) => `${field} de ${holder}`,
  changed: (subject) => about(subject, 'modification'),
  changedTo: (subject, from, to) => about(subject, `${from} devient ${to}`),
  added: (subject, text) => about(subject, text === undefined ? 'ajout' : `ajout (${text})`),
  removed: (subject, text) =>
    about(subject, text === undefined ? 'suppression' : `suppression (c’était ${text})`),
  moved: (subject) => about(subject, 'déplacement'),
  movedFrom: (subject, from) => about(subject, `déplacement depuis ${from}`),
  severalAdded: (count, kind, names) =>
    `${digits(count)} ajouts (${kind})\u00A0: ${names.join(', ')}`,
  moreAlike: (count, what) => `${digits(count)} autres\u00A0: ${what}`,
};
