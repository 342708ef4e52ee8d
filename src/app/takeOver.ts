import type { Added } from './early/earlyState';
import { fill } from '../cart/fill';
import { addItems, type CartItem } from '../cart/items';
import type { Cart } from '../cart/store';
import type { SiteData } from '../generated/types';
import { notices } from '../widgets/notices/noticeStore';
import { bringTooltips } from './bringTooltips';

/** Announces an added product, in the wording set by its button [N9] [N10] [D7]. */
function sayAdded({ item, wording }: Added, site: SiteData): void {
  const { strings } = site;
  const toCart = wording === 'cart';
  const counted = wording === 'quantity' ? strings.addedQuantityToList : strings.addedToList;
  const text = toCart ? strings.addedToCart : counted;
  notices.add({
    type: 'success',
    title: toCart ? strings.addedToCartTitle : strings.addedToListTitle,
    text: fill(text, { name: item.name, qty: item.quantity }),
    duration: site.notices.addDuration,
  });
}

/**
 * Takes over from the early script in two steps. This call freezes the cart, so that React hydrates what is on the
 * screen. The returned function, to be called after hydration, stores the adds made meanwhile and those that still wait
 * for their turn, announces all of them and replays clicks. Sites without a store have no cart.
 */
export function takeOver(given: Cart | undefined, site: SiteData): () => void {
  const { app } = window;
  const sells = import.meta.env.STORE !== false && given;
  const cart = given as Cart;
  const put = (lines: CartItem[]) => cart.change((items) => addItems(items, lines));
  const add = (added: Added) => {
    put([added.item]);
    sayAdded(added, site);
  };
  if (sells)
    app.onAdd = (added) => {
      app.added.push(added);
      app.unstored.push(added.item);
    };
  return () => {
    bringTooltips();
    notices.configure(site.notices);
    app.live = true;
    if (sells) {
      app.onAdd = add;
      const unstored = app.unstored.splice(0);
      if (unstored[0]) put(unstored);
      // Another tab may have changed the cart since the early script read it.
      else cart.reload();
      for (const added of app.added.splice(0)) sayAdded(added, site);
      warnOnce(cart, site);
    }
    void pressAgain(app.clicks.splice(0));
  };
}

/** Warns once if the cart cannot be stored [I9]. */
function warnOnce({ getSnapshot, subscribe }: Cart, site: SiteData): void {
  let told = false;
  const warn = () => {
    if (told || getSnapshot().stored) return;
    told = true;
    notices.add({ id: 'storage', type: 'warning', title: site.strings.storageLost });
  };
  warn();
  subscribe(warn);
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
