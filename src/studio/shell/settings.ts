import { isRecord } from '../../document/isRecord';
import { labelOf } from '../../document/labelOf';
import { stepsOf, toPointer } from '../../document/operation';
import { pageName } from '../language/spokenNames';
import type { Schema } from '../../document/schema/schema';
import { schemaAt } from '../../document/schema/schemaAt';
import { valueAt } from '../../document/values';
import { entryName } from '../form/naming';
import { PRODUCTS } from './forms';
import type { Findable } from './searching';
import { sectionName } from './sections';

/** Parts of the config whose fields are found by what they say. */
const BY_CONTENT = new Set([
  '$schema',
  'version',
  'pages',
  'notFound',
  'strings',
  'redirects',
  'shared',
]);

/** Lists of which each entry has a name of its own by which it is found. */
const NAMED_LISTS = new Set([PRODUCTS, toPointer(['store', 'categories'])]);

/** Of longer lists, one looks for an entry first. */
const MAX_ENTRIES = 30;

/** By these a colour is found, too. */
const COLOR_WORDS = 'colour color couleur farge cor';

/** What people call a part of the config who do not know its name, in all languages that its schema has. */
export const wordsOf = (schema: Schema | undefined): string =>
  Object.values(schema?.['x-words'] ?? {})
    .flat()
    .join(' · ');

/**
 * All settings of the site, those too that have no value yet, by what the forms call them and say about them; and those
 * of each entry of a list, such as the opening hours of each office.
 */
export function settingsOf(schema: Schema, value: unknown): Findable[] {
  const settings: Findable[] = [];
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    if (BY_CONTENT.has(key)) continue;
    collect(
      part,
      valueAt(value, [key]),
      { path: [key], groups: [sectionName(schema, key)] },
      settings,
    );
  }
  return settings;
}

/** The settings of the page at a pointer, such as its title in search results. Its blocks are found by what they say. */
export function pageSettingsOf(schema: Schema, value: unknown, at: string): Findable[] {
  const settings: Findable[] = [];
  const page = valueAt(value, stepsOf(at));
  for (const [key, field] of Object.entries(schemaAt(schema, value, at)?.properties ?? {})) {
    if (key === 'blocks' || key === 'path') continue;
    settings.push(settingAt(field, key, { path: stepsOf(at), groups: [pageName(page)] }));
  }
  return settings;
}

interface Around {
  path: readonly string[];
  /** What the groups around are called, the outermost first. */
  groups: readonly string[];
}

function settingAt(field: Schema, key: string, { path, groups }: Around): Findable {
  return {
    value: toPointer([...path, key]),
    label: labelOf(key, field),
    detail: groups.join(' › '),
    // A group goes by its own name, and its title may be in another spelling: 'Colours'.
    names: `${field.title ?? ''} ${field['x-kind'] === 'color' ? COLOR_WORDS : ''} ${wordsOf(field)}`,
    help: field.description ?? '',
  };
}

function collect(schema: Schema, value: unknown, around: Around, into: Findable[]): void {
  if (Array.isArray(value)) collectEntries(schema.items ?? {}, value, around, into);
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const setting = settingAt(field, key, around);
    into.push(setting);
    collect(
      field,
      isRecord(value) ? value[key] : undefined,
      { path: [...around.path, key], groups: [...around.groups, setting.label] },
      into,
    );
  }
}

function collectEntries(
  items: Schema,
  entries: readonly unknown[],
  { path, groups }: Around,
  into: Findable[],
): void {
  if (!items.properties || entries.length > MAX_ENTRIES || NAMED_LISTS.has(toPointer(path))) return;
  for (const [index, entry] of entries.entries()) {
    const named = {
      path: [...path, String(index)],
      groups: [...groups, entryName(entry, items, index)],
    };
    collect(items, entry, named, into);
  }
}
