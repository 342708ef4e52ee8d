import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyStateWith, listenForOneTest } from '../../../app/early/testing';
import { renderPage } from '../../../app/server';
import type { PageData, SiteData } from '../../../generated/types';
import { resolveCompany } from '../../../node/site/company.fixture';
import { routes } from '../../../node/site/pages';
import { one } from '../../../ui/testing/act';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let site: SiteData;
let home: PageData;
const complaints: unknown[] = [];

/**
 * A page of the preview as served, with React started on it.
 * @param draft What all pages share in a draft that came before React.
 */
async function open(draft?: SiteData) {
  document.body.innerHTML = `<div id="root">${renderPage(site, home)}</div>`;
  const boot = { entry: '', preload: [], inlined: [], cart: '' };
  const app = earlyStateWith({
    data: [Promise.resolve(site), Promise.resolve(home)],
    boot: { ...boot, data: ['/data/b1/_site.json', ''] },
  });
  vi.stubGlobal('app', app);
  vi.resetModules();
  await import('./client');
  // Of the same modules as the app.
  const store = await import('./draftStore');
  if (draft) store.drawSite(draft);
  await act(async () => app.start?.());
  return store;
}

const originsOf = (page: PageData) =>
  page.blocks.map((_, index) => ({ pointer: `/pages/0/blocks/${index}`, columns: [] }));

beforeAll(async () => {
  const resolved = await resolveCompany();
  site = resolved.data;
  const found = [...routes(resolved)].find(({ path }) => path === '/');
  if (!found) throw new Error('There is no home page.');
  home = found.page;
});
beforeEach(() => {
  listenForOneTest(document, window);
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...what) => void complaints.push(...what));
  // happy-dom loads no pictures, but reports all of them as complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('[T9] a page of the preview', () => {
  it('takes over what the server has drawn, without a warning', async () => {
    await open();
    expect(complaints).toEqual([]);
    expect(one(document, 'h1').textContent).not.toBe('');
  });

  it('draws what all pages share as the draft has it', async () => {
    const store = await open();
    const strings = { ...site.strings, skipToContent: 'Straight to the text' };
    act(() => store.drawSite({ ...site, strings }));
    expect(document.body.textContent).toContain('Straight to the text');
  });

  it('takes over what the server has drawn, then draws a draft that came before React', async () => {
    await open({ ...site, strings: { ...site.strings, skipToContent: 'Straight to the text' } });
    expect(complaints).toEqual([]);
    expect(document.body.textContent).toContain('Straight to the text');
  });

  it('keeps the elements of blocks that move', async () => {
    const store = await open();
    const main = one(document, 'main');
    const [first, second] = main.children;
    const [one_, two, ...others] = home.blocks;
    const moved = { ...home, blocks: [two, one_, ...others] as PageData['blocks'] };
    act(() => store.drawPage(moved, originsOf(moved), home));
    expect(main.children[0]).toBe(second);
    expect(main.children[1]).toBe(first);
  });

  it('draws a block anew when it has changed, and no other', async () => {
    const store = await open();
    const before = [...one(document, 'main').children].map((child) => child.outerHTML);
    const [hero, ...others] = home.blocks;
    const changed = { ...home, blocks: [...others] };
    act(() => store.drawPage(changed, originsOf(changed), home));
    const after = [...one(document, 'main').children].map((child) => child.outerHTML);
    expect(hero).toBeDefined();
    expect(after).toEqual(before.slice(1));
  });
});
