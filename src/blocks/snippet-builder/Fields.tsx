import { useId } from 'react';
import type { EmbedAttribute } from '../../generated/types';
import css from './snippet-builder.module.css';
import type { Values } from './snippet';

/** A field for each attribute, folded away. They are documentation for developers, in English on every site. */
export function Fields({
  title,
  tag,
  attributes,
  values,
  onChange,
}: {
  /** What they belong to, in plain words. */
  title: string;
  /** The tag that they are written on: '<inquiry-add>'. */
  tag: string;
  attributes: readonly EmbedAttribute[];
  values: Values;
  onChange: (values: Values) => void;
}) {
  return (
    <details className={css.reference} lang="en" dir="ltr">
      <summary>
        {title} <code>{tag}</code>
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
  attribute: { name, label, description, values, closed },
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
        {label} <code>{name}</code>
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
