import { counted } from './counted';
import { inLanguage } from './language/spoken';

const ENGLISH = {
  // The shell
  studio: 'Studio',
  language: 'Language of Studio',
  languageWhy:
    'Menus, buttons and explanations. The site keeps its own language, whatever you choose here.',
  languageOfSite: 'As the site',
  languageNotKept: 'This browser keeps nothing for this page, so no language can be chosen.',
  justNow: 'just now',
  panels: { site: 'Site', page: 'Page', form: 'Form' },
  panelsName: 'What is shown',
  pages: 'Pages',
  wholeSite: 'Whole site',
  wholeFile: 'The whole file',
  /** Above the list of views. */
  views: 'Tools',
  sections: {
    site: 'Company',
    theme: 'Look',
    navigation: 'Menu',
    footer: 'Footer',
    social: 'Social networks',
    branches: 'Branches',
    inquiry: 'Inquiries',
    contact: 'Contact form',
    store: 'Store',
    products: 'Products',
    shared: 'Shared lists',
    sharedBlocks: 'Shared blocks',
    strings: 'Words',
    redirects: 'Redirects',
    notFound: 'Page not found',
  },
  undo: (name: string | undefined) => (name === undefined ? 'Nothing to undo' : `Undo: ${name}`),
  redo: (name: string | undefined) => (name === undefined ? 'Nothing to redo' : `Redo: ${name}`),
  undone: (name: string) => `Undone: ${name}`,
  redone: (name: string) => `Redone: ${name}`,
  notUndone: (name: string) => `Not undone, because another window has changed it since: ${name}`,
  partlyUndone: (name: string) =>
    `Undone: ${name}. What another window has changed since stays as it is.`,
  inOtherWindow: (name: string) => `In another window: ${name}`,
  otherWindows: (count: number) => `Also open in ${counted(count, 'other window')}`,
  save: 'Save',
  saveKeys: 'Save (Ctrl+S)',
  loading: 'One moment …',
  slowPage: 'The page takes long on this computer. It appears here as soon as it is drawn.',
  loadAgain: 'Load it again',
  saved: 'All changes are saved',
  serverIsGone: 'Studio’s server does not answer. Your changes wait here until it does.',
  noAnswer: 'Studio’s server does not answer. Is it still running in its terminal?',
  otherStudio: 'Another Studio answers.',
  kept: (seconds: number | undefined) => {
    if (seconds === undefined) return 'Keeping your changes …';
    return seconds < 60
      ? `Kept ${seconds} s ago, not saved yet`
      : `Kept ${Math.round(seconds / 60)} min ago, not saved yet`;
  },
  find: 'Find',
  findKeys: 'Find (Ctrl+K)',
  help: 'Show how Studio works',
  close: 'Close',
  back: 'Back',
  next: 'Next',
  allMistakes: (errors: number, warnings: number) =>
    errors + warnings === 0
      ? 'No mistakes'
      : `Show ${[...(errors > 0 ? [counted(errors, 'mistake')] : []), ...(warnings > 0 ? [counted(warnings, 'warning')] : [])].join(' and ')}`,
  conflictCount: (count: number) => `Decide ${counted(count, 'conflict')}`,

  // What arrives of a form
  arriving: 'What arrives',
  arrivingHint: 'A message of this form as it is now, with examples of what visitors enter.',
  arrivingMail: 'As an e-mail',
  arrivingCopy: 'Copy the text',
  arrivingCopied: 'The text is copied.',
  arrivingTo: 'To',
  arrivingReply: 'Answers go to',
  arrivingSubject: 'Subject',
  arrivingChat: 'By WhatsApp',
  arrivingChatHint: 'Offered to visitors whose message could not be sent.',
  arrivingJson: 'To the form service',
  arrivingJsonHint: 'What your form service is sent, and makes the e-mail of in its own way.',

  // Preview
  widths: 'Width of the screen',
  width: { 360: 'Phone', 768: 'Tablet', 1280: 'Desk' },
  addFirst: 'Add a block at the top',
  addBefore: (name: string) =>
    name === '' ? 'Add a block at the end' : `Add a block before ${name}`,
  weight: (after: number, before: number | undefined) => {
    const change = before === undefined ? 0 : after - before;
    const sign = change > 0 ? '+' : '−';
    return Math.abs(change) < 500
      ? kilobytes(after)
      : `${kilobytes(after)} (${sign}${kilobytes(Math.abs(change))})`;
  },
  weightFor: (paint: number, seconds: number, cost: string | undefined) =>
    `On slow 3G this page can be read after about ${paint.toFixed(1)} s, and is whole after ${seconds.toFixed(1)} s.${cost === undefined ? '' : ` It costs a visitor ${cost}.`}`,
  withoutCode: 'Scripts and styles are not counted yet: “npm run build” measures them.',
  heaviest: (name: string, bytes: number) => `Heaviest block: ${name}, ${kilobytes(bytes)}`,

  // Blocks
  blocks: 'Blocks',
  noBlocks:
    'This page is empty. Add its first block: a hero, with the title of the page, goes first.',
  blockActions: 'This block',
  addBelow: 'Add a block below',
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  copy: 'Copy',
  paste: 'Paste below',
  toPage: 'Move to page …',
  hide: 'Hide',
  showAgain: 'Show again',
  deleteIt: 'Delete',
  /** The same, below their icons. */
  short: {
    addBelow: 'Add',
    up: 'Up',
    down: 'Down',
    duplicate: 'Duplicate',
    copy: 'Copy',
    paste: 'Paste',
    toPage: 'To page',
    hide: 'Hide',
    showAgain: 'Show',
    remove: 'Delete',
  },
  hidden: 'Hidden. Visitors do not see it; its eye shows it again.',
  notBefore: (day: string) => `Not on the site before ${day}`,
  ranOut: (day: string) => `Has run out: ${day}`,
  copied: (name: string) => `Copied: ${name}`,
  notPasted: 'The browser does not let Studio read the clipboard.',
  noBlockToPaste: 'There is no block in the clipboard that fits here.',
  chooseBlock: 'Add a block',
  searchBlocks: 'Search blocks',
  blockGroups: {
    top: 'Top of a page',
    text: 'Text and tables',
    offer: 'What you offer',
    products: 'Products',
    trust: 'Who trusts you',
    contact: 'Contact',
    more: 'More',
  },
  usedOn: (count: number) =>
    count === 0
      ? 'These blocks are on no page.'
      : `These blocks are used on ${counted(count, 'page')}:`,
  editForAll: 'Edit them everywhere',
  onlyHere: 'Only here',
  moveBlockTitle: (name: string) => `Move ${name}`,
  toWhichPage: 'To the end of the page',
  moveBlockNow: 'Move it there',

  // Pages
  aboutPage: 'About this page',
  pageActions: 'This page',
  changeAddress: 'Change address …',
  deletePage: 'Delete …',
  addPage: 'Add',
  addPageTitle: 'Add a page',
  addPageNow: 'Add the page',
  pageName: 'Name of the page',
  below: 'It belongs below',
  belowNone: 'nothing: it is on the first level',
  address: 'Address',
  taken: (name: string) => `The page ${name} has this address.`,
  noAddress:
    'An address begins with a slash and has small letters a to z, digits and hyphens: “/our-team”.',
  pageDescription: 'What it is about, in one sentence for search engines',
  putInMenu: 'Put it in the menu',
  isNews: 'It is news, of today',
  movePageTitle: (name: string) => `Change the address of ${name}`,
  newAddress: 'New address',
  leadOn: (path: string) => `Visitors who come to ${path} are led to the new address`,
  willCorrect: (count: number) =>
    count === 0 ? 'No link leads to this page.' : `${counted(count, 'link')} will be corrected:`,
  leadHere: 'What leads to this page',
  linksCorrected: (count: number) => `Address changed, ${counted(count, 'link')} corrected.`,
  movePageNow: 'Change the address',
  deletePageTitle: (name: string) => `Delete ${name}?`,
  leadsCount: (count: number) =>
    count === 0
      ? 'No link leads to this page.'
      : `${counted(count, 'link')} to this page will lead nowhere:`,
  keepIt: 'Keep it',
  deletePageNow: 'Delete the page',

  // Saving
  slowFile: (name: string) =>
    `“${name}” takes a while to be written, as large workbooks do. As CSV it is there in seconds: ask whoever looks after the site to name a .csv file in its place.`,
  saveTitle: 'Save the changes',
  saveNow: (file: string) => `Save to ${file}`,
  nothingToSave: 'There is nothing to save: the file holds exactly what you see.',
  saveWithMistakes: (count: number) =>
    `There ${count === 1 ? 'is' : 'are'} still ${counted(count, 'mistake')}. You can save, but the site cannot be published until they are fixed.`,
  copySummary: 'Copy the list',
  summaryCopied: 'The list is in the clipboard.',
  notCopied: 'The browser does not let Studio copy.',
  takeBack: 'Take back',
  takeBackLine: (words: string) => `Take back: ${words}`,
  conflictsFirst: 'Decide the conflicts first.',
  saving: 'Saving …',
  didSave: (lines: number) => `Saved: ${counted(lines, 'line')} changed.`,

  // Finding
  command: 'Command',
  findWhat: 'Pages, blocks, products, texts, commands',
  addKind: (title: string) => `Add a block: ${title}`,
  replaceTitle: 'Find and replace',
  findText: 'Find',
  replaceBy: 'Replace with',
  mindCapitals: 'Mind capitals',
  places: (count: number) =>
    count === 0 ? 'No text has that.' : `Found in ${counted(count, 'text')}:`,
  replaceNow: (count: number) => (count === 0 ? 'Replace' : `Replace in ${counted(count, 'text')}`),
  replaced: (count: number) => `${counted(count, 'text')} changed.`,
  mistakesTitle: 'Mistakes',
  warningsTitle: 'Warnings',
  mistakesAndWarnings: 'Mistakes and warnings',
  fixAll: (count: number) => `Fix all ${count}`,
  didFixAll: (count: number) => `fix ${counted(count, 'mistake')}`,
  moreAlike: (next: number, all: number) =>
    next === all ? `Show the last ${all} like these` : `Show ${next} more of ${all} like these`,
  noMistakes: 'There are no mistakes. Well done!',

  // Names of steps: 'Undo: …'
  didChange: (field: string, holder: string) =>
    holder === '' ? `change ${field}` : `change ${field} of “${holder}”`,
  didAdd: (name: string) => `add “${name}”`,
  didRemove: (name: string) => `delete “${name}”`,
  didMove: (name: string) => `move “${name}”`,
  didCopy: (name: string) => `duplicate “${name}”`,
  didHide: (name: string) => `hide “${name}”`,
  didShow: (name: string) => `show “${name}” again`,
  didMoveTo: (name: string, page: string) => `move “${name}” to ${page}`,
  didMovePage: (name: string, path: string) => `change the address of ${name} to ${path}`,
  didSeparate: (name: string) => `make “${name}” this page’s own`,
  didTakeBack: (words: string) => `take back: ${words}`,
  didReplace: (find: string, replacement: string) => `replace “${find}” with “${replacement}”`,

  // Of a form
  notThere: (name: string) => `The site has no ${name.toLowerCase()} yet.`,
  ofLeast: (length: number, least: number) => `${length} of at least ${least} characters`,
  ofLength: (length: number, most: number) => `${length} of ${most} characters`,

  // What was deleted
  trashWhy: 'They lie in the folder .studio/trash beside the config until you remove them there.',
  restore: 'Put back',
  restoreOne: (name: string) => `Put back ${name}`,
  restored: (name: string) => `${name} is back.`,
  deletedOn: (moment: string) => `Deleted ${moment}`,

  leftOut: 'The page leaves this block out until its mistakes are fixed.',
  toMistake: 'Show the first mistake',
} as const;

/** The words of Studio’s shell; forms and tools have their own beside them. What checker and schemas say comes from there. */
export const WORDS = inLanguage('shell', ENGLISH);
export type ShellWords = typeof WORDS;

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}
