import type { CartItem } from '../src/cart/items';

/** A product on a partner's page: one of the company's, given by its id alone, or one of the partner's own. */
export interface InquiryProduct {
  id: string;
  /** Defaults to the name in the company's catalogue. */
  name?: string | undefined;
  /** URL of a picture. */
  image?: string | undefined;
  category?: string | undefined;
}

/** A line of the list. */
export type InquiryItem = CartItem;

/** The events of `on`. Each is also dispatched as a bubbling DOM event 'inquiry:<name>' with the same `detail`. */
export interface InquiryEvents {
  ready: { version: string };
  /** What was added: `quantity` of it, for analytics. */
  add: InquiryItem;
  remove: { id: string };
  update: { id: string; quantity: number };
  clear: object;
  /** Any change, also by another tab. */
  change: { items: InquiryItem[]; total: number };
  open: object;
  close: object;
  /** The visitor follows the link that sends the list. */
  send: { items: InquiryItem[] };
  /** Something failed to load; `message` says what, in plain words. */
  error: { message: string };
}

/** A finding of `doctor` on this page. */
export interface InquiryFinding {
  /** 'ok' if there is nothing to do. */
  state: 'ok' | 'warning' | 'problem';
  /** What was found, and what to do about it. */
  message: string;
}

/** `window.inquiry`, once the script has loaded. Before, it may be a queue of calls: see `InquiryQueue`. */
export interface Inquiry {
  readonly version: string;
  /**
   * Reading it fetches the widgets. Resolves to this object: from then on, `open` takes effect immediately. Rejects if
   * they cannot be fetched.
   */
  readonly ready: Promise<Inquiry>;
  /** Adds to the line with the same id, or adds a line. A quantity below 1 adds nothing. */
  add(product: string | InquiryProduct, quantity?: number): void;
  remove(id: string): void;
  /** Sets the quantity; 0 or less removes the line. */
  update(id: string, quantity: number): void;
  clear(): void;
  /** A copy of the list. */
  items(): InquiryItem[];
  /** Opens the list in a panel. Rejects if the widgets cannot be fetched. */
  open(): Promise<void>;
  close(): void;
  /** Subscribes to an event. Returns a function that unsubscribes. */
  on<Name extends keyof InquiryEvents>(
    name: Name,
    listener: (detail: InquiryEvents[Name]) => void,
  ): () => void;
  /** Removes everything that the script has added to the page. The visitor's list is kept. */
  destroy(): void;
  /** Checks the embed on this page as it is now, and reports in plain words. */
  doctor(): Promise<InquiryFinding[]>;
  /** Runs calls in the form of the queue: push(['open']). */
  push(...calls: InquiryCall[]): void;
}

/** A method of `window.inquiry` and its arguments. */
export type InquiryCall = [
  method: 'add' | 'remove' | 'update' | 'clear' | 'open' | 'close' | 'on',
  ...args: unknown[],
];

/**
 * Calls that a page may queue in `window.inquiry` before the script has loaded: `(window.inquiry ||=
 * []).push(['open'])`.
 */
export type InquiryQueue = InquiryCall[];

declare global {
  interface Window {
    inquiry?: Inquiry | InquiryQueue;
    /** For scripts with `data-name`. */
    [named: `inquiry_${string}`]: Inquiry | InquiryQueue | undefined;
  }
}
