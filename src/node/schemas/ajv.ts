import { Ajv2020 } from 'ajv/dist/2020.js';

/** Ajv with the project's options: reports all errors, fills in defaults, discriminates blocks by type. */
export function createAjv(options: { standalone?: boolean } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    useDefaults: true,
    strict: true,
    strictRequired: false,
    // Conditions such as "if alt is empty" refer to fields whose type is declared elsewhere.
    strictTypes: false,
    ...(options.standalone && { inlineRefs: false, code: { source: true } }),
  });
  ajv.addVocabulary([
    'x-kind',
    'x-heading',
    'x-choices',
    'x-all',
    'x-needs',
    'x-shown-with',
    'x-placeholders',
    'x-page',
    'x-instead',
    'x-lists',
    'x-in-columns',
    'x-headings',
    'tsType',
  ]);
  return ajv;
}
