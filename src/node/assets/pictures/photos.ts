import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Picture } from '../../../generated/types';
import { cachedFolder, evictOldest } from '../../files/cachedFolder';
import { publishedName } from '../../files/assets';
import { cropKey, type Crop } from './crop';
import { isDarkOnClear } from './darkOnClear';
import { decode, encode, FORMATS, groundOf } from './encode';

/** For phones with a pixel ratio of 2 and 3, for half a screen and for a whole screen. */
const WIDTHS_PX = [320, 640, 960, 1280, 1920];
const MAX_WIDTH_PX = Math.max(...WIDTHS_PX);

/** Bump to invalidate cached photos. */
const CACHE_VERSION = 2;

/** A site with more photos encodes some of them again in each build. */
const MAX_CACHED_PHOTOS = 20_000;

/** How wide pictures are shown at most. Browsers that can measure it themselves do so for lazy ones (PlainPicture). */
const SIZES_ATTRIBUTE = '(min-width: 900px) 50vw, 100vw';

/** The metadata stored beside the files of a photo. */
interface PhotoInfo {
  width: number;
  height: number;
  widths: number[];
  ground?: string;
  /** Dark on a transparent background. */
  dark?: boolean;
}

/** Prepares photos for the web: small, in the widths and formats that browsers choose from. */
export interface Photos {
  /** Rejects if the file is not a picture. */
  prepare(file: string, content: Buffer, crop?: Crop): Promise<Omit<Picture, 'alt'>>;
  /** The file behind each URL. */
  readonly files: ReadonlyMap<string, string>;
  /**
   * The CSS of photos: placeholder colours, limits for small ones, and a light ground for dark transparent ones (on
   * navy, or everywhere if the theme is dark).
   */
  css(isDark: boolean): string;
  /** Call at the end of a build: removes the photos that have been unused for the longest time from the cache. */
  tidy(): Promise<void>;
}

/** `cache` is a folder kept between builds: each photo is converted only once. */
export function createPhotos(cache: string): Photos {
  const folder = join(cache, 'photos');
  const files = new Map<string, string>();
  const grounds = new Set<string>();
  const smalls = new Set<number>();
  let hasDark = false;
  return {
    files,
    css: (isDark) =>
      (files.size > 0 ? SOURCE_RULE : '') +
      (hasDark ? lightGround(isDark) : '') +
      [...smalls]
        .toSorted((a, b) => a - b)
        .map(smallRule)
        .join('') +
      [...grounds]
        .toSorted()
        .map((ground) => `.${groundClass(ground)}{background:${ground} content-box}`)
        .join(''),
    tidy: () => evictOldest(folder, MAX_CACHED_PHOTOS),
    async prepare(file, content, crop) {
      const hash = createHash('sha256')
        .update(`${CACHE_VERSION}\0${cropKey(crop)}`)
        .update(content)
        .digest('base64url');
      const key = hash.slice(0, 16);
      const made = await cachedFolder(folder, key, (empty) => make(content, empty, crop));
      const info = JSON.parse(await readFile(join(made, INFO_FILE), 'utf8')) as PhotoInfo;
      const { width, height, widths, ground, dark } = info;
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
        sizes: SIZES_ATTRIBUTE,
      }));
      if (ground) grounds.add(ground);
      if (width < SMALL_WIDTH_PX) smalls.add(width);
      if (dark) hasDark = true;
      const classes = [
        ground && groundClass(ground),
        width < SMALL_WIDTH_PX && smallClass(width),
        dark && LIGHT_GROUND_CLASS,
      ];
      const className = classes.filter(Boolean).join(' ');
      return {
        // For thumbnails in lists, and for browsers that support neither `source` nor `srcset`.
        src: addresses('webp')[0] ?? '',
        width,
        height,
        sources,
        ...(className && { ground: className }),
      };
    },
  };
}

const INFO_FILE = 'photo.json';

/** Keeps the `source` elements of a photo, which may stand where a drawing was, from taking up cells of a grid. */
const SOURCE_RULE = 'source{display:none}';

/** A narrower photo is never shown much larger than it is. */
const SMALL_WIDTH_PX = 480;
/** The factor by which a small photo may be enlarged; beyond that it looks blurred. */
const MAX_ENLARGEMENT = 1.5;

const smallClass = (width: number) => `small-${width}`;

/** `[class]` raises the specificity above the rules of blocks. */
const smallRule = (width: number) =>
  `img.${smallClass(width)}[class]{max-width:min(100%,${width * MAX_ENLARGEMENT}px);margin-inline:auto}`;

const LIGHT_GROUND_CLASS = 'on-light';
const lightGround = (isDark: boolean) =>
  `${isDark ? '' : '.blueprint '}.${LIGHT_GROUND_CLASS}{background:#fff;outline:6px solid #fff}`;

const groundClass = (ground: string) => `photo-${ground.slice(1)}`;

async function make(content: Buffer, folder: string, crop?: Crop): Promise<void> {
  const pixels = await decode(content, MAX_WIDTH_PX, crop);
  const { width, height } = pixels;
  const widths = [...WIDTHS_PX.filter((wide) => wide < width), width];
  for (const format of FORMATS) {
    for (const wide of widths) {
      await writeFile(join(folder, `${wide}.${format}`), await encode(pixels, wide, format));
    }
  }
  const ground = await groundOf(pixels);
  const dark = !ground && (await isDarkOnClear(content));
  const info: PhotoInfo = {
    width,
    height,
    widths,
    ...(ground && { ground }),
    ...(dark && { dark }),
  };
  await writeFile(join(folder, INFO_FILE), JSON.stringify(info));
}
