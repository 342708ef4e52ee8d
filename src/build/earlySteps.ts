import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds the early steps: `src/blocks/<type>/early.ts` runs, inlined after the early script, on pages that have
 * the block, before React and whether it comes or not. It exports nothing, and waits itself for `DOMContentLoaded`.
 * @returns The file of each from the project's folder, with forward slashes, by the type of its block.
 */
export function findEarlySteps(root: string): Map<string, string> {
  return new Map(
    readdirSync(join(root, 'src/blocks'))
      .map((type): [string, string] => [type, `src/blocks/${type}/early.ts`])
      .filter(([, file]) => existsSync(join(root, file))),
  );
}
