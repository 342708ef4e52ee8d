import { renderPage } from '../../app/server';
import type { PageData } from '../../generated/types';
import { pagePolicy } from '../hosting/policy';
import { stepsIn } from '../assets/code/earlySteps';
import type { FoldScripts } from '../assets/code/makeCode';
import { cspHash } from '../files/assets';
import { writeCompressedSync, type Effort } from '../output/compress';
import { renderDocument, type PageCode, type ShareImage, type SharedCode } from './document';
import { foldOf } from './firstPaint';
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
  fold: FoldScripts;
  /** By block type. */
  earlySteps: ReadonlyMap<string, string>;
  /** What thousands of pages share; undefined unless the site is large. */
  shared:
    | (Omit<SharedCode, 'sheet' | 'boot'> & {
        /** The addresses of style sheets by their text. */
        sheets: ReadonlyMap<string, string>;
        /** By block type, the early steps that are not in the file of the early script. */
        steps: ReadonlyMap<string, string>;
        /** By `pageAssetsKey`, the number of the settings in the file of the early script. */
        boots: ReadonlyMap<string, number>;
      })
    | undefined;
}

/** What a page is made of, besides what all pages share. */
export interface PageInput {
  /** The `PageData` as JSON: the content of its data file. */
  page: string;
  hidden: boolean;
  shareImage: ShareImage;
  /** Whether it shares its code with thousands of other pages, if the site is large. */
  sharesCode: boolean;
  /** The address of its data file; undefined if the page carries its data. */
  dataUrl: string | undefined;
  effort: Effort | undefined;
}

/** A page to render. */
export interface PageJob extends PageInput {
  /** The paths to write its data and HTML to; the folders exist. Without the first, its data are there already, or in it. */
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
  return ({ page: json, dataUrl, dataFile, htmlFile, effort, hidden, shareImage, sharesCode }) => {
    const page = JSON.parse(json) as PageData;
    const html = renderPage(frame.site, page);
    const key = pageAssetsKey(page);
    const { assets, shared } = assetsFor(context, key, { page, sharesCode });
    const fold = shared ? undefined : foldOf(page, html);
    const code = codeFor(key, html, { assets, shared, isSplit: fold !== undefined });
    const data = dataUrl === undefined ? { json } : { url: dataUrl };
    const text = renderDocument(frame, code, { page, data, hidden, shareImage, html, fold });
    return {
      data: dataFile === undefined ? undefined : writeCompressedSync(dataFile, json, effort),
      html: writeCompressedSync(htmlFile, text, effort),
    };
  };
}

/** What the code of a page depends on besides its early steps. */
interface Parts {
  assets: PageAssets;
  /** What it shares with thousands of others, if it does. */
  shared: SharedCode | undefined;
  /** Whether its code is split at the fold. */
  isSplit: boolean;
}

function assetsFor(
  { assetsByKey, shared }: PrerenderContext,
  assetsKey: string,
  { page, sharesCode }: { page: PageData; sharesCode: boolean },
): Pick<Parts, 'assets' | 'shared'> {
  const assets = assetsByKey.get(assetsKey);
  if (!assets) throw new Error(`${page.canonical} has blocks that no page of the config has.`);
  const sheet = sharesCode ? shared?.sheets.get(assets.css) : undefined;
  const boot = shared?.boots.get(assetsKey);
  if (!shared || sheet === undefined || boot === undefined) return { assets, shared: undefined };
  return { assets, shared: { sheet, early: shared.early, meanwhile: shared.meanwhile, boot } };
}

/** Returns the code of a page. Pages with the same blocks and early steps have the same. */
function createPageCodes(context: PrerenderContext) {
  const { early, fold, earlySteps, entry, policy } = context;
  const known = new Map<string, PageCode>();
  return (assetsKey: string, html: string, { assets, shared, isSplit }: Parts): PageCode => {
    const steps = stepsIn(html, (shared && context.shared?.steps) ?? earlySteps);
    const key = [shared?.sheet, isSplit, assetsKey, ...steps].join('\n');
    const same = known.get(key);
    if (same) return same;
    const { css, split, stylesheets, preload } = assets;
    const inlined = { scripts: [early], styles: [css] };
    const atFold = { scripts: [early, fold.mark, fold.tidy], styles: [split.above, split.below] };
    const { scripts, styles } = shared
      ? { scripts: [shared.meanwhile], styles: [] }
      : isSplit
        ? atFold
        : inlined;
    const code: PageCode = {
      policy: pagePolicy({
        ...policy,
        scriptHashes: [...scripts, ...steps].map(cspHash),
        styleHashes: styles.map(cspHash),
      }),
      css,
      split: isSplit ? { ...split, ...fold } : undefined,
      shared,
      stylesheets,
      early: { code: early, steps },
      entry,
      preload,
    };
    known.set(key, code);
    return code;
  };
}
