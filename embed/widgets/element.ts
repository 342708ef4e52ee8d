import type { ReactNode } from 'react';
import type { EmbedWords } from '../../src/generated/types';
import type { Context } from '../context';
import type { ContactData, EmbedSite } from '../data';
import type { Catalogue } from './catalogue';
import type { Familiar } from './familiar';

/** What the widgets of a page share. */
export interface Page {
  context: Context;
  site: EmbedSite;
  /** Words that only the embed has. */
  words: EmbedWords;
  /** Undefined where the company has no contact form. */
  contact?: ContactData | undefined;
  catalogue: Catalogue;
  familiar: Familiar;
  /** Tells the page's maker what is wrong, each sentence once. */
  tell: (message: string) => void;
}

/** What the component of an element is given. */
export interface ElementProps<Attributes> {
  /** As its schema says: checked, and with its defaults. */
  attributes: Attributes;
  page: Page;
}

/** Draws an element; the default export of its folder. */
export type ElementComponent = (props: ElementProps<never>) => ReactNode;

/** The site with the number that an element asks for instead of the company's. */
export function withNumber(site: EmbedSite, number: string | undefined): EmbedSite {
  const { chat } = site;
  return number && chat ? { ...site, chat: { ...chat, number } } : site;
}
