import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../../cart/fill';
import {
  guessedColumns,
  headingsIn,
  PRICE_FIELDS,
  type PriceColumns,
} from '../../../desk/priceTable';
import type { WordsOfTheDesk } from '../../../generated/types';
import { buttonClass } from '../../../ui/button/buttonClass';
import css from '../sales-desk.module.css';
import type { ColumnQuestion, Prices } from '../usePrices';

/** Asks once which column of a spreadsheet is what; what its headings are usually called is chosen already. */
export function ColumnChoice({
  words,
  question: { file, sheets, columns: probable },
  onChoose,
}: {
  words: WordsOfTheDesk;
  question: ColumnQuestion;
  onChoose: Prices['choose'];
}) {
  const [sheetAt, setSheetAt] = useState(0);
  const [columns, setColumns] = useState(probable);
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => legend.current?.focus(), []);
  const sheet = sheets[sheetAt];
  if (!sheet) return null;
  const head = sheet.rows[headingsIn(sheet, columns)] ?? [];
  const headings = [...new Set(head.map(({ text }) => text).filter(Boolean))];
  const chosen = (heading: string | undefined) =>
    heading !== undefined && headings.includes(heading) ? heading : '';
  const all = Object.fromEntries(
    PRICE_FIELDS.flatMap((field) => (chosen(columns[field]) ? [[field, columns[field]]] : [])),
  ) as PriceColumns;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (all.code) onChoose(sheet, all);
      }}
    >
      <fieldset className={css.columns}>
        <legend ref={legend} tabIndex={-1}>
          {fill(words.whichColumns, { file })}
        </legend>
        <div className={css.fields}>
          {sheets.length > 1 && (
            <Choice
              label={words.sheet}
              value={String(sheetAt)}
              options={sheets.map(({ name }, at) => [String(at), name])}
              onChange={(at) => {
                setSheetAt(Number(at));
                const next = sheets[Number(at)];
                if (next) setColumns(guessedColumns(next.rows[headingsIn(next, {})] ?? []));
              }}
            />
          )}
          {PRICE_FIELDS.map((field) => (
            <Choice
              key={field}
              label={words[field]}
              value={chosen(columns[field])}
              isRequired={field === 'code'}
              options={[
                ['', words.noColumn],
                ...headings.map((heading): [string, string] => [heading, heading]),
              ]}
              onChange={(heading) => setColumns({ ...columns, [field]: heading })}
            />
          ))}
        </div>
        <button type="submit" className={buttonClass({ small: true })}>
          {words.useColumns}
        </button>
      </fieldset>
    </form>
  );
}

function Choice({
  label,
  value,
  options,
  isRequired = false,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  isRequired?: boolean;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        required={isRequired}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
