import { useState, type RefObject } from 'react';
import { dayAfter } from '../../../desk/followUp';
import { pricedRow, type PriceList } from '../../../desk/priceTable';
import { addedRow, splitRow, type DeskInquiry, type DeskRow } from '../../../desk/rows';
import { decimalsOf, totalsOf } from '../../../desk/totals';
import type { SalesDeskBlock } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { passFocus } from '../../../ui/passFocus';
import { newId } from '../newId';
import css from '../sales-desk.module.css';
import type { DeskCatalogue } from '../useCatalogue';
import { faultInWords } from '../words';
import { AddProduct } from './AddProduct';
import { Answers } from './Answers';
import type { Answer } from './answer';
import { BranchChoice } from './BranchChoice';
import { Customer } from './Customer';
import { Quotation } from './Quotation';
import { Row } from './Row';
import { Sums } from './Sums';

/** An inquiry as a table to price, and the ways to answer it. */
export function InquiryTable({
  block,
  inquiry,
  catalogue,
  prices,
  heading,
  onChange,
}: {
  block: SalesDeskBlock;
  inquiry: DeskInquiry;
  catalogue: DeskCatalogue;
  /** What a new row or a chosen product costs. */
  prices: PriceList | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onChange: (next: DeskInquiry) => void;
}) {
  const [branch, setBranch] = useState<string>();
  const { words } = block;
  const { rows, faults, reference, customer } = inquiry;
  const whole = useAnswer(block, inquiry, undefined);
  const answer = useAnswer(block, inquiry, branch);
  const setRows = (next: readonly DeskRow[]) => onChange({ ...inquiry, rows: next });
  const setRow = (next: DeskRow) => setRows(rows.map((row) => (row.key === next.key ? next : row)));
  return (
    <>
      <div className={css.screen}>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          {reference || customer || words.quotation}
        </h2>
        {faults.map((fault) => (
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
              sum={whole.totals.rows[index]}
              words={words}
              money={whole.money}
              onChange={setRow}
              onChoose={(next) => setRow(pricedRow(next, prices))}
              onSplit={() => setRows(splitRow(rows, row, newId()))}
              onRemove={(button) => {
                if (!passFocus(button)) heading.current?.focus();
                setRows(rows.filter(({ key }) => key !== row.key));
              }}
            />
          ))}
        </ol>
        <AddProduct
          label={words.addProduct}
          catalogue={catalogue}
          onAdd={(product) => setRows([...rows, pricedRow(addedRow(product, newId()), prices)])}
        />
        <BranchChoice words={words} rows={rows} branch={branch} onChange={setBranch} />
        <Sums {...answer} />
        <Answers {...answer} />
      </div>
      <Quotation {...answer} />
    </>
  );
}

/** The answer of a branch: its rows and their sums; of all rows if no branch is chosen, or if it has none any more. */
function useAnswer(
  block: SalesDeskBlock,
  inquiry: DeskInquiry,
  branchId: string | undefined,
): Answer {
  const [today] = useState(() => new Date());
  const { currency, tax, validDays } = block;
  const { site, branches } = useSite();
  const own = inquiry.rows.filter((row) => row.branch === branchId);
  const isBranch = branchId !== undefined && own.length > 0;
  const rows = isBranch ? own : inquiry.rows;
  return {
    block,
    inquiry: { ...inquiry, rows },
    branch: isBranch ? branches.find(({ id }) => id === branchId) : undefined,
    totals: totalsOf(rows, tax?.percent ?? 0, decimalsOf(currency)),
    money: new Intl.NumberFormat(site.format ?? site.language, { style: 'currency', currency }),
    today,
    validUntil: dayAfter(today, validDays),
  };
}
