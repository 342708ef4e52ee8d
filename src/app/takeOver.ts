import type { Cart } from '../cart/store';
import type { SiteData } from '../generated/types';
import { fill } from '../cart/fill';
import { notices } from '../widgets/notices/noticeStore';
import { bringTooltips } from './bringTooltips';
import type { Added } from './early/handoff';

/** Announces what was added, in the wording for the button's place (spec R9). */
function sayAdded({ product, quantity, wording }: Added, site: SiteData): void {
  const { strings } = site;
  const toCart = wording === 'cart';
  const counted = wording === 'quantity' ? strings.addedQuantityToList : strings.addedToList;
  const text = toCart ? strings.addedToCart : counted;
  notices.add({
    type: 'success',
    title: toCart ? strings.addedToCartTitle : strings.addedToListTitle,
    text: fill(text, { name: product.name, qty: quantity }),
    duration: site.notices.addDuration,
  });
}

/**
 * Takes over from the early script in two steps. From the call on nothing changes the list any more, so that
 * React hydrates what is on the screen; the returned function, called once React has hydrated, lets its list
 * do the adding, speaks of what was added before and presses again what was pressed. A site without a store has
 * no list.
 */
export function takeOver(cart: Cart | undefined, site: SiteData): () => void {
  const { app } = window;
  const sells = import.meta.env.STORE ?? cart;
  const list = cart as Cart;
  const waiting: Added[] = [];
  const add = (added: Added) => {
    list.add(added.product, added.quantity);
    sayAdded(added, site);
  };
  if (sells) app.onAdd = (added) => void waiting.push(added);
  return () => {
    bringTooltips();
    notices.configure(site.notices);
    app.live = true;
    if (sells) {
      app.onAdd = add;
      for (const added of app.added.splice(0)) sayAdded(added, site);
      // Another tab may have changed the list since the early script read it.
      list.reload();
      waiting.forEach(add);
      let told = false;
      list.stored.subscribe((stored) => {
        if (stored || told) return;
        told = true;
        notices.add({ id: 'storage', type: 'warning', title: site.strings.storageLost });
      });
    }
    void pressAgain(app.clicks.splice(0));
  };
}

/** Presses one button after the other, so that two presses of 'next' go two slides on. */
async function pressAgain(buttons: HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    // React draws the result of a press in its own microtask, before this one continues. Before the first press it
    // must have left its effects, or it could not hydrate the pressed block at once.
    await Promise.resolve();
    delete button.dataset.pressed;
    if (button.isConnected) button.click();
  }
}
