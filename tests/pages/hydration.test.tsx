// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { App } from '../../src/app/App';
import { drawBadge } from '../../src/app/early/add';
import { handoffWith } from '../../src/app/early/testing';
import { renderPage } from '../../src/app/server';
import type { CartItem } from '../../src/cart/items';
import { createCart } from '../../src/cart/store';
import { pages, site } from './pages';

// Cancelled, the animations of happy-dom reject a promise that nobody asked for; browsers do not.
Reflect.deleteProperty(Element.prototype, 'animate');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('app', handoffWith({}));
});

describe('React takes over, without a word,', () => {
  it.each([...pages.keys()])('the page %s as it was prerendered', (path) => {
    expect(complaintsAbout(path)).toEqual([]);
  });

  it.each(['/', '/cart', '/store'])('the page %s with a list in storage, badge and all', (path) => {
    const items: CartItem[] = [
      { id: 'a', name: 'Pump', quantity: 2 },
      { id: 'b', name: 'Valve', quantity: 1 },
    ];
    expect(complaintsAbout(path, items)).toEqual([]);
    expect(document.querySelector('[data-badge]')?.textContent).toBe('3');
  });
});

/** What React says in development when it hydrates a page that the early script has been at. */
function complaintsAbout(path: string, items: CartItem[] = []): unknown[] {
  const page = pages.get(path)?.page;
  if (!page) throw new Error(`There is no page ${path}.`);
  history.replaceState(null, '', encodeURI(path));
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderPage(site.data, page);
  drawBadge(items.reduce((sum, { quantity }) => sum + quantity, 0));

  const complaints: unknown[] = [];
  const complain = (...what: unknown[]) => void complaints.push(...what);
  const error = vi.spyOn(console, 'error').mockImplementation(complain);
  const cart = createCart({ storage: undefined, key: '', initial: items });
  const store = { load: () => Promise.resolve(page), ready: () => page };
  act(() => {
    const root = hydrateRoot(
      container,
      <BrowserRouter>
        <App site={site.data} page={page} cart={cart} pages={store} />
      </BrowserRouter>,
      { onRecoverableError: complain },
    );
    onTestFinished(() => {
      act(() => root.unmount());
      container.remove();
    });
  });
  error.mockRestore();
  // The one thing that a page has to say: which address leads nowhere (spec 2).
  return complaints.filter((complaint) => !String(complaint).startsWith('Page not found: '));
}
