import { asText } from './asText';
import cx from 'classnames';
import { useState } from 'react';
import type { FieldProps } from './formHost';
import { describedBy, fieldId } from './fieldId';
import { FieldFrame } from './FieldFrame';
import controls from '../ui/controls.module.css';
import styles from './form.module.css';
import { placeholderOf } from './TextField';
import { useIsWrong } from './Problems';
import { useAt } from './useAt';
import { useEdit } from './useEdit';

/** A number. What is being typed stays as it is until it is one: '1.' on the way to '1.5'. */
export function NumberField({ schema, at, label, required }: FieldProps) {
  const value = useAt(at, asIs);
  const edit = useEdit(at);
  const isWrong = useIsWrong(at);
  const [typed, setTyped] = useState('');
  const shown = typed !== '' && Number(typed) === value ? typed : asText(value);
  const change = (text: string) => {
    setTyped(text);
    if (text === '') edit(required ? 0 : undefined);
    else if (Number.isFinite(Number(text))) edit(Number(text));
  };
  return (
    <FieldFrame at={at} label={label} schema={schema}>
      <input
        id={fieldId(at)}
        className={cx(controls['input'], styles['number'])}
        type="number"
        min={schema.minimum}
        max={schema.maximum}
        step={schema.type === 'integer' ? 1 : 'any'}
        value={shown}
        placeholder={placeholderOf(schema)}
        aria-required={required}
        aria-invalid={isWrong}
        aria-describedby={describedBy(at, {
          help: schema.description !== undefined,
          problems: true,
        })}
        onChange={(event) => change(event.target.value)}
      />
    </FieldFrame>
  );
}

const asIs = (value: unknown) => value;
