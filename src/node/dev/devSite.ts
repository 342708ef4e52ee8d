import { randomUUID } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import type { SiteConfig } from '../../generated/authored';
import { checkConfig } from '../config/check/checkConfig';
import { withProductsSet } from '../config/productFiles/withProducts';
import { loadValidator } from '../config/check/shape/loadValidator';
import { gatherAlike } from '../config/check/alike';
import { format } from '../config/check/format';
import { permanentRedirects } from '../hosting/fromConfig';
import { redirectsByPath, writeRedirectsFile } from '../hosting/redirectsFile';
import type { Redirect } from '../hosting/types';
import { createAssets, type Assets } from '../files/assets';
import { prepareFont } from '../assets/fonts/fonts';
import type { ShareImage } from '../render/document';
import { CARD_SIZE_PX } from '../render/share/card';
import { siteFrame, type SiteFrame } from '../render/siteFrame';
import { generate } from '../schemas/generate';
import { createRouteFinder, type RouteFinder } from '../site/routeFinder';
import { leaveOut } from '../site/leaveOut';
import { once } from '../site/once';
import { resolveSite } from '../site/resolve';
import type { EmbedSources } from './devEmbed';
import { exampleRoute, GALLERY, galleryPage } from './gallery';
import { surroundings } from './surroundings';

/** The most mistakes that the browser's overlay shows. */
const MAX_OVERLAY_MISTAKES = 200;

/** The folder of page data. In a build, its name is a content hash. */
export const DATA = '/data/dev';

/**
 * The folder of what changes with products. In a build of a large site, a hash names it. Addresses that do not depend on
 * content let files be made when they are asked for.
 */
const CATALOGUE = '/catalogue/dev';

/** The address of the data of a page, or of all pages, in one version of the site. */
export const dataUrl = (page: string, site: string): string => `${DATA}/${page}.json?site=${site}`;

/** A site in the dev server, held in memory. */
export interface DevSite {
  /**
   * Distinguishes it from versions that are read later: a page asks for the data of the version it was rendered from.
   */
  id: string;
  frame: SiteFrame;
  assets: Assets;
  /** The same for all pages: links to a dev server are not shared, so no image is rendered. */
  shareImage: ShareImage;
  /** The redirects as written for hosts, by their decoded source path. */
  redirects: ReadonlyMap<string, Redirect>;
  /** The catalogue by id and what is searched in, made when first asked for: address and content of its files. */
  index: () => ReadonlyMap<string, string>;
  /** Further files: address and content. */
  files: ReadonlyMap<string, string>;
  /** The inputs of the embed, which is built on request. */
  embed: EmbedSources;
  /** The pages, by the ids of their data files, with those of the gallery. */
  routes: RouteFinder;
}

/** The outcome of reading the config: the site, or the checker's text about its mistakes. */
export type DevResult = { site: DevSite; problems?: never } | { site?: never; problems: string };

/**
 * Checks and resolves the config in `file`, with the code and schemas in `root`. Never rejects for a mistake in the
 * config.
 */
export async function readDevSite(root: string, file: string): Promise<DevResult> {
  const { config, problems, ok } = await checkConfig(file, { root });
  if (!ok || !config) {
    return {
      problems: format(
        gatherAlike(problems.filter(({ severity }) => severity === 'error')),
        relative(root, file),
        MAX_OVERLAY_MISTAKES,
      ),
    };
  }
  return { site: await makeDevSite(root, file, config) };
}

/**
 * Makes the site of a config that has no mistakes and all its defaults. Its pictures are in public/ beside `file`.
 * Content that is not due is left out unless `keepsDated`.
 */
export async function makeDevSite(
  root: string,
  file: string,
  whole: SiteConfig,
  { keepsDated = false } = {},
): Promise<DevSite> {
  const siteDir = dirname(file);
  const assets = createAssets(CATALOGUE);
  const cache = join(root, 'node_modules', '.cache');
  const { set: schemas, hash } = await generate(root);
  const config = leaveOut(whole, { schemas, now: new Date(), keepsDated });
  const font = await prepareFont({ root, siteDir, config, schemas, assets, cache });
  config.pages.push(galleryPage(config, schemas, siteDir));
  // Fills in the defaults of the gallery page, too: blocks rely on them. Products have theirs.
  loadValidator(root, hash)(withProductsSet(config, []));
  const { data: known, ...rest } = await resolveSite(config, schemas, siteDir, assets);
  // Files keep their addresses as on a large site, but pages are drawn when they are asked for, and carry no data.
  const { carried: _, ...data } = known;
  const resolved = { ...rest, data };
  const pages = createRouteFinder(resolved);
  const id = randomUUID();
  const pagesOfSite = resolved.pages.filter(({ path }) => path !== GALLERY);
  const around = surroundings({ ...resolved, pages: pagesOfSite }, pages);
  return {
    id,
    frame: siteFrame({ config, site: resolved, font, siteUrl: dataUrl('_site', id) }),
    assets,
    shareImage: {
      url: config.site.url + (config.site.shareImage?.src ?? ''),
      ...CARD_SIZE_PX,
      type: 'image/jpeg',
      alt: '',
    },
    redirects: redirectsByPath(writeRedirectsFile(permanentRedirects(resolved.data))),
    index: once(resolved.index),
    files: resolved.files,
    embed: { root, siteDir, config, schemas, site: resolved },
    routes: { ...pages, get: (page) => exampleRoute(page, pages, around) ?? pages.get(page) },
  };
}
