import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Validate from '../../../../generated/validators/config.cjs';
import { generatedFolder } from '../../../schemas/generate';

const require = createRequire(import.meta.url);
let loaded: { file: string; hash: string; validate: typeof Validate } | undefined;

/**
 * The generated validator of a project. It is reloaded when `hash`, that of the schemas, changes, as it may while the
 * dev server runs.
 */
export function loadValidator(root: string, hash: string): typeof Validate {
  const file = join(generatedFolder(root), 'validators', 'config.cjs');
  if (loaded?.file === file && loaded.hash === hash) return loaded.validate;
  delete require.cache[require.resolve(file)];
  const validate: typeof Validate = require(file);
  loaded = { file, hash, validate };
  return validate;
}
