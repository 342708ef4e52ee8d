import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The names of early steps; the second is that of those that may come late (see `mayComeLate`). */
const NAMES = ['early.ts', 'late.ts'];

/**
 * Finds the early steps. `src/blocks/<type>/early.ts` runs before React, even if React never loads: it is inlined in the
 * head of pages where the block has rendered `data-early="<type>"`. What needs the content waits for `DOMContentLoaded`,
 * and so does what needs the early script, which may stand at the end of the first block. All blocks with dates share
 * one early step, and so do all forms with fields that depend on others.
 * @returns The file of each, relative to the project's root with forward slashes, by block type.
 */
export function findEarlySteps(root: string): Map<string, string> {
  const ofBlocks = readdirSync(join(root, 'src/blocks'))
    .flatMap((type) => NAMES.map((name): [string, string] => [type, `src/blocks/${type}/${name}`]))
    .filter(([, file]) => existsSync(join(root, file)));
  return new Map([
    ...ofBlocks,
    ['dates', 'src/ui/dates/early.ts'],
    ['conditions', 'src/ui/form/early.ts'],
  ]);
}

/**
 * Whether an early step catches up with what has happened before it runs. Then the pages of which a large site has
 * thousands do not have it in their heads: it stands in the file of the early script, which they share.
 */
export const mayComeLate = (file: string): boolean => file.endsWith('/late.ts');

/** Always an attribute: in text content, quotes are escaped. */
const MARK = ' data-early="';

/** The early steps that a page needs, judged by its rendered HTML. `steps` maps block types to files or code. */
export function stepsIn(html: string, steps: ReadonlyMap<string, string>): string[] {
  const types = new Set<string>();
  // Searched as text: a pattern is tried at every character, which took 6 % of the time of drawing a product's page.
  for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, at)) {
    at += MARK.length;
    types.add(html.slice(at, html.indexOf('"', at)));
  }
  return [...steps].flatMap(([type, step]) => (types.has(type) ? step : []));
}
