import { useId } from 'react';
import type { DeskInquiry } from '../../../desk/rows';
import type { WordsOfTheDesk } from '../../../generated/types';
import css from '../sales-desk.module.css';

/** Who asks, by which reference, and what they wrote besides the lines. */
export function Customer({
  words,
  inquiry,
  onChange,
}: {
  words: WordsOfTheDesk;
  inquiry: DeskInquiry;
  onChange: (next: DeskInquiry) => void;
}) {
  const id = useId();
  return (
    <>
      <div className={css.fields}>
        {(['customer', 'reference'] as const).map((name) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{words[name]}</label>
            <input
              id={`${id}-${name}`}
              autoComplete="off"
              value={inquiry[name]}
              onChange={({ target }) => onChange({ ...inquiry, [name]: target.value })}
            />
          </div>
        ))}
      </div>
      {inquiry.note && (
        <div className={css.note}>
          <strong>{words.note}</strong>
          <p>{inquiry.note}</p>
        </div>
      )}
    </>
  );
}
