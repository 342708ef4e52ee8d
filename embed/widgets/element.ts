import type { ReactNode } from 'react';
import type { EmbedWords } from '../../src/generated/types';
import type { Context } from '../context';
import type { ContactData, EmbedSite } from '../data';
import type { SearchBox } from '../searchBox';
import type { Catalogue } from './catalogue';
import type { CartProducts } from './cartProducts';

/** What the widgets of a page share. */
export interface Page {
  context: Context;
  site: EmbedSite;
  /** Interface strings that only the embed has. */
  words: EmbedWords;
  /** Undefined if the company has no contact form. */
  contact?: ContactData | undefined;
  catalogue: Catalogue;
  cartProducts: CartProducts;
  /** Lets a search box show what is found: fetches the file of the search, once for each box. */
  search: (box: Omit<SearchBox, 'source'>) => void;
  /** Logs a mistake for the page's developer, each one once. */
  report: (message: string) => void;
}

/** The props of an element's component. */
export interface ElementProps<Attributes> {
  /** Validated, with defaults. */
  attributes: Attributes;
  page: Page;
}

/** The component of an element: the default export in its folder. */
export type ElementComponent = (props: ElementProps<never>) => ReactNode;
