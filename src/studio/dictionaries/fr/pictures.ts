import type { PicturesWords } from '../../views/pictures/words';
import { counted, size } from './notation';

const pictures = { one: 'image', other: 'images' };
const places = { one: 'endroit', other: 'endroits' };

/** The library of pictures in French. */
export const PICTURES: PicturesWords = {
  title: 'Images',
  search: 'Chercher une image',
  show: 'Montrer',
  filters: { all: 'Toutes', unused: 'Inutilisées', untold: 'Sans texte', wrong: 'Avec une erreur' },
  count: (shown, all) => {
    if (all === 0) return 'Il n’y a pas encore d’images.';
    if (shown === 0) return `Aucune (sur ${counted(all, pictures)}) n’est dans ce cas.`;
    return shown === all ? counted(all, pictures) : `${shown} sur ${counted(all, pictures)}`;
  },
  upload: 'Ajouter des images',
  dropHere: 'Déposez des images n’importe où ici, ou collez-les',
  uploading: (done, of) => `Ajout de l’image ${done + 1} sur ${of} …`,
  added: (count) => `${counted(count, { one: 'image ajoutée', other: 'images ajoutées' })}.`,
  refused: (name, reason) => `${name} : ${reason}`,
  dismiss: 'Écarter',

  // Of one picture
  used: (count) => (count === 0 ? 'Inutilisée' : `Utilisée ${count} fois`),
  untold: 'Texte manquant',
  wrong: 'Ne peut pas être montrée',
  size: (width, height) => `${width} × ${height} px`,
  file: (bytes) => `Fichier : ${size(bytes)}`,
  phone: (bytes) =>
    bytes === undefined ? 'Sur un téléphone : mesure …' : `Sur un téléphone : ${size(bytes)}`,
  phoneWhy:
    'Ce qu’en reçoit un téléphone de taille courante, en AVIF ; pour un dessin, sous forme comprimée.',
  close: 'Fermer',
  whereUsed: 'Où elle est utilisée',
  nowhere: 'Aucune page, aucun produit, aucune partie du site ne la montre.',
  goThere: (place) => `Aller à ${place}`,
  replace: 'Remplacer partout …',
  remove: 'Supprimer',
  removeAll: (count) => `Supprimer les ${count} images inutilisées`,
  removed: (count) =>
    `${counted(count, { one: 'image supprimée', other: 'images supprimées' })}. Vous les trouverez à la fin de cette page.`,

  // Texts
  goodText:
    'Dites ce que montre l’image et pourquoi elle est là, en quelques mots, comme au téléphone : « Diesel bicylindre avec son réducteur ». Ni « image de », ni nom de fichier.',
  newTitle: 'Que montrent ces images ?',
  newWhy:
    'Ce texte est lu à ceux qui ne peuvent pas voir l’image. Il est repris là où vous utilisez l’image.',
  whatShows: (name) => `Ce que montre ${name}`,
  keepTexts: 'Garder ces textes',
  later: 'Plus tard',
  advice: {
    name: 'Cela ressemble à un nom de fichier.',
    start: 'Les lecteurs d’écran disent « image » d’eux-mêmes : commencez par ce qu’elle montre.',
    long: 'C’est long à écouter. Que diriez-vous en une phrase ?',
  },

  // Crop and focus point
  frame: 'Cadrage …',
  frameOne: (place) => `Cadrage et point de mire dans ${place}`,
  frameTitle: (name) => `Cadrage et point de mire de ${name}`,
  frameWhy:
    'Faites glisser les coins pour publier une partie de la photo, et le point rond vers ce qui doit rester visible quand un endroit la coupe, ou cliquez à cet endroit. Les flèches déplacent ce qui a le focus, avec Maj dix fois plus loin. Le fichier reste entier.',
  howCut: 'Comment elle est coupée',
  cuts: { phone: 'Sur un téléphone', slide: 'En bandeau large', card: 'En carré' },
  inNumbers: 'En chiffres',
  numbers: {
    cropX: 'Cadrage depuis la gauche, %',
    cropY: 'Cadrage depuis le haut, %',
    cropWidth: 'Largeur du cadrage, %',
    cropHeight: 'Hauteur du cadrage, %',
    focusX: 'Point de mire depuis la gauche, %',
    focusY: 'Point de mire depuis le haut, %',
  },
  cropIs: ({ x, y, width, height }) =>
    `Cadrage : ${width} × ${height} %, à ${x} % de la gauche et ${y} % du haut`,
  cornerIs: ({ side, end }, { width, height }) =>
    `Coin ${end} ${side} : le cadrage fait ${width} × ${height} %`,
  sides: { left: 'gauche', right: 'droit', top: 'supérieur', bottom: 'inférieur' },
  focusIs: ({ x, y }) => `Point de mire : à ${x} % de la gauche et ${y} % du haut`,
  frameEverywhere: (count) => `Aux ${count} endroits qui montrent cette photo`,
  wholePhoto: 'Toute la photo',
  frameNow: (count) => (count === 1 ? 'Appliquer' : `Appliquer à ${count} endroits`),
  didFrame: (name) => `cadrer ${name}`,
  framed: (count) => `Appliqué à ${counted(count, places)}. Ctrl+Z revient en arrière.`,

  // Replacing
  replaceTitle: (name) => `Remplacer ${name} partout`,
  replaceWhy: (count) =>
    `Une autre image prend sa place à ${counted(count, places)}. Les cadrages et points de mire de l’ancienne sont retirés. Ctrl+Z revient en arrière.`,
  chooseOther: 'Choisissez l’autre image',
  newText:
    'Ce que montre la nouvelle image (laissé vide, les textes actuels restent, et vous seront demandés de nouveau)',
  replaceNow: (count) => `Remplacer à ${counted(count, places)}`,
  didReplace: (old, fresh) => `remplacer partout ${old} par ${fresh}`,
  replaced: (count) => `Remplacée à ${counted(count, places)}.`,

  // Trash
  trash: 'Images supprimées',
};
