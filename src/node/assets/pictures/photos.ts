import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Picture } from '../../../generated/types';
import { cachedFolder, evictOldest } from '../../files/cachedFolder';
import { publishedName } from '../../files/assets';
import { isDarkOnClear } from './darkOnClear';
import { decode, encode, FORMATS, groundOf } from './encode';

/** In px: phones with two and three dots to a px, half a screen, a whole one. */
const WIDTHS = [320, 640, 960, 1280, 1920];
const WIDEST = Math.max(...WIDTHS);

/** To be counted up when the same photo should be made anew. */
const RECIPE = 2;

/** A larger site makes its oldest photos again with each build. */
const KEPT = 20_000;

/**
 * How wide pictures are shown. Browsers that know `auto` measure it themselves; the others are told about
 * the widest place there is.
 */
const SIZES = 'auto, (min-width: 900px) 50vw, 100vw';

/** What is noted of a photo beside its files. */
interface Noted {
  width: number;
  height: number;
  widths: number[];
  ground?: string;
  /** Drawn in dark colours on nothing. */
  dark?: boolean;
}

/** Makes photos ready for browsers: small, in the widths and forms that they choose from. */
export interface Photos {
  /** Rejects when the file holds no picture. */
  prepare(file: string, content: Buffer): Promise<Omit<Picture, 'alt'>>;
  /** Where the file of each address lies. */
  readonly files: ReadonlyMap<string, string>;
  /**
   * Rules for photos, and for the classes that colour their places until they come, keep small ones small, and put
   * dark ones without a ground on a light one: on navy, or everywhere if the theme is dark.
   */
  css(isDark: boolean): string;
  /** To be called at the end: lets photos go that no site has used for long. */
  tidy(): Promise<void>;
}

/** `cache` is a folder that lasts from build to build: a photo is only ever made once. */
export function createPhotos(cache: string): Photos {
  const folder = join(cache, 'photos');
  const files = new Map<string, string>();
  const grounds = new Set<string>();
  const smalls = new Set<number>();
  let hasDark = false;
  return {
    files,
    css: (isDark) =>
      (files.size > 0 ? NO_PLACE : '') +
      (hasDark ? lightGround(isDark) : '') +
      [...smalls]
        .toSorted((a, b) => a - b)
        .map(smallRule)
        .join('') +
      [...grounds]
        .toSorted()
        .map((ground) => `.${groundClass(ground)}{background:${ground} content-box}`)
        .join(''),
    tidy: () => evictOldest(folder, KEPT),
    async prepare(file, content) {
      const hash = createHash('sha256').update(`${RECIPE}\0`).update(content).digest('base64url');
      const key = hash.slice(0, 16);
      const made = await cachedFolder(folder, key, (empty) => make(content, empty));
      const noted = JSON.parse(await readFile(join(made, NOTE), 'utf8')) as Noted;
      const { width, height, widths, ground, dark } = noted;
      const name = publishedName(basename(file, extname(file)));
      const addresses = (format: string) =>
        widths.map((wide) => {
          const url = `/assets/${name}-${wide}-${key.slice(0, 8)}.${format}`;
          files.set(url, join(made, `${wide}.${format}`));
          return url;
        });
      const sources = FORMATS.map((format) => ({
        type: `image/${format}`,
        srcSet: addresses(format)
          .map((url, index) => `${url} ${widths[index]}w`)
          .join(', '),
        sizes: SIZES,
      }));
      if (ground) grounds.add(ground);
      if (width < SMALL) smalls.add(width);
      if (dark) hasDark = true;
      const classes = [
        ground && groundClass(ground),
        width < SMALL && smallClass(width),
        dark && ON_LIGHT,
      ];
      const className = classes.filter(Boolean).join(' ');
      return {
        // For the small picture in a list, and for browsers that know none of the rest.
        src: addresses('webp')[0] ?? '',
        width,
        height,
        sources,
        ...(className && { ground: className }),
      };
    },
  };
}

const NOTE = 'photo.json';

/** A photo stands where a drawing would: its forms take no cells of a grid. */
const NO_PLACE = 'source{display:none}';

/** In px: a narrower photo is never drawn much larger than it is. */
const SMALL = 480;
/** How many px of the screen a dot of a small photo may take: more looks blurred. */
const STRETCH = 1.5;

const smallClass = (width: number) => `small-${width}`;

/** Stronger than what a block says of its pictures. */
const smallRule = (width: number) =>
  `img.${smallClass(width)}[class]{max-width:min(100%,${width * STRETCH}px);margin-inline:auto}`;

const ON_LIGHT = 'on-light';
const lightGround = (isDark: boolean) =>
  `${isDark ? '' : '.blueprint '}.${ON_LIGHT}{background:#fff;outline:6px solid #fff}`;

const groundClass = (ground: string) => `photo-${ground.slice(1)}`;

async function make(content: Buffer, folder: string): Promise<void> {
  const dots = await decode(content, WIDEST);
  const { width, height } = dots;
  const widths = [...WIDTHS.filter((wide) => wide < width), width];
  for (const format of FORMATS) {
    for (const wide of widths) {
      await writeFile(join(folder, `${wide}.${format}`), await encode(dots, wide, format));
    }
  }
  const ground = await groundOf(dots);
  const dark = !ground && (await isDarkOnClear(content));
  const noted: Noted = { width, height, widths, ...(ground && { ground }), ...(dark && { dark }) };
  await writeFile(join(folder, NOTE), JSON.stringify(noted));
}
