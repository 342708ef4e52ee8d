import { WORDS } from './words';
import type { FieldProps } from './formHost';
import { describedBy, fieldId } from './fieldId';
import { FieldFrame } from './FieldFrame';
import { inWords } from '../../document/inWords';
import { useIsWrong } from './Problems';
import { useAt } from './useAt';
import { useEdit } from './useEdit';
import controls from '../ui/controls.module.css';

/** One of a few values. */
export function ChoiceField({ schema, at, label, required }: FieldProps) {
  const value = useAt(at, asIs);
  const edit = useEdit(at);
  const isWrong = useIsWrong(at);
  const values = schema.enum ?? [];
  const nameOf = (one: unknown) => schema['x-choices']?.[String(one)] ?? inWords(String(one));
  const usual = schema.default === undefined ? WORDS.none : nameOf(schema.default);
  const known = values.findIndex((one) => one === value);
  return (
    <FieldFrame at={at} label={label} schema={schema}>
      <select
        id={fieldId(at)}
        className={controls['input']}
        value={known < 0 ? '' : known}
        aria-required={required}
        aria-invalid={isWrong}
        aria-describedby={describedBy(at, {
          help: schema.description !== undefined,
          problems: true,
        })}
        onChange={({ target }) =>
          edit(target.value === '' ? undefined : values[Number(target.value)])
        }
      >
        {(!required || known < 0) && (
          <option value="">{required ? WORDS.fill : WORDS.standard(usual)}</option>
        )}
        {values.map((one, index) => (
          <option key={String(one)} value={index}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

const asIs = (value: unknown) => value;
