import { Ajv2020 } from 'ajv/dist/2020.js';
import { KEYWORDS } from './keywords';

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
  // Ajv knows the discriminator by itself.
  ajv.addVocabulary(Object.keys(KEYWORDS).filter((name) => name !== 'discriminator'));
  return ajv;
}
