import { useMemo, useState } from 'react';
import type { Counted } from '../../../document/visits/visits';
import { spokenLanguage } from '../../language/spoken';
import { breakable } from '../../ui/breakable';
import { Button } from '../../ui/Button';
import { useProperties } from '../../ui/useProperties';
import styles from './visits.module.css';
import { WORDS } from './words';

const numbers = new Intl.NumberFormat(spokenLanguage());

/** How many rows are shown before all are asked for. */
const FIRST_ROWS = 15;

/** What was counted, the most frequent first, each with a bar. */
export function CountTable({
  title,
  column,
  rows,
  nameOf,
}: {
  title: string;
  /** What the names are. */
  column: string;
  rows: readonly Counted[];
  nameOf?: (name: string) => string;
}) {
  const [isWhole, setWhole] = useState(false);
  const most = rows[0]?.count ?? 0;
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  if (rows.length === 0)
    return (
      <section>
        <h3>{title}</h3>
        <p>{WORDS.nothing}</p>
      </section>
    );
  return (
    <section>
      <table className={styles['table']}>
        <caption>
          <h3>{title}</h3>
        </caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{WORDS.count}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{breakable(nameOf ? nameOf(name) : name)}</bdi>
                <Bar share={count / most} />
              </th>
              <td>{numbers.format(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FIRST_ROWS && (
        <Button isSmall aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? WORDS.first(FIRST_ROWS) : WORDS.all(rows.length)}
        </Button>
      )}
    </section>
  );
}

/** How much it is of the most frequent one: 0 to 1. */
function Bar({ share }: { share: number }) {
  const properties = useMemo(() => ({ '--share': String(share) }), [share]);
  return (
    <span
      ref={useProperties<HTMLSpanElement>(properties)}
      className={styles['bar']}
      aria-hidden="true"
    />
  );
}
