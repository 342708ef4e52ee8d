import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../generated/authored';
import { typesIn } from './shownTypes';

/** Bytes of source from which a block counts as large: the carousel does, a card grid does not. */
const LARGE_BLOCK_BYTES = 4000;

/**
 * Groups the block types that share a chunk. The home page's blocks form two groups, small and large: other pages use
 * the small ones too and should not have to load the carousel. Blocks used on only one other page are grouped because
 * they are always loaded together, unless only some categories show them.
 */
export function blockGroups({ pages, shared }: SiteConfig, root: string): string[][] {
  const all = pages.map(({ path, blocks }) => ({
    path,
    types: typesIn(blocks, shared),
    always: typesIn(blocks, shared, []),
  }));
  const home = all.find(({ path }) => path === '/')?.types ?? [];
  const isLarge = (type: string) => sizeOf(join(root, 'src/blocks', type)) > LARGE_BLOCK_BYTES;
  const shownBy = new Map<string, number>();
  for (const type of all.flatMap(({ types }) => types))
    shownBy.set(type, (shownBy.get(type) ?? 0) + 1);
  const isAlone = (type: string) => shownBy.get(type) === 1 && !home.includes(type);
  return [
    home.filter((type) => !isLarge(type)),
    home.filter(isLarge),
    ...all.map(({ always }) => always.filter(isAlone)).filter(({ length }) => length > 1),
  ].filter(({ length }) => length > 0);
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => statSync(join(folder, file)).size)
    .reduce((total, size) => total + size, 0);
}
