import type { ShellWords } from '../../words';
import { counted, list, size } from './notation';

const errors = { other: 'feil' };
const warnings = { one: 'advarsel', other: 'advarsler' };
const links = { one: 'lenke', other: 'lenker' };
const texts = { one: 'tekst', other: 'tekster' };

const seconds = new Intl.NumberFormat('nb', {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Studio’s shell in Norwegian. */
export const SHELL: ShellWords = {
  // The shell
  studio: 'Studio',
  language: 'Språk i Studio',
  languageWhy: 'Menyer, knapper og forklaringer. Nettstedet beholder språket sitt uansett.',
  languageOfSite: 'Som nettstedet',
  languageNotKept: 'Nettleseren tar ikke vare på noe for denne siden, så språk kan ikke velges.',
  justNow: 'nettopp',
  panels: { site: 'Nettsted', page: 'Side', form: 'Skjema' },
  panelsName: 'Del som vises',
  pages: 'Sider',
  wholeSite: 'Hele nettstedet',
  wholeFile: 'Hele filen',
  views: 'Verktøy',
  sections: {
    site: 'Bedrift',
    theme: 'Utseende',
    navigation: 'Meny',
    footer: 'Bunntekst',
    social: 'Sosiale medier',
    branches: 'Avdelinger',
    inquiry: 'Forespørsler',
    contact: 'Kontaktskjema',
    store: 'Katalog',
    products: 'Produkter',
    shared: 'Delte lister',
    sharedBlocks: 'Delte blokker',
    strings: 'Ord',
    redirects: 'Omdirigeringer',
    notFound: 'Side ikke funnet',
  },
  undo: (name) => (name === undefined ? 'Ingenting å angre' : `Angre: ${name}`),
  redo: (name) => (name === undefined ? 'Ingenting å gjøre om' : `Gjør om: ${name}`),
  undone: (name) => `Angret: ${name}`,
  redone: (name) => `Gjort om: ${name}`,
  notUndone: (name) => `Ikke angret, fordi et annet vindu har endret det i mellomtiden: ${name}`,
  partlyUndone: (name) =>
    `Angret: ${name}. Det et annet vindu har endret i mellomtiden, blir som det er.`,
  inOtherWindow: (name) => `I et annet vindu: ${name}`,
  otherWindows: (count) =>
    `Også åpent i ${counted(count, { one: 'annet vindu', other: 'andre vinduer' })}`,
  save: 'Lagre',
  saveKeys: 'Lagre (Ctrl+S)',
  loading: 'Et øyeblikk …',
  slowPage: 'Siden er treg på denne datamaskinen. Den vises her så snart den er tegnet.',
  loadAgain: 'Last den på nytt',
  saved: 'Alle endringer er lagret',
  serverIsGone: 'Serveren til Studio svarer ikke. Endringene dine venter her til den gjør det.',
  noAnswer: 'Serveren til Studio svarer ikke. Kjører den fortsatt i terminalen sin?',
  otherStudio: 'Et annet Studio svarer.',
  kept: (ago) => {
    if (ago === undefined) return 'Tar vare på endringene dine …';
    return ago < 60
      ? `Tatt vare på for ${ago} s siden, ikke lagret ennå`
      : `Tatt vare på for ${Math.round(ago / 60)} min siden, ikke lagret ennå`;
  },
  find: 'Finn',
  findKeys: 'Finn (Ctrl+K)',
  help: 'Vis hvordan Studio virker',
  close: 'Lukk',
  back: 'Tilbake',
  next: 'Neste',
  allMistakes: (wrong, doubtful) => {
    const found = [
      ...(wrong > 0 ? [counted(wrong, errors)] : []),
      ...(doubtful > 0 ? [counted(doubtful, warnings)] : []),
    ];
    return found.length === 0 ? 'Ingen feil' : `Vis ${list(found)}`;
  },
  conflictCount: (count) => `Avgjør ${counted(count, { one: 'konflikt', other: 'konflikter' })}`,

  // What arrives of a form
  arriving: 'Det som kommer fram',
  arrivingHint: 'En melding fra dette skjemaet slik det er nå, med eksempler på utfylte felt.',
  arrivingMail: 'Som e-post',
  arrivingCopy: 'Kopier teksten',
  arrivingCopied: 'Teksten er kopiert.',
  arrivingTo: 'Til',
  arrivingReply: 'Svar går til',
  arrivingSubject: 'Emne',
  arrivingChat: 'På WhatsApp',
  arrivingChatHint: 'Tilbys besøkende som ikke fikk sendt meldingen sin.',
  arrivingJson: 'Til skjematjenesten',
  arrivingJsonHint: 'Det skjematjenesten din får, og lager e-posten av på sin måte.',

  // Preview
  widths: 'Skjermbredde',
  width: { 360: 'Telefon', 768: 'Nettbrett', 1280: 'PC' },
  addFirst: 'Legg til en blokk øverst',
  addBefore: (name) =>
    name === '' ? 'Legg til en blokk nederst' : `Legg til en blokk før «${name}»`,
  weight: (after, before) => {
    const change = before === undefined ? 0 : after - before;
    const sign = change > 0 ? '+' : '−';
    return Math.abs(change) < 500
      ? size(after)
      : `${size(after)} (${sign}${size(Math.abs(change))})`;
  },
  weightFor: (paint, whole, cost) =>
    `På tregt 3G kan siden leses etter omtrent ${seconds.format(paint)} og er hel etter ${seconds.format(whole)}.${cost === undefined ? '' : ` Den koster en besøkende ${cost}.`}`,
  withoutCode: 'Skript og stiler er ikke regnet med ennå: «npm run build» måler dem.',
  heaviest: (name, bytes) => `Tyngste blokk: ${name}, ${size(bytes)}`,

  // Blocks
  blocks: 'Blokker',
  noBlocks:
    'Siden er tom. Legg til den første blokken: et toppfelt med sidens tittel kommer først.',
  blockActions: 'Denne blokken',
  addBelow: 'Legg til en blokk under',
  up: 'Flytt opp',
  down: 'Flytt ned',
  duplicate: 'Dupliser',
  copy: 'Kopier',
  paste: 'Lim inn under',
  toPage: 'Flytt til side …',
  hide: 'Skjul',
  showAgain: 'Vis igjen',
  deleteIt: 'Slett',
  short: {
    addBelow: 'Legg til',
    up: 'Opp',
    down: 'Ned',
    duplicate: 'Dupliser',
    copy: 'Kopier',
    paste: 'Lim inn',
    toPage: 'Flytt',
    hide: 'Skjul',
    showAgain: 'Vis',
    remove: 'Slett',
  },
  hidden: 'Skjult. Besøkende ser den ikke; øyet viser den igjen.',
  notBefore: (day) => `Ikke på nettstedet før ${day}`,
  ranOut: (day) => `Har utløpt: ${day}`,
  copied: (name) => `Kopiert: ${name}`,
  notPasted: 'Nettleseren lar ikke Studio lese utklippstavlen.',
  noBlockToPaste: 'Det er ingen blokk på utklippstavlen som passer her.',
  chooseBlock: 'Legg til en blokk',
  searchBlocks: 'Søk i blokker',
  blockGroups: {
    top: 'Øverst på siden',
    text: 'Tekst og tabeller',
    offer: 'Det dere tilbyr',
    products: 'Produkter',
    trust: 'De som stoler på dere',
    contact: 'Kontakt',
    more: 'Mer',
  },
  usedOn: (count) =>
    count === 0
      ? 'Disse blokkene er ikke på noen side.'
      : `Disse blokkene brukes på ${counted(count, { one: 'side', other: 'sider' })}:`,
  editForAll: 'Rediger dem overalt',
  onlyHere: 'Bare her',
  moveBlockTitle: (name) => `Flytt «${name}»`,
  toWhichPage: 'Nederst på siden',
  moveBlockNow: 'Flytt den dit',

  // Pages
  aboutPage: 'Om denne siden',
  pageActions: 'Denne siden',
  changeAddress: 'Endre adresse …',
  deletePage: 'Slett …',
  addPage: 'Legg til',
  addPageTitle: 'Legg til en side',
  addPageNow: 'Legg til siden',
  pageName: 'Navn på siden',
  below: 'Den ligger under',
  belowNone: 'ingen: den er på øverste nivå',
  address: 'Adresse',
  noAddress:
    'En adresse begynner med skråstrek og har små bokstaver a til z, sifre og bindestreker: «/our-team».',
  taken: (name) => `Siden «${name}» har denne adressen.`,
  pageDescription: 'Hva den handler om, i én setning for søkemotorer',
  putInMenu: 'Legg den i menyen',
  isNews: 'Det er en nyhet, fra i dag',
  movePageTitle: (name) => `Endre adressen til «${name}»`,
  newAddress: 'Ny adresse',
  leadOn: (path) => `Besøkende som kommer til ${path}, ledes til den nye adressen`,
  willCorrect: (count) =>
    count === 0 ? 'Ingen lenke fører til denne siden.' : `${counted(count, links)} blir rettet:`,
  leadHere: 'Det som fører til denne siden',
  linksCorrected: (count) => `Adressen er endret, ${counted(count, links)} rettet.`,
  movePageNow: 'Endre adressen',
  deletePageTitle: (name) => `Slette «${name}»?`,
  leadsCount: (count) =>
    count === 0
      ? 'Ingen lenke fører til denne siden.'
      : `${counted(count, links)} til denne siden vil ikke føre noe sted:`,
  keepIt: 'Behold den',
  deletePageNow: 'Slett siden',

  // Saving
  slowFile: (name) =>
    `«${name}» tar en stund å skrive, som alle store arbeidsbøker. Som CSV går det på noen sekunder: be den som har ansvar for nettstedet, om å oppgi en .csv-fil i stedet.`,
  saveTitle: 'Lagre endringene',
  saveNow: (file) => `Lagre i ${file}`,
  nothingToSave: 'Det er ingenting å lagre: filen inneholder nøyaktig det du ser.',
  saveWithMistakes: (count) =>
    `Det er fortsatt ${counted(count, errors)}. Du kan lagre, men nettstedet kan ikke publiseres før alt er rettet.`,
  copySummary: 'Kopier listen',
  notCopied: 'Nettleseren lar ikke Studio kopiere.',
  summaryCopied: 'Listen er på utklippstavlen.',
  takeBack: 'Ta tilbake',
  takeBackLine: (words) => `Ta tilbake: ${words}`,
  conflictsFirst: 'Avgjør konfliktene først.',
  saving: 'Lagrer …',
  didSave: (lines) => `Lagret: ${counted(lines, { one: 'linje', other: 'linjer' })} endret.`,

  // Finding
  command: 'Kommando',
  findWhat: 'Sider, blokker, produkter, tekster, kommandoer',
  addKind: (title) => `Legg til en blokk: ${title}`,
  replaceTitle: 'Finn og erstatt',
  findText: 'Finn',
  replaceBy: 'Erstatt med',
  mindCapitals: 'Skill mellom store og små bokstaver',
  places: (count) => (count === 0 ? 'Ingen tekst har det.' : `Funnet i ${counted(count, texts)}:`),
  replaceNow: (count) => (count === 0 ? 'Erstatt' : `Erstatt i ${counted(count, texts)}`),
  replaced: (count) => `${counted(count, texts)} endret.`,
  mistakesTitle: 'Feil',
  warningsTitle: 'Advarsler',
  mistakesAndWarnings: 'Feil og advarsler',
  fixAll: (count) => `Rett alle ${count}`,
  didFixAll: (count) => `rett ${counted(count, errors)}`,
  moreAlike: (next, all) =>
    next === all ? `Vis de siste ${all} av samme slag` : `Vis ${next} til av ${all} av samme slag`,
  noMistakes: 'Det er ingen feil. Bra jobbet!',

  // Names of steps: 'Angre: …'
  didChange: (field, holder) =>
    holder === '' ? `endre «${field}»` : `endre «${field}» i «${holder}»`,
  didAdd: (name) => `legg til «${name}»`,
  didRemove: (name) => `slett «${name}»`,
  didMove: (name) => `flytt «${name}»`,
  didCopy: (name) => `dupliser «${name}»`,
  didHide: (name) => `skjul «${name}»`,
  didShow: (name) => `vis «${name}» igjen`,
  didMoveTo: (name, page) => `flytt «${name}» til «${page}»`,
  didMovePage: (name, path) => `endre adressen til «${name}» til ${path}`,
  didSeparate: (name) => `gjør «${name}» til denne sidens egen`,
  didTakeBack: (words) => `ta tilbake: ${words}`,
  didReplace: (find, replacement) => `erstatt «${find}» med «${replacement}»`,

  // Of a form
  notThere: (name) => `Nettstedet har ikke noe under «${name}» ennå.`,
  ofLeast: (length, least) => `${length} av minst ${least} tegn`,
  ofLength: (length, most) => `${length} av ${most} tegn`,

  // What was deleted
  trashWhy:
    'De ligger i mappen .studio/trash ved siden av konfigurasjonen til du fjerner dem derfra.',
  restore: 'Legg tilbake',
  restoreOne: (name) => `Legg tilbake ${name}`,
  restored: (name) => `${name} er tilbake.`,
  deletedOn: (moment) => `Slettet ${moment}`,

  leftOut: 'Siden utelater denne blokken til feilene er rettet.',
  toMistake: 'Vis den første feilen',
};
