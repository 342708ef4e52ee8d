import { useId } from 'react';
import type { EmbedAttribute } from '../../generated/types';
import css from './snippet-builder.module.css';
import type { Values } from './snippet';

/** A field for each attribute, folded away. They are documentation for developers, in English on every site. */
export function Fields({
  title,
  attributes,
  values,
  onChange,
}: {
  /** The tag: '<inquiry-add>'. */
  title: string;
  attributes: readonly EmbedAttribute[];
  values: Values;
  onChange: (values: Values) => void;
}) {
  return (
    <details className={css.reference} lang="en" dir="ltr">
      <summary>
        <code>{title}</code>
      </summary>
      {attributes.map((attribute) => (
        <Field
          key={attribute.name}
          attribute={attribute}
          value={values[attribute.name] ?? ''}
          onChange={(value) => onChange({ ...values, [attribute.name]: value })}
        />
      ))}
    </details>
  );
}

function Field({
  attribute: { name, description, values, closed },
  value,
  onChange,
}: {
  attribute: EmbedAttribute;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const shared = { id, value, 'aria-describedby': `${id}-hint` };
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {closed ? (
        <select {...shared} onChange={({ target }) => onChange(target.value)}>
          <option value="">-</option>
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          placeholder={values[0]}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <p id={`${id}-hint`}>{description}</p>
    </div>
  );
}
