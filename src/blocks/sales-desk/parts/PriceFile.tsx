import { useId, useRef } from 'react';
import { fill } from '../../../cart/fill';
import { codeKey } from '../../../desk/plain';
import type { DeskInquiry } from '../../../desk/rows';
import type { WordsOfTheDesk } from '../../../generated/types';
import { buttonClass } from '../../../ui/button/buttonClass';
import css from '../sales-desk.module.css';
import type { Prices } from '../usePrices';
import { ColumnChoice } from './ColumnChoice';

const SMALL = buttonClass({ look: 'outline', small: true });

/** Opens a spreadsheet with prices, and says what has come of it. */
export function PriceFile({
  words,
  prices,
  inquiries,
}: {
  words: WordsOfTheDesk;
  prices: Prices;
  inquiries: readonly DeskInquiry[];
}) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { list, question, said, ask } = prices;
  const rows = inquiries
    .flatMap((one) => one.rows)
    .filter(({ code }) => code !== '' && list?.lines.has(codeKey(code)));
  return (
    <div className={css.open}>
      <div className={css.actions}>
        <button
          ref={opener}
          type="button"
          className={SMALL}
          aria-describedby={id}
          onClick={() => file.current?.click()}
        >
          {words.openPrices}
        </button>
        {ask && !question && (
          <button type="button" className={SMALL} onClick={ask}>
            {words.changeColumns}
          </button>
        )}
      </div>
      <p id={id} className={css.code}>
        {words.openPricesHint}
      </p>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) prices.open(chosen);
          // The same file can be chosen again, after it was saved anew.
          target.value = '';
        }}
      />
      <div role="status">
        {list && (
          <p>
            {fill(words.pricesRead, {
              file: prices.file,
              codes: list.lines.size,
              rows: rows.length,
            })}
          </p>
        )}
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {question && (
        <ColumnChoice
          key={question.file}
          words={words}
          question={question}
          onChoose={(...chosen) => {
            // The question goes with its button.
            opener.current?.focus();
            prices.choose(...chosen);
          }}
        />
      )}
    </div>
  );
}
