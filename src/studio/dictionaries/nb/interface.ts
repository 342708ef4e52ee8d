import type { InterfaceWords } from '../../views/words/words';

/** The view of the words of the site in Norwegian. */
export const INTERFACE: InterfaceWords = {
  title: 'Ord',
  intro: (language) =>
    `Knapper, beskjeder og meldinger som ikke står i noen blokk: de som dette nettstedet viser. Står de tomme, er de på engelsk; nettstedet er på ${language}. De som er like på begge språk, skrives likevel.`,
  introEnglish:
    'Knapper, beskjeder og meldinger som ikke står i noen blokk: de som dette nettstedet viser. Står de tomme, er de som til venstre.',
  search: 'Søk i ord',
  onlyMissing: 'Bare det som mangler',
  left: (count, all, language) =>
    count === 0
      ? `Alle ${all} ordene er på ${language}.`
      : `${count} av ${all} ord er fortsatt på engelsk.`,
  none: 'Ingen ord har det.',
  english: 'Engelsk',
  here: (language) => `På ${language}`,
  missing: 'Mangler',
};
