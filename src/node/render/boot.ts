import type { Boot } from '../../app/early/earlyState';
import { storageKey } from '../../cart/storage';
import type { SiteFrame } from './siteFrame';

/** What a page loads, besides its data. */
interface Loaded {
  entry: string;
  preload: readonly string[];
  /** The style sheets that it has already. */
  stylesheets: readonly string[];
}

/**
 * The settings of the early script of a page.
 * @param data The address of the page's data; without it, the page carries them.
 */
export function bootOf(
  { site, siteUrl }: Pick<SiteFrame, 'site' | 'siteUrl'>,
  { entry, preload, stylesheets }: Loaded,
  data?: { url: string },
): Boot {
  return {
    entry,
    preload: [...preload],
    inlined: [...stylesheets],
    data: data ? [siteUrl, data.url] : [siteUrl],
    cart: site.store ? storageKey(site.site.id) : '',
  };
}

/**
 * What precedes the early script in a file that thousands of pages share. Of them, each has only the number of its
 * settings in its tag, which would be half a kilobyte of it. In JavaScript of the oldest browsers, as it is not bundled.
 */
export const numberedBoots = (boots: readonly Boot[]): string =>
  `(function(tag){var own=${JSON.stringify(boots)}[tag.dataset.boot];` +
  `if(own)tag.dataset.boot=JSON.stringify(own)})(document.getElementById('early'));`;
