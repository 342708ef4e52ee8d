import { useId, useRef } from 'react';
import type { WordsOfTheDesk } from '../../../generated/types';
import { buttonClass } from '../../../ui/button/buttonClass';
import css from '../sales-desk.module.css';
import type { Prices } from '../usePrices';
import { ColumnChoice } from './ColumnChoice';

const SMALL = buttonClass({ look: 'outline', small: true });

/** Opens a spreadsheet with prices, and says what has come of it. */
export function PriceFile({ words, prices }: { words: WordsOfTheDesk; prices: Prices }) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const { question, said, ask } = prices;
  return (
    <div className={css.open}>
      <div className={css.actions}>
        <button
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
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {question && (
        <ColumnChoice
          key={question.file}
          words={words}
          question={question}
          onChoose={prices.choose}
        />
      )}
    </div>
  );
}
