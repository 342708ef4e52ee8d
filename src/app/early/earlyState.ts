import type { Added } from '../../cart/addButton';
import type { CartState } from '../../cart/store';

/** What the page tells the early script: an attribute of its own tag, as JSON. */
export interface Boot {
  /** The module that starts React. */
  entry: string;
  /** What that module will need at once: fetched together with it, not after it. */
  preload: string[];
  /** Addresses of the site's and of the page's data. */
  data: [site: string, page: string];
  /** The key of the stored cart; empty on a site without a store. */
  cart: string;
}

/**
 * What the early script and React share, as `window.app`: the one global of the site.
 * The early script fills it; React takes over what is in it and sets `onAdd` and `live`.
 */
export interface EarlyState {
  /** What is in the cart; nothing on a site without a store. */
  cart: CartState;
  /** Adds made before React loaded, to be announced once it has. */
  added: Added[];
  /** Set by React: from then on it does the adding. */
  onAdd?: (added: Added) => void;
  /** Buttons pressed before React loaded, to be pressed again. */
  clicks: HTMLElement[];
  live: boolean;
  data?: [site: Promise<unknown>, page: Promise<unknown>];
  /**
   * Set by the module that `boot` names: starts React. A module runs only once, and browsers remember that it failed;
   * a function can be called again once the data is there.
   */
  start?: () => Promise<void>;
  /** Fetches React, once. */
  load: () => void;
  /** Watches the parts of the page that fade in when they are seen. */
  reveal: () => void;
  boot: Boot;
}

declare global {
  interface Window {
    app: EarlyState;
  }
}
