import { relative } from 'node:path';
import { generate, generatedFolder } from '../schemas/generate';

/** `npm run generate`: generates types and validators from schemas/. Resolves to the exit code. */
export async function run(): Promise<number> {
  const root = process.cwd();
  const { set, changed } = await generate(root);
  const folder = relative(root, generatedFolder(root));
  const state = changed ? 'written' : 'already up to date';
  process.stdout.write(`${folder} is ${state}: ${set.blockTypes.length} blocks.\n`);
  return 0;
}
