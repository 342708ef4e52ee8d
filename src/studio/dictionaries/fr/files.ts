import type { FilesWords } from '../../views/files/words';
import { counted, size } from './notation';

const places = { one: 'endroit', other: 'endroits' };

/** The library of files in French. */
export const FILES: FilesWords = {
  title: 'Fichiers',
  intro:
    'Tarifs, fiches techniques, certificats, plans : ce que les visiteurs téléchargent. Les images ont leur propre bibliothèque.',
  upload: 'Ajouter un fichier',
  uploading: 'Ajout en cours …',
  added: (name) => `${name} est maintenant ici. Choisissez-le là où il doit être proposé.`,
  search: 'Chercher un fichier',
  onlyUnused: (count) => `Seulement ce qu’aucune page ne propose (${count})`,
  none: 'Il n’y a pas encore de fichiers.',
  noMatch: 'Aucun fichier ne s’appelle ainsi.',
  size,
  used: (count) => `Proposé à ${counted(count, places)}`,
  unused: 'Aucune page ne le propose. Ceux qui connaissent son adresse peuvent encore l’ouvrir.',
  goThere: (where) => `Aller à ${where}`,
  replace: 'Remplacer partout …',
  replaceOne: (name) => `Remplacer partout … ${name}`,
  replaced: (count) => `Remplacé à ${counted(count, places)}.`,
  didReplace: (before, after) => `mettre ${after} à la place de ${before}`,
  remove: 'Supprimer',
  removeOne: (name) => `Supprimer ${name}`,
  removed: (name) => `${name} est supprimé. Vous le trouverez à la fin de cette page.`,
  trash: 'Fichiers supprimés',
};
