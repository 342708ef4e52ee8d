import { useId } from 'react';
import { fill } from '../../../cart/fill';
import type { DeskRow } from '../../../desk/rows';
import type { WordsOfTheDesk } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { iconButton } from '../../../ui/button/buttonClass';
import { Icon } from '../../../ui/icon/Icon';
import css from '../sales-desk.module.css';
import { BOOKMARK, SPLIT } from './deskIcons';

/** What belongs to a row besides its numbers: how long it takes, who answers it, a mark to come back to it. */
export function RowDetails({
  row,
  words,
  onChange,
  onSplit,
}: {
  row: DeskRow;
  words: WordsOfTheDesk;
  onChange: (next: DeskRow) => void;
  onSplit: () => void;
}) {
  const id = useId();
  const { branches } = useSite();
  const { name } = row;
  const of = <span className="visually-hidden"> {name}</span>;
  return (
    <div className={css.details}>
      <div className={css.number}>
        <label htmlFor={id}>
          {words.delivery}
          {of}
        </label>
        <input
          id={id}
          autoComplete="off"
          value={row.delivery ?? ''}
          onChange={({ target }) => onChange({ ...row, delivery: target.value || undefined })}
        />
      </div>
      {branches.length > 1 && (
        <div className={css.number}>
          <label htmlFor={`${id}-branch`}>
            {words.branch}
            {of}
          </label>
          <select
            id={`${id}-branch`}
            value={row.branch ?? ''}
            onChange={({ target }) => onChange({ ...row, branch: target.value || undefined })}
          >
            <option value="">–</option>
            {branches.map((branch) => (
              <option key={branch.id} value={branch.id}>
                {branch.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={css.tools}>
        {branches.length > 1 && (
          <button
            type="button"
            className={iconButton}
            aria-label={fill(words.split, { name })}
            data-tooltip=""
            onClick={onSplit}
          >
            <Icon nodes={SPLIT} size={20} />
          </button>
        )}
        <button
          type="button"
          className={iconButton}
          aria-label={fill(words.mark, { name })}
          aria-pressed={row.isMarked === true}
          data-tooltip=""
          onClick={() => onChange({ ...row, isMarked: !row.isMarked })}
        >
          <Icon nodes={BOOKMARK} size={20} />
        </button>
      </div>
    </div>
  );
}
