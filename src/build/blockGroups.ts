import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../generated/authored';

/** Source code in bytes from which a block is large: the carousel is, a grid of cards is not. */
const LARGE = 4000;

/**
 * The types of blocks whose code comes in one file with others: those of the home page, the small apart from
 * the large. Other pages show the small ones too, and then need not fetch the carousel with them.
 */
export function blockGroups({ pages, shared }: SiteConfig, root: string): string[][] {
  const blocks = pages.find(({ path }) => path === '/')?.blocks ?? [];
  const drawn = blocks.flatMap((block) =>
    block.type === 'shared' ? (shared.blocks[block.name] ?? []) : [block],
  );
  const types = [...new Set(drawn.map(({ type }): string => type))];
  const isLarge = (type: string) => sizeOf(join(root, 'src/blocks', type)) > LARGE;
  const groups = [types.filter((type) => !isLarge(type)), types.filter(isLarge)];
  return groups.filter((group) => group.length > 0);
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => statSync(join(folder, file)).size)
    .reduce((total, size) => total + size, 0);
}
