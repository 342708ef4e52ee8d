import { Plus, RefreshCw } from 'lucide-react';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { LISTS, type ListName } from './lists';
import styles from './products.module.css';
import type { Products } from './useProducts';
import { WORDS } from './words';

/** Which products the grid shows, and the way to a new one. */
export function Filters({
  products: { list, order, look, setLook },
  onAdd,
}: {
  products: Products;
  onAdd: () => void;
}) {
  const isArranged = look.text !== '' || look.show !== 'all' || look.sorting !== undefined;
  return (
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
      <Button isSmall icon={Plus} onClick={onAdd}>
        {WORDS.add}
      </Button>
      <details className={styles['keys']}>
        <summary>{WORDS.helpTitle}</summary>
        <p>{WORDS.help}</p>
      </details>
    </div>
  );
}
