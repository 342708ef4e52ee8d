import type { PageData } from '../../generated/types';
import { flatBlocks } from '../../page/flatBlocks';
import type { BuiltCode } from '../assets/code/buildCode';
import { cspHash, type Assets } from '../files/assets';

/** The CSS and scripts of a page. */
export interface PageAssets {
  /** All its CSS, for inlining. */
  css: string;
  /** The hash of the CSS for the page's CSP: 'sha256-…'. */
  styleHash: string;
  /** The files that the inlined CSS replaces: code loaded later must not request them again. */
  stylesheets: string[];
  /** Scripts to preload with the one that starts React. */
  preload: string[];
}

type Content = Pick<PageData, 'blocks'>;

/** A key that is the same for pages with the same block types, in any order and number. */
export function pageAssetsKey({ blocks }: Content): string {
  return [...new Set(flatBlocks(blocks).map(({ type }) => type))].toSorted().join(' ');
}

/**
 * Collects the assets of pages, once per `pageAssetsKey`.
 * @param theme The CSS that precedes all other rules.
 * @param frame What the frame of every page shows: see `frameTypes`.
 */
export function gatherPageAssets(
  code: Pick<BuiltCode, 'entry' | 'scripts' | 'styles' | 'css'>,
  pages: readonly Content[],
  theme: string,
  frame: readonly string[] = [],
): Map<string, PageAssets> {
  const keys = new Set(pages.map(pageAssetsKey));
  const typesOf = (key: string) => [...frame, ...key.split(' ').filter(Boolean)];
  return new Map([...keys].map((key) => [key, gather(code, typesOf(key), theme)]));
}

/** Publishes the CSS of pages as files, for pages of which a large site has thousands: their addresses, by the CSS. */
export function shareSheets(
  assetsByKey: ReadonlyMap<string, PageAssets>,
  pages: readonly Content[],
  assets: Assets,
): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const page of pages) {
    const css = assetsByKey.get(pageAssetsKey(page))?.css;
    if (css !== undefined) sheets.set(css, assets.add('page.css', css));
  }
  return sheets;
}

function gather(
  code: Parameters<typeof gatherPageAssets>[0],
  types: readonly string[],
  theme: string,
): PageAssets {
  const stylesheets = code.styles(types);
  const css = theme + stylesheets.map((file) => code.css(file)).join('');
  const preload = code.scripts(types).filter((file) => file !== code.entry);
  return { stylesheets, css, styleHash: cspHash(css), preload };
}
