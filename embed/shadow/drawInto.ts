import { render, type ComponentChild } from 'preact';
import type { ReactNode } from 'react';

/**
 * Draws into an element, or with null takes all away again. Written with React's types and drawn by Preact,
 * which stands in for it here.
 */
export function drawInto(place: Element, node: ReactNode): void {
  render(node as ComponentChild, place);
}
