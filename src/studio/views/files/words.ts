import { counted } from '../../counted';
import { inLanguage } from '../../language/spoken';

const ENGLISH = {
  title: 'Files',
  intro:
    'Price lists, data sheets, certificates, drawings: what visitors download. Pictures have a library of their own.',
  upload: 'Add a file',
  uploading: 'Uploading …',
  added: (name: string) => `${name} is here now. Choose it where it is to be offered.`,
  search: 'Search files',
  onlyUnused: (count: number) => `Only what no page offers (${count})`,
  none: 'There are no files yet.',
  noMatch: 'No file is called so.',
  size: (bytes: number) =>
    bytes < 100_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`,
  used: (count: number) => `Offered in ${counted(count, 'place')}`,
  unused: 'No page offers it. Whoever knows its address can still open it.',
  remove: 'Delete',
  removeOne: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} is deleted. You find it at the end of this page.`,
  trash: 'Deleted files',
  goThere: (where: string) => `Go to ${where}`,
  replace: 'Replace everywhere …',
  replaceOne: (name: string) => `Replace everywhere … ${name}`,
  replaced: (count: number) => `Replaced in ${counted(count, 'place')}.`,
  didReplace: (before: string, after: string) => `put ${after} in the place of ${before}`,
};

/** The words of the library of files. */
export const WORDS = inLanguage('files', ENGLISH);
export type FilesWords = typeof WORDS;

/** 'prices.pdf' for '/downloads/prices.pdf'. */
export const nameOf = (src: string): string => src.split('/').at(-1) ?? src;
