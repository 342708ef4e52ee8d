import { useId } from 'react';
import type { InterfaceStrings } from '../../generated/types';
import css from './text-field.module.css';

/** The field for a note to the sales team about the whole cart. Saved on every keystroke. */
export function CartNote({
  value,
  words,
  onChange,
}: {
  value: string;
  words: Pick<InterfaceStrings, 'listNote' | 'listNoteHint'>;
  onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{words.listNote}</label>
      <textarea
        id={id}
        rows={3}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`}>{words.listNoteHint}</p>
    </div>
  );
}
