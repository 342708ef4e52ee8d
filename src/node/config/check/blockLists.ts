import type { SchemaSet } from '../../schemas/load';
import type { Schema } from '../../../document/schema/schema';
import { textOf } from './facts';

/**
 * The value of a block's field that lists something from elsewhere in the config (`x-lists`): `{ chosen: undefined }`
 * if the field is omitted, undefined if the block has no such field.
 */
export function listed(
  set: SchemaSet,
  block: Record<string, unknown>,
  what: Schema['x-lists'],
): { chosen: unknown } | undefined {
  const fields = set.block(textOf(block, 'type') ?? '')?.properties ?? {};
  const name = Object.keys(fields).find((field) => fields[field]?.['x-lists'] === what);
  return name === undefined ? undefined : { chosen: block[name] };
}

/** Whether a page is news that visitors may find: it has a date and is not hidden. */
export const isNews = (page: Record<string, unknown>): boolean =>
  page['date'] !== undefined && page['hidden'] !== true;

/** Whether a block lists the pages below its own. */
export function listsPages(set: SchemaSet, block: Record<string, unknown>): boolean {
  const links = listed(set, block, 'pages');
  return links !== undefined && links.chosen === undefined;
}
