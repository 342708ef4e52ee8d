import type { PageData } from '../../generated/types';
import { flatBlocks } from '../../page/flatBlocks';
import type { BuiltCode } from '../assets/code/buildCode';
import { cspHash } from '../files/assets';

/** What a page needs around its content. */
export interface PageAssets {
  /** All its CSS, to be inlined. */
  css: string;
  /** Its hash for the page's policy: 'sha256-…'. */
  styleHash: string;
  /** The files that the inlined CSS stands for, beyond those of every page. */
  stylesheets: string[];
  /** Scripts to be fetched with the one that starts React. */
  preload: string[];
}

type Content = Pick<PageData, 'blocks'>;

/** The same for pages with the same blocks, in whatever order and number. */
export function pageAssetsKey({ blocks }: Content): string {
  return [...new Set(flatBlocks(blocks).map(({ type }) => type))].toSorted().join(' ');
}

/** Finds scripts and styles for pages, each set once, by `pageAssetsKey`. `theme` is the rules that come before all others. */
export function gatherPageAssets(
  code: Pick<BuiltCode, 'entry' | 'scripts' | 'styles' | 'css'>,
  pages: readonly Content[],
  theme: string,
): Map<string, PageAssets> {
  const keys = new Set(pages.map(pageAssetsKey));
  return new Map(
    [...keys].map((key) => [key, gather(code, key.split(' ').filter(Boolean), theme)]),
  );
}

function gather(
  code: Parameters<typeof gatherPageAssets>[0],
  types: readonly string[],
  theme: string,
): PageAssets {
  const stylesheets = code.styles(types);
  const css = theme + stylesheets.map((file) => code.css(file)).join('');
  // Of those of every page, no code that comes later asks.
  const everywhere = new Set(code.styles([]));
  const inlined = stylesheets.filter((file) => !everywhere.has(file));
  const preload = code.scripts(types).filter((file) => file !== code.entry);
  return { stylesheets: inlined, css, styleHash: cspHash(css), preload };
}
