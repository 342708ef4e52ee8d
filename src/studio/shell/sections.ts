import type { Schema } from '../../document/schema/schema';
import { labelOf } from '../../document/labelOf';
import { stepsOf, toPointer } from '../../document/operation';
import { WORDS } from '../words';
import { OWN_SECTIONS, PRODUCTS, SHARED_BLOCKS } from './forms';

/** A part of the config that the tree lists. */
interface Section {
  at: string;
  name: string;
}

/** Parts that the tree shows elsewhere, or that people need not see. */
const ELSEWHERE = new Set(['$schema', 'version', 'pages', 'notFound']);

/** All parts of the config but its pages: those that are edited most often first, then in the order of the schema. */
export function sectionsOf(schema: Schema): Section[] {
  const parts = Object.keys(schema.properties ?? {})
    .filter((key) => !ELSEWHERE.has(key))
    .map((key) => ({ at: toPointer([key]), name: sectionName(schema, key) }));
  const own = [...OWN_SECTIONS].filter((at) => isKnown(schema, at));
  return [...own.map((at) => ({ at, name: nameOfSection(schema, at) })), ...parts];
}

/** What the form at a pointer is called, as in the tree. */
export function nameOfSection(schema: Schema, at: string): string {
  if (at === PRODUCTS) return WORDS.sections.products;
  if (at === SHARED_BLOCKS) return WORDS.sections.sharedBlocks;
  return sectionName(schema, stepsOf(at).at(-1) ?? '');
}

/** What a part of the config is called. */
export function sectionName(schema: Schema, key: string): string {
  const named: Record<string, string> = WORDS.sections;
  return named[key] ?? labelOf(key, schema.properties?.[key] ?? {});
}

const isKnown = (schema: Schema, at: string): boolean =>
  schema.properties?.[at.split('/')[1] ?? ''] !== undefined;
