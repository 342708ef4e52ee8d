import { writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import pMap from 'p-map';
import type { Image, SiteConfig } from '../../../generated/authored';
import { cachedFolder, evictOldest } from '../../files/cachedFolder';
import { createLettering } from '../../assets/fonts/lettering';
import { publishedName, type Assets } from '../../files/assets';
import type { Writer } from '../../output/write';
import type { Photos } from '../../assets/pictures/photos';
import type { ShareImage } from '../document';
import { markDrawing } from '../mark';
import { routes, type Route } from '../../site/pages';
import type { ResolvedSite } from '../../site/resolve';
import { shortName } from '../../site/shortName';
import { CARD_SIZE_PX, cardSvg } from './card';
import { pagePicture } from './pagePicture';
import { pictureOwner, type PictureOwner } from './pictureOwner';
import { cardPlan, cutPlan, type Plan } from './plans';

const MAX_CACHED_IMAGES = 5000;
const IMAGES_AT_A_TIME = 3;
const IMAGE_FILE = 'share.jpg';

/** The link previews of pages. */
export interface ShareImages {
  of(route: Route): ShareImage;
  /** Renders those that are not cached, and writes all of them. */
  write(): Promise<void>;
}

/** The inputs of link previews. */
export interface ShareOptions {
  config: SiteConfig;
  site: ResolvedSite;
  siteDir: string;
  /** The cache folder, kept between builds: each picture is rendered only once. */
  cache: string;
  /** Contains all pictures of the site. */
  assets: Assets;
  photos: Photos;
  /** The files of the heading font. */
  fonts: readonly Buffer[];
  writer: Writer;
  /** Whether all pages have the link preview of the home page, as nobody links to the site. */
  hasOnePreview?: boolean;
}

const isHome = ({ path }: { path: string }) => path === '/';

/** The home page owns the only picture. */
const ONLY_HOME: PictureOwner = { mayHave: isHome, has: isHome, lenders: () => ['/'] };

/** Queues a picture, and returns its address. */
type AddPlan = (name: string, alt: string, plan: Plan) => ShareImage;

/**
 * Plans the link preview of each page: a card with its title, the company and the page's picture. Pictures named in
 * the config (`image` of a page, `site.shareImage`) are cropped to the same size instead.
 */
export async function createShareImages(options: ShareOptions): Promise<ShareImages> {
  const { site } = options;
  const owner = options.hasOnePreview ? ONLY_HOME : pictureOwner(site);
  const plans = new Map<string, Plan>();
  const urls = new Map<string, string>();
  const add: AddPlan = (name, alt, plan) => {
    // Pages with the same card, such as a category and its aliases, share one picture.
    const url = urls.get(plan.key) ?? `/assets/share-${name}-${plan.key.slice(0, 8)}.jpg`;
    urls.set(plan.key, url);
    plans.set(url, plan);
    return { url: site.data.site.url + url, ...CARD_SIZE_PX, type: 'image/jpeg', alt };
  };
  const home = site.pages.find(({ path }) => path === '/');
  const common = site.shareImage ?? home?.image;
  const cuts = await planCuts([common, ...site.pages.map(({ image }) => image)], options, add);
  const cards = await planCards(owner, options, add);
  /** Defaults to the home page's picture. */
  const named = (image: Image | undefined) => {
    const found = image ? cuts.get(image.src) : cards.get('/');
    if (!found) throw new Error(`The picture ${image?.src} has not been prepared.`);
    return found;
  };
  const nearest = (route: Route) => {
    const lender = owner.lenders(route).find((path) => cards.has(path));
    return (lender !== undefined && cards.get(lender)) || named(common);
  };
  /** Pages below the same one have the same, if they have none of their own: of a category, thousands of products. */
  const lent = new Map<string, ShareImage>();
  return {
    write: () => drawAll(plans, options),
    of(route) {
      if (route.image) return named(route.image);
      const { path, product } = route;
      const own = cards.get(path);
      if (own) return own;
      const category = product === undefined ? '' : site.catalogue.categoryOf(product);
      const key = `${path.slice(0, path.lastIndexOf('/'))} ${category}`;
      const found = lent.get(key) ?? nearest(route);
      lent.set(key, found);
      return found;
    },
  };
}

/** The pictures named in the config, by their `src`. */
async function planCuts(
  images: readonly (Image | undefined)[],
  options: ShareOptions,
  add: AddPlan,
): Promise<Map<string, ShareImage>> {
  const cuts = new Map<string, ShareImage>();
  for (const image of images) {
    if (!image) continue;
    const name = publishedName(basename(image.src, extname(image.src)));
    cuts.set(image.src, add(name, image.alt, await cutPlan(image, options)));
  }
  return cuts;
}

/** The cards of pages that have their own, by path. */
async function planCards(
  owner: PictureOwner,
  options: ShareOptions,
  add: AddPlan,
): Promise<Map<string, ShareImage>> {
  const { site, config } = options;
  const letter = createLettering(options.fonts);
  const mark = await markDrawing(options);
  const cards = new Map<string, ShareImage>();
  for (const route of routes(site, owner.mayHave)) {
    const { path } = route;
    // The home page's card is the default for others: it is rendered even if the page is hidden.
    if (route.image || !(owner.has(route) || path === '/')) continue;
    const { page } = route;
    const parts = {
      title: shortName({ title: page.title }),
      company: config.site.name,
      host: new URL(config.site.url).host,
      mark,
      picture: await pagePicture(route, options),
    };
    const name = page.id.replaceAll(/[^\w-]+/g, '-');
    const svg = cardSvg(parts, config.theme.colors, letter);
    cards.set(path, add(name, page.title, cardPlan(svg)));
  }
  return cards;
}

async function drawAll(
  plans: ReadonlyMap<string, Plan>,
  { cache, writer }: ShareOptions,
): Promise<void> {
  const folder = join(cache, 'share');
  const drawOne = async ([url, { key, draw }]: [string, Plan]) => {
    const made = await cachedFolder(folder, key, async (empty) =>
      writeFile(join(empty, IMAGE_FILE), await draw()),
    );
    writer.copy(url, join(made, IMAGE_FILE));
  };
  await pMap(plans, drawOne, { concurrency: IMAGES_AT_A_TIME });
  await evictOldest(folder, MAX_CACHED_IMAGES);
}
