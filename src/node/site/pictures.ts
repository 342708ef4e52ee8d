import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import type { Picture } from '../../generated/types';
import type { Image, Theme } from '../../generated/authored';
import type { Assets } from '../files/assets';
import { drawingText } from '../files/drawingText';
import { cropKey, cropped, type Crop } from '../assets/pictures/crop';
import type { Photos } from '../assets/pictures/photos';
import { colourDrawing, drawingSize, drawnOnce, legibleOnPhones, onGround } from './drawings';
import { focusClass, type Focus } from './focus';
import { isDark } from './grounds';

/** Prepares a picture of the config for the browser: measured, coloured, with a content hash in its name. */
export type PreparePicture = (image: Image) => Picture;

type Prepared = Omit<Picture, 'alt'>;

/** Concurrency limit: encoding a large photo takes 40 MB. */
const PICTURES_AT_A_TIME = 4;

/**
 * Reads every picture once. `images` are all pictures of the config; their files are in public/ in the folder
 * `siteDir`. Without `photos`, photos are published unchanged, so that the dev server starts at once. Throws if a
 * file cannot be read, which the checker reports first.
 */
export async function createPictures(
  siteDir: string,
  images: Iterable<Image>,
  theme: Theme,
  assets: Assets,
  photos?: Photos,
): Promise<PreparePicture> {
  const prepared = new Map<string, Prepared>();
  const once = new Map([...images].map((image) => [pictureKey(image), image]));
  const prepare = async ([key, image]: [string, Image]) => {
    const file = image.src;
    const content = readFileSync(join(siteDir, 'public', file));
    if (extname(file) === '.svg') {
      const drawing = drawingOf(image, content);
      prepared.set(key, prepareDrawing(basename(file, '.svg'), drawing, theme, assets));
    } else {
      const photo =
        photos?.prepare(file, content, image.crop) ??
        preparePhoto(basename(file), content, assets, image.crop);
      prepared.set(key, await photo);
    }
  };
  await pMap(once, prepare, { concurrency: PICTURES_AT_A_TIME });
  return (image) => {
    const picture = prepared.get(pictureKey(image));
    if (!picture) throw new Error(`The picture ${image.src} has not been prepared.`);
    return { ...picture, alt: image.alt, ...(image.focus && focused(picture, image.focus)) };
  };
}

/** An animated drawing is a file of its own, and so is each part of a photo. */
const pictureKey = ({ src, draw, crop }: Image) =>
  [src, draw && 'draw', cropKey(crop)].filter(Boolean).join(' ');

/** A photo with the class of its focus point; a drawing is never cut. */
function focused({ sources, ground }: Prepared, focus: Focus): Pick<Prepared, 'ground'> {
  if (!sources) return {};
  return { ground: [ground, focusClass(focus)].filter(Boolean).join(' ') };
}

const drawingOf = (image: Image, content: Buffer) =>
  image.draw ? drawnOnce(drawingText(content)) : drawingText(content);

function prepareDrawing(name: string, svg: string, theme: Theme, assets: Assets): Prepared {
  const { colors } = theme;
  const light = { line: colors.ink, mark: colors.signal, text: colors['signal-text'] };
  const dark = { line: colors.line, mark: colors.signal, text: colors.signal };
  const onSheet = legibleOnPhones(colourDrawing(svg, light), colors.sheet);
  return {
    src: assets.add(
      `${name}.svg`,
      // Nothing darkens a dark page any further.
      isDark(colors.paper) ? onSheet : onGround(onSheet, colors.sheet),
    ),
    dark: assets.add(`${name}-dark.svg`, legibleOnPhones(colourDrawing(svg, dark), colors.navy)),
    ...drawingSize(svg),
  };
}

async function preparePhoto(
  name: string,
  original: Buffer,
  assets: Assets,
  crop?: Crop,
): Promise<Prepared> {
  const content = crop ? await cropped(original, crop) : original;
  // The size as displayed: browsers apply the EXIF orientation.
  const { autoOrient, hasAlpha } = await sharp(content).metadata();
  return {
    src: assets.add(crop ? `${name}.webp` : name, content),
    ...autoOrient,
    // Laid out as in a build, where a photo has several formats and, if opaque, a class.
    sources: [],
    ...(!hasAlpha && { ground: 'photo-' }),
  };
}
