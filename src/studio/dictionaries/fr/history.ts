import type { HistoryWords } from '../../views/history/words';
import { counted } from './notation';

/** The history in French. */
export const HISTORY: HistoryWords = {
  title: 'Historique',
  intro:
    'Chaque enregistrement est une version. Vous pouvez regarder chacune, et en rétablir tout ou partie.',
  inGit: 'Les versions sont gardées avec le code du site, où d’autres les reçoivent aussi.',
  inFolder: 'Les versions sont gardées dans un dossier de cet ordinateur.',
  none: 'Il n’y a pas encore de version. La première viendra avec le prochain enregistrement.',
  list: 'Versions',
  listOfCode: 'Modifications faites hors de Studio',
  choose: 'Choisissez une version pour voir ce qu’elle a changé, et comment étaient les pages.',
  changed: 'Ce qu’elle a changé',
  first: 'C’est la première version.',
  same: 'Elle ne diffère de la précédente que par la mise en forme.',
  differs: 'Ce qui la distingue de maintenant',
  isNow: 'C’est ce que dit le site maintenant.',
  look: 'Voir les pages telles qu’elles étaient',
  endLook: 'Retour à la liste des modifications',
  page: 'Page',
  asItWas: 'La page telle qu’elle était',
  restoreAll: 'Rétablir toute cette version …',
  ofCode: (count, when) =>
    count === 1
      ? `Une modification faite hors de Studio, ${when}`
      : `${count} modifications faites hors de Studio, la dernière ${when}`,
  noneOfStudio: 'Rien n’a encore été enregistré depuis Studio.',
  willTitle: 'La rétablir ?',
  will: (count) =>
    count === 1 ? 'Ceci changera sur le site :' : `Ces ${count} choses changeront sur le site :`,
  willNot:
    'Seul change ce que vous modifiez ici, et Ctrl+Z revient en arrière. Les visiteurs le verront quand vous aurez enregistré et publié.',
  willMore: (count) => `et ${counted(count, { one: 'autre', other: 'autres' })}`,
  bringBack: 'Rétablir',
  keepNow: 'Laisser tel quel',
  restore: 'Rétablir …',
  restorePart: (words) => `Rétablir : ${words}`,
  didRestore: 'La version est rétablie. Enregistrez pour la garder, ou annulez.',
  didRestorePart: 'C’est rétabli. Enregistrez pour le garder, ou annulez.',
  stepAll: (when) => `rétablir la version du ${when}`,
  stepPart: (words) => `rétablir : ${words}`,
  by: (when, who) => (who === '' ? when : `${when}, ${who}`),
  more: (count) => `et ${counted(count, { one: 'autre', other: 'autres' })}`,
  backToAll: 'Toutes les versions',
  loading: 'Chargement …',
};
