import css from '../sales-desk.module.css';
import type { Answer } from './answer';

/** The sums of a quotation: on the screen and on paper. */
export function Sums({ block: { words, tax }, totals, money }: Answer) {
  return (
    <>
      <dl className={css.sums}>
        <dt>{words.net}</dt>
        <dd>{money.format(totals.net)}</dd>
        {tax && (
          <>
            <dt>{`${tax.name} ${tax.percent} %`}</dt>
            <dd>{money.format(totals.tax)}</dd>
            <dt>{words.gross}</dt>
            <dd>{money.format(totals.gross)}</dd>
          </>
        )}
      </dl>
      {!totals.isComplete && <p className={css.incomplete}>{words.incomplete}</p>}
    </>
  );
}
