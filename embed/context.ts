import type { Cart, Turns } from '../src/cart/store';
import type { Inquiry, InquiryFinding } from './api';
import type { LoaderData } from './data';
import type { PageEvents } from './loader/events';
import type { Options } from './loader/options';
import type { Sheet, ShowIn } from './shadows';
import type { ElementComponent, Page } from './widgets/element';
import type { Renderer } from './widgets/renderer';

/** A product as a page gives it to `add`; undefined fields are unknown. */
export interface ProductInput {
  /** Untyped pages may pass numbers. */
  id?: string | number;
  /** Defaults to the id. */
  name?: string | number | undefined;
  image?: string | undefined;
  category?: string | undefined;
  /** 1 by default. */
  quantity?: number | undefined;
}

/** `window.inquiry`, with parameters for the embed itself. */
export interface Api extends Inquiry {
  /** @param target The button: the event is dispatched on it, and the toast returns the focus to it. */
  add(product: string | ProductInput, quantity?: number, target?: EventTarget): void;
  /** @param event Its name. */
  update(id: string, quantity: number, event?: 'update' | 'remove'): void;
}

/** What the loader and the widgets share on a page: created by the loader, passed to the widgets. */
export interface Context {
  /** Passed to the widgets because it knows the name of the script. */
  emit: PageEvents['emit'];
  api: Api;
  data: LoaderData;
  options: Options;
  /** Kept in the local storage of the page's origin. */
  cart: Cart;
  /** Passed to the widgets, because the loader contains it anyway. */
  showIn: ShowIn;
  /** Handles a click: adds the product of the button that it was on, if any. */
  click: (event: MouseEvent) => void;
  /** Why the widgets failed to load; '' otherwise. After a failure, plain links replace them. */
  readonly failure: string;
  load: Load;
  /** The host element of the button that opens the list. Its `data-name` is that of the script, see namedScript.ts. */
  launcher: HTMLElement;
  /** Stops the loader: removes its listeners and detaches it from the elements. */
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
  /** Takes turns on pages without the Web Locks API: see turns.ts. */
  request: Turns['request'];
  open(): void;
  close(): void;
  destroy(): void;
  doctor(): Promise<InquiryFinding[]>;
}

/** The module of the widgets. */
export interface WidgetsModule {
  start(context: Context): Promise<Widgets>;
}

/** The module of an element with a file of its own: see elementFile.ts. */
export interface ElementFile {
  open: (renderer: Renderer, page: Page) => OpenedElement;
}

/** An element as it comes from its file. */
export interface OpenedElement {
  Component: ElementComponent;
  /** The page, with what the company says in the element. */
  page: Page;
  /** The style sheets of its CSS modules. */
  sheets: readonly Sheet[];
}

/** What the company offers to the page. */
export interface Supply {
  /** The address of the catalogue's first file. */
  address: string;
  /** Looks up products of the catalogue: null for one that it does not have; those that could not be fetched are missing. */
  known: (ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  /** The tags of the elements that the company offers. */
  offered: readonly string[];
}

/** Diagnosis for the authors of pages: see embed/doctor. */
export interface Doctor {
  /**
   * Reports what works and what does not on the page as it is now: mistakes that have been mended are none.
   */
  examine: (context: Context, supply: Supply) => Promise<InquiryFinding[]>;
  /** The mistakes in the attributes of an element or of the script. Each is a sentence that begins with `where`. */
  mistakesIn: (
    name: string,
    written: Record<string, string | undefined>,
    where: string,
  ) => string[];
  /** The problems of a page that has two suppliers' scripts of which neither has a name. */
  conflicts: (context: Context) => Promise<string[]>;
  /** Keeps a page in test mode from sending anything: shows what would be sent instead. */
  startTestMode: (context: Context) => void;
}

/** Fetches a file of the embed: by default that of the widgets. */
export type Load = <Module = WidgetsModule>(context: Context, file?: string) => Promise<Module>;
