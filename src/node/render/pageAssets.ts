import type { PageData } from '../../generated/types';
import { flatBlocks } from '../../page/flatBlocks';
import type { BuiltCode } from '../assets/code/buildCode';
import type { Assets } from '../files/assets';

/** The CSS and scripts of a page. */
export interface PageAssets {
  /** All its CSS. */
  css: string;
  /** The same in two parts: what header and first block need, and what is further down or comes later. */
  split: { above: string; below: string };
  /** The files that the inlined CSS replaces: code loaded later must not request them again. */
  stylesheets: string[];
  /** Scripts to preload with the one that starts React. */
  preload: string[];
}

type Content = Pick<PageData, 'blocks'>;

/** The types of the first block with those in it, and of all blocks, each once. */
function typesOf({ blocks }: Content): { first: string[]; all: string[] } {
  return { first: eachOnce(blocks.slice(0, 1)), all: eachOnce(blocks) };
}

const eachOnce = (blocks: PageData['blocks']): string[] =>
  [...new Set(flatBlocks(blocks).map(({ type }) => type))].toSorted();

/** A key that is the same for pages that begin with the same block, and have the same others in any order and number. */
export function pageAssetsKey(page: Content): string {
  const { first, all } = typesOf(page);
  return `${first.join(' ')} | ${all.join(' ')}`;
}

/**
 * Collects the assets of pages, once per `pageAssetsKey`.
 * @param theme The CSS that precedes all other rules.
 * @param frame What the frame of every page shows: see `frameTypes`.
 */
export function gatherPageAssets(
  code: Pick<BuiltCode, 'entry' | 'scripts' | 'styles' | 'parts' | 'needed'>,
  pages: readonly Content[],
  theme: string,
  frame: readonly string[] = [],
): Map<string, PageAssets> {
  const byKey = new Map(pages.map((page) => [pageAssetsKey(page), typesOf(page)]));
  return new Map(
    [...byKey].map(([key, { first, all }]) => [
      key,
      gather(code, { first: [...frame, ...first], all: [...frame, ...all] }, theme),
    ]),
  );
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
  { first, all }: ReturnType<typeof typesOf>,
  theme: string,
): PageAssets {
  const stylesheets = code.styles(all);
  const parts = stylesheets.flatMap((file) => code.parts(file));
  const needed = code.needed(first);
  const textOf = (some: typeof parts) => some.map(({ css }) => css).join('');
  const isAbove = ({ module }: (typeof parts)[number]) => needed.has(module);
  return {
    stylesheets,
    css: theme + textOf(parts),
    split: {
      above: theme + textOf(parts.filter(isAbove)),
      below: textOf(parts.filter((part) => !isAbove(part))),
    },
    preload: code.scripts(all).filter((file) => file !== code.entry),
  };
}
