import type { ConflictWords } from '../../shell/conflictWords';

/** The dialog in which conflicts are decided, in Norwegian. */
export const CONFLICTS: ConflictWords = {
  title: 'Endret to ganger',
  why: 'Det samme ble endret på to måter samtidig. Velg hva som blir stående.',
  none: 'Alt er avgjort.',
  conflict: {
    file: {
      why: (file) => `Mens du arbeidet, ble ${file} endret av et annet program.`,
      ours: 'Her',
      theirs: 'I filen',
      takeOurs: 'Behold det som er her',
      takeTheirs: 'Ta det som er i filen',
    },
    window: {
      why: () => 'To vinduer av Studio endret dette i samme øyeblikk.',
      ours: 'Det som står nå',
      theirs: 'Det det andre vinduet skrev',
      takeOurs: 'Behold det som står nå',
      takeTheirs: 'Ta det det andre vinduet skrev',
    },
  },
  deletedThere: 'Slettet',
};
