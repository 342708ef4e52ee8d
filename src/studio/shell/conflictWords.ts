import { inLanguage } from '../language/spoken';

const ENGLISH = {
  title: 'Changed twice',
  why: 'The same was changed in two ways at the same time. Choose which one stays.',
  none: 'Everything is decided.',
  conflict: {
    file: {
      why: (file: string) => `While you worked, ${file} was changed by another program.`,
      ours: 'Here',
      theirs: 'In the file',
      takeOurs: 'Keep what is here',
      takeTheirs: 'Take what is in the file',
    },
    window: {
      why: () => 'Two windows of Studio changed this at the same moment.',
      ours: 'What stands now',
      theirs: 'What the other window wrote',
      takeOurs: 'Keep what stands now',
      takeTheirs: 'Take what the other window wrote',
    },
  },
  deletedThere: 'Deleted',
} as const;

/** The words of the dialog in which conflicts are decided. */
export const CONFLICT_WORDS = inLanguage('conflicts', ENGLISH);
export type ConflictWords = typeof CONFLICT_WORDS;
