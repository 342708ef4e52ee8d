import type { Schema } from '../../document/schema/schema';
import { schemaAt } from '../../document/schema/schemaAt';
import { stepsOf, toPointer } from '../../document/operation';
import { valueAt } from '../../document/values';

/** The pointer of the products, which Studio edits by themselves. */
export const PRODUCTS = toPointer(['store', 'products']);

/** The pointer of the lists of shared blocks. */
export const SHARED_BLOCKS = toPointer(['shared', 'blocks']);

/** Parts of the config that Studio edits by themselves though they stand within another. */
export const OWN_SECTIONS: ReadonlySet<string> = new Set([PRODUCTS, SHARED_BLOCKS]);

/**
 * What the form shows when a value is to be edited: the block around it, else the page, else the part of the config.
 */
export function formOf(schema: Schema, root: unknown, pointer: string): string {
  const steps = stepsOf(pointer);
  const around = steps.map((_, index) => toPointer(steps.slice(0, index + 1)));
  return around.findLast((at) => hasForm(schema, root, at)) ?? firstPage(root);
}

/** The home page, or where a broken file has no pages, that of unknown addresses. */
function firstPage(root: unknown): string {
  return valueAt(root, ['pages', 0]) === undefined ? '/notFound' : '/pages/0';
}

function hasForm(schema: Schema, root: unknown, at: string): boolean {
  const depth = stepsOf(at).length;
  if (depth === 1) return at !== '/pages';
  if (/^\/pages\/\d+$/.test(at)) return valueAt(root, stepsOf(at)) !== undefined;
  if (OWN_SECTIONS.has(at)) return true;
  return isBlock(schema, root, at);
}

/** Whether a block stands at a pointer. */
export function isBlock(schema: Schema, root: unknown, at: string): boolean {
  const steps = stepsOf(at);
  const list = schemaAt(schema, root, toPointer(steps.slice(0, -1)));
  return list?.items?.discriminator !== undefined && /^\d+$/.test(steps.at(-1) ?? '');
}

/** The pointer of the list that an entry stands in, and its index. */
export function entryOf(at: string): { list: string; index: number } {
  const steps = stepsOf(at);
  return { list: toPointer(steps.slice(0, -1)), index: Number(steps.at(-1)) };
}

/** The lists around a value, below what the form shows, with the entry of each that holds it; names count as in the order written. */
export function entriesAround(root: unknown, pointer: string, formAt: string) {
  const steps = stepsOf(pointer);
  const from = stepsOf(formAt).length;
  return steps.flatMap((step, depth) => {
    if (depth < from) return [];
    const around = steps.slice(0, depth);
    const value = valueAt(root, around);
    const index = Array.isArray(value) ? Number(step) : Object.keys(Object(value)).indexOf(step);
    return index < 0 ? [] : [{ list: toPointer(around), index }];
  });
}

/** The number of the page that a pointer leads into. */
export function pageOf(pointer: string): number | undefined {
  const [, page] = /^\/pages\/(\d+)/.exec(pointer) ?? [];
  return page === undefined ? undefined : Number(page);
}
