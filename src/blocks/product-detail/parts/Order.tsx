import { useState } from 'react';
import { encodeText } from '../../../cart/chatLink';
import type { ProductContext } from '../../../generated/types';
import { fill } from '../../../cart/fill';
import { SiteLink } from '../../../site/SiteLink';
import { useSite } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Stepper } from '../../../ui/stepper/Stepper';
import { InYourList } from '../../../widgets/product-tile/InYourList';
import css from './order.module.css';

/** Quantity and add button, or a question first. The quantity is kept after adding [D7]. */
export function Order({ product }: { product: ProductContext }) {
  const { strings, ask, store } = useSite<'store'>();
  const [quantity, setQuantity] = useState(1);
  const { id, name, unit } = product;
  const label = unit ? `${strings.quantity} (${unit})` : strings.quantity;
  const message = fill(strings.askAboutProductText, {
    name: name.replaceAll('\u00AD', ''),
    code: product.code ?? id.toUpperCase(),
  });
  return (
    <div className={css.order} data-early="product-detail">
      {product.sizes ? (
        <a className={buttonClass()} href="#sizes">
          {strings.chooseSize}
        </a>
      ) : (
        <>
          <div className={css.quantity} data-scripted="">
            <span aria-hidden="true">{label}</span>
            <Stepper
              value={quantity}
              onChange={setQuantity}
              label={label}
              decrease={strings.decrease}
              increase={strings.increase}
              unread={(text, number) => fill(strings.quantityUnread, { text, quantity: number })}
            />
          </div>
          <button
            type="button"
            className={buttonClass()}
            data-inquiry-add={id}
            data-inquiry-name={name}
            data-inquiry-image={product.image.src}
            data-inquiry-category={product.category}
            data-inquiry-quantity={quantity}
            // Before hydration late.ts writes into it what was typed.
            suppressHydrationWarning
            data-inquiry-wording="quantity"
          >
            {strings.addToList}
          </button>
        </>
      )}
      <SiteLink className={buttonClass({ look: 'outline' })} href={ask + encodeText(message)}>
        {strings.askAboutProduct}
      </SiteLink>
      <p className={css.listed}>
        <InYourList id={id} href={store.addresses.list} />
      </p>
    </div>
  );
}
