import { relative } from 'node:path';
import { generate, generatedFolder } from '../schemas/generate';
import type { Help } from './launch/help';

/** See `run`. */
export const help: Help = {
  about:
    'Writes types and validators from the schemas into src/generated. All other commands do so first,\nso you need it only for an editor that is open.',
  examples: [''],
};

/** `npm run generate`: generates types and validators from schemas/. Resolves to the exit code. */
export async function run(): Promise<number> {
  const root = process.cwd();
  const { set, changed } = await generate(root);
  const folder = relative(root, generatedFolder(root));
  const state = changed ? 'written' : 'already up to date';
  process.stdout.write(`${folder} is ${state}: ${set.blockTypes.length} blocks.\n`);
  return 0;
}
