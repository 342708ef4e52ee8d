import type { FilesWords } from '../../views/files/words';
import { counted, size } from './notation';

const places = { one: 'sted', other: 'steder' };

/** The library of files in Norwegian. */
export const FILES: FilesWords = {
  title: 'Filer',
  intro:
    'Prislister, datablad, sertifikater, tegninger: det besøkende laster ned. Bilder har sitt eget bibliotek.',
  upload: 'Legg til en fil',
  uploading: 'Laster opp …',
  added: (name) => `${name} er her nå. Velg den der den skal tilbys.`,
  search: 'Søk i filer',
  onlyUnused: (count) => `Bare det ingen side tilbyr (${count})`,
  none: 'Det er ingen filer ennå.',
  noMatch: 'Ingen fil heter det.',
  size,
  used: (count) => `Tilbys ${counted(count, places)}`,
  unused: 'Ingen side tilbyr den. De som kjenner adressen, kan fortsatt åpne den.',
  goThere: (where) => `Gå til ${where}`,
  replace: 'Erstatt overalt …',
  replaceOne: (name) => `Erstatt overalt … ${name}`,
  replaced: (count) => `Erstattet ${counted(count, places)}.`,
  didReplace: (before, after) => `sett ${after} i stedet for ${before}`,
  remove: 'Slett',
  removeOne: (name) => `Slett ${name}`,
  removed: (name) => `${name} er slettet. Du finner den nederst på denne siden.`,
  trash: 'Slettede filer',
};
