import { labelOf } from '../../document/labelOf';
import { toPointer } from '../../document/operation';
import type { Schema } from '../../document/schema/schema';
import type { Findable } from './searching';
import { sectionName } from './sections';

/** Parts of the config whose fields are found by what they say. */
const BY_CONTENT = new Set(['$schema', 'version', 'pages', 'notFound', 'strings']);

/** By these a colour is found, too. */
const COLOR_WORDS = 'colour color';

/** All settings of the site, those too that have no value yet, by what the forms call them and say about them. */
export function settingsOf(schema: Schema): Findable[] {
  const settings: Findable[] = [];
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    if (!BY_CONTENT.has(key)) collect(part, [key], [sectionName(schema, key)], settings);
  }
  return settings;
}

function collect(
  schema: Schema,
  path: readonly string[],
  groups: readonly string[],
  into: Findable[],
): void {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const label = labelOf(key, field);
    const at = [...path, key];
    into.push({
      value: toPointer(at),
      label,
      detail: groups.join(' › '),
      // A group goes by its own name, and its title may be in another spelling: 'Colours'.
      names: `${field.title ?? ''} ${field['x-kind'] === 'color' ? COLOR_WORDS : ''}`,
      help: field.description ?? '',
    });
    collect(field, at, [...groups, label], into);
  }
}
