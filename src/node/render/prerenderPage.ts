import { renderPage } from '../../app/server';
import type { PageData } from '../../generated/types';
import { pagePolicy } from '../hosting/policy';
import { stepsIn } from '../assets/code/earlySteps';
import { cspHash } from '../files/assets';
import { writeCompressedSync, type Effort } from '../output/compress';
import { renderDocument, type PageCode, type ShareImage } from './document';
import { pageAssetsKey, type PageAssets } from './pageAssets';
import type { SiteFrame } from './siteFrame';

/** The data that all pages of a build share; structured-cloneable, so that it can be passed to workers. */
export interface PrerenderContext {
  frame: SiteFrame;
  /** By `pageAssetsKey`. */
  assetsByKey: ReadonlyMap<string, PageAssets>;
  /** The module that starts React. */
  entry: string;
  policy: Omit<Parameters<typeof pagePolicy>[0], 'styleHashes' | 'scriptHashes'>;
  early: string;
  /** By block type. */
  earlySteps: ReadonlyMap<string, string>;
}

/** A page to render. */
export interface PageJob {
  /** The `PageData` as JSON: the content of its data file. */
  page: string;
  hidden: boolean;
  shareImage: ShareImage;
  /** The address of its data file. */
  dataUrl: string;
  /** The paths to write its data and HTML to; the folders exist. */
  dataFile: string;
  htmlFile: string;
  effort: Effort | undefined;
}

/**
 * Renders and writes pages: their data and HTML, with compressed siblings. A job returns the sizes of its files, in
 * bytes.
 */
export function createPrerenderer(context: PrerenderContext): (job: PageJob) => number[] {
  const { frame } = context;
  const codeFor = createPageCodes(context);
  return ({ page: json, dataUrl, dataFile, htmlFile, effort, hidden, shareImage }) => {
    const page = JSON.parse(json) as PageData;
    const html = renderPage(frame.site, page);
    const content = { page, dataUrl, hidden, shareImage, html };
    const text = renderDocument(frame, codeFor(page, html), content);
    return [
      ...writeCompressedSync(dataFile, json, effort),
      ...writeCompressedSync(htmlFile, text, effort),
    ];
  };
}

/** Returns the code of a page. Pages with the same blocks and early steps share it. */
function createPageCodes(context: PrerenderContext) {
  const { assetsByKey, early, earlySteps, entry, policy } = context;
  const known = new Map<string, PageCode>();
  return (page: PageData, html: string): PageCode => {
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
    known.set(key, code);
    return code;
  };
}
