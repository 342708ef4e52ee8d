import type { PicturesWords } from '../../views/pictures/words';
import { counted, size } from './notation';

const pictures = { one: 'bilde', other: 'bilder' };
const places = { one: 'sted', other: 'steder' };

/** The library of pictures in Norwegian. */
export const PICTURES: PicturesWords = {
  title: 'Bilder',
  search: 'Søk i bilder',
  show: 'Vis',
  filters: { all: 'Alle', unused: 'Ikke i bruk', untold: 'Uten tekst', wrong: 'Med feil' },
  count: (shown, all) => {
    if (all === 0) return 'Det er ingen bilder ennå.';
    if (shown === 0) return `Ingen av ${counted(all, pictures)} er slik.`;
    return shown === all ? counted(all, pictures) : `${shown} av ${counted(all, pictures)}`;
  },
  upload: 'Legg til bilder',
  dropHere: 'Slipp bilder hvor som helst her, eller lim dem inn',
  uploading: (done, of) => `Legger til bilde ${done + 1} av ${of} …`,
  added: (count) => `${counted(count, pictures)} lagt til.`,
  refused: (name, reason) => `${name}: ${reason}`,
  dismiss: 'Fjern meldingen',

  // Of one picture
  used: (count) =>
    count === 0 ? 'Ikke i bruk' : `Brukt ${counted(count, { one: 'gang', other: 'ganger' })}`,
  untold: 'Tekst mangler',
  wrong: 'Kan ikke vises',
  size: (width, height) => `${width} × ${height} px`,
  file: (bytes) => `Fil: ${size(bytes)}`,
  phone: (bytes) =>
    bytes === undefined ? 'På en telefon: måler …' : `På en telefon: ${size(bytes)}`,
  phoneWhy: 'Det en vanlig telefon får av det, som AVIF; en tegning, komprimert.',
  close: 'Lukk',
  whereUsed: 'Hvor det er brukt',
  nowhere: 'Ingen side, ikke noe produkt og ingen del av nettstedet viser det.',
  goThere: (place) => `Gå til ${place}`,
  replace: 'Erstatt overalt …',
  remove: 'Slett',
  removeAll: (count) => `Slett alle ${count} som ikke er i bruk`,
  removed: (count) => `${counted(count, pictures)} slettet. Du finner dem nederst på denne siden.`,

  // Texts
  goodText:
    'Si hva bildet viser og hvorfor det er her, med få ord, som på telefonen: «Tosylindret diesel med gir». Ikke «bilde av», ikke filnavn.',
  newTitle: 'Hva viser disse bildene?',
  newWhy: 'De som ikke kan se et bilde, hører denne teksten. Den fylles inn der du bruker bildet.',
  whatShows: (name) => `Hva ${name} viser`,
  keepTexts: 'Behold disse tekstene',
  later: 'Senere',
  advice: {
    name: 'Dette ser ut som et filnavn.',
    start: 'Skjermlesere sier «bilde» av seg selv: begynn med det som vises.',
    long: 'Dette er langt å høre på. Hva ville du sagt i én setning?',
  },

  // Crop and focus point
  frame: 'Utsnitt og fokus …',
  frameOne: (place) => `Utsnitt og fokuspunkt i ${place}`,
  frameTitle: (name) => `Utsnitt og fokuspunkt for ${name}`,
  frameWhy:
    'Dra hjørnene for å publisere en del av bildet, og dra det runde punktet til det som må være synlig der bildet beskjæres, eller klikk der. Piltastene flytter det som har fokus, med Shift ti ganger så langt. Filen forblir hel.',
  howCut: 'Slik beskjæres det',
  cuts: { phone: 'På en telefon', slide: 'På et bredt lysbilde', card: 'I et kvadrat' },
  inNumbers: 'I tall',
  numbers: {
    cropX: 'Utsnitt fra venstre, %',
    cropY: 'Utsnitt fra toppen, %',
    cropWidth: 'Utsnittets bredde, %',
    cropHeight: 'Utsnittets høyde, %',
    focusX: 'Fokus fra venstre, %',
    focusY: 'Fokus fra toppen, %',
  },
  cropIs: ({ x, y, width, height }) =>
    `Utsnitt: ${width} × ${height} %, ${x} % fra venstre, ${y} % fra toppen`,
  cornerIs: ({ side, end }, { width, height }) =>
    `Hjørne ${end} ${side}: utsnittet er ${width} × ${height} %`,
  sides: { left: 'til venstre', right: 'til høyre', top: 'øverst', bottom: 'nederst' },
  focusIs: ({ x, y }) => `Fokuspunkt: ${x} % fra venstre, ${y} % fra toppen`,
  frameEverywhere: (count) => `Alle ${count} steder som viser dette bildet`,
  wholePhoto: 'Hele bildet',
  frameNow: (count) => (count === 1 ? 'Bruk dette' : `Bruk dette ${count} steder`),
  didFrame: (name) => `velg utsnitt av ${name}`,
  framed: (count) => `Satt ${counted(count, places)}. Ctrl+Z tar det tilbake.`,

  // Replacing
  replaceTitle: (name) => `Erstatt ${name} overalt`,
  replaceWhy: (count) =>
    `Et annet bilde tar plassen ${counted(count, places)}. Fokuspunkter og utsnitt av det gamle fjernes. Ctrl+Z tar det tilbake.`,
  chooseOther: 'Velg det andre bildet',
  newText:
    'Hva det nye bildet viser (står feltet tomt, blir tekstene som de er, og det spørres etter dem på nytt)',
  replaceNow: (count) => `Erstatt ${counted(count, places)}`,
  didReplace: (old, fresh) => `erstatt ${old} med ${fresh} overalt`,
  replaced: (count) => `Erstattet ${counted(count, places)}.`,

  // Trash
  trash: 'Slettede bilder',
};
