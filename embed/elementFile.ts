import { Component, data } from 'virtual:inquiry/element';
import { borrow } from './borrowed';
import type { ElementFile } from './context';
import { sheets } from './widgets/adopt';

/**
 * The entry point of the file of an element, which the widgets fetch when a page has it (`x-on-demand`). It adds what
 * the company says in it to the data of the page, whose own words win.
 */
export const open: ElementFile['open'] = (renderer, page) => {
  borrow(renderer);
  const { words, ...others } = data;
  const strings = { ...words, ...page.site.strings };
  return { Component, page: { ...page, ...others, site: { ...page.site, strings } }, sheets };
};
