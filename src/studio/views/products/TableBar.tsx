import type { TableProgress } from '../../../document/table/progress';
import controls from '../../ui/controls.module.css';
import styles from './products.module.css';
import { WORDS } from './words';

/**
 * How far writing or reading a table has come. Where that cannot be known, the bar does not pretend to.
 * @param name What is being done.
 */
export function TableBar({
  name,
  progress,
}: {
  name: string;
  progress: TableProgress | undefined;
}) {
  const { done, total } = progress ?? {};
  const isKnown = done !== undefined && total !== undefined;
  return (
    <div className={styles['bar']}>
      <progress aria-label={name} {...(isKnown && { value: done, max: Math.max(total, 1) })} />
      <span className={controls['hint']}>{progress && wordsFor(progress)}</span>
    </div>
  );
}

function wordsFor({ step, done = 0, total = 0 }: TableProgress): string {
  return step === 'rows' ? WORDS.table.rows(done, total) : WORDS.table[step];
}
