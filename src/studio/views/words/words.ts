import { inLanguage } from '../../language/spoken';

const ENGLISH = {
  title: 'Words',
  intro: (language: string) =>
    `Buttons, notices and messages that stand in no block: those that this site shows. Left empty, they are English; the site is in ${language}. Those that are the same in both are written all the same.`,
  introEnglish:
    'Buttons, notices and messages that stand in no block: those that this site shows. Left empty, they are as on the left.',
  search: 'Search words',
  onlyMissing: 'Only what is missing',
  left: (count: number, all: number, language: string) =>
    count === 0
      ? `All ${all} words are in ${language}.`
      : `${count} of ${all} words are still English.`,
  none: 'No word has that.',
  english: 'English',
  here: (language: string) => `In ${language}`,
  missing: 'Missing',
} as const;

/** The words of the view of words. */
export const WORDS = inLanguage('words', ENGLISH);
export type InterfaceWords = typeof WORDS;
