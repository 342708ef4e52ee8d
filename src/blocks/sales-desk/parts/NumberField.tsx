import { useId, useState } from 'react';
import { numberIn } from '../../../desk/numberIn';
import css from '../sales-desk.module.css';

/**
 * A field for a number that is written as people write it: '1,250.50', '1 250,5', '12'. What is no number is kept as it
 * is typed, marked, and counts as none.
 */
export function NumberField({
  label,
  of,
  value,
  isWhole = false,
  max = Number.MAX_SAFE_INTEGER,
  onChange,
}: {
  label: string;
  /** What it belongs to, for those who do not see the row. */
  of: string;
  value: number | undefined;
  isWhole?: boolean;
  max?: number;
  onChange: (value: number | undefined) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  // Another value has come from elsewhere.
  const read = numberIn(typed, isWhole, max);
  const shown = read === value ? typed : value === undefined ? typed : String(value);
  return (
    <div className={css.number}>
      <label htmlFor={id}>
        {label}
        <span className="visually-hidden"> {of}</span>
      </label>
      <input
        id={id}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-invalid={shown.trim() !== '' && numberIn(shown, isWhole, max) === undefined}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(numberIn(target.value, isWhole, max));
        }}
      />
    </div>
  );
}
