import type { ReactNode } from 'react';
import type { InquiryFinding } from '../api';
import type { SiteData } from '../../src/generated/types';
import type { Context } from '../context';
import type { Catalogue } from './catalogue';
import type { Familiar } from './familiar';

/** What the widgets of a page share. */
export interface Surroundings {
  context: Context;
  site: SiteData;
  catalogue: Catalogue;
  familiar: Familiar;
  /** Draws into the shadow of an element. */
  put: (element: HTMLElement, node: ReactNode) => void;
  /** Draws into an element of ours, beside the body. */
  stand: (tag: string, node: ReactNode) => HTMLElement;
  /** `around` is the site as it is for this element: it may have a number of its own. */
  listView: (source: string | undefined, around: SiteData) => ReactNode;
  open: () => void;
  /** Says to the page's maker what is wrong, once. */
  tell: (message: string) => void;
}

/** What the second file brings: the elements with their rules, the notices, the doctor. */
export interface More {
  draw: (element: HTMLElement) => void;
  /** Speaks of a product that has been added. */
  sayAdded: (name: string) => void;
  examine: (catalogue: string) => Promise<InquiryFinding[]>;
}
