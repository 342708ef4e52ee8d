import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Image, SiteConfig } from '../../generated/authored';
import type { Picture } from '../../generated/types';
import { awaitedLater } from '../output/awaitedLater';
import { forget, keepFolder } from '../cache/keepFolder.mjs';
import { publishedName, type Assets } from '../output/assets';
import { atMost } from '../output/atMost';
import type { Writer } from '../output/write';
import type { Photos } from '../pictures/photos';
import { markDrawing } from '../render/mark';
import type { ShareImage } from '../render/document';
import type { Catalogue } from '../site/catalogue';
import { colourDrawing } from '../site/drawings';
import { routes, type Route } from '../site/pages';
import { shortName } from '../site/shortName';
import type { ResolvedSite } from '../site/resolve';
import { CARD, cardSvg, PHOTO, type CardParts } from './card';
import { createLettering } from '../fonts/lettering';
import { pictureOwner } from './pictureOwner';

/** To be counted up when the same card should be drawn anew. */
const RECIPE = 1;
const KEPT = 5000;
/** WhatsApp shows nothing that weighs more than 300 KB. */
const MOST_BYTES = 290 * 1024;
const AT_A_TIME = 3;

/** Pictures of pages for shared links. */
export interface ShareImages {
  of(route: Route): ShareImage;
  /** Resolves when all are in their places. */
  done: Promise<void>;
}

/** What they are made from. */
export interface ShareOptions {
  config: SiteConfig;
  site: ResolvedSite;
  siteDir: string;
  /** A folder that lasts from build to build: each picture is only ever drawn once. */
  cache: string;
  /** With all pictures of the site. */
  assets: Assets;
  photos: Photos;
  /** The files of the font of headings. */
  fonts: readonly Buffer[];
  writer: Writer;
}

/** Something to be drawn, and what makes it another one. */
interface Plan {
  key: string;
  draw: () => Promise<Buffer>;
}

/**
 * Draws the picture of each page for shared links: its title, the company and the drawing of the page. What the config
 * names instead (`image` of a page, `site.shareImage`) is cut to the same size. Drawing goes on while pages are built.
 */
export async function createShareImages(options: ShareOptions): Promise<ShareImages> {
  const { site, cache, writer, config } = options;
  const folder = join(cache, 'share');
  const whose = pictureOwner(site);
  const plans = new Map<string, Plan>();
  const byPath = new Map<string, ShareImage>();
  const letter = createLettering(options.fonts);
  const mark = await markDrawing(options);

  const plan = (name: string, alt: string, one: Plan): ShareImage => {
    const url = `/assets/share-${name}-${one.key.slice(0, 8)}.jpg`;
    plans.set(url, one);
    return { url: site.data.site.url + url, ...CARD, type: 'image/jpeg', alt };
  };
  const authored = new Map<string, ShareImage>();
  const home = site.pages.find(({ path }) => path === '/');
  const common = site.shareImage ?? home?.image;
  for (const image of [common ?? [], ...site.pages.map((page) => page.image ?? [])].flat()) {
    const name = publishedName(basename(image.src, extname(image.src)));
    authored.set(image.src, plan(name, image.alt, await cutPlan(image, options)));
  }
  /** Without a picture that the config names, that of the home page stands for the whole site. */
  const named = (image: Image | undefined) => {
    const found = image ? authored.get(image.src) : byPath.get('/');
    if (!found) throw new Error(`The picture ${image?.src} has not been prepared.`);
    return found;
  };

  for (const route of routes(site, whose.mayHave)) {
    const { page, path } = route;
    // That of the home page stands in for others: it is drawn even where nobody is to find the page.
    if (route.image || !(whose.has(route) || path === '/')) continue;
    const name = page.id.replaceAll(/[^\w-]+/g, '-');
    const parts: CardParts = {
      title: shortName({ title: page.title }),
      company: config.site.name,
      host: new URL(config.site.url).host,
      mark,
      picture: await pictureOf(route, options),
    };
    const svg = cardSvg(parts, config.theme.colors, letter);
    byPath.set(path, plan(name, page.title, cardPlan(svg)));
  }

  const drawing = atMost(AT_A_TIME, plans, async ([url, { key, draw }]) => {
    const made = await keepFolder(folder, key, async (empty) =>
      writeFile(join(empty, FILE), await draw()),
    );
    writer.copy(url, join(made, FILE));
  }).then(() => forget(folder, KEPT));
  return {
    done: awaitedLater(drawing),
    of(route) {
      if (route.image) return named(route.image);
      const lender = whose.lenders(route).find((path) => byPath.has(path));
      return (lender !== undefined && byPath.get(lender)) || named(common);
    },
  };
}

const FILE = 'share.jpg';

const keyOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256').update(`${RECIPE}`);
  for (const part of parts) hash.update('\0').update(part);
  return hash.digest('base64url').slice(0, 16);
};

function cardPlan(svg: string): Plan {
  return { key: keyOf(svg), draw: () => light(sharp(Buffer.from(svg))) };
}

/** A picture of the config, cut to the shape of a card. */
async function cutPlan({ src }: Image, { siteDir, config }: ShareOptions): Promise<Plan> {
  const content = await readFile(join(siteDir, 'public', src));
  const { colors } = config.theme;
  return {
    key: keyOf(content, JSON.stringify(colors)),
    draw: () => {
      const picture = src.endsWith('.svg') ? Buffer.from(onNavy(String(content), config)) : content;
      return light(
        sharp(picture)
          .autoOrient()
          .resize({ ...CARD, fit: 'cover' })
          .flatten({ background: colors.navy }),
      );
    },
  };
}

/** As good as its weight lets it be. */
async function light(picture: Sharp, quality = 84): Promise<Buffer> {
  const jpeg = await picture.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  return jpeg.length <= MOST_BYTES || quality <= 24 ? jpeg : light(picture, quality - 15);
}

function onNavy(svg: string, { theme: { colors } }: SiteConfig): string {
  return colourDrawing(svg, { line: colors.line, mark: colors.signal, text: colors.signal });
}

/** The picture that says most of a page: of its product, of its category, else the first that it shows. */
async function pictureOf(
  { page, path }: Route,
  { site, assets, photos }: ShareOptions,
): Promise<CardParts['picture']> {
  const slug = page.context.listing && site.catalogue.canonicalSlug(path.split('/').at(-1) ?? '');
  const picture =
    page.context.product?.image ??
    (slug ? site.catalogue.tile(slug)?.image : undefined) ??
    firstPicture([page.blocks, page.context.listing?.products], site.catalogue);
  if (!picture) return undefined;
  const drawing = picture.dark && assets.files.get(picture.dark);
  if (drawing) return { drawing: String(drawing) };
  const largest = picture.sources?.at(-1)?.srcSet.split(', ').at(-1)?.split(' ')[0];
  const file = largest && photos.files.get(largest);
  if (!file) return undefined;
  const photo = sharp(file).resize({ width: PHOTO.width, height: PHOTO.height, fit: 'cover' });
  return { photo: await photo.flatten().jpeg({ quality: 90 }).toBuffer() };
}

/** Tiles have their pictures for light grounds alone: of a product it is that of its own page. */
function firstPicture(value: unknown, catalogue: Catalogue): Picture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('src' in value && 'width' in value && 'alt' in value) return value as Picture;
  const sold = 'id' in value && catalogue.summary(String(value.id));
  if (sold) return catalogue.product(sold.id).image;
  for (const part of Object.values(value)) {
    const found = firstPicture(part, catalogue);
    if (found) return found;
  }
  return undefined;
}
