import { isRecord } from '../../../../document/isRecord';
import type { FormField } from '../../../../generated/authored';
import { fieldFile, fieldKindsIn } from '../../../schemas/formFields';
import type { SchemaSet } from '../../../schemas/load';
import { loadFieldKinds, type FieldKinds } from '../../../site/formFields/fieldKind';
import { fieldName, TAKEN_NAMES } from '../../../site/formFields/fieldName';
import type { Context, Rule } from '../context';
import type { Entry } from '../facts';
import { didYouMean } from '../suggest';

/** The fields of a form have names of their own, and the settings of their kind. */
export const rule: Rule = async (context) => {
  const kinds = await loadFieldKinds();
  for (const { value, path } of context.facts.visits('form-fields')) {
    const fields = (Array.isArray(value) ? value : []).flatMap((field: unknown, index): Field[] =>
      isRecord(field) && typeof field['label'] === 'string' && typeof field['kind'] === 'string'
        ? [
            {
              value: field,
              path: [...path, index],
              label: field['label'],
              kind: field['kind'],
              name: fieldName(field as unknown as FormField, index, kinds),
              field: field as unknown as FormField,
            },
          ]
        : [],
    );
    names(fields, context);
    for (const [index, field] of fields.entries())
      condition(field, fields, index, { context, kinds });
    for (const field of fields) {
      settings(field, context);
      for (const { at, says, advises } of kinds.get(field.kind)?.mistakes?.(field.field) ?? [])
        context.error([...field.path, at], says, advises);
    }
  }
};

/** A field that has at least a label and a kind. */
interface Field extends Entry {
  kind: string;
  label: string;
  /** What the message calls it. */
  name: string;
  /** It may be malformed besides. */
  field: FormField;
}

/** The message has one place for each name. */
function names(fields: readonly Field[], { error }: Context): void {
  const seen = new Map<string, Field>();
  for (const field of fields) {
    const other = seen.get(field.name);
    if (other)
      error(
        'name' in field.value ? [...field.path, 'name'] : field.path,
        `The message calls two fields of the form "${field.name}": "${other.label}" and "${field.label}".`,
        'Give one of them another "name".',
      );
    seen.set(field.name, field);
    if (TAKEN_NAMES.has(field.name))
      error(
        [...field.path, 'name'],
        `"${field.name}" cannot be the name of a field: browsers use it for the form itself.`,
        `Choose another, such as "${field.name}-field".`,
      );
  }
}

/** A field has what its kind needs, and nothing that only others have. */
function settings({ kind, value, path }: Field, { set, warning, error }: Context): void {
  const own = set.files.get(fieldFile(kind));
  if (!own) return;
  for (const name of own.required ?? [])
    if (!(name in value))
      error(path, `A field of the kind "${kind}" needs "${name}".`, `Add "${name}".`);
  for (const name of Object.keys(value)) {
    const users = kindsWith(name, set);
    if (own.properties?.[name] || users.length === 0) continue;
    warning(
      [...path, name],
      `"${name}" does nothing in a field of the kind "${kind}".`,
      `Remove it, or choose a kind that has it: ${users.map((one) => `"${one}"`).join(', ')}.`,
    );
  }
}

const kindsWith = (name: string, { files }: SchemaSet): string[] =>
  fieldKindsIn(files).filter((kind) => files.get(fieldFile(kind))?.properties?.[name]);

/** A condition names a field above it, and answers that this has. */
function condition(
  { value, path, field: own }: Field,
  fields: readonly Field[],
  index: number,
  { context: { error }, kinds }: { context: Context; kinds: FieldKinds },
): void {
  if (!isRecord(value['when'])) return;
  const at = [...path, 'when', 'field'];
  const { field: named, is } = value['when'];
  if (typeof named !== 'string') return;
  const place = fields.findIndex(({ label, name }) => label === named || name === named);
  const other = fields[place];
  if (!other) {
    const labels = fields.filter(({ field }) => field !== own).map(({ label }) => label);
    return error(at, `The form has no field "${named}".`, meant(named, labels));
  }
  if (place >= index)
    return error(
      at,
      `"${named}" is not above this field.`,
      'Move this field below the one on which it depends.',
    );
  const answers = kinds.get(other.kind)?.answers?.(other.field);
  if (!answers)
    return error(
      at,
      `Visitors write in "${named}", so nothing can depend on it.`,
      `Depend on a field of one of these kinds: ${choosing(kinds)}.`,
    );
  for (const [entry, answer] of (Array.isArray(is) ? is : []).entries())
    if (answers !== 'any' && typeof answer === 'string' && !answers.includes(answer))
      error(
        [...path, 'when', 'is', entry],
        `"${other.label}" has no answer "${answer}".`,
        meant(answer, answers),
      );
}

const choosing = (kinds: FieldKinds): string =>
  [...kinds.values()].flatMap(({ kind, answers }) => (answers ? [`"${kind}"`] : [])).join(', ');

const meant = (word: string, words: readonly string[]): string =>
  didYouMean(word, words, `There are: ${words.map((one) => `"${one}"`).join(', ')}.`);
