import type { Cart } from '../cart/store';
import type { SiteData } from '../generated/types';
import { fill } from '../cart/fill';
import { notices } from '../widgets/notices/noticeStore';
import { bringTooltips } from './bringTooltips';
import type { Added } from './early/handoff';

/** Announces an added product, in the wording that its button asks for [N9] [N10] [D7]. */
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
 * Takes over from the early script in two steps. This call freezes the list, so that React hydrates what is on the
 * screen. The returned function, to be called after hydration, hands adding over to React's list, announces what was
 * added before and replays clicks. Sites without a store have no list.
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

/** Replays clicks one by one, so that two clicks on 'next' advance two slides. */
async function pressAgain(buttons: HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    // React renders a click's update in a microtask queued before this one continues. Effects must have run before the
    // first click, or React could not hydrate its block synchronously.
    await Promise.resolve();
    delete button.dataset.pressed;
    if (button.isConnected) button.click();
  }
}
