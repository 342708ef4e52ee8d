import { linesOfList } from '../../../cart/productLines';
import { fill } from '../../../cart/fill';
import { useCartState } from '../../../cart/react/CartProvider';
import { useSite } from '../../../site/SiteProvider';
import { buttonClass, iconButton } from '../../../ui/button/buttonClass';
import { Icon } from '../../../ui/icon/Icon';
import { BIN, PLUS } from '../../../ui/icon/icons';
import { Stepper } from '../../../ui/stepper/Stepper';
import type { ProductsProps } from '../../../widgets/contact-form/props';
import css from './product-rows.module.css';
import { useRows } from './useRows';

/**
 * Rows of products with their quantities, in the place of a text area that holds a line for each: that is what is
 * checked, sent and kept in the draft, so that the form knows nothing of rows.
 */
export function ProductRows({ field, ties, isReadOnly }: ProductsProps) {
  const { strings } = useSite<'store'>();
  const { around, rows, lines, change, add, remove, replace } = useRows(ties.id);
  const list = useCartState(({ items }) => linesOfList(items));
  return (
    <div
      ref={around}
      className={css.rows}
      role="group"
      aria-label={field.label}
      aria-describedby={ties['aria-describedby']}
      inert={isReadOnly}
    >
      {rows.map(({ key, product, quantity }, index) => (
        <div key={key} className={css.row}>
          <input
            aria-label={`${strings.product} ${index + 1}`}
            aria-invalid={ties['aria-invalid']}
            value={product}
            onChange={({ target }) => change(key, { product: target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
          />
          <Stepper
            value={quantity}
            onChange={(next) => change(key, { quantity: next })}
            label={`${strings.quantity}: ${product || index + 1}`}
            decrease={strings.decrease}
            increase={strings.increase}
            unread={(text, number) => fill(strings.quantityUnread, { text, quantity: number })}
          />
          <button
            type="button"
            className={iconButton}
            aria-label={fill(strings.remove, {
              name: product || `${strings.product} ${index + 1}`,
            })}
            onClick={() => remove(key)}
          >
            <Icon nodes={BIN} size={20} />
          </button>
        </div>
      ))}
      <div className={css.more}>
        <button type="button" className={look} onClick={add}>
          <Icon nodes={PLUS} size={18} /> {field.add}
        </button>
        {list && list !== lines && (
          <button type="button" className={look} onClick={() => replace(list)}>
            {field.fromList}
          </button>
        )}
      </div>
    </div>
  );
}

const look = buttonClass({ look: 'outline', small: true });
