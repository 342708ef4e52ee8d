import type { ShellWords } from '../../words';
import { counted, form, list, size } from './notation';

const errors = { one: 'erreur', other: 'erreurs' };
const warnings = { one: 'avertissement', other: 'avertissements' };
const links = { one: 'lien', other: 'liens' };
const texts = { one: 'texte', other: 'textes' };

const seconds = new Intl.NumberFormat('fr', {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Studio’s shell in French. */
export const SHELL: ShellWords = {
  // The shell
  studio: 'Studio',
  language: 'Langue de Studio',
  languageWhy:
    'Menus, boutons et explications. Le site garde sa propre langue, quel que soit votre choix.',
  languageOfSite: 'Comme le site',
  languageNotKept:
    'Ce navigateur ne garde rien pour cette page : aucune langue ne peut être choisie.',
  justNow: 'à l’instant',
  panels: { site: 'Site', page: 'Page', form: 'Formulaire' },
  panelsName: 'Partie affichée',
  pages: 'Pages',
  wholeSite: 'Tout le site',
  wholeFile: 'Tout le fichier',
  views: 'Outils',
  sections: {
    site: 'Entreprise',
    theme: 'Apparence',
    navigation: 'Menu',
    footer: 'Pied de page',
    social: 'Réseaux sociaux',
    branches: 'Agences',
    inquiry: 'Demandes',
    contact: 'Formulaire de contact',
    store: 'Catalogue',
    products: 'Produits',
    shared: 'Listes partagées',
    sharedBlocks: 'Blocs partagés',
    strings: 'Libellés',
    redirects: 'Redirections',
    notFound: 'Page introuvable',
  },
  undo: (name) => (name === undefined ? 'Rien à annuler' : `Annuler : ${name}`),
  redo: (name) => (name === undefined ? 'Rien à rétablir' : `Rétablir : ${name}`),
  undone: (name) => `Annulé : ${name}`,
  redone: (name) => `Rétabli : ${name}`,
  notUndone: (name) => `Non annulé, car une autre fenêtre l’a modifié entre-temps : ${name}`,
  partlyUndone: (name) =>
    `Annulé : ${name}. Ce qu’une autre fenêtre a modifié entre-temps reste tel quel.`,
  inOtherWindow: (name) => `Dans une autre fenêtre : ${name}`,
  otherWindows: (count) =>
    `Ouvert aussi dans ${counted(count, { one: 'autre fenêtre', other: 'autres fenêtres' })}`,
  save: 'Enregistrer',
  saveKeys: 'Enregistrer (Ctrl+S)',
  loading: 'Un instant …',
  slowPage: 'La page est lente sur cet ordinateur. Elle apparaît ici dès qu’elle est dessinée.',
  loadAgain: 'La recharger',
  saved: 'Tout est enregistré',
  serverIsGone: 'Le serveur de Studio ne répond pas. Vos modifications l’attendent ici.',
  noAnswer: 'Le serveur de Studio ne répond pas. Tourne-t-il encore dans son terminal ?',
  otherStudio: 'Un autre Studio répond.',
  kept: (ago) => {
    if (ago === undefined) return 'Vos modifications sont mises à l’abri …';
    return ago < 60
      ? `À l’abri depuis ${ago} s, pas encore enregistré`
      : `À l’abri depuis ${Math.round(ago / 60)} min, pas encore enregistré`;
  },
  find: 'Chercher',
  findKeys: 'Chercher (Ctrl+K)',
  help: 'Montrer comment Studio fonctionne',
  close: 'Fermer',
  back: 'Retour',
  next: 'Suivant',
  allMistakes: (wrong, doubtful) => {
    const found = [
      ...(wrong > 0 ? [counted(wrong, errors)] : []),
      ...(doubtful > 0 ? [counted(doubtful, warnings)] : []),
    ];
    return found.length === 0 ? 'Aucune erreur' : `Montrer ${list(found)}`;
  },
  conflictCount: (count) => `Trancher ${counted(count, { one: 'conflit', other: 'conflits' })}`,

  // What arrives of a form
  arriving: 'Ce qui arrive',
  arrivingHint:
    'Un message de ce formulaire tel qu’il est maintenant, avec des exemples de saisie.',
  arrivingMail: 'Par e-mail',
  arrivingCopy: 'Copier le texte',
  arrivingCopied: 'Le texte est copié.',
  arrivingTo: 'À',
  arrivingReply: 'Les réponses vont à',
  arrivingSubject: 'Objet',
  arrivingChat: 'Par WhatsApp',
  arrivingChatHint: 'Proposé aux visiteurs dont le message n’a pas pu être envoyé.',
  arrivingJson: 'Au service de formulaires',
  arrivingJsonHint:
    'Ce que reçoit votre service de formulaires, et dont il fait l’e-mail à sa façon.',

  // Preview
  widths: 'Largeur de l’écran',
  width: { 360: 'Téléphone', 768: 'Tablette', 1280: 'Bureau' },
  addFirst: 'Ajouter un bloc en haut',
  addBefore: (name) =>
    name === '' ? 'Ajouter un bloc à la fin' : `Ajouter un bloc avant « ${name} »`,
  weight: (after, before) => {
    const change = before === undefined ? 0 : after - before;
    const sign = change > 0 ? '+' : '−';
    return Math.abs(change) < 500
      ? size(after)
      : `${size(after)} (${sign}${size(Math.abs(change))})`;
  },
  weightFor: (paint, whole, cost) =>
    `En 3G lente, cette page est lisible après ${seconds.format(paint)} environ, et complète après ${seconds.format(whole)}.${cost === undefined ? '' : ` Elle coûte ${cost} à un visiteur.`}`,
  withoutCode:
    'Les scripts et les styles ne sont pas encore comptés : « npm run build » les mesure.',
  heaviest: (name, bytes) => `Bloc le plus lourd : ${name}, ${size(bytes)}`,

  // Blocks
  blocks: 'Blocs',
  noBlocks:
    'Cette page est vide. Ajoutez son premier bloc : une bannière, avec le titre de la page, vient en premier.',
  blockActions: 'Ce bloc',
  addBelow: 'Ajouter un bloc dessous',
  up: 'Monter',
  down: 'Descendre',
  duplicate: 'Dupliquer',
  copy: 'Copier',
  paste: 'Coller dessous',
  toPage: 'Déplacer vers une page …',
  hide: 'Masquer',
  showAgain: 'Afficher de nouveau',
  deleteIt: 'Supprimer',
  short: {
    addBelow: 'Ajouter',
    up: 'Monter',
    down: 'Descendre',
    duplicate: 'Dupliquer',
    copy: 'Copier',
    paste: 'Coller',
    toPage: 'Déplacer',
    hide: 'Masquer',
    showAgain: 'Afficher',
    remove: 'Supprimer',
  },
  hidden: 'Masqué. Les visiteurs ne le voient pas ; son œil l’affiche de nouveau.',
  notBefore: (day) => `Pas sur le site avant le ${day}`,
  ranOut: (day) => `Plus sur le site depuis le ${day}`,
  copied: (name) => `Copié : ${name}`,
  notPasted: 'Le navigateur ne laisse pas Studio lire le presse-papiers.',
  noBlockToPaste: 'Le presse-papiers ne contient aucun bloc qui convienne ici.',
  chooseBlock: 'Ajouter un bloc',
  searchBlocks: 'Chercher un bloc',
  blockGroups: {
    top: 'Haut de page',
    text: 'Textes et tableaux',
    offer: 'Ce que vous proposez',
    products: 'Produits',
    trust: 'Qui vous fait confiance',
    contact: 'Contact',
    more: 'Autres',
  },
  usedOn: (count) =>
    count === 0
      ? 'Ces blocs ne sont sur aucune page.'
      : `Ces blocs sont sur ${counted(count, { one: 'page', other: 'pages' })} :`,
  editForAll: 'Les modifier partout',
  onlyHere: 'Seulement ici',
  moveBlockTitle: (name) => `Déplacer « ${name} »`,
  toWhichPage: 'À la fin de la page',
  moveBlockNow: 'Le déplacer là',

  // Pages
  aboutPage: 'À propos de cette page',
  pageActions: 'Cette page',
  changeAddress: 'Changer l’adresse …',
  deletePage: 'Supprimer …',
  addPage: 'Ajouter',
  addPageTitle: 'Ajouter une page',
  addPageNow: 'Ajouter la page',
  pageName: 'Nom de la page',
  below: 'Elle dépend de',
  belowNone: 'aucune : elle est au premier niveau',
  address: 'Adresse',
  noAddress:
    'Une adresse commence par une barre oblique et se compose de minuscules a à z, de chiffres et de tirets : « /our-team ».',
  taken: (name) => `La page « ${name} » a déjà cette adresse.`,
  pageDescription: 'Son sujet, en une phrase pour les moteurs de recherche',
  putInMenu: 'La mettre dans le menu',
  isNews: 'C’est une actualité, d’aujourd’hui',
  movePageTitle: (name) => `Changer l’adresse de « ${name} »`,
  newAddress: 'Nouvelle adresse',
  leadOn: (path) => `Les visiteurs qui viennent sur ${path} sont conduits à la nouvelle adresse`,
  willCorrect: (count) =>
    count === 0
      ? 'Aucun lien ne mène à cette page.'
      : `${counted(count, links)} ${form(count, { one: 'sera corrigé', other: 'seront corrigés' })} :`,
  leadHere: 'Ce qui mène à cette page',
  linksCorrected: (count) =>
    `Adresse changée, ${counted(count, links)} ${form(count, { one: 'corrigé', other: 'corrigés' })}.`,
  movePageNow: 'Changer l’adresse',
  deletePageTitle: (name) => `Supprimer « ${name} » ?`,
  leadsCount: (count) =>
    count === 0
      ? 'Aucun lien ne mène à cette page.'
      : `${counted(count, links)} vers cette page ne ${form(count, { one: 'mènera', other: 'mèneront' })} plus nulle part :`,
  keepIt: 'La garder',
  deletePageNow: 'Supprimer la page',

  // Saving
  slowFile: (name) =>
    `« ${name} » met un moment à s’écrire, comme tous les grands classeurs. En CSV, il ne faut que quelques secondes : demandez à la personne qui s’occupe du site d’indiquer un fichier .csv à sa place.`,
  saveTitle: 'Enregistrer les modifications',
  saveNow: (file) => `Enregistrer dans ${file}`,
  nothingToSave: 'Il n’y a rien à enregistrer : le fichier contient exactement ce que vous voyez.',
  saveWithMistakes: (count) =>
    `Il reste ${counted(count, errors)}. Vous pouvez enregistrer, mais le site ne pourra être publié qu’une fois tout corrigé.`,
  copySummary: 'Copier la liste',
  notCopied: 'Le navigateur ne laisse pas Studio copier.',
  summaryCopied: 'La liste est dans le presse-papiers.',
  takeBack: 'Reprendre',
  takeBackLine: (words) => `Reprendre : ${words}`,
  conflictsFirst: 'Tranchez d’abord les conflits.',
  saving: 'Enregistrement …',
  didSave: (lines) =>
    `Enregistré : ${counted(lines, { one: 'ligne modifiée', other: 'lignes modifiées' })}.`,

  // Finding
  command: 'Commande',
  findWhat: 'Pages, blocs, produits, textes, commandes',
  addKind: (title) => `Ajouter un bloc : ${title}`,
  replaceTitle: 'Chercher et remplacer',
  findText: 'Chercher',
  replaceBy: 'Remplacer par',
  mindCapitals: 'Respecter les majuscules',
  places: (count) =>
    count === 0 ? 'Aucun texte ne contient cela.' : `Trouvé dans ${counted(count, texts)} :`,
  replaceNow: (count) => (count === 0 ? 'Remplacer' : `Remplacer dans ${counted(count, texts)}`),
  replaced: (count) =>
    `${counted(count, texts)} ${form(count, { one: 'modifié', other: 'modifiés' })}.`,
  mistakesTitle: 'Erreurs',
  warningsTitle: 'Avertissements',
  mistakesAndWarnings: 'Erreurs et avertissements',
  fixAll: (count) => `Tout corriger (${count})`,
  didFixAll: (count) => `corriger ${counted(count, errors)}`,
  moreAlike: (next, all) =>
    next === all
      ? `Montrer les ${all} derniers cas semblables`
      : `Montrer ${next} autres cas semblables sur ${all}`,
  noMistakes: 'Il n’y a aucune erreur. Bravo !',

  // Names of steps: 'Annuler : …'
  didChange: (field, holder) =>
    holder === '' ? `modifier « ${field} »` : `modifier « ${field} » de « ${holder} »`,
  didAdd: (name) => `ajouter « ${name} »`,
  didRemove: (name) => `supprimer « ${name} »`,
  didMove: (name) => `déplacer « ${name} »`,
  didCopy: (name) => `dupliquer « ${name} »`,
  didHide: (name) => `masquer « ${name} »`,
  didShow: (name) => `afficher de nouveau « ${name} »`,
  didMoveTo: (name, page) => `déplacer « ${name} » vers « ${page} »`,
  didMovePage: (name, path) => `changer l’adresse de « ${name} » en ${path}`,
  didSeparate: (name) => `rendre « ${name} » propre à cette page`,
  didTakeBack: (words) => `reprendre : ${words}`,
  didReplace: (find, replacement) => `remplacer « ${find} » par « ${replacement} »`,

  // Of a form
  notThere: (name) => `Le site n’a pas encore de partie « ${name} ».`,
  ofLeast: (length, least) => `${length} caractères sur ${least} au moins`,
  ofLength: (length, most) =>
    `${length} ${form(length, { one: 'caractère', other: 'caractères' })} sur ${most}`,

  // What was deleted
  trashWhy:
    'Ils sont dans le dossier .studio/trash, à côté de la configuration, jusqu’à ce que vous les en retiriez.',
  restore: 'Remettre',
  restoreOne: (name) => `Remettre ${name}`,
  restored: (name) => `${name} est de retour.`,
  deletedOn: (moment) => `Supprimé le ${moment}`,

  leftOut: 'La page laisse ce bloc de côté tant que ses erreurs ne sont pas corrigées.',
  toMistake: 'Montrer la première erreur',
};
