import type { Schema } from '../../document/schema/schema';
import { starter } from '../../document/schema/starter';
import { valueAt } from '../../document/values';
import { asText } from './asText';

/** The fields that a form has as long as it lists none: the kind, the word that is its label, and that word in English. */
const SPECIFIED = [
  ['name', 'contactName', 'Full Name'],
  ['email', 'contactEmail', 'Email Address'],
  ['phone', 'contactPhone', 'Phone Number'],
  ['branch', 'contactBranch', 'Select Branch/Country'],
  ['message', 'contactMessage', 'Message'],
] as const;

/**
 * What a part begins with when it is added: the fields of a form are those that it had, in the words of the site, so
 * that one more takes none away. All else begins as its schema says.
 */
export function startOf(schema: Schema, root: unknown): unknown {
  if (schema['x-kind'] !== 'form-fields') return starter(schema);
  return SPECIFIED.map(([kind, word, english]) => {
    const field = { kind, label: asText(valueAt(root, ['strings', word])) || english };
    return kind === 'phone' ? Object.assign(field, { optional: true }) : field;
  });
}
