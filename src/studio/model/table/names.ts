import type { Schema } from '../../../node/schemas/schema';
import { walk } from '../../../node/schemas/walk';
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
