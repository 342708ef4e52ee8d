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
  /** The addresses of style sheets that thousands of pages share, by their text; undefined unless the site is large. */
  sheets: ReadonlyMap<string, string> | undefined;
}

/** What a page is made of, besides what all pages share. */
export interface PageInput {
  /** The `PageData` as JSON: the content of its data file. */
  page: string;
  hidden: boolean;
  shareImage: ShareImage;
  /** Whether it shares its style sheet with thousands of other pages, if the site is large. */
  sharesSheet: boolean;
  /** The address of its data file. */
  dataUrl: string;
  effort: Effort | undefined;
}

/** A page to render. */
export interface PageJob extends PageInput {
  /** The paths to write its data and HTML to; the folders exist. Without the first, its data are there already. */
  dataFile: string | undefined;
  htmlFile: string;
}

/** The sizes of the files written for a page, in bytes: the file's own, then those of its compressed siblings. */
export interface PageSizes {
  data: number[] | undefined;
  html: number[];
}

/** Renders and writes pages: their data and HTML, with compressed siblings. */
export function createPrerenderer(context: PrerenderContext): (job: PageJob) => PageSizes {
  const { frame } = context;
  const codeFor = createPageCodes(context);
  return ({ page: json, dataUrl, dataFile, htmlFile, effort, hidden, shareImage, sharesSheet }) => {
    const page = JSON.parse(json) as PageData;
    const html = renderPage(frame.site, page);
    const content = { page, dataUrl, hidden, shareImage, html };
    const text = renderDocument(frame, codeFor(page, html, sharesSheet), content);
    return {
      data: dataFile === undefined ? undefined : writeCompressedSync(dataFile, json, effort),
      html: writeCompressedSync(htmlFile, text, effort),
    };
  };
}

/** Returns the code of a page. Pages with the same blocks and early steps have the same. */
function createPageCodes(context: PrerenderContext) {
  const { assetsByKey, early, earlySteps, entry, policy, sheets } = context;
  const known = new Map<string, PageCode>();
  return (page: PageData, html: string, sharesSheet: boolean): PageCode => {
    const assetsKey = pageAssetsKey(page);
    const steps = stepsIn(html, earlySteps);
    const key = [sharesSheet, assetsKey, ...steps].join('\n');
    const same = known.get(key);
    if (same) return same;
    const assets = assetsByKey.get(assetsKey);
    if (!assets) throw new Error(`${page.canonical} has blocks that no page of the config has.`);
    const { css, stylesheets, styleHash, preload } = assets;
    const sheet = sharesSheet ? sheets?.get(css) : undefined;
    const scriptHashes = [early, ...steps].map(cspHash);
    const styleHashes = sheet === undefined ? [styleHash] : [];
    const code: PageCode = {
      policy: pagePolicy({ ...policy, scriptHashes, styleHashes }),
      css,
      sheet,
      stylesheets,
      early: { code: early, steps },
      entry,
      preload,
    };
    known.set(key, code);
    return code;
  };
}
