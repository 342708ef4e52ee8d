import type { ProductsWords } from '../../views/products/words';
import { counted, form, list } from './notation';

const products = { one: 'produit', other: 'produits' };
const links = { one: 'lien', other: 'liens' };
const cells = { one: 'cellule', other: 'cellules' };

/** The products as a table in French. */
export const PRODUCTS: ProductsWords = {
  title: 'Produits',
  heading: 'Produits et catégories',
  none: 'Ce site n’a pas de catalogue, et donc pas de produits.',
  search: 'Chercher un produit',
  show: 'Montrer',
  lists: {
    all: 'Tous les produits',
    mistakes: 'Avec une erreur ou un avertissement',
    picture: 'Sans image',
    name: 'Du même nom qu’un autre',
    links: 'Sans autre lien que celui de leur catégorie',
  },
  shown: (shown, all) => {
    if (all === 0)
      return 'Il n’y a pas encore de produits : tapez-les ou collez-les dans la ligne ci-dessous.';
    if (shown === 0) return `Aucun (sur ${counted(all, products)}) n’est dans ce cas.`;
    return shown === all ? counted(all, products) : `${shown} sur ${counted(all, products)}`;
  },
  again: 'Trier et filtrer de nouveau',
  help: 'Les flèches déplacent, Entrée ou F2 modifie, Maj avec une flèche sélectionne une plage, Ctrl+C, Ctrl+X et Ctrl+V copient, coupent et collent, Ctrl+D recopie vers le bas, Ctrl+Entrée ouvre le formulaire complet. Sous la dernière ligne, ce que vous tapez ou collez devient de nouveaux produits.',
  helpTitle: 'Touches',
  row: 'Ligne',
  newRow: 'Nouveau',

  selected: 'Les produits sélectionnés',
  add: 'Ajouter un produit',
  edit: 'Modifier la cellule',
  open: 'Ouvrir le formulaire complet',
  fill: 'Recopier vers le bas',
  remove: (count) => `Retirer ${count === 0 ? 'des produits' : counted(count, products)}`,
  category: 'Catégorie des produits sélectionnés',
  choose: (count) => `Mettre ${count === 0 ? 'des produits' : counted(count, products)} dans …`,

  editing: (column, row) => `${column}, ligne ${row}`,
  empty: '(vide)',
  refused: (text, wrong) => `« ${text} » n’a pas été repris. ${wrong}`,
  uploading: 'Ajout de l’image …',
  dropped: (name) => `${name} est maintenant l’image.`,

  // Files
  download: (format) => `Télécharger ${format}`,
  upload: 'Importer un tableau',
  making: (count) => `Préparation d’un fichier de ${counted(count, products)} …`,
  reading: (name) => `Lecture de ${name} et vérification de ce qu’il changerait …`,
  table: {
    rows: (done, total) => `${done} sur ${counted(total, products)} écrits`,
    pack: 'Compression du fichier',
    read: 'Étape 1 sur 3 : lecture du tableau',
    compare: 'Étape 2 sur 3 : comparaison avec les produits',
    check: 'Étape 3 sur 3 : vérification du site tel qu’il serait',
  },
  takeoverTitle: (name) => `Ce que ${name} changerait`,
  takeOver: 'Le reprendre',
  cancel: 'Abandonner',
  goOn: 'Continuer',
  onTheWay: 'Comment le tableau a été lu',
  toFetch: (count) => `${counted(count, { one: 'image', other: 'images' })} à aller chercher`,
  givePictures:
    'Si vous les avez, donnez-les ici : fichiers, dossier ou ZIP. Elles sont reconnues à leur nom.',
  pictureFiles: 'Images ou ZIP',
  pictureFolder: 'Dossier d’images',
  findingPictures: 'Recherche des images …',
  adding: (number, all) => `Ajout de l’image ${number} sur ${all} …`,
  noneNamed: 'Aucun de ces fichiers ne porte le nom d’une image attendue.',
  noZip: (name) =>
    `${name} n’est pas un fichier ZIP, ou il est abîmé. Compressez les images à nouveau.`,
  nothing: 'Le tableau dit ce que disent les produits : il n’y a rien à changer.',
  onlyMissing:
    'Ce que contient le tableau est comme sur le site. Seuls pourraient partir les produits qui n’y sont pas.',
  added: (count) => counted(count, { one: 'produit ajouté', other: 'produits ajoutés' }),
  changed: (count, changed) =>
    `${counted(count, { one: 'produit modifié', other: 'produits modifiés' })}, ${counted(changed, cells)}`,
  missing: (count) =>
    `${counted(count, products)} du site ${form(count, { one: 'n’est', other: 'ne sont' })} pas dans le tableau`,
  removeMissing: (count) => (count === 1 ? 'Le retirer' : 'Les retirer'),
  same: (count) =>
    count === 0
      ? ''
      : `${counted(count, { one: 'produit inchangé', other: 'produits inchangés' })}.`,
  mistakes: (count) => counted(count, { one: 'erreur', other: 'erreurs' }),
  withMistakes:
    'Vous pouvez reprendre le tableau malgré tout : les erreurs apparaîtront à leurs cellules, et le site ne sera pas construit tant qu’elles ne seront pas corrigées.',
  leftOut: 'Laissé de côté',
  more: (count) => `… et ${counted(count, { one: 'autre', other: 'autres' })}`,
  tookOver: (name) => `${name} a été repris. Ctrl+Z revient en arrière.`,
  changedMeanwhile: 'Les produits ont été modifiés entre-temps : vérifiez encore une fois.',

  // Categories
  tabs: 'Partie du catalogue affichée',
  categories: 'Catégories',
  nameOf: (id) => `Nom de ${id}`,
  products: (count) => counted(count, products),
  picture: (name) => `Image de ${name}`,
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  address: (name) => `Adresse de ${name}`,
  openCategory: (name) => `Ouvrir le formulaire complet de ${name}`,
  removeCategory: (name) => `Retirer ${name}`,
  notEmpty: (name, count) =>
    `${name} ne peut pas être retirée : ${counted(count, products)} ${form(count, { one: 'serait', other: 'seraient' })} sans catégorie`,
  newCategory: 'Nom d’une nouvelle catégorie',
  addCategory: 'Ajouter une catégorie',
  idTaken: (id) => `Il y a déjà une catégorie « ${id} ».`,
  shortName: 'Nom court dans les adresses : minuscules, chiffres et tirets',
  renameNow: 'Changer l’adresse',
  willFollow: (count, linked) => {
    const following = [
      ...(count > 0 ? [counted(count, products)] : []),
      ...(linked > 0 ? [counted(linked, links)] : []),
    ];
    const follow = form(count + linked, { one: 'suit', other: 'suivent' });
    const what = following.length > 0 ? `${list(following)} ${follow}. ` : '';
    return `${what}L’ancienne adresse mène toujours à la catégorie.`;
  },
  followed: (count, linked) =>
    `${counted(count, products)} et ${counted(linked, links)} ont suivi.`,

  did: {
    addCategory: (name) => `ajouter ${name}`,
    moveCategory: (name) => `déplacer ${name}`,
    removeCategory: (name) => `retirer ${name}`,
    renameCategory: (name) => `changer l’adresse de ${name}`,
    takeOver: (name) => `reprendre ${name}`,
    edit: (column) => `modifier « ${column.toLowerCase()} »`,
    paste: (rows, columns) => `coller ${rows} × ${columns} cellules`,
    cut: 'couper des cellules',
    clear: 'vider des cellules',
    fill: 'recopier vers le bas',
    category: 'changer la catégorie',
    remove: (count) => `retirer ${counted(count, products)}`,
    picture: 'changer une image',
  },
  copied: (rows, columns) => `${rows} × ${columns} cellules copiées.`,
  done: (changed, added, refused) =>
    [
      `${counted(changed, { one: 'cellule écrite', other: 'cellules écrites' })}.`,
      ...(added > 0
        ? [`${counted(added, { one: 'produit ajouté', other: 'produits ajoutés' })}.`]
        : []),
      ...(refused > 0
        ? [
            `${counted(refused, { one: 'texte non repris', other: 'textes non repris' })} : voyez les cellules marquées.`,
          ]
        : []),
    ].join(' '),
};
