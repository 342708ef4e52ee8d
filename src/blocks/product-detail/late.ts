/**
 * Before React takes over, the add button of a product adds as many as stand in the field beside it. On large sites this
 * comes with the early script, when something may have been typed already.
 */
import { parseQuantity } from '../../ui/stepper/parseQuantity';

const ORDER_SELECTOR = '[data-early="product-detail"]';

function note(order: Element, { value }: HTMLInputElement): void {
  const button = order.querySelector('[data-inquiry-add]');
  button?.setAttribute('data-inquiry-quantity', `${parseQuantity(value)}`);
}

document.addEventListener('input', ({ target }) => {
  const order = (target as Element).closest(ORDER_SELECTOR);
  // The early script, which sets `app`, may come later than this.
  if (!order || ('app' in window && window.app.live)) return;
  note(order, target as HTMLInputElement);
});
for (const order of document.querySelectorAll(ORDER_SELECTOR)) {
  const field = order.querySelector('input');
  if (field) note(order, field);
}
