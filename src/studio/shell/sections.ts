import type { Schema } from '../../document/schema/schema';
import { labelOf } from '../../document/labelOf';
import { toPointer } from '../../document/operation';
import { WORDS } from '../words';
import { PRODUCTS, SHARED_BLOCKS } from './forms';

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
  const own = [
    { at: PRODUCTS, name: WORDS.sections.products },
    { at: SHARED_BLOCKS, name: WORDS.sections.sharedBlocks },
  ];
  return [...own.filter(({ at }) => isKnown(schema, at)), ...parts];
}

/** What a part of the config is called. */
export function sectionName(schema: Schema, key: string): string {
  const named: Record<string, string> = WORDS.sections;
  return named[key] ?? labelOf(key, schema.properties?.[key] ?? {});
}

const isKnown = (schema: Schema, at: string): boolean =>
  schema.properties?.[at.split('/')[1] ?? ''] !== undefined;
