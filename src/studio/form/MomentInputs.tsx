import type { InputHTMLAttributes } from 'react';
import { WORDS } from './words';

/**
 * A date, and a time if wanted, in the browser's own fields.
 * @param value '2026-12-01', '2026-12-01T08:00' or empty, as what `onChange` is given.
 * @param label What the date is.
 * @param isDay Whether it is a day, without a time.
 */
export function MomentInputs({
  value,
  label,
  onChange,
  isDay = false,
  id,
  'aria-required': isRequired,
  ...attributes
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> & {
  value: string;
  label: string;
  onChange: (value: string) => void;
  isDay?: boolean;
}) {
  const [date, time] = [value.slice(0, 10), value.slice(11, 16)];
  const write = (day: string, minute: string) =>
    onChange(day === '' || minute === '' ? day : `${day}T${minute}`);
  return (
    <>
      <input
        {...attributes}
        id={id}
        type="date"
        max="9999-12-31"
        aria-required={isRequired}
        value={date}
        onChange={({ target }) => write(target.value, time)}
      />
      {!isDay && (
        <input
          {...attributes}
          type="time"
          aria-label={WORDS.timeOf(label)}
          disabled={date === ''}
          value={time}
          onChange={({ target }) => write(date, target.value)}
        />
      )}
    </>
  );
}
