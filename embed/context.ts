import type { Cart } from '../src/cart/store';
import type { InquiryFinding } from './api';
import type { LoaderData } from './data';
import type { emit } from './loader/emit';
import type { Options } from './loader/options';
import type { ShadowOf } from './shadowOf';

/** A product as a page names it: what is undefined is not said of it. */
export interface Wanted {
  id: string;
  /** Without it, the id. Pages without types give numbers, too. */
  name?: string | number | undefined;
  image?: string | undefined;
  category?: string | undefined;
  /** 1 by default. */
  quantity?: number | undefined;
}

/** What the parts of the embed share on a page: made by the loader, handed to the widgets. */
export interface Context {
  data: LoaderData;
  options: Options;
  /** In the page's own storage. */
  cart: Cart;
  /** Tries to store the cart again, and says whether that works. */
  canStore: () => boolean;
  /** The widgets take it from the loader, which has it anyway. */
  shadowOf: ShadowOf;
  add: (product: Wanted, target?: EventTarget) => void;
  /** Changes a line, and tells of it: without a quantity, it is removed. */
  edit: (name: 'update' | 'remove', id: string, quantity?: number) => void;
  emit: typeof emit;
  /** Tells the maker of the page what is wrong. */
  complain: (message: string) => void;
  /** Why the widgets cannot be loaded: what they would do, plain links do then. */
  failure: string;
  /** Ends the loader: its listeners, its button. */
  stop: () => void;
}

/** The widgets with their runtime, as the loader knows them: they come in a file of their own. */
export interface Widgets {
  /** Renders an element, or rerenders it after a change of its attributes. */
  draw(element: HTMLElement): void;
  /** The element has left the page. */
  drop(element: HTMLElement): void;
  /** Shows the toast for something that a button or a script of the page has added. */
  added(id: string, button: EventTarget | undefined): void;
  open(): void;
  close(): void;
  destroy(): void;
  doctor(): Promise<InquiryFinding[]>;
}

/** The file of the widgets. */
export interface WidgetsModule {
  start(context: Context): Widgets;
}
