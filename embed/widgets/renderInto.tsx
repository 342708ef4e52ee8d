import { render, type ComponentChild } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import type { ReactNode } from 'react';

/** Renders into an element; null unmounts. Widgets are written with React's types, and rendered by Preact. */
export function renderInto(element: Element, node: ReactNode): void {
  render((node === null ? null : <Guarded>{node}</Guarded>) as ComponentChild, element);
}

/** An error boundary per widget: logs the error, and shows the fallback content of the element. */
function Guarded({ children }: { children: ReactNode }) {
  const [error] = useErrorBoundary((reason) => console.error(reason));
  return error ? <slot /> : children;
}
