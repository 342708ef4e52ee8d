import type { FormWords } from '../../form/words';
import { counted } from './notation';

/** The forms in French. */
export const FORM: FormWords = {
  block: 'bloc',
  entry: 'élément',
  add: (what) => `Ajouter : ${what}`,
  alsoPossible: 'Également possible ici',
  anotherFile: 'En choisir une autre',
  choose: 'Choisir',
  chooseFile: 'Choisir une image',
  clear: (what) => `Retirer : ${what}`,
  copyOf: (what) => `Dupliquer « ${what} »`,
  cure: 'Corriger',
  cureOf: (advice) => `Corriger : ${advice}`,
  dropHere: 'Ajouter une image',
  fill: 'À choisir',
  hiddenBlock: (name) => `Masqué : ${name}`,
  onlyIn: (name, categories) => `${name} (seulement dans ${categories})`,
  numbered: (what, number) => `${what ?? 'Élément'} ${number}`,
  from: (value) => `Habituellement : ${value}`,
  kind: 'Ce qu’il contient',
  list: 'liste',
  mistakes: ({ errors, warnings }) =>
    errors > 0
      ? counted(errors, { one: 'erreur', other: 'erreurs' })
      : counted(warnings, { one: 'avertissement', other: 'avertissements' }),
  more: (count) => `En montrer ${count} de plus`,
  moveDown: (what) => `Descendre « ${what} »`,
  howToDrag:
    'Pour déplacer cet élément, appuyez sur Entrée, puis sur les flèches, puis de nouveau sur Entrée. Échap le laisse où il était.',
  pickedUp: (name, place) => `« ${name} » peut quitter la place ${place}.`,
  isAtPlace: (name, place) => `« ${name} » est au-dessus de la place ${place}.`,
  putBack: (name, place) => `« ${name} » est de retour à la place ${place}.`,
  moved: (name, place, count) => `« ${name} » est maintenant à la place ${place} sur ${count}.`,
  moveTo: (what) => `Déplacer « ${what} » : faites-le glisser, ou Entrée puis les flèches`,
  moveInto: (name) => `Mettre « ${name} » dans le sous-menu de l’entrée précédente`,
  moveOut: (name) => `Sortir « ${name} » de son sous-menu`,
  moveUp: (what) => `Monter « ${what} »`,
  newName: 'Nom d’une nouvelle liste',
  noMatch: 'Rien ne correspond.',
  none: 'aucun',
  remove: (what) => `Supprimer « ${what} »`,
  searchIn: (what) => `Chercher : ${what.toLowerCase()}`,
  searchPictures: 'Chercher une image',
  standard: (value) => `${value} (habituel)`,
  staleText: (text) => `« ${text} » a été écrit pour l’image précédente. Que montre celle-ci ?`,
  textFits: 'Le texte convient toujours',
  uploading: 'Ajout en cours …',
  uploadFile: 'Ajouter un fichier',
  sayWhatItShows: 'Dites ce que montre la nouvelle image : le texte parlait de la précédente.',
  orDrop: 'Ou déposez une image ici.',
  pictureKinds:
    'Les dessins (SVG) prennent les couleurs du site. Les photos peuvent venir tout droit de l’appareil : elles sont allégées pour les visiteurs.',
  stillLooking: 'Recherche en cours …',
  standsIn:
    'Tant que ce n’est pas corrigé, la page montre la dernière valeur correcte, ou la laisse de côté.',
  inZone: (zone) => `Heure de ${zone}`,
  timeOf: (label) => `Heure, ${label}`,
};
