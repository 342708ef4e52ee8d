// @vitest-environment happy-dom
import { join } from 'node:path';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { App } from '../../src/app/App';
import { drawBadge } from '../../src/app/early/add';
import { renderPage } from '../../src/app/server';
import { checkConfig } from '../../src/build/check/checkConfig';
import { createAssets } from '../../src/build/output/assets';
import { loadSchemas } from '../../src/build/schemas/load';
import { routes } from '../../src/build/site/pages';
import { resolveSite } from '../../src/build/site/resolve';
import type { CartItem } from '../../src/cart/items';
import { createCart } from '../../src/cart/store';
import type { PageData } from '../../src/generated/types';
import { ROOT } from '../architecture/sources';

// Cancelled, the animations of happy-dom reject a promise that nobody asked for; browsers do not.
Reflect.deleteProperty(Element.prototype, 'animate');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { config } = await checkConfig(join(ROOT, 'site.config.json'), { root: ROOT });
if (!config) throw new Error('site.config.json has mistakes: npm run check tells them.');
const site = await resolveSite(config, loadSchemas(ROOT), ROOT, createAssets());
const all = [...routes(site)];
const pages = new Map(all.map(({ path, page }) => [path, page]));

beforeEach(() => localStorage.clear());

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
  const page = pageAt(path);
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

function pageAt(path: string): PageData {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}
