import { useId } from 'react';
import { fill } from '../../../cart/fill';
import { chosenRow, codeOf, countedRow, productPage, type DeskRow } from '../../../desk/rows';
import type { WordsOfTheDesk } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { iconButton } from '../../../ui/button/buttonClass';
import { Icon } from '../../../ui/icon/Icon';
import { BIN } from '../../../ui/icon/icons';
import css from '../sales-desk.module.css';
import { doubtInWords } from '../words';
import { NumberField } from './NumberField';
import { RowDetails } from './RowDetails';

/** A row of the table: what is meant, with what is in doubt; quantity, price, discount. */
export function Row({
  row,
  sum,
  words,
  money,
  onChange,
  onChoose,
  onSplit,
  onRemove,
}: {
  row: DeskRow;
  sum: number | undefined;
  words: WordsOfTheDesk;
  money: Intl.NumberFormat;
  onChange: (next: DeskRow) => void;
  /** Once somebody has said which product is meant. */
  onChoose: (next: DeskRow) => void;
  onSplit: () => void;
  /** `button` has the focus, and goes with the row. */
  onRemove: (button: Element) => void;
}) {
  const { name, doubts } = row;
  return (
    <li
      className={css.row}
      data-marked={row.isMarked ? '' : undefined}
      data-doubt={doubts.length > 0 ? '' : undefined}
    >
      <What row={row} words={words} onChoose={onChoose} />
      <div className={css.numbers}>
        <NumberField
          label={words.quantity}
          of={name}
          value={row.quantity}
          isWhole
          onChange={(quantity) => onChange(countedRow(row, quantity))}
        />
        <NumberField
          label={words.price}
          of={name}
          value={row.price}
          onChange={(price) => onChange({ ...row, price })}
        />
        <NumberField
          label={words.discount}
          of={name}
          value={row.discount || undefined}
          max={100}
          onChange={(discount = 0) => onChange({ ...row, discount })}
        />
        <p className={css.sum}>
          <span>{words.sum}</span> <b>{sum === undefined ? '–' : money.format(sum)}</b>
        </p>
        <button
          type="button"
          className={iconButton}
          aria-label={fill(words.remove, { name })}
          data-tooltip=""
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <Icon nodes={BIN} size={20} />
        </button>
        <RowDetails row={row} words={words} onChange={onChange} onSplit={onSplit} />
      </div>
    </li>
  );
}

/** What is meant, what came, and what is in doubt. */
function What({
  row,
  words,
  onChoose,
}: {
  row: DeskRow;
  words: WordsOfTheDesk;
  onChoose: (next: DeskRow) => void;
}) {
  const { store } = useSite<'store'>();
  const { name, code, unit, said, doubts } = row;
  const page = productPage(row);
  return (
    <div className={css.what}>
      {page ? <a href={store.addresses.product + page}>{name}</a> : <strong>{name}</strong>}
      <p className={css.code}>
        <bdi>{code}</bdi> <span>{unit}</span>
        {row.isAdded && <em>{` ${words.added}`}</em>}
      </p>
      {doubts.map((doubt) => (
        <p key={doubt.kind} className={css.doubt}>
          {doubtInWords(doubt, words, row.candidates.length > 0)}
        </p>
      ))}
      {doubts.length > 0 && said && said !== name && (
        <p className={css.code}>{fill(words.asItCame, { said })}</p>
      )}
      {row.candidates.length > 0 && <Choice row={row} label={words.choose} onChange={onChoose} />}
      {row.specifications && <p className={css.code}>{row.specifications}</p>}
      <Known row={row} words={words} />
    </div>
  );
}

/** What our spreadsheet says of it, and the customer does not get to see. */
function Known({ row: { stock, supplierCode }, words }: { row: DeskRow; words: WordsOfTheDesk }) {
  const known = [
    stock && `${words.stock}: ${stock}`,
    supplierCode && `${words.supplierCode}: ${supplierCode}`,
  ].filter(Boolean);
  return known.length > 0 && <p className={css.code}>{known.join(' · ')}</p>;
}

/**
 * The products that may be meant: nothing is chosen before somebody does. It stays afterwards, because the arrow keys
 * choose one after the other.
 */
function Choice({
  row,
  label,
  onChange,
}: {
  row: DeskRow;
  label: string;
  onChange: (next: DeskRow) => void;
}) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>{' '}
      <select
        id={id}
        value={row.product ?? ''}
        onChange={({ target }) => {
          const chosen = row.candidates.find((one) => one.id === target.value);
          if (chosen) onChange(chosenRow(row, chosen));
        }}
      >
        <option value="">–</option>
        {row.candidates.map((one) => (
          <option key={one.id} value={one.id}>
            {`${one.name} [${codeOf(one)}]`}
          </option>
        ))}
      </select>
    </p>
  );
}
