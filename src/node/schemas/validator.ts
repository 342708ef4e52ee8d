import { createRequire } from 'node:module';
import { createAjv } from './ajv';
import { bundle } from './bundle';
import type { SchemaSet } from './load';

// A CommonJS module with its own "default", which Node and bundlers treat differently.
const writeCode: typeof import('ajv/dist/standalone/index.js').default = createRequire(
  import.meta.url,
)('ajv/dist/standalone').default;

/** Counts characters like JSON Schema: a surrogate pair is one. */
const COUNT_CHARACTERS = '(text) => [...text].length';

/**
 * The source of a self-contained CommonJS module that exports the validator of a config. CommonJS, because it can be
 * reloaded while the dev server runs.
 */
export function validatorSource(set: SchemaSet): string {
  const ajv = createAjv({ standalone: true });
  const source = writeCode(ajv, ajv.compile(bundle(set, 'site.schema.json')));
  // Inlined, so that the module works without Ajv.
  const whole = source.replaceAll(
    /require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g,
    COUNT_CHARACTERS,
  );
  const left = /require\([^)]*\)/.exec(whole);
  if (left) throw new Error(`The generated validator needs ${left[0]}, which is not inlined yet.`);
  return `// Made from schemas/ by "npm run generate". Do not edit.\n${whole}\n`;
}

/** The types of that module. */
export const VALIDATOR_TYPES = `// Made from schemas/ by "npm run generate". Do not edit.
import type { ErrorObject } from 'ajv';
import type { SiteConfig } from '../authored';

/** Fills in the defaults, and returns whether the data is valid; \`errors\` has the reasons if it is not. */
declare const validate: {
  (data: unknown): data is SiteConfig;
  errors?: ErrorObject[] | null;
};
export = validate;
`;
