import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A mounted component and its container. */
export interface Mounted {
  container: HTMLElement;
  /** Renders another node into the same root. */
  render: (node: ReactNode) => void;
  unmount: () => void;
}

/** Mounts into a container in the document and unmounts after the test. Rendering errors are thrown. */
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
