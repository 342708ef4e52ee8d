import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../generated/authored';

/** Source code in bytes from which a block is large: the carousel is, a grid of cards is not. */
const LARGE = 4000;

/**
 * The types of blocks whose code comes in one file with others: those of the home page, the small apart from
 * the large, since other pages show the small ones too and then need not fetch the carousel with them; and those
 * that one other page alone shows, since they are always fetched together.
 */
export function blockGroups({ pages, shared }: SiteConfig, root: string): string[][] {
  const typesOf = (blocks: SiteConfig['pages'][number]['blocks']) => [
    ...new Set(
      blocks
        .flatMap((block) => (block.type === 'shared' ? (shared.blocks[block.name] ?? []) : [block]))
        .map(({ type }): string => type),
    ),
  ];
  const all = pages.map(({ path, blocks }) => ({ path, types: typesOf(blocks) }));
  const home = all.find(({ path }) => path === '/')?.types ?? [];
  const isLarge = (type: string) => sizeOf(join(root, 'src/blocks', type)) > LARGE;
  const shownBy = new Map<string, number>();
  for (const type of all.flatMap(({ types }) => types))
    shownBy.set(type, (shownBy.get(type) ?? 0) + 1);
  const isAlone = (type: string) => shownBy.get(type) === 1 && !home.includes(type);
  return [
    home.filter((type) => !isLarge(type)),
    home.filter(isLarge),
    ...all.map(({ types }) => types.filter(isAlone)).filter(({ length }) => length > 1),
  ].filter(({ length }) => length > 0);
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => statSync(join(folder, file)).size)
    .reduce((total, size) => total + size, 0);
}
