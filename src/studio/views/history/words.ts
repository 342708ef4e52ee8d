import { inLanguage } from '../../language/spoken';

const ENGLISH = {
  title: 'History',
  intro: 'Every save is a version. You can look at each one, and bring back all of it or a part.',
  inGit: 'Versions are kept with the code of the site, where others get them, too.',
  inFolder: 'Versions are kept in a folder on this computer.',
  none: 'There is no version yet. The first one comes with the next save.',
  list: 'Versions',
  listOfCode: 'Changes made outside of Studio',
  choose: 'Choose a version to see what it changed, and how the pages were.',
  changed: 'What it changed',
  first: 'This is the first version.',
  same: 'It differs from the one before only in its layout.',
  differs: 'How it differs from now',
  isNow: 'This is what the site says now.',
  look: 'See the pages as they were',
  endLook: 'Back to the list of changes',
  page: 'Page',
  asItWas: 'The page as it was',
  restoreAll: 'Bring back all of this version …',
  ofCode: (count: number, when: string) =>
    count === 1
      ? `One change made outside of Studio, ${when}`
      : `${count} changes made outside of Studio, the last one ${when}`,
  noneOfStudio: 'Nothing has been saved from Studio yet.',
  willTitle: 'Bring it back?',
  will: (count: number) =>
    count === 1
      ? 'This will change on the site:'
      : `These ${count} things will change on the site:`,
  willNot:
    'Only what you edit here changes, and Ctrl+Z takes it back. Visitors see it once you have saved and published it.',
  willMore: (count: number) => `and ${count} more`,
  bringBack: 'Bring it back',
  keepNow: 'Keep it as it is',
  restore: 'Bring back …',
  restorePart: (words: string) => `Bring back: ${words}`,
  didRestore: 'The version is back. Save to keep it, or undo.',
  didRestorePart: 'It is back as it was. Save to keep it, or undo.',
  stepAll: (when: string) => `bring back the version of ${when}`,
  stepPart: (words: string) => `bring back: ${words}`,
  by: (when: string, who: string) => (who === '' ? when : `${when}, ${who}`),
  more: (count: number) => `and ${count} more`,
  backToAll: 'All versions',
  loading: 'Loading …',
};

/** The words of the history. */
export const WORDS = inLanguage('history', ENGLISH);
export type HistoryWords = typeof WORDS;
