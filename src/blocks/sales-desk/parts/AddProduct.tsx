import { useId, useState } from 'react';
import type { DeskProduct } from '../../../desk/types';
import { buttonClass } from '../../../ui/button/buttonClass';
import css from '../sales-desk.module.css';
import type { DeskCatalogue } from '../useCatalogue';

/** Adds a row: products are found by code or by words of their name, and chosen from a list of buttons. */
export function AddProduct({
  label,
  catalogue: { matcher },
  onAdd,
}: {
  label: string;
  catalogue: DeskCatalogue;
  onAdd: (product: DeskProduct) => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const exact = text.trim() ? matcher.byCode(text) : undefined;
  const found = exact ? [exact] : text.trim().length > 1 ? matcher.candidates(text) : [];
  const add = (product: DeskProduct) => {
    onAdd(product);
    setText('');
  };
  return (
    <form
      className={css.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (found.length === 1 && found[0]) add(found[0]);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">
        {found.length > 0 && (
          <ul>
            {found.map((product) => (
              <li key={product.id}>
                <button
                  type="button"
                  className={buttonClass({ look: 'outline', small: true })}
                  onClick={() => add(product)}
                >
                  {`${product.name} [${product.id.toUpperCase()}]`}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}
