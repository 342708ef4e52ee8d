import type { InterfaceWords } from '../../views/words/words';
import { form } from './notation';

/** The view of the words of the site in French. */
export const INTERFACE: InterfaceWords = {
  title: 'Libellés',
  intro: (language) =>
    `Boutons, avis et messages qui ne sont dans aucun bloc : ceux que montre ce site. Laissés vides, ils sont en anglais ; le site est en ${language}. Écrivez aussi ceux qui sont identiques dans les deux langues.`,
  introEnglish:
    'Boutons, avis et messages qui ne sont dans aucun bloc : ceux que montre ce site. Laissés vides, ils sont comme à gauche.',
  search: 'Chercher un libellé',
  onlyMissing: 'Seulement ce qui manque',
  left: (count, all, language) =>
    count === 0
      ? `Les ${all} libellés sont en ${language}.`
      : `${count} libellés sur ${all} ${form(count, { one: 'est', other: 'sont' })} encore en anglais.`,
  none: 'Aucun libellé ne contient cela.',
  english: 'Anglais',
  here: (language) => `En ${language}`,
  missing: 'Manque',
};
