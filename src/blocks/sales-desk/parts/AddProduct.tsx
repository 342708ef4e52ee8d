import { useEffect, useId, useState } from 'react';
import { codeOf } from '../../../desk/rows';
import { candidatesFor } from '../../../desk/suggestions';
import type { DeskProduct } from '../../../desk/types';
import { buttonClass } from '../../../ui/button/buttonClass';
import css from '../sales-desk.module.css';
import type { DeskCatalogue } from '../useCatalogue';

/** Adds a row: products are found by code or by the search of the catalogue, and chosen from a list of buttons. */
export function AddProduct({
  label,
  catalogue,
  onAdd,
}: {
  label: string;
  catalogue: DeskCatalogue;
  onAdd: (product: DeskProduct) => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const { found, isCurrent } = useFound(text.trim(), catalogue);
  const add = (product: DeskProduct) => {
    onAdd(product);
    setText('');
  };
  return (
    <form
      className={css.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (isCurrent && found.length === 1 && found[0]) add(found[0]);
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
                  {`${product.name} [${codeOf(product)}]`}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}

/**
 * By its code at once; else those that the search ranks first. Without the search, those with the same words. Until it
 * has answered, those of what was typed before are shown, and none of them is meant.
 */
function useFound(
  asked: string,
  { matcher, asking }: DeskCatalogue,
): { found: readonly DeskProduct[]; isCurrent: boolean } {
  const exact = asked ? matcher.byCode(asked) : undefined;
  const [last, setLast] = useState<{ asked: string; products: readonly DeskProduct[] }>();
  useEffect(() => {
    if (asked.length < 2) return undefined;
    let isWanted = true;
    candidatesFor(asked, asking)
      .then(
        ({ products }) => products,
        () => matcher.candidates(asked),
      )
      .then((products) => isWanted && setLast({ asked, products }))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [asked, asking, matcher]);
  if (exact) return { found: [exact], isCurrent: true };
  const isAsked = asked.length > 1;
  return { found: (isAsked && last?.products) || [], isCurrent: last?.asked === asked };
}
