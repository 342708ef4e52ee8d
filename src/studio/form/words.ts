import { counted } from '../counted';
import { inLanguage } from '../language/spoken';

const ENGLISH = {
  block: 'block',
  entry: 'entry',
  add: (what: string) => `Add ${what}`,
  alsoPossible: 'Also possible here',
  anotherFile: 'Choose another',
  choose: 'Choose',
  chooseFile: 'Choose a picture',
  clear: (what: string) => `Remove ${what}`,
  copyOf: (what: string) => `Duplicate ${what}`,
  cure: 'Fix it',
  cureOf: (advice: string) => `Fix it: ${advice}`,
  dropHere: 'Upload a picture',
  fill: 'Choose one',
  hiddenBlock: (name: string) => `Hidden: ${name}`,
  onlyIn: (name: string, categories: string) => `${name} (only in ${categories})`,
  numbered: (what: string | undefined, number: number) => `${what ?? 'Entry'} ${number}`,
  from: (value: string) => `Usually: ${value}`,
  kind: 'What it holds',
  list: 'list',
  mistakes: ({ errors, warnings }: { errors: number; warnings: number }) =>
    errors > 0 ? counted(errors, 'mistake') : counted(warnings, 'warning'),
  more: (count: number) => `Show ${count} more`,
  moveDown: (what: string) => `Move ${what} down`,
  howToDrag:
    'To move this, press Enter, then the arrow keys, then Enter again. Escape leaves it where it was.',
  pickedUp: (name: string, place: number) => `${name} can be moved from place ${place}.`,
  isAtPlace: (name: string, place: number) => `${name} is over place ${place}.`,
  putBack: (name: string, place: number) => `${name} is back at place ${place}.`,
  moved: (name: string, place: number, count: number) =>
    `${name} is now at place ${place} of ${count}.`,
  moveTo: (what: string) => `Move ${what}: drag it, or press Enter, then the arrow keys`,
  moveInto: (name: string) => `Move ${name} into the dropdown of the entry before it`,
  moveOut: (name: string) => `Move ${name} out of its dropdown`,
  moveUp: (what: string) => `Move ${what} up`,
  newName: 'Name of a new list',
  noMatch: 'Nothing matches.',
  none: 'none',
  remove: (what: string) => `Delete ${what}`,
  searchIn: (what: string) => `Search ${what.toLowerCase()}`,
  searchPictures: 'Search pictures',
  standard: (value: string) => `${value} (usual)`,
  staleText: (text: string) =>
    `“${text}” was written for the picture before. What does this one show?`,
  textFits: 'The text still fits',
  uploading: 'Uploading …',
  uploadFile: 'Upload a file',
  sayWhatItShows: 'Say what the new picture shows: the text was about the one before.',
  orDrop: 'Or drop a picture here.',
  pictureKinds:
    'Drawings (SVG) take on the colours of the site. Photos may come straight from the camera: they are made small for visitors.',
  stillLooking: 'Still looking …',
  standsIn: 'Until this is right, the page shows the last good value, or leaves it out.',
  inZone: (zone: string) => `Time of ${zone}`,
  timeOf: (label: string) => `Time, ${label}`,
} as const;

/** The words of the forms. What fields are called comes from the schemas. */
export const WORDS = inLanguage('form', ENGLISH);
export type FormWords = typeof WORDS;
