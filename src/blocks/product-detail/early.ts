/** Before React takes over, the add button of a product adds as many as stand in the field beside it. */
import { parseQuantity } from '../../ui/stepper/parseQuantity';

document.addEventListener('input', ({ target }) => {
  const order = (target as Element).closest('[data-early="product-detail"]');
  // The early script, which sets `app`, may come later than this.
  if (!order || ('app' in window && window.app.live)) return;
  const quantity = parseQuantity((target as HTMLInputElement).value);
  order.querySelector('[data-inquiry-add]')?.setAttribute('data-inquiry-quantity', `${quantity}`);
});
