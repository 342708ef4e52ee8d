import type { SiteConfig } from '../../generated/authored';
import { blockGroups } from '../assets/code/blockGroups';
import { shownTypes } from '../assets/code/shownTypes';
import { buildName, codeName } from './buildName';
import { buildCode, type BuiltCode } from '../assets/code/buildCode';
import type { PrerenderContext } from '../render/prerenderPage';
import { gatherPageAssets } from '../render/pageAssets';
import { frameTypes } from '../../page/frameTypes';
import { siteFrame } from '../render/siteFrame';
import { externalOrigins } from '../hosting/fromConfig';
import { createAssets, type Assets } from '../files/assets';
import { createPhotos, type Photos } from '../assets/pictures/photos';
import { prepareFont } from '../assets/fonts/fonts';
import type { SchemaSet } from '../schemas/load';
import { isDark } from '../site/grounds';
import { isLarge } from '../site/largeSite';
import { leaveOut } from '../site/leaveOut';
import { contentsOf, isPattern } from '../site/pages';
import { resolveSite, type ResolvedSite } from '../site/resolve';
import { shareCode } from './shareCode';

/** The inputs of a build. */
export interface SiteSources {
  root: string;
  siteDir: string;
  config: SiteConfig;
  schemas: SchemaSet;
  /** The cache folder, kept between builds. */
  cache: string;
  /** The moment for which the site is made. Content that is not due then is left out. */
  now: Date;
  /** Whether the site is only for looking at: see BuildOptions. */
  isDraft: boolean;
  /** Whether all pages share the link preview of the home page: see BuildOptions. */
  hasOnePreview: boolean;
  /** From how many products on the site is large: see `isLarge`. */
  largeFrom?: number | undefined;
}

/** A site resolved and bundled, ready to be written. */
export interface PreparedSite extends SiteSources {
  site: ResolvedSite;
  code: BuiltCode;
  assets: Assets;
  photos: Photos;
  /** The heading font's files. */
  fonts: readonly Buffer[];
  /** The address of the folder with the pages' data: '/data/3fa2c1', or `assets.lasting` of a large site. */
  data: string;
  context: PrerenderContext;
}

/** Bundles scripts and styles, and resolves the config's pages. */
export async function prepareSite(sources: SiteSources): Promise<PreparedSite> {
  const { root, siteDir, schemas, cache } = sources;
  const config = leaveOut(sources.config, sources);
  const code = await buildCode({
    root,
    cache,
    together: blockGroups(config, root),
    shown: shownTypes(config),
    hasStore: config.store !== undefined,
    counts: config.hosting.counts,
  });
  const lasting = isLarge(config, sources.largeFrom) ? `/catalogue/${codeName(code)}` : undefined;
  const assets = createAssets(lasting);
  const font = await prepareFont({ root, siteDir, config, schemas, assets, cache });
  const photos = createPhotos(cache);
  const site = await resolveSite(config, schemas, siteDir, assets, photos);
  const data = lasting ?? `/data/${buildName({ site, config, code, photos })}`;
  const frame = siteFrame({ config, site, font, siteUrl: `${data}/_site.json` });
  const photoCss = photos.css(isDark(config.theme.colors.sheet));
  const assetsByKey = gatherPageAssets(
    code,
    contentsOf(site),
    frame.css + photoCss,
    frameTypes(site.data),
  );
  const context: PrerenderContext = {
    frame,
    assetsByKey,
    shared:
      lasting === undefined
        ? undefined
        : shareCode({ code, frame, assetsByKey, pages: contentsOf(site, isPattern), assets }),
    entry: code.entry,
    policy: externalOrigins(config),
    early: code.early,
    fold: code.fold,
    earlySteps: code.earlySteps,
  };
  return { ...sources, config, site, code, assets, photos, fonts: font.sources, data, context };
}
