import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { closest, distance } from 'fastest-levenshtein';
import type { Schema } from '../../document/schema/schema';
import type { SchemaFiles } from './link';

/** One keyword of ours, as schemas/keywords.json describes it. */
interface Keyword extends Schema {
  description: string;
  /** The values that it may have, where they are few. */
  anyOf?: { const: string; description: string }[];
}

/** schemas/keywords.json: the meta-schema of all schemas, which belongs to this code and not to a company's. */
const META = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../schemas/keywords.json'), 'utf8'),
) as { $ref: string; properties: Record<string, Keyword> };

/** Our own keywords, by name, in the order of their table. */
export const KEYWORDS: Readonly<Record<string, Keyword>> = META.properties;

const VOCABULARIES = ['core', 'applicator', 'unevaluated', 'validation', 'meta-data'];

/** The validator of schemas, and the names of all keywords. */
interface Checker {
  fits: ValidateFunction;
  known: string[];
}

/** Compiled once, when it is first needed. */
let checker: Checker | undefined;

function compileMeta(): Checker {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const fits = ajv.compile(META);
  return { fits, known: [...standardKeywords(ajv), ...Object.keys(KEYWORDS)] };
}

/**
 * Checks every schema against schemas/keywords.json: a keyword that nobody reads would be a promise that nothing keeps.
 * Takes some 100 ms, so it is called only when schemas have changed.
 * @throws If a keyword is unknown or has a value that it may not have; the message names all places.
 */
export function checkKeywords(files: SchemaFiles): void {
  const { fits, known } = (checker ??= compileMeta());
  const mistakes = [...files].flatMap(([file, schema]) => {
    if (fits(schema)) return [];
    const told = (fits.errors ?? []).filter(({ keyword }) => keyword !== 'const');
    return told.map((error) => `${placeOf(file, error)}: ${explain(error, schema, known)}`);
  });
  if (mistakes.length > 0) throw new Error([...new Set(mistakes)].join('\n'));
}

/** 'schemas/blocks/hero.schema.json › properties › title' */
function placeOf(file: string, { instancePath }: ErrorObject): string {
  const folder = file.startsWith('embed/') ? '' : 'schemas/';
  return [`${folder}${file}`, ...partsOf(instancePath)].join(' › ');
}

function explain(
  { keyword, params, message, instancePath }: ErrorObject,
  schema: Schema,
  known: string[],
): string {
  const { unevaluatedProperty } = params as { unevaluatedProperty?: string };
  if (unevaluatedProperty !== undefined) {
    const otherwise = 'Ours are listed in schemas/README.md; a new one goes into keywords.json.';
    return `"${unevaluatedProperty}" is no keyword. ${nearestOr(unevaluatedProperty, known, otherwise)}`;
  }
  const values = keyword === 'anyOf' ? valuesOf(partsOf(instancePath).at(-1)) : [];
  const value = valueIn(schema, partsOf(instancePath));
  if (values.length === 0) return `${JSON.stringify(value)} ${message}.`;
  const otherwise = `It may be: ${values.join(', ')}.`;
  return `"${String(value)}" means nothing here. ${nearestOr(String(value), values, otherwise)}`;
}

const valuesOf = (keyword = ''): string[] =>
  KEYWORDS[keyword]?.anyOf?.map((one) => one.const) ?? [];

const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

function valueIn(schema: unknown, parts: string[]): unknown {
  return parts.reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], schema);
}

function standardKeywords(ajv: Ajv2020): string[] {
  return VOCABULARIES.flatMap((name) => {
    const meta = ajv.getSchema(META.$ref.replace('/schema', `/meta/${name}`))?.schema;
    return typeof meta === 'object'
      ? Object.keys((meta['properties'] as object | undefined) ?? {})
      : [];
  });
}

/** A word that differs in more letters than these is another word. */
const MAX_WRONG_LETTERS = 3;

function nearestOr(word: string, known: string[], otherwise: string): string {
  const near = closest(word, known);
  return distance(word, near) <= MAX_WRONG_LETTERS ? `Did you mean "${near}"?` : otherwise;
}
