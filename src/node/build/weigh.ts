import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { configId } from '../../app/navigation/pageIds';
import type { Weights } from '../../app/navigation/ahead/weights';
import type { BuiltCode } from '../assets/code/buildCode';
import type { Assets } from '../files/assets';
import { flatBlocks } from '../../page/flatBlocks';
import { compressedSize } from '../files/compressedSize';
import { blocksIn } from '../../document/onlyIn';
import { isPattern } from '../site/pages';
import type { ResolvedPage } from '../site/resolve';

/** The inputs of `weigh`. */
export interface Weighed {
  code: Pick<BuiltCode, 'folder' | 'scripts' | 'styles'>;
  pages: readonly Pick<ResolvedPage, 'path' | 'blocks'>[];
  /** The bytes of each page's data, by id or pattern: see `prerenderPages`. */
  data: ReadonlyMap<string, number>;
  assets: Pick<Assets, 'files'>;
  /** The number of bytes that a visit may prefetch. */
  budget: number;
}

/**
 * Product lists compress to about a tenth. A file that is larger than the budget by this factor is surely over it, so
 * it need not be compressed to find out.
 */
const MAX_COMPRESSION_FACTOR = 20;

/** Measures the data, scripts and styles of pages, so that browsers can prefetch within a budget of bytes. */
export function weigh({ code, pages, data, assets, budget }: Weighed): Weights {
  const filesOf = (...of: string[]) => [...code.scripts(of), ...code.styles(of)];
  const everywhere = new Set(filesOf());
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? compressedSize(readFileSync(join(code.folder, basename(file))));
    sizes.set(file, size);
    return size;
  };
  const own = (type: string) => filesOf(type).filter((file) => !everywhere.has(file));
  const listings = [...assets.files]
    .filter(
      ([url, content]) =>
        url.endsWith('.json') && content.length <= budget * MAX_COMPRESSION_FACTOR,
    )
    .map(([url, content]): [string, number] => [url, compressedSize(content)]);
  const contents = Object.fromEntries(
    // Of a pattern, what all its pages show: a page asks for the rest itself.
    pages.map(({ path, blocks }) => [
      configId(path),
      typesOf(isPattern(path) ? blocksIn(blocks, []) : blocks),
    ]),
  );
  const types = new Set(pages.flatMap(({ blocks }) => typesOf(blocks)));
  return {
    budget,
    contents,
    // In the same order whichever page was ready first, so that the file changes only with its content.
    data: Object.fromEntries([...data].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    code: Object.fromEntries(
      [...types].map((type) => [
        type,
        Object.fromEntries(own(type).map((file) => [file.slice(1), sizeOf(file)])),
      ]),
    ),
    listings: Object.fromEntries(listings.filter(([, bytes]) => bytes <= budget)),
  };
}

const typesOf = (blocks: ResolvedPage['blocks']): string[] => [
  ...new Set(flatBlocks(blocks).map(({ type }) => type)),
];
