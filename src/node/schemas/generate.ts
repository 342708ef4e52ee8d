import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { loadSchemas, type SchemaSet } from './load';

/** The folder of a project's generated files. */
export function generatedFolder(root: string): string {
  return join(root, 'src', 'generated');
}

/**
 * Generates src/generated/ from schemas/: `types.ts` (resolved data, as in the browser), `authored.ts` (as in the
 * config file) and `validators/config.cjs`. Does nothing if the schemas have not changed. `changed` is whether files
 * were written, `hash` that of the schemas. Throws if a schema has a keyword that it may not have.
 */
export async function generate(
  root: string,
): Promise<{ set: SchemaSet; hash: string; changed: boolean }> {
  const set = loadSchemas(root);
  const folder = generatedFolder(root);
  const hash = fingerprint(set);
  if (isCurrent(folder, hash)) return { set, hash, changed: false };
  // Imported on demand: usually nothing has changed, and these have many dependencies.
  const { typesSource } = await import('./types');
  const { VALIDATOR_TYPES, validatorSource } = await import('./validator');
  const { checkKeywords } = await import('./keywords');
  checkKeywords(set.files);
  const [types, authored] = await Promise.all([
    typesSource(set, 'resolved'),
    typesSource(set, 'authored'),
  ]);
  const sources = [types, authored, validatorSource(set), VALIDATOR_TYPES, hash];
  mkdirSync(join(folder, 'validators'), { recursive: true });
  for (const [index, file] of FILES.entries()) {
    writeFileAtomic.sync(join(folder, file), sources[index] ?? '');
  }
  return { set, hash, changed: true };
}

// The stamp is written last, so that an interrupted run is repeated.
const STAMP = '.hash';
const FILES = [
  'types.ts',
  'authored.ts',
  'validators/config.cjs',
  'validators/config.d.cts',
  STAMP,
];

function isCurrent(folder: string, hash: string): boolean {
  if (!FILES.every((file) => existsSync(join(folder, file)))) return false;
  return readFileSync(join(folder, STAMP), 'utf8') === hash;
}

/** Hashes by set, computed once, because the generator's code does not change while it runs. */
const fingerprints = new WeakMap<SchemaSet, string>();

/** A hash of the schemas, their keywords and the generator's code. */
function fingerprint(set: SchemaSet): string {
  const known = fingerprints.get(set);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(JSON.stringify([...set.files]));
  for (const source of generatorSources()) hash.update(source);
  const made = hash.digest('hex').slice(0, 16);
  fingerprints.set(set, made);
  return made;
}

function generatorSources(): string[] {
  const folder = import.meta.dirname;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .concat('../../../schemas/keywords.json')
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
