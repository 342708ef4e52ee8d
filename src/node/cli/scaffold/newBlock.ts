import { loadSchemas } from '../../schemas/load';
import { blockNameProblem } from './blockName';
import { blockFiles, blockTitle } from './templates';
import { writeNew, type Written } from './writeNew';

/**
 * Writes the schema, the component and the style of a new block, ready to be used in a page and then
 * changed, and makes its types. Writes nothing over a file that exists.
 */
export async function newBlock(root: string, name: string): Promise<Written> {
  const set = loadSchemas(root);
  const problem = blockNameProblem(name, set.blockTypes) ?? titleProblem(set, name);
  if (problem) return { problem };
  return writeNew(root, blockFiles(name));
}

/** Types are named after titles, so that two things cannot have one. */
function titleProblem(set: ReturnType<typeof loadSchemas>, name: string): string | undefined {
  const title = blockTitle(name);
  const twin = set.blockTypes.find((type) => set.block(type)?.title === title);
  return twin && `The block "${twin}" is already called "${title}": choose another name.`;
}
