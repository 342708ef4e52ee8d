import cx from 'classnames';
import { memo, useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import type { ProductSummary } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import tiles from '../../../ui/grid/tiles.module.css';
import { InYourList } from '../../../widgets/product-tile/InYourList';
import { ProductTile } from '../../../widgets/product-tile/ProductTile';
import { statusLabel } from '../../../widgets/product-tile/statusLabel';
import { CompareToggle } from '../compare/CompareToggle';
import css from './cards.module.css';

const Card = memo(function Card({
  product,
  heading,
}: {
  product: ProductSummary;
  heading: 'h2' | 'h3';
}) {
  const { strings, store } = useSite<'store'>();
  return (
    <ProductTile
      product={product}
      href={store.addresses.product + product.id}
      addLabel={strings.addToList}
      chooseLabel={strings.chooseSize}
      status={statusLabel(product.status, strings)}
      heading={heading}
      mark={<InYourList id={product.id} />}
    >
      <CompareToggle id={product.id} name={product.name} />
    </ProductTile>
  );
});

/** Cards that fill the first screen of any device. */
const FIRST_SCREEN_CARDS = 8;

/**
 * The cards of a listing. Those on the first screen update on every keystroke, the rest in a deferred render, so that
 * typing stays responsive. Cards are keyed by index: while searching, updating text and pictures is far cheaper than
 * replacing elements.
 */
export const Cards = memo(function Cards({
  products,
  asked,
  heading = 'h2',
}: {
  products: readonly ProductSummary[];
  /** Whether the visitor pressed 'Show more'. */
  asked: boolean;
  /** The level of the names: h3 below a heading of their own. */
  heading?: 'h2' | 'h3';
}) {
  const late = useDeferredValue(products);
  const shown = [
    ...products.slice(0, FIRST_SCREEN_CARDS),
    ...late.slice(FIRST_SCREEN_CARDS, products.length),
  ];
  const list = useRef<HTMLUListElement>(null);
  useFocusOnNew(list, shown.length, asked);
  return (
    <ul ref={list} className={cx(tiles.tiles, css.cards)}>
      {shown.map((product, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a card is reused for whichever product is at its index
        <li key={index} className={css.card}>
          <Card product={product} heading={heading} />
        </li>
      ))}
    </ul>
  );
});

/** After 'Show more', focuses the first of the added products. */
function useFocusOnNew(list: RefObject<HTMLElement | null>, length: number, asked: boolean): void {
  const before = useRef(length);
  useEffect(() => {
    const last = before.current;
    before.current = length;
    const { activeElement: active } = document;
    const isElsewhere = active !== document.body && !list.current?.parentElement?.contains(active);
    // Leave the focus to visitors who are typing, have moved on, or came back.
    if (length <= last || !asked || isElsewhere) return;
    list.current?.querySelectorAll<HTMLElement>('article > a')[last]?.focus();
  }, [list, length, asked]);
}
