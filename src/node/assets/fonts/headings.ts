import { markdownVisits } from '../../markdown/visits';
import { isRecord } from '../../../document/isRecord';
import { walk, type Path } from '../../../document/schema/walk';
import type { Schema } from '../../../document/schema/schema';

/** Lists whose entries have a name that is a heading somewhere. */
const LISTS_WITH_NAMES: Path[] = [
  ['store', 'categories'],
  ['store', 'products'],
];

/**
 * The texts that are set in the heading font: the headings of a config, the names that become headings, and the site's
 * name. The config may be malformed anywhere.
 */
export function headingTexts(data: unknown, site: Schema): string[] {
  const found: string[] = [];
  const take = (text: unknown) => {
    if (typeof text === 'string') found.push(text);
  };
  take(at(data, ['site', 'name']));
  walk(site, data, (visit) => {
    for (const { heading, value } of [visit, ...markdownVisits(visit)])
      if (heading !== undefined) take(value);
  });
  for (const path of LISTS_WITH_NAMES) {
    const list = at(data, path);
    if (Array.isArray(list)) for (const entry of list) take(at(entry, ['name']));
  }
  return found;
}

function at(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) value = isRecord(value) ? value[key] : undefined;
  return value;
}
