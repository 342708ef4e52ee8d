import type { HistoryWords } from '../../views/history/words';

/** The history in Norwegian. */
export const HISTORY: HistoryWords = {
  title: 'Historikk',
  intro: 'Hver lagring er en versjon. Du kan se på hver av dem, og hente tilbake alt eller en del.',
  inGit: 'Versjonene ligger sammen med koden til nettstedet, der andre også får dem.',
  inFolder: 'Versjonene ligger i en mappe på denne datamaskinen.',
  none: 'Det er ingen versjon ennå. Den første kommer med neste lagring.',
  list: 'Versjoner',
  listOfCode: 'Endringer gjort utenfor Studio',
  choose: 'Velg en versjon for å se hva den endret, og hvordan sidene var.',
  changed: 'Hva den endret',
  first: 'Dette er den første versjonen.',
  same: 'Den skiller seg fra den forrige bare i oppsettet.',
  differs: 'Hva som skiller den fra nå',
  isNow: 'Dette er det nettstedet sier nå.',
  look: 'Se sidene slik de var',
  endLook: 'Tilbake til listen over endringer',
  page: 'Side',
  asItWas: 'Siden slik den var',
  restoreAll: 'Hent tilbake hele denne versjonen …',
  ofCode: (count, when) =>
    count === 1
      ? `Én endring gjort utenfor Studio, ${when}`
      : `${count} endringer gjort utenfor Studio, den siste ${when}`,
  noneOfStudio: 'Ingenting er lagret fra Studio ennå.',
  willTitle: 'Hente den tilbake?',
  will: (count) =>
    count === 1
      ? 'Dette blir endret på nettstedet:'
      : `Disse ${count} tingene blir endret på nettstedet:`,
  willNot:
    'Bare det du redigerer her, endres, og Ctrl+Z tar det tilbake. Besøkende ser det når du har lagret og publisert.',
  willMore: (count) => `og ${count} til`,
  bringBack: 'Hent tilbake',
  keepNow: 'La det være som det er',
  restore: 'Hent tilbake …',
  restorePart: (words) => `Hent tilbake: ${words}`,
  didRestore: 'Versjonen er tilbake. Lagre for å beholde den, eller angre.',
  didRestorePart: 'Det er tilbake slik det var. Lagre for å beholde det, eller angre.',
  stepAll: (when) => `hent tilbake versjonen fra ${when}`,
  stepPart: (words) => `hent tilbake: ${words}`,
  by: (when, who) => (who === '' ? when : `${when}, ${who}`),
  more: (count) => `og ${count} til`,
  backToAll: 'Alle versjoner',
  loading: 'Laster …',
};
