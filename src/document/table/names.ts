import type { Schema } from '../schema/schema';
import { walk } from '../schema/walk';
import type { NamesOfIds } from './cellText';

/** What people call the things of a config that have an id, by kind: 'Engines & Drives' is the category 'engines'. */
export function namesOfIds(schema: Schema, root: unknown): NamesOfIds {
  const names = new Map<string, Map<string, string>>();
  walk(schema, root, ({ kind, value, parent }) => {
    if (!kind?.endsWith('-id') || typeof value !== 'string') return;
    const known = names.get(kind.slice(0, -'-id'.length)) ?? new Map<string, string>();
    names.set(kind.slice(0, -'-id'.length), known);
    for (const name of [parent['name'], parent['tile']]) {
      if (typeof name === 'string' && !known.has(name.toLowerCase()))
        known.set(name.toLowerCase(), value);
    }
    // Whatever else is called so: an id means itself.
    known.set(value.toLowerCase(), value);
  });
  return names;
}

/** What people call a thing, by its id, for each kind of reference ('category'). */
export type LabelsOfIds = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The names of a config's ids, as cells show them. Where `names` does not take a name back to its id (two categories are
 * called so, or it is the id of another one), the id stands for itself.
 */
export function labelsOfIds(schema: Schema, root: unknown, names: NamesOfIds): LabelsOfIds {
  const labels = new Map<string, Map<string, string>>();
  walk(schema, root, ({ kind, value, parent: { name } }) => {
    if (!kind?.endsWith('-id') || typeof value !== 'string') return;
    const reference = kind.slice(0, -'-id'.length);
    const words = typeof name === 'string' ? name.trim() : '';
    const isOwn = words !== '' && names.get(reference)?.get(words.toLowerCase()) === value;
    const known = labels.get(reference) ?? new Map<string, string>();
    labels.set(reference, known.set(value, isOwn ? words : value));
  });
  return labels;
}
