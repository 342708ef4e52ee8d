import { counted } from '../../counted';
import { inLanguage } from '../../language/spoken';

const ENGLISH = {
  title: 'Products',
  heading: 'Products and categories',
  none: 'This site has no store, and so no products.',
  search: 'Search products',
  show: 'Show',
  lists: {
    all: 'All products',
    mistakes: 'With a mistake or warning',
    picture: 'Without a picture',
    name: 'With the same name as another',
    links: 'Linked from nowhere but their category',
  },
  shown: (shown: number, all: number) => {
    if (all === 0) return 'There are no products yet: type or paste them into the row below.';
    if (shown === 0) return `None of ${counted(all, 'product')} is like that.`;
    return shown === all ? counted(all, 'product') : `${shown} of ${counted(all, 'product')}`;
  },
  again: 'Sort and filter again',
  help: 'Arrow keys move, Enter or F2 edits, Shift with an arrow selects a range, Ctrl+C, Ctrl+X and Ctrl+V copy, cut and paste, Ctrl+D fills down, Ctrl+Enter opens the full form. Below the last row, what you type or paste becomes new products.',
  helpTitle: 'Keys',
  row: 'Row',
  newRow: 'New',

  selected: 'The selected products',
  add: 'Add product',
  edit: 'Edit cell',
  open: 'Open the full form',
  fill: 'Fill down',
  remove: (count: number) => `Remove ${count === 0 ? 'products' : counted(count, 'product')}`,
  category: 'Category of the selected products',
  choose: (count: number) => `Put ${count === 0 ? 'products' : counted(count, 'product')} into …`,

  editing: (column: string, row: number) => `${column}, row ${row}`,
  empty: '(empty)',
  refused: (text: string, wrong: string) => `“${text}” was not taken over. ${wrong}`,
  uploading: 'Adding the picture …',
  dropped: (name: string) => `${name} is the picture now.`,

  // Files
  download: (format: string) => `Download ${format}`,
  upload: 'Upload a table',
  making: (products: number) => `Making a file of ${counted(products, 'product')} …`,
  reading: (name: string) => `Reading ${name} and checking what it would change …`,
  table: {
    rows: (done: number, total: number) => `${done} of ${counted(total, 'product')} written`,
    pack: 'Packing the file',
    read: 'Step 1 of 3: reading the table',
    compare: 'Step 2 of 3: comparing it with the products',
    check: 'Step 3 of 3: checking the site as it would be',
  },
  takeoverTitle: (name: string) => `What ${name} would change`,
  takeOver: 'Take it over',
  cancel: 'Cancel',
  goOn: 'Continue',
  onTheWay: 'How the table was read',
  toFetch: (count: number) => `${counted(count, 'picture')} to fetch`,
  givePictures:
    'If you have them, give them here: as files, in a folder or in a ZIP. They are found by their names.',
  pictureFiles: 'Pictures or ZIP',
  pictureFolder: 'Folder of pictures',
  findingPictures: 'Looking for the pictures …',
  adding: (number: number, all: number) => `Adding picture ${number} of ${all} …`,
  noneNamed: 'None of these files has the name of a picture that is wanted.',
  noZip: (name: string) => `${name} is no ZIP file, or it is damaged. Pack the pictures once more.`,
  nothing: 'The table says what the products say: there is nothing to change.',
  onlyMissing:
    'What the table has is as on the site. Only products that it does not have could go.',
  added: (count: number) => `${counted(count, 'product')} added`,
  changed: (count: number, cells: number) =>
    `${counted(count, 'product')} changed, ${counted(cells, 'cell')}`,
  missing: (count: number) =>
    `${counted(count, 'product')} of the site ${count === 1 ? 'is' : 'are'} not in the table`,
  removeMissing: (count: number) => (count === 1 ? 'Remove it' : 'Remove them'),
  same: (count: number) => (count === 0 ? '' : `${counted(count, 'product')} as before.`),
  mistakes: (count: number) => counted(count, 'mistake'),
  withMistakes:
    'You can take the table over all the same: the mistakes then stand at their cells, and the site is not built until they are mended.',
  leftOut: 'Left out',
  more: (count: number) => `… and ${count} more`,
  tookOver: (name: string) => `${name} was taken over. Ctrl+Z takes it back.`,
  changedMeanwhile: 'The products were changed meanwhile: look at it once more.',

  // Categories
  tabs: 'What is shown of the catalogue',
  categories: 'Categories',
  nameOf: (id: string) => `Name of ${id}`,
  products: (count: number) => counted(count, 'product'),
  picture: (name: string) => `Picture of ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  address: (name: string) => `Address of ${name}`,
  openCategory: (name: string) => `Open the full form of ${name}`,
  removeCategory: (name: string) => `Remove ${name}`,
  notEmpty: (name: string, count: number) =>
    `${name} cannot be removed: ${counted(count, 'product')} would be in no category`,
  newCategory: 'Name of a new category',
  addCategory: 'Add category',
  idTaken: (id: string) => `There is a category “${id}” already.`,
  shortName: 'Short name in addresses: lower case letters, digits and hyphens',
  renameNow: 'Change the address',
  willFollow: (products: number, links: number) => {
    const following = [
      products > 0 && counted(products, 'product'),
      links > 0 && counted(links, 'link'),
    ].filter(Boolean);
    const follow = products + links === 1 ? 'follows' : 'follow';
    const what = following.length > 0 ? `${following.join(' and ')} ${follow}. ` : '';
    return `${what}The old address still leads to the category.`;
  },
  followed: (products: number, links: number) =>
    `${counted(products, 'product')} and ${counted(links, 'link')} changed with it.`,

  did: {
    addCategory: (name: string) => `add ${name}`,
    moveCategory: (name: string) => `move ${name}`,
    removeCategory: (name: string) => `remove ${name}`,
    renameCategory: (name: string) => `change the address of ${name}`,
    takeOver: (name: string) => `take over ${name}`,
    edit: (column: string) => `change ${column.toLowerCase()}`,
    paste: (rows: number, columns: number) => `paste ${rows} × ${columns} cells`,
    cut: 'cut cells',
    clear: 'empty cells',
    fill: 'fill down',
    category: 'change the category',
    remove: (count: number) => `remove ${counted(count, 'product')}`,
    picture: 'change a picture',
  },
  copied: (rows: number, columns: number) => `${rows} × ${columns} cells copied.`,
  done: (changed: number, added: number, refused: number) =>
    [
      `${counted(changed, 'cell')} written.`,
      added > 0 && `${counted(added, 'product')} added.`,
      refused > 0 && `${counted(refused, 'text')} not taken over: see the marked cells.`,
    ]
      .filter(Boolean)
      .join(' '),
} as const;

/** The words of the products as a table. */
export const WORDS = inLanguage('products', ENGLISH);
export type ProductsWords = typeof WORDS;
