import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { App } from '../../src/app/App';
import { drawBadge } from '../../src/app/early/add';
import { earlyStateWith } from '../../src/app/early/testing';
import { renderPage } from '../../src/app/server';
import type { CartItem } from '../../src/cart/items';
import { atOnce } from '../../src/cart/atOnce';
import { createCart } from '../../src/cart/store';
import { pages, site } from './pages';

// In happy-dom, cancelling an animation rejects a promise; in browsers it does not.
Reflect.deleteProperty(Element.prototype, 'animate');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('app', earlyStateWith({}));
});

describe('[X6] React hydrates without a warning', () => {
  it.each([...pages.keys()])('the prerendered page %s', async (path) => {
    expect(await complaintsAbout(path)).toEqual([]);
  });

  it.each(['/', '/cart', '/store'])(
    'the page %s with a stored list and its badge',
    async (path) => {
      const items: CartItem[] = [
        { id: 'a', name: 'Pump', quantity: 2 },
        { id: 'b', name: 'Valve', quantity: 1 },
      ];
      expect(await complaintsAbout(path, items)).toEqual([]);
      expect(document.querySelector('[data-badge]')?.textContent).toBe('3');
    },
  );
});

/** The warnings that React logs when hydrating a page that the early script has changed. */
async function complaintsAbout(path: string, items: CartItem[] = []): Promise<unknown[]> {
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
  const cart = createCart({ storage: undefined, key: '', turns: atOnce }, { items, stored: true });
  const store = { load: () => Promise.resolve(page), ready: () => page };
  // Some pages load what their address names.
  await act(async () => {
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
  // The only message expected is the attempted path on the 404 page [A8].
  return complaints.filter((complaint) => !String(complaint).startsWith('Page not found: '));
}
