/** What comes in the second file: the widgets beside the list, and the doctor. */
import { createElement, type ReactNode } from 'react';
import { ChatCorner } from './ChatCorner';
import { Products, type ProductChoice } from './Products';
import type { Surroundings } from './surroundings';

export { examine } from './doctor';

/**
 * The widget for an element.
 * @param name What follows 'inquiry-' in its tag.
 * @param values Its attributes, checked and with their defaults.
 */
export function moreView(
  name: string,
  values: Record<string, unknown>,
  { data, catalogue, tell }: Surroundings,
): ReactNode {
  if (name === 'chat') return createElement(ChatCorner);
  return createElement(Products, {
    choice: values as unknown as ProductChoice,
    catalogue,
    words: data.own,
    onMissing: tell,
  });
}
