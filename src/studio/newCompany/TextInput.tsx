import { useId, useLayoutEffect, useRef, type HTMLInputTypeAttribute } from 'react';
import { LengthNote } from '../ui/LengthNote';
import controls from '../ui/controls.module.css';
import { WORDS } from './words';

/** A text with its label above and a word of help below. */
export function TextInput({
  label,
  help,
  value,
  onChange,
  onLeave,
  type = 'text',
  required = false,
  most,
  pattern,
}: {
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when it has lost the focus. */
  onLeave?: () => void;
  type?: HTMLInputTypeAttribute;
  required?: boolean;
  /** In characters. */
  most?: number;
  pattern?: string;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const length = Array.from(value).length;
  const isLong = most !== undefined && length > most;
  // A limit of the browser's own would cut what is pasted, without a word.
  useLayoutEffect(() => {
    input.current?.setCustomValidity(isLong ? WORDS.tooLong(length, most) : '');
  }, [isLong, length, most]);
  const helps = [help !== undefined && `${id}-help`, most !== undefined && `${id}-length`];
  return (
    <div className={controls['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        className={controls['input']}
        type={type}
        value={value}
        required={required}
        pattern={pattern}
        aria-invalid={isLong}
        aria-describedby={helps.filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      {most !== undefined && (
        <LengthNote id={`${id}-length`} length={length} least={0} most={most} />
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className={controls['hint']}>
          {help}
        </p>
      )}
    </div>
  );
}
