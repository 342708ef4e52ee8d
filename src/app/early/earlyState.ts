import type { CartItem } from '../../cart/items';
import type { CartState } from '../../cart/store';

/** The product and quantity of an add button, and how to announce it. */
export interface Added {
  item: CartItem;
  /** The wording of the notice: 'cart' [N9], 'quantity' [D7], or by default that of a listing [N10]. */
  wording: string | undefined;
}

/** Settings of the early script, as JSON in an attribute of its tag. */
export interface Boot {
  /** URL of the module that starts React. */
  entry: string;
  /** Modules that it needs at once, fetched in parallel. */
  preload: string[];
  /** Style sheets that are inlined in the page. */
  inlined: string[];
  /** URLs of the site's and the page's data; without the latter, the page carries them. */
  data: [site: string] | [site: string, page: string];
  /** The storage key of the cart; empty on a site without a store. */
  cart: string;
}

/**
 * The state that the early script hands over to React, as `window.app`: the only global of the site.
 * React takes over its contents and sets `onAdd` and `live`.
 */
export interface EarlyState {
  /** The cart; empty on a site without a store. */
  cart: CartState;
  /** Adds before hydration, still to be announced. */
  added: Added[];
  /** What of them is still to be stored. */
  unstored: CartItem[];
  /** Set by React, which handles adds from then on. */
  onAdd?: (added: Added) => void;
  /** Buttons clicked before hydration, to be replayed. */
  clicks: HTMLElement[];
  live: boolean;
  /** True if React will not come: the browser is too old for it, or it could not take over. */
  plain: boolean;
  /** The data of the site and of the page, requested before `start` is called. */
  data?: Promise<unknown>[];
  /**
   * Starts React; set by the entry module. A function, because a module runs only once, and browsers remember a failed
   * one: this can be called again once the data has arrived.
   */
  start?: () => Promise<void>;
  /** Loads React, once. */
  load: () => void;
  /** Observes the sections that fade in when they become visible. */
  reveal: () => void;
  boot: Boot;
}

declare global {
  interface Window {
    app: EarlyState;
  }
}
