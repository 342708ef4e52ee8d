import { Plus } from 'lucide-react';
import type { Schema } from '../../document/schema/schema';
import { WORDS } from './words';
import type { FieldProps } from './formHost';
import { fieldId } from './fieldId';
import { Help } from './FieldFrame';
import { useHost } from './formHost';
import styles from './form.module.css';
import { asText } from './asText';
import { valueAt } from '../../document/values';
import { labelOf } from '../../document/labelOf';
import { Problems } from './Problems';
import { RemoveButton } from './RemoveButton';
import { starter } from '../../document/schema/starter';
import { startOf } from './startingFields';
import { useAt } from './useAt';
import { Button } from '../ui/Button';
import controls from '../ui/controls.module.css';

/** A group of fields with its name above it. One that may be missing can be taken away. */
export function GroupField({ schema, at, label, required }: FieldProps) {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{label}</legend>
      {!required && <RemoveButton at={at} label={label} />}
      <Help at={at} schema={schema} />
      <Fields schema={schema} at={at} />
    </fieldset>
  );
}

const NONE: readonly string[] = [];

/**
 * The fields of a group in the order of its schema. Groups and lists that are missing wait as buttons at the end, so
 * that a form is as long as what it says.
 */
export function Fields({
  schema,
  at,
  without = NONE,
}: {
  schema: Schema;
  at: string;
  /** Fields that stand elsewhere. */
  without?: readonly string[];
}) {
  const { Field } = useHost();
  const held = useAt(at, keysOf).split('\n');
  const kind = useAt(at, kindOf) || schema.properties?.['kind']?.default;
  const { hidden, choice } = alternatives(schema, held);
  const required = new Set([...(schema.required ?? []), ...choice]);
  const fields = Object.entries(schema.properties ?? {})
    .filter(([key]) => !without.includes(key) && !hidden.includes(key))
    // What is written stays to be seen, whatever the kind: the checker says that it does nothing.
    .filter(([key]) => held.includes(key) || isFor(schema, key, kind))
    .toSorted(([, one], [, other]) => Number(isForLinks(one)) - Number(isForLinks(other)));
  const isWaiting = ([key, field]: [string, Schema]) =>
    isPart(field) && !held.includes(key) && !required.has(key);
  const waiting = fields.filter(isWaiting);
  return (
    <div className={styles['fields']}>
      <Problems at={at} />
      {schema.oneOf && !schema.discriminator && <Alternatives schema={schema} at={at} />}
      {fields
        .filter((field) => !isWaiting(field))
        .map(([key, field]) => (
          <Field
            key={key}
            schema={field}
            at={`${at}/${key}`}
            label={labelOf(key, field)}
            required={required.has(key)}
          />
        ))}
      {waiting.length > 0 && (
        <div className={styles['waiting']} role="group" aria-label={WORDS.alsoPossible}>
          {waiting.map(([key, field]) => (
            <AddPart key={key} schema={field} at={`${at}/${key}`} label={labelOf(key, field)} />
          ))}
        </div>
      )}
    </div>
  );
}

function AddPart({ schema, at, label }: { schema: Schema; at: string; label: string }) {
  const { change, reveal, root } = useHost();
  const add = () => {
    change([{ op: 'set', at, value: startOf(schema, root.peek()) }]);
    reveal(at);
  };
  return (
    <Button
      id={fieldId(at)}
      kind="add"
      isSmall
      icon={Plus}
      title={schema.description}
      onClick={add}
    >
      {label}
    </Button>
  );
}

/** Which of several forms a group has: a list of links or an office. Changing it begins the other one. */
function Alternatives({ schema, at }: { schema: Schema; at: string }) {
  const { change } = useHost();
  const held = useAt(at, keysOf).split('\n');
  const forms = (schema.oneOf ?? []).map(({ required = [] }) => required);
  const chosen = forms.findIndex((names) => names.some((name) => held.includes(name)));
  const choose = (index: number) => {
    const gone = forms.flat().filter((name) => held.includes(name));
    const added = forms[index] ?? [];
    change([
      ...gone.map((name) => ({ op: 'unset' as const, at: `${at}/${name}` })),
      ...added.map((name) => ({
        op: 'set' as const,
        at: `${at}/${name}`,
        value: starter(schema.properties?.[name] ?? {}),
      })),
    ]);
  };
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={`${fieldId(at)}:form`}>
        {WORDS.kind}
      </label>
      <select
        id={`${fieldId(at)}:form`}
        className={controls['input']}
        value={chosen}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {chosen < 0 && <option value={-1}>{WORDS.fill}</option>}
        {forms.map((names, index) => (
          <option key={names.join(' ')} value={index}>
            {names.map((name) => labelOf(name, schema.properties?.[name] ?? {})).join(', ')}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The fields that the other forms of a group have, and those of the form it has. */
function alternatives(schema: Schema, held: readonly string[]) {
  if (schema.discriminator) return { hidden: [], choice: [] };
  const forms = (schema.oneOf ?? []).map(({ required = [] }) => required);
  const choice = forms.find((names) => names.some((name) => held.includes(name))) ?? [];
  return { hidden: forms.flat().filter((name) => !choice.includes(name)), choice };
}

/** Whether a setting of a form's field is one of this kind's. */
const isFor = (schema: Schema, setting: string, kind: unknown) =>
  schema['x-for']?.[setting]?.includes(String(kind)) ?? true;

const kindOf = (value: unknown) => asText(valueAt(value, ['kind']));

/** A name that only links use: the last thing one thinks of. */
const isForLinks = (schema: Schema) => schema['x-kind'] === 'anchor';

const isPart = (schema: Schema) =>
  schema.properties !== undefined || schema.items !== undefined || schema.type === 'object';

/** The names of the fields that a group has, one a line. */
const keysOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).join('\n') : '';
