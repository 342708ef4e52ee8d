import type { CartItem } from '../src/cart/items';

/** A product as a partner's page names it: one of ours by its id alone, or one of the partner's own. */
export interface InquiryProduct {
  id: string;
  /** Without it, the name that our catalogue has for the id. */
  name?: string;
  /** Address of a picture. */
  image?: string;
  category?: string;
}

/** A line of the list. */
export type InquiryItem = CartItem;

/** What `on` tells of. Each is also a DOM event 'inquiry:<name>' that bubbles, with the same `detail`. */
export interface InquiryEvents {
  ready: { version: string };
  add: { id: string; quantity: number };
  remove: { id: string };
  update: { id: string; quantity: number };
  clear: object;
  /** Any change, also one that another tab has made. */
  change: { items: InquiryItem[]; total: number };
  open: object;
  close: object;
  /** The visitor follows the link that hands the list over. */
  send: { items: InquiryItem[] };
  /** Something could not be loaded; `message` says what, in plain words. */
  error: { message: string };
}

/** Something that `doctor` has found on this page. */
export interface InquiryFinding {
  /** 'ok' where there is nothing to do. */
  state: 'ok' | 'warning' | 'problem';
  /** What is the case, and what to do about it. */
  message: string;
}

/** `window.inquiry`, once the script has come. Before, it may be a list of calls: see `InquiryQueue`. */
export interface Inquiry {
  readonly version: string;
  /** Fetches the widgets and is fulfilled with this object: from then on `open` is done at once. */
  readonly ready: Promise<Inquiry>;
  /** Adds to the line of the same id, or a new line. A quantity below 1 adds nothing. */
  add(product: string | InquiryProduct, quantity?: number): void;
  remove(id: string): void;
  /** Sets the quantity; 0 or less removes the line. */
  update(id: string, quantity: number): void;
  clear(): void;
  /** A copy of the list. */
  items(): InquiryItem[];
  /** Shows the list as a panel. */
  open(): Promise<void>;
  close(): void;
  /** Calls back at each event of that name, until the returned function is called. */
  on<Name extends keyof InquiryEvents>(
    name: Name,
    listener: (detail: InquiryEvents[Name]) => void,
  ): () => void;
  /** Takes everything away again that the script has put into the page. The visitor's list stays. */
  destroy(): void;
  /** Says in plain words what is right and what is wrong on this page. */
  doctor(): Promise<InquiryFinding[]>;
  /** A call of the queue: push(['open']). */
  push(...calls: InquiryCall[]): void;
}

/** A method of `window.inquiry` and what it is to be called with. */
export type InquiryCall = [
  method: 'add' | 'remove' | 'update' | 'clear' | 'open' | 'close' | 'on',
  ...args: unknown[],
];

/** What a page may put into `window.inquiry` before the script has come: `(window.inquiry ||= []).push(['open'])`. */
export type InquiryQueue = InquiryCall[];

declare global {
  interface Window {
    inquiry?: Inquiry | InquiryQueue;
  }
}
