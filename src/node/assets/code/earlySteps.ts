import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds the early steps. `src/blocks/<type>/early.ts` runs before React, even if React never loads: it is inlined in the
 * head of pages where the block has rendered `data-early="<type>"`. What needs the content waits for `DOMContentLoaded`,
 * and so does what needs the early script, which may stand at the end of the first block. All blocks with dates share
 * one early step, and so do all forms with fields that depend on others.
 * @returns The file of each, relative to the project's root with forward slashes, by block type.
 */
export function findEarlySteps(root: string): Map<string, string> {
  const ofBlocks = readdirSync(join(root, 'src/blocks'))
    .map((type): [string, string] => [type, `src/blocks/${type}/early.ts`])
    .filter(([, file]) => existsSync(join(root, file)));
  return new Map([
    ...ofBlocks,
    ['dates', 'src/ui/dates/early.ts'],
    ['conditions', 'src/ui/form/early.ts'],
  ]);
}

/** The early steps that a page needs, judged by its rendered HTML. `steps` maps block types to files or code. */
export function stepsIn(html: string, steps: ReadonlyMap<string, string>): string[] {
  // A match is always an attribute: in text content, quotes are escaped.
  const types = new Set(html.match(/(?<= data-early=")[^"]*/g));
  return [...steps].flatMap(([type, step]) => (types.has(type) ? step : []));
}
