import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What a component test has in hand. */
export interface Mounted {
  container: HTMLElement;
  /** Draws something else in the same place. */
  render: (node: ReactNode) => void;
  unmount: () => void;
}

/** Draws into a container in the document, which is gone when the test has finished. Errors of the drawing are thrown. */
export function mount(node: ReactNode): Mounted {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const render = (next: ReactNode) => act(() => root.render(next));
  const unmount = () => act(() => root.unmount());
  onTestFinished(() => {
    unmount();
    container.remove();
  });
  render(node);
  return { container, render, unmount };
}
