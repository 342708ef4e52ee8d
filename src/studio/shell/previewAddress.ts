import { categoriesFor } from '../../document/onlyIn';
import { asText } from '../form/asText';
import type { Schema } from '../../document/schema/schema';
import { isRecord } from '../../document/isRecord';
import { chosenSchema, schemaAt } from '../../document/schema/schemaAt';
import { stepsOf } from '../../document/operation';
import { valueAt } from '../../document/values';
import { pagesOf } from './pageSteps';

/** An address at which the site says that there is no page. */
const NOWHERE = '/404';

/**
 * The address that the preview shows for a page; of one that is many pages, that of the first of them.
 * @param formAt What the form shows: of a block that only some categories show, the first page with it is shown.
 */
export function previewAddress(schema: Schema, root: unknown, at: string, formAt = at): string {
  const page = valueAt(root, stepsOf(at));
  const path = isRecord(page) ? asText(page['path']) || NOWHERE : NOWHERE;
  if (!path.includes('/:')) return path;
  const list = isForProducts(schema, root, at) ? 'products' : 'categories';
  const all = valueAt(root, ['store', list]);
  const only = categoriesFor(valueAt(root, stepsOf(formAt)));
  const entries: unknown[] = Array.isArray(all) ? all : [];
  const shown = entries.find((one) => !only || isAbout(one, only)) ?? entries[0];
  return path.replace(/:[^/]*$/, asText(valueAt(shown, ['id'])));
}

/** Whether a category is one of these, or a product is in one of them. */
function isAbout(entry: unknown, categories: readonly unknown[]): boolean {
  if (!isRecord(entry)) return false;
  const { id, category, categories: further } = entry;
  const own =
    category === undefined ? [id] : [category, ...(Array.isArray(further) ? further : [])];
  return own.some((one) => categories.includes(one));
}

function isForProducts(schema: Schema, root: unknown, at: string): boolean {
  const blocks = valueAt(root, [...stepsOf(at), 'blocks']);
  const items = schemaAt(schema, root, `${at}/blocks`)?.items;
  if (!Array.isArray(blocks) || !items) return false;
  return blocks.some((block) => chosenSchema(items, block)?.['x-page'] === 'product');
}

/** The number of the page at an address; undefined for one that is of no page. */
export function pageAt(root: unknown, address: string): number | undefined {
  const path = address.length > 1 ? address.replace(/\/$/, '') : address;
  const pages = pagesOf(root);
  const page =
    pages.find((one) => one.path === path) ??
    pages.find(({ path: own }) => own.includes('/:') && isOf(path, own));
  return page?.index;
}

const isOf = (path: string, pattern: string): boolean => {
  const start = pattern.replace(/:[^/]*$/, '');
  return path.startsWith(start) && !path.slice(start.length).includes('/');
};
