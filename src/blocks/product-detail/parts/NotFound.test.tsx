// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteData } from '../../../generated/types';
import { mount } from '../../../ui/testing/mount';
import { Site } from '../../../widgets/testing';
import { NotFound } from './NotFound';

const fetched = vi.fn<() => Promise<Response>>();
let files = 0;

/** What leads on from the page of an address that names no product, once the catalogue has answered. */
async function linksFor(asked: string): Promise<[string | null, string | null][]> {
  files += 1;
  const site = {
    ask: '/contact?message=',
    // A folder for each test: what one has fetched the next one does not know.
    store: { catalogue: { base: `/catalogue/${files}`, buckets: 1 } },
  } as unknown as SiteData;
  const { container } = mount(
    <Site site={site} words={{ goToProduct: 'go to {code} {name}' }}>
      <NotFound asked={asked} />
    </Site>,
  );
  await act(async () => {
    await import('../../../catalogue/lookUp');
    await new Promise((resolve) => void setTimeout(resolve, 5));
  });
  return [...container.querySelectorAll('[role="status"] a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const entry = { name: 'Compressor', category: 'Cooling', image: '/a.svg', unit: 'each' };
  fetched.mockImplementation(() => Promise.resolve(Response.json({ 'ac-001': entry })));
});
afterEach(() => vi.unstubAllGlobals());

it.each(['AC-001', 'Ac 001', ' ac-001 ', 'AC - 001', 'AC_001', 'A C-001'])(
  'the code "%s", as lists and messages write it, leads to the product',
  async (asked) => {
    expect(await linksFor(asked)).toEqual([['/store/product/ac-001', 'go to AC-001 Compressor']]);
  },
);

it.each(['ac-002', 'constructor', '<b>', ''])('"%s" is no other product', async (asked) => {
  expect(await linksFor(asked)).toEqual([]);
});

it('says no more where the catalogue cannot be asked', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('no network')));
  expect(await linksFor('AC-001')).toEqual([]);
});
