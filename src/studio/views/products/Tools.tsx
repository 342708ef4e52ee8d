import { ArrowDownToLine, FilePenLine, PanelRight, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useChoices } from '../../form/useChoices';
import { PRODUCTS } from '../../shell/places';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { writesOfText } from './edits';
import { LISTS, type ListName } from './lists';
import styles from './products.module.css';
import type { GridState } from './useGrid';
import type { Products } from './useProducts';
import { WORDS } from './words';

/** What is shown of the products, and what is done with those that are selected. */
export function Tools({ products, state }: { products: Products; state: GridState }) {
  const { list, order, look, setLook } = products;
  const { range, selection } = state;
  const isOnRow = selection.focus.row >= 0 && range.top < order.length;
  const count = isOnRow ? Math.min(range.bottom, order.length - 1) - range.top + 1 : 0;
  const isArranged = look.text !== '' || look.show !== 'all' || look.sorting !== undefined;
  return (
    <>
      <div className={styles['tools']}>
        <input
          className={controls['input']}
          type="search"
          aria-label={WORDS.search}
          placeholder={WORDS.search}
          value={look.text}
          onChange={({ target }) => setLook({ ...look, text: target.value })}
        />
        <select
          className={controls['input']}
          aria-label={WORDS.show}
          value={look.show}
          onChange={({ target }) => setLook({ ...look, show: target.value as ListName })}
        >
          {LISTS.map((name) => (
            <option key={name} value={name}>
              {WORDS.lists[name]}
            </option>
          ))}
        </select>
        {isArranged && (
          <Button isSmall icon={RefreshCw} onClick={() => setLook({ ...look })}>
            {WORDS.again}
          </Button>
        )}
        <p className={controls['hint']} role="status">
          {WORDS.shown(order.length, list.length)}
        </p>
      </div>
      <div className={styles['tools']}>
        <Button isSmall icon={Plus} onClick={state.goToEnd}>
          {WORDS.add}
        </Button>
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
            products.remove(range);
            state.grid.current?.focus();
          }}
        >
          {WORDS.remove(count)}
        </Button>
      </div>
      <details className={styles['keys']}>
        <summary>{WORDS.helpTitle}</summary>
        <p>{WORDS.help}</p>
      </details>
    </>
  );
}

/** Puts all selected products into a category. */
function CategoryChange({
  products: { columns, order, write },
  state: { range },
  count,
}: {
  products: Products;
  state: GridState;
  count: number;
}) {
  const place = columns.findIndex(({ schema }) => schema['x-kind'] === 'category');
  const choices = useChoices('category', `${PRODUCTS}/0`);
  if (place === -1) return null;
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
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
