import { renderPage } from '../../app/server';
import type { PageData } from '../../generated/types';
import { pagePolicy } from '../hosting/policy';
import { stepsIn } from '../assets/code/earlySteps';
import { cspHash } from '../files/assets';
import { compress, type Effort } from '../output/compress.mjs';
import { documentOpening, documentRest, type PageCode, type ShareImage } from './document';
import { pageAssetsKey, type PageAssets } from './pageAssets';
import type { SiteFrame } from './siteFrame';

/** What all pages of a build share, in a form that can be handed to threads. */
export interface PrerenderContext {
  frame: SiteFrame;
  /** By `pageAssetsKey`. */
  assetsByKey: ReadonlyMap<string, PageAssets>;
  /** The module that starts React. */
  entry: string;
  policy: Omit<Parameters<typeof pagePolicy>[0], 'styleHashes' | 'scriptHashes'>;
  early: string;
  /** By the type of the block. */
  earlySteps: ReadonlyMap<string, string>;
}

/** A page to be rendered. */
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
  const { frame } = context;
  const partsFor = createSharedParts(context);
  return ({ page: json, dataFile, htmlFile, effort, hidden, shareImage }) => {
    compress({ file: dataFile, content: json, effort });
    const page = JSON.parse(json) as PageData;
    const html = renderPage(frame.site, page);
    const { code, opening } = partsFor(page, html);
    const content = documentRest(frame, code, { page, hidden, shareImage, html });
    compress({ file: htmlFile, opening, content, effort });
  };
}

/** Finds code and opening of a page. Pages with the same blocks and early steps share theirs. */
function createSharedParts(context: PrerenderContext) {
  const { frame, assetsByKey, early, earlySteps, entry, policy } = context;
  const known = new Map<string, { code: PageCode; opening: string }>();
  return (page: PageData, html: string) => {
    const assetsKey = pageAssetsKey(page);
    const steps = stepsIn(html, earlySteps);
    const key = [assetsKey, ...steps].join('\n');
    const shared = known.get(key);
    if (shared) return shared;
    const assets = assetsByKey.get(assetsKey);
    if (!assets) throw new Error(`${page.canonical} has blocks that no page of the config has.`);
    const { css, stylesheets, styleHash, preload } = assets;
    const hashes = { scriptHashes: [early, ...steps].map(cspHash), styleHashes: [styleHash] };
    const code: PageCode = {
      policy: pagePolicy({ ...policy, ...hashes }),
      css,
      stylesheets,
      early: { code: early, steps },
      entry,
      preload,
    };
    const parts = { code, opening: documentOpening(frame, code) };
    known.set(key, parts);
    return parts;
  };
}
