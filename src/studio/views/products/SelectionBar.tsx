import { ArrowDownToLine, FilePenLine, PanelRight, Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { choicesOf } from './columnKinds';
import { writesOfText } from './edits';
import styles from './products.module.css';
import type { GridState } from './useGrid';
import type { Products } from './useProducts';
import { WORDS } from './words';

/** What is done with the products that are selected: below the grid, where Tab leads next. */
export function SelectionBar({ products, state }: { products: Products; state: GridState }) {
  const { order, remove } = products;
  const { range, selection } = state;
  const isOnRow = selection.focus.row >= 0 && range.top < order.length;
  const count = isOnRow ? Math.min(range.bottom, order.length - 1) - range.top + 1 : 0;
  return (
    <div className={styles['tools']} role="group" aria-label={WORDS.selected}>
      <Button isSmall icon={FilePenLine} onClick={() => state.edit()}>
        {WORDS.edit}
      </Button>
      <Button isSmall icon={PanelRight} isOff={!isOnRow} onClick={state.openForm}>
        {WORDS.open}
      </Button>
      <Button isSmall icon={ArrowDownToLine} isOff={!isOnRow} onClick={state.fill}>
        {WORDS.fill}
      </Button>
      <CategoryChange products={products} state={state} count={count} />
      <Button
        isSmall
        icon={Trash2}
        isOff={count === 0}
        onClick={() => {
          remove(range);
          state.grid.current?.focus();
        }}
      >
        {WORDS.remove(count)}
      </Button>
    </div>
  );
}

/** Puts all selected products into a category. */
function CategoryChange({
  products: { columns, labels, order, write },
  state: { range },
  count,
}: {
  products: Products;
  state: GridState;
  count: number;
}) {
  const place = columns.findIndex(({ schema }) => schema['x-kind'] === 'category');
  const column = columns[place];
  if (!column) return null;
  const change = (category: string) => {
    const bottom = Math.min(range.bottom, order.length - 1);
    const cells = { top: range.top, bottom, left: place, right: place };
    write(writesOfText(cells, category), WORDS.did.category);
  };
  return (
    <select
      className={controls['input']}
      aria-label={WORDS.category}
      value=""
      disabled={count === 0}
      onChange={({ target }) => change(target.value)}
    >
      <option value="">{WORDS.choose(count)}</option>
      {choicesOf(column, labels).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
