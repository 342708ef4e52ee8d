import { useEffect, useState } from 'react';
import { useValue } from '../../ui/useValue';
import type { PageWeight } from '../protocol';
import { stepsOf } from '../../document/operation';
import { valueAt } from '../../document/values';
import { WORDS } from '../words';
import styles from './weight.module.css';
import { nameAt } from './stepName';
import { useStudio } from './studio';

/** What the page weighs for a visitor, before and after the changes. */
export function Weight() {
  const { session, page, host } = useStudio();
  const index = useValue(page);
  const keptAt = useValue(session.keptAt);
  const [weight, setWeight] = useState<PageWeight | undefined>();
  useEffect(() => {
    let isHere = true;
    // The server has better things to do while one types.
    const timer = setTimeout(
      () => {
        void session.api.weight(index).then(
          (found) => isHere && setWeight(found),
          () => isHere && setWeight(undefined),
        );
      },
      keptAt === undefined ? 3000 : 1200,
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [session, index, keptAt]);
  if (weight?.after === undefined) return null;
  const { before, after, cost, paint, seconds, heaviest, withoutCode } = weight;
  const root = session.root.peek();
  const isThere = heaviest && valueAt(root, stepsOf(heaviest.pointer)) !== undefined;
  return (
    <details className={styles['weight']}>
      <summary>{WORDS.weight(after, before)}</summary>
      <div className={styles['more']}>
        <p>{WORDS.weightFor(paint, seconds, cost)}</p>
        {withoutCode && <p>{WORDS.withoutCode}</p>}
        {isThere && (
          <button
            className={styles['heaviest']}
            type="button"
            onClick={() => host.reveal(heaviest.pointer)}
          >
            {WORDS.heaviest(nameAt(session.schema, root, heaviest.pointer), heaviest.bytes)}
          </button>
        )}
      </div>
    </details>
  );
}
