import type { Schema } from '../../document/schema/schema';
import { valueAt } from '../../document/values';
import type { TextLength } from '../ui/LengthNote';

/**
 * Measures a text whose schema limits it, once it is filled in.
 * @param root The config, which has what placeholders stand for.
 * @returns Undefined where there is no limit, or where the text is a different one on each page.
 */
export function lengthIn(schema: Schema, text: string, root: unknown): TextLength | undefined {
  const room = schema['x-room'];
  if (!room) {
    const { minLength: least = 0, maxLength: most } = schema;
    return most === undefined ? undefined : { length: count(text), least, most };
  }
  const site = valueAt(root, ['site', 'name']);
  const filled = text.replaceAll('{site.name}', () => (typeof site === 'string' ? site : ''));
  return filled.includes('{') ? undefined : { length: count(filled), ...room };
}

/** Characters as people and the checker count them: an emoji is one. */
const count = (text: string) => Array.from(text).length;
