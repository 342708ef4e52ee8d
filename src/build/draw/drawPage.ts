import { renderPage } from '../../app/server';
import type { Boot } from '../../app/early/handoff';
import { storageKey } from '../../cart/storage';
import type { PageData, SiteData } from '../../generated/types';
import { pagePolicy } from '../hosting/policy';
import { stepsIn } from '../earlySteps';
import { cspHash } from '../output/assets';
import { compress, type Effort } from '../output/compress.mjs';
import { documentHtml, type ShareImage } from '../render/document';
import { pageAssetsKey, type PageAssets } from './pageAssets';

/** What all pages of a build share, in a form that can be handed to threads. */
export interface Drawing {
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
export function createDrawPage(drawing: Drawing): (job: PageJob) => void {
  const { assetsByKey, early } = drawing;
  const policyOf = createPolicies(drawing);
  return ({ page: json, dataFile, htmlFile, effort, ...rest }) => {
    compress({ file: dataFile, content: json, effort });
    const page = JSON.parse(json) as PageData;
    const pageAssets = assetsByKey.get(pageAssetsKey(page));
    if (!pageAssets)
      throw new Error(`${page.canonical} has blocks that no page of the config has.`);
    const content = draw(drawing, { ...rest, page, pageAssets, policyOf });
    compress({ file: htmlFile, content, effort, repeated: [pageAssets.css, early] });
  };
}

/** The policy of a page with this CSS and these early steps. Most pages share theirs. */
type PolicyOf = (styleHash: string, steps: readonly string[]) => string;

function createPolicies({ early, policy }: Drawing): PolicyOf {
  const known = new Map<string, string>();
  return (styleHash, steps) => {
    const key = [styleHash, ...steps].join(' ');
    const scriptHashes = () => [early, ...steps].map(cspHash);
    const made =
      known.get(key) ??
      pagePolicy({ ...policy, scriptHashes: scriptHashes(), styleHashes: [styleHash] });
    known.set(key, made);
    return made;
  };
}

interface Drawn extends Pick<PageJob, 'hidden' | 'shareImage'> {
  page: PageData;
  pageAssets: PageAssets;
  policyOf: PolicyOf;
}

function draw(
  { site, entry, data, fontUrls, early, earlySteps, themeColor }: Drawing,
  { page, policyOf, pageAssets: { css, stylesheets, styleHash, preload }, ...rest }: Drawn,
): string {
  const html = renderPage(site, page);
  const steps = stepsIn(html, earlySteps);
  const boot: Boot = {
    entry,
    preload,
    data: [`${data}/_site.json`, `${data}/${page.id}.json`],
    cart: site.store ? storageKey(site.site.id) : '',
  };
  return documentHtml({
    ...rest,
    site,
    page,
    html,
    policy: policyOf(styleHash, steps),
    css,
    stylesheets,
    fontUrls,
    early: { code: early, steps },
    boot,
    themeColor,
  });
}
