import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { WORDS } from './words';
import { useValue } from '../../ui/useValue';
import type { FieldProps } from './formHost';
import { Help } from './FieldFrame';
import { useHost } from './formHost';
import styles from './form.module.css';
import { Problems } from './Problems';
import { starter } from '../../document/schema/starter';
import { useAt } from './useAt';
import { Button } from '../ui/Button';
import controls from '../ui/controls.module.css';

/** Values by names that the site gives them, such as shared lists of logos: one of them is shown at a time. */
export function NamedListsField({ schema, at, label }: FieldProps) {
  const { Field, change, openEntry, setOpen } = useHost();
  const names = useAt(at, keysOf).split('\n').filter(Boolean);
  const shown = names[useValue(openEntry(at)) ?? 0];
  const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const add = (name: string) => {
    change([{ op: 'set', at: `${at}/${name}`, value: starter(inner) }]);
    setOpen(at, names.length);
  };
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{label}</legend>
      <Help at={at} schema={schema} />
      <Problems at={at} />
      {names.length > 0 && (
        <select
          className={controls['input']}
          aria-label={label}
          value={shown}
          onChange={({ target }) => setOpen(at, names.indexOf(target.value))}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      {shown !== undefined && (
        <Field key={shown} schema={inner} at={`${at}/${shown}`} label={shown} required={false} />
      )}
      <NewName taken={names} onAdd={add} />
    </fieldset>
  );
}

function NewName({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  // As the names of lists are written: they also stand in addresses.
  const clean = name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const add = () => {
    if (clean === '' || taken.includes(clean)) return;
    onAdd(clean);
    setName('');
  };
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {WORDS.newName}
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          className={controls['input']}
          type="text"
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
        <Button kind="add" isSmall icon={Plus} onClick={add}>
          {WORDS.add(WORDS.list)}
        </Button>
      </div>
    </div>
  );
}

const keysOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).join('\n') : '';
