import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { generate } from '../../schemas/generate';
import { loadSchemas } from '../../schemas/load';
import { blockNameProblem } from './blockName';
import { blockFiles, blockTitle } from './templates';

/** The paths of the files that were written, or in a sentence why none was. */
export type NewBlock = { files: string[]; problem?: undefined } | { problem: string };

/**
 * Writes the schema, the component and the style of a new block, ready to be used in a page and then
 * changed, and makes its types. Writes nothing over a file that exists.
 */
export async function newBlock(root: string, name: string): Promise<NewBlock> {
  const set = loadSchemas(root);
  const problem = blockNameProblem(name, set.blockTypes) ?? titleProblem(set, name);
  if (problem) return { problem };
  const files = blockFiles(name);
  const existing = files.find(({ path }) => existsSync(join(root, path)));
  if (existing) {
    return { problem: `${existing.path} already exists: remove it, or choose another name.` };
  }
  for (const { path, content } of files) {
    const file = join(root, path);
    const formatted = await format(content, { ...(await resolveConfig(file)), filepath: file });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatted);
  }
  await generate(root);
  return { files: files.map(({ path }) => path) };
}

/** Types are named after titles, so that two things cannot have one. */
function titleProblem(set: ReturnType<typeof loadSchemas>, name: string): string | undefined {
  const title = blockTitle(name);
  const twin = set.blockTypes.find((type) => set.block(type)?.title === title);
  return twin && `The block "${twin}" is already called "${title}": choose another name.`;
}
