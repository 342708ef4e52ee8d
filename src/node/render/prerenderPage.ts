import { renderPage } from '../../app/server';
import type { Boot } from '../../app/early/handoff';
import { storageKey } from '../../cart/storage';
import type { PageData, SiteData } from '../../generated/types';
import { pagePolicy } from '../hosting/policy';
import { stepsIn } from '../assets/code/earlySteps';
import { cspHash } from '../files/assets';
import { compress, type Effort } from '../output/compress.mjs';
import { documentOpening, documentRest, type ShareImage } from './document';
import { pageAssetsKey, type PageAssets } from './pageAssets';

/** What all pages of a build share, in a form that can be handed to threads. */
export interface PrerenderContext {
  site: SiteData;
  /** By `pageAssetsKey`. */
  assetsByKey: ReadonlyMap<string, PageAssets>;
  /** The module that starts React. */
  entry: string;
  /** Address of the folder of this build's data. */
  data: string;
  policy: Omit<Parameters<typeof pagePolicy>[0], 'styleHashes' | 'scriptHashes'>;
  fontUrls: readonly string[];
  early: string;
  /** By the type of the block. */
  earlySteps: ReadonlyMap<string, string>;
  themeColor: string;
}

/** A page to be drawn. */
export interface PageJob {
  /** A `PageData` as JSON: its data file holds just that. */
  page: string;
  hidden: boolean;
  shareImage: ShareImage;
  /** Where its data and its HTML are to be written; the folders exist. */
  dataFile: string;
  htmlFile: string;
  effort: Effort;
}

/** Writes pages: their data and their HTML, with compressed siblings. */
export function createPrerenderer(context: PrerenderContext): (job: PageJob) => void {
  const { assetsByKey, earlySteps } = context;
  const openingOf = createOpenings(context);
  return ({ page: json, dataFile, htmlFile, effort, ...rest }) => {
    compress({ file: dataFile, content: json, effort });
    const page = JSON.parse(json) as PageData;
    const pageAssets = assetsByKey.get(pageAssetsKey(page));
    if (!pageAssets)
      throw new Error(`${page.canonical} has blocks that no page of the config has.`);
    const html = renderPage(context.site, page);
    const steps = stepsIn(html, earlySteps);
    const content = restOf(context, { ...rest, page, pageAssets, html, steps });
    compress({ file: htmlFile, opening: openingOf(pageAssets, steps), content, effort });
  };
}

/** Makes what pages with this CSS and these early steps begin with. Most pages share theirs. */
function createOpenings({ site, early, policy, fontUrls }: PrerenderContext) {
  const known = new Map<string, string>();
  return ({ css, stylesheets, styleHash }: PageAssets, steps: readonly string[]): string => {
    const key = [styleHash, ...steps].join(' ');
    const make = () => {
      const hashes = { scriptHashes: [early, ...steps].map(cspHash), styleHashes: [styleHash] };
      const policyOfPage = pagePolicy({ ...policy, ...hashes });
      return documentOpening({ site, policy: policyOfPage, fontUrls, css, stylesheets });
    };
    const opening = known.get(key) ?? make();
    known.set(key, opening);
    return opening;
  };
}

interface Prerendered extends Pick<PageJob, 'hidden' | 'shareImage'> {
  page: PageData;
  pageAssets: PageAssets;
  html: string;
  steps: string[];
}

function restOf(
  { site, entry, data, early, themeColor }: PrerenderContext,
  { page, steps, pageAssets: { preload }, ...rest }: Prerendered,
): string {
  const boot: Boot = {
    entry,
    preload,
    data: [`${data}/_site.json`, `${data}/${page.id}.json`],
    cart: site.store ? storageKey(site.site.id) : '',
  };
  return documentRest({
    ...rest,
    site,
    page,
    early: { code: early, steps },
    boot,
    themeColor,
  });
}
