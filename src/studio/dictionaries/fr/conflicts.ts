import type { ConflictWords } from '../../shell/conflictWords';

/** The dialog in which conflicts are decided, in French. */
export const CONFLICTS: ConflictWords = {
  title: 'Modifié deux fois',
  why: 'La même chose a été modifiée de deux façons en même temps. Choisissez celle qui reste.',
  none: 'Tout est tranché.',
  conflict: {
    file: {
      why: (file) => `Pendant que vous travailliez, un autre programme a modifié ${file}.`,
      ours: 'Ici',
      theirs: 'Dans le fichier',
      takeOurs: 'Garder ce qui est ici',
      takeTheirs: 'Prendre ce qui est dans le fichier',
    },
    window: {
      why: () => 'Deux fenêtres de Studio ont modifié ceci au même moment.',
      ours: 'Ce qui est là maintenant',
      theirs: 'Ce que l’autre fenêtre a écrit',
      takeOurs: 'Garder ce qui est là',
      takeTheirs: 'Prendre ce que l’autre fenêtre a écrit',
    },
  },
  deletedThere: 'Supprimé',
};
