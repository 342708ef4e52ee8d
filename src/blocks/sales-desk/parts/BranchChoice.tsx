import { useId } from 'react';
import type { DeskRow } from '../../../desk/rows';
import type { WordsOfTheDesk } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import css from '../sales-desk.module.css';

/** Once rows are split between branches: whose answer is printed, copied and saved. */
export function BranchChoice({
  words,
  rows,
  branch,
  onChange,
}: {
  words: WordsOfTheDesk;
  rows: readonly DeskRow[];
  branch: string | undefined;
  onChange: (branch: string | undefined) => void;
}) {
  const id = useId();
  const answering = useSite().branches.filter((one) => rows.some((row) => row.branch === one.id));
  if (answering.length === 0) return null;
  return (
    <div className={css.add}>
      <label htmlFor={id}>{words.answerOf}</label>
      <select
        id={id}
        value={answering.some((one) => one.id === branch) ? branch : ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{words.allBranches}</option>
        {answering.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
