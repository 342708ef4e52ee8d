import { render, type ComponentChild } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import type { ReactNode } from 'react';

/** Renders into an element; null unmounts what is there. Widgets are written with React's types, and drawn by Preact. */
export function renderInto(element: Element, node: ReactNode): void {
  render((node === null ? null : <Guarded>{node}</Guarded>) as ComponentChild, element);
}

/** An error stays with its widget: it is logged, and what the page has written into the element shows. */
function Guarded({ children }: { children: ReactNode }) {
  const [error] = useErrorBoundary((reason) => console.error(reason));
  return error ? <slot /> : children;
}
