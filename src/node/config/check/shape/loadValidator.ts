import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Validate from '../../../../generated/validators/config.cjs';
import { generatedFolder } from '../../../schemas/generate';

const require = createRequire(import.meta.url);
let loaded: { file: string; hash: string; validate: typeof Validate } | undefined;

/**
 * The generated validator of a project. `hash` names the state of its schemas: when it has changed, as
 * it may while the dev server runs, the validator is read again.
 */
export function loadValidator(root: string, hash: string): typeof Validate {
  const file = join(generatedFolder(root), 'validators', 'config.cjs');
  if (loaded?.file === file && loaded.hash === hash) return loaded.validate;
  delete require.cache[require.resolve(file)];
  const validate: typeof Validate = require(file);
  loaded = { file, hash, validate };
  return validate;
}
