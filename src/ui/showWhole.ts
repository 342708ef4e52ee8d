import type { KeyboardEvent } from 'react';

/**
 * To be told of the keys of a high field: whoever comes by Tab sees all of it. Browsers only show the line in which
 * one writes, and the rest may lie below the screen (WCAG 2.4.11).
 */
export function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}
