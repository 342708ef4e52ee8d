import type { PageData } from '../../../generated/types';
import { flatBlocks } from '../../../page/flatBlocks';
import { brotliSize } from './brotliSize';
import type { LastBuild } from './lastBuild';
import type { PictureSizes } from './pictureSizes';

/** What a page is made of. */
export interface MeasuredPage {
  /** The document as rendered. */
  html: string;
  page: Pick<PageData, 'blocks'>;
  /** The site data that every visitor downloads, as JSON. */
  siteData: string;
  fontUrls: readonly string[];
  /** By address: pictures and fonts. */
  files: ReadonlyMap<string, Buffer>;
  /** Undefined if nothing has been built: code is left out then. */
  build: LastBuild | undefined;
}

/** Bytes that a first visit takes. */
export interface PageSize {
  /** The document with its CSS. */
  first: number;
  /** Scripts, data, fonts and pictures. */
  rest: number;
  /** The block that weighs most, by its number on the page. */
  heaviest: { index: number; bytes: number } | undefined;
}

/** Measures a page as a phone gets it. Code and pictures that blocks share count for each of them, but once in all. */
export async function measurePage(
  { html, page, siteData, fontUrls, files, build }: MeasuredPage,
  pictureSize: PictureSizes,
): Promise<PageSize> {
  const shown = new Set(
    [...html.matchAll(/<img [^>]*?src="([^"]+)"/g)].map(([, url]) => url ?? ''),
  );
  const pictures = new Map<string, number>();
  for (const url of shown) {
    const content = files.get(url);
    if (content) pictures.set(url, await pictureSize(url, content));
  }
  const codeOf = (blocks: PageData['blocks']): [file: string, bytes: number][] => [
    ...new Map(flatBlocks(blocks).flatMap(({ type }) => Object.entries(build?.code[type] ?? {}))),
  ];
  const code = codeOf(page.blocks);
  const fonts = fontUrls.map((url) => files.get(url)?.length ?? 0);
  const [document, data, site] = await Promise.all([
    brotliSize(html),
    brotliSize(JSON.stringify(page)),
    brotliSize(siteData),
  ]);
  const blocks = await Promise.all(
    page.blocks.map(async (block, index) => {
      const text = JSON.stringify(block);
      const own = [...pictures].filter(([url]) => text.includes(`"${url}"`));
      return { index, bytes: (await brotliSize(text)) + total(own) + total(codeOf([block])) };
    }),
  );
  return {
    first: document + total(code.filter(isStyle)),
    rest:
      data +
      site +
      (build?.shared ?? 0) +
      total(code.filter((entry) => !isStyle(entry))) +
      total([...pictures]) +
      fonts.reduce((sum, bytes) => sum + bytes, 0),
    heaviest: blocks.toSorted((a, b) => b.bytes - a.bytes)[0],
  };
}

const isStyle = ([file]: [string, number]): boolean => file.endsWith('.css');

const total = (sizes: readonly [string, number][]): number =>
  sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
