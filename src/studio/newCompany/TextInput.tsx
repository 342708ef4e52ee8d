import { useId, type HTMLInputTypeAttribute } from 'react';
import controls from '../ui/controls.module.css';

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
  return (
    <div className={controls['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={controls['input']}
        type={type}
        value={value}
        required={required}
        maxLength={most}
        pattern={pattern}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className={controls['hint']}>
          {help}
        </p>
      )}
    </div>
  );
}
