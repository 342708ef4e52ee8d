import type { Describing } from './describing';

/** A noun after what it is about: participles would have to agree with it. */
const about = (subject: string, noun: string) =>
  subject === '' ? noun : `${subject}\u00A0: ${noun}`;

/** In French. */
export const FRENCH: Describing = {
  quoted: (text) => `«\u00A0${text}\u00A0»`,
  yes: 'oui',
  no: 'non',
  page: (number) => `Page ${number}`,
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
  severalAdded: (count, kind, names) => `${count} ajouts (${kind})\u00A0: ${names.join(', ')}`,
};
