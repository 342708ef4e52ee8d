import type { FormField } from '../../../generated/authored';
import { readableId } from '../../language/readableId';
import type { FieldKinds } from './fieldKind';

/**
 * In browsers, a control hides the property of its form that is called as it is; these are needed. The last would be
 * found in every object.
 */
export const TAKEN_NAMES: ReadonlySet<string> = new Set(
  'action append attributes children closest contains elements focus id matches method remove reset submit target constructor'.split(
    ' ',
  ),
);

/**
 * What the message calls a field: its own name, that of its kind, or one made from its label. Labels without letters
 * give 'field-3' for the third field (`index` 2).
 */
export function fieldName(
  { name, kind, label }: Pick<FormField, 'name' | 'kind' | 'label'>,
  index: number,
  kinds: FieldKinds,
): string {
  // A name begins with a letter.
  const made = readableId(label).replace(/^[^a-z]+/, '') || `field-${index + 1}`;
  return name ?? kinds.get(kind)?.name ?? (TAKEN_NAMES.has(made) ? `${made}-field` : made);
}
