import type { ReactNode } from 'react';
import type { Schema } from '../../document/schema/schema';
import { fieldId } from './fieldId';
import styles from './form.module.css';
import { Problems } from './Problems';

/** A field with one control: its label above, its help and its mistakes below. */
export function FieldFrame({
  at,
  label,
  schema,
  note,
  children,
}: {
  at: string;
  label: string;
  schema: Schema;
  /** At the end of the label's line: how long a text may be. */
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <label className={styles['label']} htmlFor={fieldId(at)}>
          {label}
        </label>
        {note}
      </div>
      {children}
      <Problems at={at} />
      <Help at={at} schema={schema} />
    </div>
  );
}

/** What a field is for, in the words of its schema. */
export function Help({ at, schema: { type, description } }: { at: string; schema: Schema }) {
  if (description === undefined) return null;
  return (
    <p className={styles['help']} id={`${fieldId(at)}:help`}>
      {type === 'boolean' ? ticked(description) : description}
    </p>
  );
}

/** What a tick does, of a sentence that says what "true" does in the file. */
function ticked(description: string): string {
  const words = description
    .replace(/^True (?=if|for|while)/, 'Tick this ')
    .replace(/^true:? /i, '')
    .replace(' False: ', ' Without it: ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
