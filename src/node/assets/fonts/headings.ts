import { markdownVisits } from '../../markdown/visits';
import { isRecord } from '../../../document/isRecord';
import { walk, type Path } from '../../../document/schema/walk';
import type { Schema } from '../../../document/schema/schema';

/** A text set in the heading font, and its path in the config. */
export interface HeadingText {
  text: string;
  path: Path;
}

/** Lists whose entries have a name that is a heading somewhere. */
const LISTS_WITH_NAMES: Path[] = [
  ['store', 'categories'],
  ['store', 'products'],
];

/**
 * The headings of a config, the names that become headings, and the site's name. The config may be malformed
 * anywhere.
 */
export function headingTexts(data: unknown, site: Schema): HeadingText[] {
  const found: HeadingText[] = [];
  const take = (text: unknown, path: Path) => {
    if (typeof text === 'string') found.push({ text, path });
  };
  take(at(data, ['site', 'name']), ['site', 'name']);
  walk(site, data, (visit) => {
    for (const { heading, value, path } of [visit, ...markdownVisits(visit)])
      if (heading !== undefined) take(value, path);
  });
  for (const path of LISTS_WITH_NAMES) {
    const list = at(data, path);
    if (!Array.isArray(list)) continue;
    for (const [index, entry] of list.entries()) {
      take(at(entry, ['name']), [...path, index, 'name']);
    }
  }
  return found;
}

function at(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) value = isRecord(value) ? value[key] : undefined;
  return value;
}
