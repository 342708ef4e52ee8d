import { useEffect, useRef } from 'react';
import { addItems } from '../../../cart/items';
import { useCart } from '../../../cart/react/CartProvider';
import { fill } from '../../../cart/fill';
import type { Hit } from '../../../catalogue/search/searchTypes';
import type { ProductSummary } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { PlainPicture } from '../../../ui/picture/PlainPicture';
import { notices } from '../../../widgets/notices/noticeStore';
import { comparisonRows, type ComparisonRow } from './comparisonRows';
import css from './comparison.module.css';

/** Compared products beside each other, what differs first; to be printed, shared by its address, and added whole. */
export function Comparison({
  products,
  summaries,
  isAsked,
  onRemove,
  onClose,
}: {
  products: readonly Hit[];
  /** With the pictures, as far as they are known. */
  summaries: readonly ProductSummary[];
  /** Whether a button has opened it, which is gone now: then it takes the focus. */
  isAsked: boolean;
  onRemove: (id: string) => void;
  onClose: () => void;
}) {
  const { strings, store } = useSite<'store'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const addAll = useAddAll(products, summaries);
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  const { different, same } = comparisonRows(products, strings);
  const pictures = new Map(summaries.map(({ id, image }) => [id, image]));
  return (
    <section className={css.comparison}>
      <h2 ref={heading} tabIndex={-1}>
        {strings.comparison}
      </h2>
      {/* Focusable, because a keyboard must be able to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on small screens */}
      <div className={css.scroll} role="group" aria-label={strings.comparison} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{strings.product}</span>
              </th>
              {products.map(({ id, code, name }) => {
                const image = pictures.get(id);
                return (
                  <th key={id} scope="col">
                    {image && <PlainPicture image={{ ...image, alt: '' }} />}
                    <span className={css.code}>{code}</span>
                    <a href={store.addresses.product + id}>{name}</a>
                    <button
                      type="button"
                      className={css.remove}
                      aria-label={fill(strings.remove, { name })}
                      onClick={() => {
                        // The button goes with its column.
                        heading.current?.focus();
                        onRemove(id);
                      }}
                    >
                      ×
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <Rows label={strings.compareDifferent} rows={different} columns={products.length} />
          <Rows label={strings.compareSame} rows={same} columns={products.length} />
        </table>
      </div>
      <div className={css.buttons}>
        <button type="button" className={buttonClass()} onClick={addAll}>
          {strings.addAllOfThese}
        </button>
        <button type="button" className={buttonClass({ look: 'outline' })} onClick={() => print()}>
          {strings.printComparison}
        </button>
        <button type="button" className={buttonClass({ look: 'outline' })} onClick={onClose}>
          {strings.closeComparison}
        </button>
      </div>
    </section>
  );
}

function Rows({
  label,
  rows,
  columns,
}: {
  label: string;
  rows: readonly ComparisonRow[];
  columns: number;
}) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className={css.label}>
          {label}
        </th>
      </tr>
      {rows.map(({ name, values }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {values.map((value, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the columns are the products, in their order
            <td key={at}>
              <bdi>{value || '–'}</bdi>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Adds one of each compared product to the inquiry list, and says so. */
function useAddAll(products: readonly Hit[], summaries: readonly ProductSummary[]): () => void {
  const { strings, notices: settings } = useSite();
  const cart = useCart();
  return () => {
    const known = new Map(summaries.map((one) => [one.id, one]));
    const lines = products.map(({ id, name }) => {
      const { category, image } = known.get(id) ?? {};
      return { id, name, category, image: image?.src, quantity: 1 };
    });
    cart.change((items) => addItems(items, lines));
    notices.add({
      type: 'success',
      title: strings.addedToListTitle,
      text: lines.map(({ name }) => name).join(', '),
      duration: settings.addDuration,
    });
  };
}
