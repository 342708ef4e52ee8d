import { act } from 'react';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkConfig } from '../node/config/check/checkConfig';
import { createAssets } from '../node/files/assets';
import { loadSchemas } from '../node/schemas/load';
import { routes } from '../node/site/pages';
import { resolveSite } from '../node/site/resolve';
import type { Boot, EarlyState } from './early/earlyState';
import { earlyStateWith, listenForOneTest } from './early/testing';
import { renderPage } from './server';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'tests/fixtures/smallest');

/** The served page of a company without a store or a chat. */
async function open(): Promise<EarlyState> {
  const { config } = await checkConfig(join(folder, 'site.config.json'), { root });
  if (!config) throw new Error('The smallest config has mistakes.');
  const resolved = await resolveSite(config, loadSchemas(root), folder, createAssets());
  const page = [...routes(resolved)].find(({ path }) => path === '/')?.page;
  if (!page) throw new Error('There is no home page.');
  document.body.innerHTML = `<div id="root">${renderPage(resolved.data, page)}</div>`;
  const boot: Boot = {
    entry: '',
    preload: [],
    inlined: [],
    data: ['/data/b1/_site.json', ''],
    cart: '',
  };
  return earlyStateWith({
    data: [Promise.resolve(resolved.data), Promise.resolve(page)],
    boot,
  });
}

describe('a site without a store', () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
  beforeEach(() => {
    listenForOneTest(document, window);
    vi.stubGlobal('fetch', fetched);
    localStorage.clear();
  });

  it('hydrates without a list: nothing is rendered for it, stored or prefetched', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = await open();
    const sent = document.body.innerHTML;
    vi.stubGlobal('app', app);
    vi.resetModules();
    await import('./client');
    await act(async () => app.start?.());
    await vi.waitFor(() => expect(app.live).toBe(true));
    expect(complaints).not.toHaveBeenCalled();
    expect(sent).toContain('Hollis Roofing');
    expect(document.querySelector('[data-cart-link], [aria-controls="chat"]')).toBeNull();
    expect(app.onAdd).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    expect(fetched).not.toHaveBeenCalled();
  });
});
