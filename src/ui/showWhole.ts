// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { KeyboardEvent } from 'react';

/**
 * Key handler that scrolls a tall field fully into view on Tab. Browsers only reveal the caret's line, which
 * may leave the rest off screen (WCAG 2.4.11).
 */
export function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}
