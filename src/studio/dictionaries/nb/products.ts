import type { ProductsWords } from '../../views/products/words';
import { counted, list } from './notation';

const products = { one: 'produkt', other: 'produkter' };
const links = { one: 'lenke', other: 'lenker' };
const cells = { one: 'celle', other: 'celler' };

/** The products as a table in Norwegian. */
export const PRODUCTS: ProductsWords = {
  title: 'Produkter',
  heading: 'Produkter og kategorier',
  none: 'Dette nettstedet har ingen katalog, og derfor ingen produkter.',
  search: 'Søk i produkter',
  show: 'Vis',
  lists: {
    all: 'Alle produkter',
    mistakes: 'Med feil eller advarsel',
    picture: 'Uten bilde',
    name: 'Med samme navn som et annet',
    links: 'Uten andre lenker enn kategoriens',
  },
  shown: (shown, all) => {
    if (all === 0) return 'Det er ingen produkter ennå: skriv eller lim dem inn i raden under.';
    if (shown === 0) return `Ingen av ${counted(all, products)} er slik.`;
    return shown === all ? counted(all, products) : `${shown} av ${counted(all, products)}`;
  },
  again: 'Sorter og filtrer på nytt',
  help: 'Piltastene flytter, Enter eller F2 redigerer, Shift med en pil merker et område, Ctrl+C, Ctrl+X og Ctrl+V kopierer, klipper ut og limer inn, Ctrl+D fyller nedover, Ctrl+Enter åpner hele skjemaet. Under siste rad blir det du skriver eller limer inn, til nye produkter.',
  helpTitle: 'Taster',
  row: 'Rad',
  newRow: 'Ny',

  selected: 'De merkede produktene',
  add: 'Legg til produkt',
  edit: 'Rediger celle',
  open: 'Åpne hele skjemaet',
  fill: 'Fyll nedover',
  remove: (count) => `Fjern ${count === 0 ? 'produkter' : counted(count, products)}`,
  category: 'Kategori for de merkede produktene',
  choose: (count) => `Legg ${count === 0 ? 'produkter' : counted(count, products)} i …`,

  editing: (column, row) => `${column}, rad ${row}`,
  empty: '(tom)',
  refused: (text, wrong) => `«${text}» ble ikke overtatt. ${wrong}`,
  uploading: 'Legger til bildet …',
  dropped: (name) => `${name} er bildet nå.`,

  // Files
  download: (format) => `Last ned ${format}`,
  upload: 'Last opp en tabell',
  making: (count) => `Lager en fil med ${counted(count, products)} …`,
  reading: (name) => `Leser ${name} og kontrollerer hva den ville endre …`,
  table: {
    rows: (done, total) => `${done} av ${counted(total, products)} skrevet`,
    pack: 'Pakker filen',
    read: 'Trinn 1 av 3: leser tabellen',
    compare: 'Trinn 2 av 3: sammenligner den med produktene',
    check: 'Trinn 3 av 3: kontrollerer nettstedet slik det ville bli',
  },
  takeoverTitle: (name) => `Hva ${name} ville endre`,
  takeOver: 'Overta den',
  cancel: 'Avbryt',
  goOn: 'Fortsett',
  onTheWay: 'Slik ble tabellen lest',
  toFetch: (count) => `${counted(count, { one: 'bilde', other: 'bilder' })} å hente`,
  givePictures:
    'Har du dem, gi dem her: som filer, i en mappe eller i en ZIP. De kjennes igjen på navnet.',
  pictureFiles: 'Bilder eller ZIP',
  pictureFolder: 'Mappe med bilder',
  findingPictures: 'Leter etter bildene …',
  adding: (number, all) => `Legger til bilde ${number} av ${all} …`,
  noneNamed: 'Ingen av disse filene har navnet til et bilde som mangler.',
  noZip: (name) => `${name} er ingen ZIP-fil, eller den er skadet. Pakk bildene på nytt.`,
  nothing: 'Tabellen sier det samme som produktene: det er ingenting å endre.',
  onlyMissing:
    'Det tabellen inneholder, er som på nettstedet. Bare produkter som ikke står der, kunne gå ut.',
  added: (count) => `${counted(count, products)} lagt til`,
  changed: (count, changed) => `${counted(count, products)} endret, ${counted(changed, cells)}`,
  missing: (count) => `${counted(count, products)} på nettstedet står ikke i tabellen`,
  removeMissing: (count) => (count === 1 ? 'Fjern det' : 'Fjern dem'),
  same: (count) => (count === 0 ? '' : `${counted(count, products)} som før.`),
  mistakes: (count) => counted(count, { other: 'feil' }),
  withMistakes:
    'Du kan overta tabellen likevel: feilene står da ved cellene sine, og nettstedet bygges ikke før de er rettet.',
  leftOut: 'Utelatt',
  more: (count) => `… og ${count} til`,
  tookOver: (name) => `${name} er overtatt. Ctrl+Z tar det tilbake.`,
  changedMeanwhile: 'Produktene ble endret i mellomtiden: se på det én gang til.',

  // Categories
  tabs: 'Del av katalogen som vises',
  categories: 'Kategorier',
  nameOf: (id) => `Navn på ${id}`,
  products: (count) => counted(count, products),
  picture: (name) => `Bilde for ${name}`,
  up: (name) => `Flytt ${name} opp`,
  down: (name) => `Flytt ${name} ned`,
  address: (name) => `Adressen til ${name}`,
  openCategory: (name) => `Åpne hele skjemaet for ${name}`,
  removeCategory: (name) => `Fjern ${name}`,
  notEmpty: (name, count) =>
    `${name} kan ikke fjernes: ${counted(count, products)} ville stå uten kategori`,
  newCategory: 'Navn på en ny kategori',
  addCategory: 'Legg til kategori',
  idTaken: (id) => `Det finnes allerede en kategori «${id}».`,
  shortName: 'Kort navn i adresser: små bokstaver, sifre og bindestreker',
  renameNow: 'Endre adressen',
  willFollow: (count, linked) => {
    const following = [
      ...(count > 0 ? [counted(count, products)] : []),
      ...(linked > 0 ? [counted(linked, links)] : []),
    ];
    const what = following.length > 0 ? `${list(following)} følger med. ` : '';
    return `${what}Den gamle adressen fører fortsatt til kategorien.`;
  },
  followed: (count, linked) =>
    `${counted(count, products)} og ${counted(linked, links)} ble endret med den.`,

  did: {
    addCategory: (name) => `legg til ${name}`,
    moveCategory: (name) => `flytt ${name}`,
    removeCategory: (name) => `fjern ${name}`,
    renameCategory: (name) => `endre adressen til ${name}`,
    takeOver: (name) => `overta ${name}`,
    edit: (column) => `endre «${column.toLowerCase()}»`,
    paste: (rows, columns) => `lim inn ${rows} × ${columns} celler`,
    cut: 'klipp ut celler',
    clear: 'tøm celler',
    fill: 'fyll nedover',
    category: 'endre kategorien',
    remove: (count) => `fjern ${counted(count, products)}`,
    picture: 'bytt et bilde',
  },
  copied: (rows, columns) => `${rows} × ${columns} celler kopiert.`,
  done: (changed, added, refused) =>
    [
      `${counted(changed, cells)} skrevet.`,
      ...(added > 0 ? [`${counted(added, products)} lagt til.`] : []),
      ...(refused > 0
        ? [
            `${counted(refused, { one: 'tekst', other: 'tekster' })} ikke overtatt: se de merkede cellene.`,
          ]
        : []),
    ].join(' '),
};
