import { useId, useState, type RefObject } from 'react';
import { dayAfter } from '../../../desk/followUp';
import { addedRow, type DeskInquiry, type DeskRow } from '../../../desk/rows';
import { decimalsOf, totalsOf } from '../../../desk/totals';
import type { SalesDeskBlock } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import css from '../sales-desk.module.css';
import type { DeskCatalogue } from '../useCatalogue';
import { faultInWords } from '../words';
import { AddProduct } from './AddProduct';
import { Answers } from './Answers';
import { Quotation } from './Quotation';
import { Row } from './Row';
import { Sums } from './Sums';

/** An inquiry as a table to price, and the ways to answer it. */
export function InquiryTable({
  block,
  inquiry,
  catalogue,
  heading,
  onChange,
}: {
  block: SalesDeskBlock;
  inquiry: DeskInquiry;
  catalogue: DeskCatalogue;
  heading: RefObject<HTMLHeadingElement | null>;
  onChange: (next: DeskInquiry) => void;
}) {
  const [today] = useState(() => new Date());
  const { words, currency, tax, validDays } = block;
  const { language } = useSite().site;
  const { rows } = inquiry;
  const totals = totalsOf(rows, tax?.percent ?? 0, decimalsOf(currency));
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const answer = {
    block,
    inquiry,
    totals,
    money,
    today,
    validUntil: dayAfter(today, validDays),
  };
  const setRow = (next: DeskRow) =>
    onChange({ ...inquiry, rows: rows.map((row) => (row.key === next.key ? next : row)) });
  return (
    <>
      <div className={css.screen}>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          {inquiry.reference || inquiry.customer || words.quotation}
        </h2>
        {inquiry.faults.map((fault) => (
          <p key={fault.kind} className={css.failed}>
            {faultInWords(fault, words)}
          </p>
        ))}
        <Customer words={words} inquiry={inquiry} onChange={onChange} />
        <ol className={css.rows}>
          {rows.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              sum={totals.rows[index]}
              words={words}
              money={money}
              onChange={setRow}
              onRemove={() =>
                onChange({ ...inquiry, rows: rows.filter(({ key }) => key !== row.key) })
              }
            />
          ))}
        </ol>
        <AddProduct
          label={words.addProduct}
          catalogue={catalogue}
          onAdd={(product) =>
            onChange({ ...inquiry, rows: [...rows, addedRow(product, crypto.randomUUID())] })
          }
        />
        <Sums {...answer} />
        <Answers {...answer} />
      </div>
      <Quotation {...answer} />
    </>
  );
}

/** Who asks, by which reference, and what they wrote besides the lines. */
function Customer({
  words,
  inquiry,
  onChange,
}: {
  words: SalesDeskBlock['words'];
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
