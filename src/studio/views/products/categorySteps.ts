import type { Schema } from '../../../document/schema/schema';
import { isRecord } from '../../../document/isRecord';
import { walk } from '../../../document/schema/walk';
import { moveValue, stepsOf, toPointer, type Operation } from '../../../document/operation';
import { starterOf } from '../../../document/table/entry';
import { valueAt } from '../../../document/values';
import { leadElsewhere, leadsTo, type Lead } from '../../shell/references';

/** The pointer of the categories. */
export const CATEGORIES = toPointer(['store', 'categories']);

/** A category, as its panel shows it. */
export interface CategoryEntry {
  /** Its place in the config's list. */
  index: number;
  id: string;
  name: string;
  picture: string;
  /** How many products are in it. */
  count: number;
}

/** All categories in the order of the config. */
export function categoriesOf(root: unknown, products: readonly unknown[]): CategoryEntry[] {
  const counts = new Map<unknown, number>();
  for (const product of products) {
    const category = isRecord(product) ? product['category'] : undefined;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const found = valueAt(root, stepsOf(CATEGORIES));
  return (Array.isArray(found) ? found : []).map((category: unknown, index) => {
    const id = textAt(category, 'id');
    return {
      index,
      id,
      name: textAt(category, 'name'),
      picture: textAt(category, 'image', 'src'),
      count: counts.get(id) ?? 0,
    };
  });
}

/** Adds a category at the end. What it still needs is asked for by its form. */
export function addCategory(
  schema: Schema,
  { name, id }: { name: string; id: string },
): Operation[] {
  return [{ op: 'insert', at: `${CATEGORIES}/-`, value: { ...starterOf(schema), id, name } }];
}

/** Moves a category one place up or down. */
export function moveCategory(index: number, by: -1 | 1): Operation {
  const list = stepsOf(CATEGORIES);
  // The place counts the entries as they are before.
  return moveValue([...list, index], [...list, by === -1 ? index - 1 : index + 2]);
}

/** The links to a category's page, wherever on the site they are. */
export function leadsToCategory(schema: Schema, root: unknown, id: string): Lead[] {
  const listing = listingOf(schema, root);
  return listing === undefined ? [] : leadsTo(schema, root, listing + id);
}

/**
 * Gives a category another id: its products, all that names it and all links follow, and its old address still leads to
 * it, as another name of it.
 */
export function renameCategory(
  schema: Schema,
  root: unknown,
  { index, id, to }: { index: number; id: string; to: string },
): Operation[] {
  const listing = listingOf(schema, root);
  const at = `${CATEGORIES}/${index}`;
  const known = valueAt(root, [...stepsOf(at), 'aliases']);
  const aliases = (Array.isArray(known) ? known : []).filter((alias) => alias !== to);
  return [
    { op: 'set', at: `${at}/id`, value: to },
    { op: 'set', at: `${at}/aliases`, value: [...aliases, id] },
    ...namesOf(schema, root, id).map((pointer): Operation => ({
      op: 'set',
      at: pointer,
      value: to,
    })),
    ...(listing === undefined
      ? []
      : leadElsewhere(leadsTo(schema, root, listing + id), listing + to)),
  ];
}

/** The pointers of all that names a category: products, blocks. */
function namesOf(schema: Schema, root: unknown, id: string): string[] {
  const pointers: string[] = [];
  walk(schema, root, ({ kind, value, path }) => {
    if ((kind === 'category' || kind === 'shown-category') && value === id)
      pointers.push(toPointer(path));
  });
  return pointers;
}

/** What stands before the id in the addresses of categories: '/store/category/'; undefined where no page lists them. */
function listingOf(schema: Schema, root: unknown): string | undefined {
  const blocks = schema.properties?.['pages']?.items?.properties?.['blocks']?.items?.oneOf ?? [];
  const types = new Set(
    blocks
      .filter((block) => block['x-page'] === 'category')
      .map((block) => block.properties?.['type']?.const),
  );
  const pages = valueAt(root, ['pages']);
  for (const page of Array.isArray(pages) ? pages : []) {
    const path = textAt(page, 'path');
    const own = valueAt(page, ['blocks']);
    const isListing =
      Array.isArray(own) && own.some((block: unknown) => types.has(valueAt(block, ['type'])));
    if (isListing && PARAMETER.test(path)) return path.replace(PARAMETER, '');
  }
  return undefined;
}

const PARAMETER = /:[^/]+$/;

function textAt(value: unknown, ...steps: string[]): string {
  const text = valueAt(value, steps);
  return typeof text === 'string' ? text : '';
}
