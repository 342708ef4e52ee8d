import { loadSchemas } from '../../schemas/load';
import { blockNameProblem } from './blockName';
import { blockFiles, blockTitle } from './templates';
import { writeNew, type Written } from './writeNew';

/**
 * Scaffolds a block: writes its schema, component and style, ready for use, and generates its types. Never overwrites
 * files.
 */
export async function newBlock(root: string, name: string): Promise<Written> {
  const set = loadSchemas(root);
  const problem = blockNameProblem(name, set.blockTypes) ?? titleProblem(set, name);
  if (problem) return { problem };
  return writeNew(root, blockFiles(name));
}

/** Type names are derived from titles, so titles must be unique. */
function titleProblem(set: ReturnType<typeof loadSchemas>, name: string): string | undefined {
  const title = blockTitle(name);
  const twin = set.blockTypes.find((type) => set.block(type)?.title === title);
  return twin && `The block "${twin}" is already called "${title}": choose another name.`;
}
