import type { Cart } from '../src/cart/store';
import type { InquiryFinding } from './api';
import type { LoaderData } from './data';
import type { emit } from './loader/emit';
import type { Options } from './loader/options';
import type { ShadowOf } from './shadowOf';

/** A product as given by a page; undefined fields are unknown. */
export interface Wanted {
  id: string;
  /** Defaults to the id. Untyped pages may pass numbers. */
  name?: string | number | undefined;
  image?: string | undefined;
  category?: string | undefined;
  /** 1 by default. */
  quantity?: number | undefined;
}

/** What the loader and the widgets share on a page: created by the loader, passed to the widgets. */
export interface Context {
  data: LoaderData;
  options: Options;
  /** Stored in the storage of the page's origin. */
  cart: Cart;
  /** Tries to store the cart again, and returns whether that succeeds. */
  canStore: () => boolean;
  /** Passed to the widgets, because the loader contains it anyway. */
  shadowOf: ShadowOf;
  add: (product: Wanted, target?: EventTarget) => void;
  /** Changes a line and emits an event; without a quantity, removes it. */
  edit: (name: 'update' | 'remove', id: string, quantity?: number) => void;
  emit: typeof emit;
  /** Logs an error for the page's developer. */
  complain: (message: string) => void;
  /** Why the widgets failed to load; '' otherwise. After a failure, plain links replace them. */
  failure: string;
  /** Stops the loader: removes its listeners and its button. */
  stop: () => void;
}

/** The loader's interface to the widgets, which are a separate file. */
export interface Widgets {
  /** Renders an element, or rerenders it after a change of its attributes. */
  draw(element: HTMLElement): void;
  /** Call when the element has been removed from the page. */
  drop(element: HTMLElement): void;
  /** Shows the toast for a product that a button or a script of the page has added. */
  added(id: string, button: EventTarget | undefined): void;
  open(): void;
  close(): void;
  destroy(): void;
  doctor(): Promise<InquiryFinding[]>;
}

/** The module of the widgets. */
export interface WidgetsModule {
  start(context: Context): Widgets;
}
