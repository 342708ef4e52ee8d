import { counted } from '../../counted';
import { inLanguage } from '../../language/spoken';

const ENGLISH = {
  title: 'Pictures',
  search: 'Search pictures',
  show: 'Show',
  filters: { all: 'All', unused: 'Not used', untold: 'Text missing', wrong: 'With a mistake' },
  count: (shown: number, all: number) => {
    if (all === 0) return 'There are no pictures yet.';
    if (shown === 0) return `None of ${counted(all, 'picture')} is like that.`;
    return shown === all ? counted(all, 'picture') : `${shown} of ${counted(all, 'picture')}`;
  },
  upload: 'Add pictures',
  dropHere: 'Drop pictures anywhere here, or paste them',
  uploading: (done: number, of: number) => `Adding picture ${done + 1} of ${of} …`,
  added: (count: number) => `${counted(count, 'picture')} added.`,
  refused: (name: string, reason: string) => `${name}: ${reason}`,
  dismiss: 'Dismiss',

  // Of one picture
  used: (count: number) =>
    count === 0 ? 'Not used' : `Used ${count === 1 ? 'once' : `${count} times`}`,
  untold: 'Text missing',
  wrong: 'Cannot be shown',
  size: (width: number, height: number) => `${width} × ${height} px`,
  file: (bytes: number) => `File: ${weight(bytes)}`,
  phone: (bytes: number | undefined) =>
    bytes === undefined ? 'On a phone: measuring …' : `On a phone: ${weight(bytes)}`,
  phoneWhy: 'What a phone of usual size gets of it, as AVIF; a drawing, compressed.',
  close: 'Close',
  whereUsed: 'Where it is used',
  nowhere: 'No page, product or part of the site shows it.',
  goThere: (place: string) => `Go to ${place}`,
  replace: 'Replace everywhere …',
  remove: 'Delete',
  removeAll: (count: number) => `Delete all ${count} that are not used`,
  removed: (count: number) =>
    `${counted(count, 'picture')} deleted. You find them at the end of this page.`,

  // Texts
  goodText:
    'Say what the picture shows and why it is here, in a few words, as you would on the phone: “Two-cylinder diesel with its gearbox”. No “picture of”, no file name.',
  newTitle: 'What do these pictures show?',
  newWhy:
    'People who cannot see a picture hear this text. It is filled in where you use the picture.',
  whatShows: (name: string) => `What ${name} shows`,
  keepTexts: 'Keep these texts',
  later: 'Later',
  advice: {
    name: 'This looks like the name of a file.',
    start: 'Screen readers say “image” by themselves: begin with what it shows.',
    long: 'This is long to listen to. What would you say in one sentence?',
  },

  // Crop and focus point
  frame: 'Crop and focus …',
  frameOne: (place: string) => `Crop and focus point in ${place}`,
  frameTitle: (name: string) => `Crop and focus point of ${name}`,
  frameWhy:
    'Drag the corners to publish a part of the photo, and drag the round point to what must stay in view where a place cuts it, or click there. Arrow keys move what has the focus, with Shift ten times as far. The file stays whole.',
  howCut: 'How it is cut',
  cuts: { phone: 'On a phone', slide: 'On a wide slide', card: 'In a square' },
  inNumbers: 'In numbers',
  numbers: {
    cropX: 'Crop from the left, %',
    cropY: 'Crop from the top, %',
    cropWidth: 'Width of the crop, %',
    cropHeight: 'Height of the crop, %',
    focusX: 'Focus from the left, %',
    focusY: 'Focus from the top, %',
  },
  cropIs: ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) =>
    `Crop: ${width} × ${height} %, ${x} % from the left, ${y} % from the top`,
  cornerIs: (
    { side, end }: { side: string; end: string },
    { width, height }: Record<'width' | 'height', number>,
  ) => `Corner at the ${end} ${side}: the crop is ${width} × ${height} %`,
  sides: { left: 'left', right: 'right', top: 'top', bottom: 'bottom' },
  focusIs: ({ x, y }: Record<'x' | 'y', number>) =>
    `Focus point: ${x} % from the left, ${y} % from the top`,
  frameEverywhere: (count: number) => `In all ${count} places that show this photo`,
  wholePhoto: 'The whole photo',
  frameNow: (count: number) => (count === 1 ? 'Use this' : `Use this in ${count} places`),
  didFrame: (name: string) => `crop and focus ${name}`,
  framed: (count: number) => `Set in ${counted(count, 'place')}. Ctrl+Z takes it back.`,

  // Replacing
  replaceTitle: (name: string) => `Replace ${name} everywhere`,
  replaceWhy: (count: number) =>
    `Another picture takes its place in ${counted(count, 'place')}. Focus points and crops of the old one are taken out. Ctrl+Z takes it back.`,
  chooseOther: 'Choose the other picture',
  newText:
    'What the new picture shows (left empty, the present texts stay, and are asked for anew)',
  replaceNow: (count: number) => `Replace in ${counted(count, 'place')}`,
  didReplace: (old: string, fresh: string) => `replace ${old} with ${fresh} everywhere`,
  replaced: (count: number) => `Replaced in ${counted(count, 'place')}.`,

  // Trash
  trash: 'Deleted pictures',
} as const;

/** The words of the library of pictures. */
export const WORDS = inLanguage('pictures', ENGLISH);
export type PicturesWords = typeof WORDS;

/** 'pump.jpg' for '/images/pump.jpg'. */
export function nameOf(src: string): string {
  return src.replace(/^\/images\//, '');
}

function weight(bytes: number): string {
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(1)} MB`;
  return bytes >= 1000 ? `${Math.round(bytes / 1000)} KB` : `${bytes} B`;
}
