import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A component rendered on the server and hydrated in the browser. */
export interface Hydrated {
  container: HTMLElement;
  /** The server's markup. */
  html: string;
  /** Warnings and hydration mismatches that React logged. */
  complaints: unknown[];
}

/** Renders on the server, lets `meanwhile` alter the page as the early script would, and hydrates. */
export function hydrate(
  node: ReactNode,
  meanwhile: (container: HTMLElement) => void = () => {},
): Hydrated {
  const html = renderToString(node);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  meanwhile(container);
  const complaints: unknown[] = [];
  const complain = (...what: unknown[]) => void complaints.push(...what);
  const error = vi.spyOn(console, 'error').mockImplementation(complain);
  act(() => {
    const root = hydrateRoot(container, node, { onRecoverableError: complain });
    onTestFinished(() => {
      act(() => root.unmount());
      container.remove();
    });
  });
  error.mockRestore();
  return { container, html, complaints };
}
