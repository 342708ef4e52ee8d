import type { LookWords } from '../../views/look/words';
import { counted } from './notation';

/** The view of the look in French. */
export const LOOK: LookWords = {
  title: 'Apparence',
  looks: 'Partir d’une apparence',
  looksWhy: 'Elle remplace toutes les couleurs ; Ctrl+Z revient en arrière.',
  useLook: (name) => `Prendre ${name}`,
  didUseLook: (name) => `prendre l’apparence « ${name} »`,
  brand: 'Icône et liens partagés',
  brandWhy:
    'Dessinées d’après votre logo, dans vos couleurs et la police de vos titres, à chaque construction du site.',
  icon: 'L’icône des onglets et des écrans d’accueil',
  card: 'L’aperçu d’un lien partagé',
  drawAgain: 'Les dessiner dans leur état actuel',
  changeLogo: 'Changer le logo',
  ownCard: 'Une autre image pour les liens',
  contrast: 'Ce qui se lit',
  contrastWhy:
    'Tous les couples de couleurs dont se servent les blocs de ce site, mesurés à mesure que vous les changez.',
  allGood: 'Tous les couples se lisent bien.',
  faint: (count) => `${counted(count, { one: 'couple se lit', other: 'couples se lisent' })} mal.`,
  pair: (text, ground) => `${text} sur ${ground}`,
  needs: (ratio, least) => `${ratio}:1, il faut ${least}:1`,
  enough: (ratio) => `${ratio}:1`,
  usedBy: (blocks) =>
    blocks.length === 0 ? 'toutes les pages' : [...new Set(blocks)].slice(0, 3).join(', '),
  sample: 'Aa 123',
  fonts: 'Polices des titres',
  fontsWhy:
    'Celles qui sont installées. On en ajoute une autre avec « npm install @fontsource/<nom> ».',
  fontSample: 'Prévu pour le gros temps 0123',
  takeFont: (family, weight) => `Prendre ${family} ${weight}`,
  inUse: 'Utilisée',
  fields: 'Tous les réglages',
};
