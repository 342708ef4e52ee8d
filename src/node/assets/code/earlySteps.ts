import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds the early steps. `src/blocks/<type>/early.ts` runs before React, and whether that comes or not: inlined
 * after the early script, on pages where the block has drawn `data-early="<type>"`. It runs in the head; what needs
 * the content waits for `DOMContentLoaded`.
 * @returns The file of each from the project's folder, with forward slashes, by the type of its block.
 */
export function findEarlySteps(root: string): Map<string, string> {
  return new Map(
    readdirSync(join(root, 'src/blocks'))
      .map((type): [string, string] => [type, `src/blocks/${type}/early.ts`])
      .filter(([, file]) => existsSync(join(root, file))),
  );
}

/** The steps, whatever stands for them, that a page needs, by what has been drawn of it. */
export function stepsIn(html: string, steps: ReadonlyMap<string, string>): string[] {
  // In text content, quotes are escaped.
  return [...steps].flatMap(([type, step]) => (html.includes(`data-early="${type}"`) ? step : []));
}
