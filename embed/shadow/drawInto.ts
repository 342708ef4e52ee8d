import { render, type ComponentChild } from 'preact';
import type { ReactNode } from 'react';

/**
 * Draws into an element; null removes everything again. It has React's types, but here Preact does the drawing.
 */
export function drawInto(place: Element, node: ReactNode): void {
  render(node as ComponentChild, place);
}
