import type { Context } from '../context';
import type { WidgetData } from '../data';
import type { Catalogue } from './catalogue';

/** What the widgets of a page share. */
export interface Surroundings {
  context: Context;
  data: WidgetData;
  catalogue: Catalogue;
  /** Says to the page's maker what is wrong, once. */
  tell: (message: string) => void;
}
