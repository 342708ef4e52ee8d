import type { FormWords } from '../../form/words';
import { counted } from './notation';

/** The forms in Norwegian. */
export const FORM: FormWords = {
  block: 'blokk',
  entry: 'element',
  add: (what) => `Legg til ${what}`,
  alsoPossible: 'Også mulig her',
  anotherFile: 'Velg et annet',
  choose: 'Velg',
  chooseFile: 'Velg et bilde',
  clear: (what) => `Fjern ${what}`,
  copyOf: (what) => `Dupliser «${what}»`,
  cure: 'Rett det',
  cureOf: (advice) => `Rett det: ${advice}`,
  dropHere: 'Last opp et bilde',
  fill: 'Velg',
  hiddenBlock: (name) => `Skjult: ${name}`,
  numbered: (what, number) => `${what ?? 'Element'} ${number}`,
  from: (value) => `Vanligvis: ${value}`,
  kind: 'Hva den inneholder',
  list: 'liste',
  mistakes: ({ errors, warnings }) =>
    errors > 0
      ? counted(errors, { other: 'feil' })
      : counted(warnings, { one: 'advarsel', other: 'advarsler' }),
  more: (count) => `Vis ${count} til`,
  moveDown: (what) => `Flytt «${what}» ned`,
  howToDrag:
    'For å flytte elementet, trykk Enter, så piltastene, så Enter igjen. Escape lar det stå der det var.',
  pickedUp: (name, place) => `«${name}» kan flyttes fra plass ${place}.`,
  isAtPlace: (name, place) => `«${name}» er over plass ${place}.`,
  putBack: (name, place) => `«${name}» er tilbake på plass ${place}.`,
  moved: (name, place, count) => `«${name}» er nå på plass ${place} av ${count}.`,
  moveTo: (what) => `Flytt «${what}»: dra, eller trykk Enter og så piltastene`,
  moveInto: (name) => `Flytt «${name}» inn i undermenyen til punktet før`,
  moveOut: (name) => `Flytt «${name}» ut av undermenyen`,
  moveUp: (what) => `Flytt «${what}» opp`,
  newName: 'Navn på en ny liste',
  noMatch: 'Ingenting passer.',
  none: 'ingen',
  remove: (what) => `Slett «${what}»`,
  searchIn: (what) => `Søk i ${what.toLowerCase()}`,
  searchPictures: 'Søk i bilder',
  standard: (value) => `${value} (vanlig)`,
  staleText: (text) => `«${text}» ble skrevet til det forrige bildet. Hva viser dette?`,
  textFits: 'Teksten passer fortsatt',
  uploading: 'Laster opp …',
  uploadFile: 'Last opp en fil',
  sayWhatItShows: 'Skriv hva det nye bildet viser: teksten handlet om det forrige.',
  orDrop: 'Eller slipp et bilde her.',
  pictureKinds:
    'Tegninger (SVG) får nettstedets farger. Bilder kan komme rett fra kameraet: de gjøres små for besøkende.',
  stillLooking: 'Leter fortsatt …',
  standsIn: 'Til dette er rettet, viser siden den siste gyldige verdien, eller utelater den.',
  inZone: (zone) => `Tid i ${zone}`,
  timeOf: (label) => `Klokkeslett, ${label}`,
};
