import { describedBy, fieldId } from './fieldId';
import type { FieldProps } from './formHost';
import { Help } from './FieldFrame';
import styles from './form.module.css';
import { Problems, useIsWrong } from './Problems';
import { useAt } from './useAt';
import { useEdit } from './useEdit';

/** Yes or no. What is so without being said is not written into the config. */
export function SwitchField({ schema, at, label, required }: FieldProps) {
  const usual = schema.default === true;
  const value = useAt(at, asIs) ?? usual;
  const edit = useEdit(at);
  const isWrong = useIsWrong(at);
  return (
    <div className={styles['field']}>
      <label className={styles['switch']}>
        <input
          id={fieldId(at)}
          type="checkbox"
          checked={value === true}
          aria-invalid={isWrong}
          aria-describedby={describedBy(at, {
            help: schema.description !== undefined,
            problems: true,
          })}
          onChange={({ target: { checked } }) =>
            edit(!required && checked === usual ? undefined : checked)
          }
        />
        {label}
      </label>
      <Problems at={at} />
      <Help at={at} schema={schema} />
    </div>
  );
}

const asIs = (value: unknown) => value;
