import { markdownVisits } from '../../markdown/visits';
import { isRecord } from '../../../document/isRecord';
import { walk, type Path, type Visit, type Wanted } from '../../../document/schema/walk';
import type { Schema } from '../../../document/schema/schema';

/** What headings stand in. */
const WITH_HEADINGS: Wanted = { kinds: ['markdown', 'inline-markdown'], headings: true };

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
  const headings: unknown[] = [];
  const note = (visit: Visit) => {
    for (const { heading, value } of [visit, ...markdownVisits(visit)])
      if (heading !== undefined) headings.push(value);
  };
  walk(site, data, note, WITH_HEADINGS);
  return withNames(data, headings);
}

/** The texts that are set in the heading font. Its headings are found already: a walk through a catalogue takes long. */
export function withNames(data: unknown, headings: readonly unknown[]): string[] {
  const found: unknown[] = [at(data, ['site', 'name']), ...headings];
  for (const path of LISTS_WITH_NAMES) {
    const list = at(data, path);
    if (Array.isArray(list)) for (const entry of list) found.push(at(entry, ['name']));
  }
  return found.filter((text) => typeof text === 'string');
}

function at(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) value = isRecord(value) ? value[key] : undefined;
  return value;
}
