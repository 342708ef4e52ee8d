import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteData } from '../../../generated/types';
import { mount } from '../../../ui/testing/mount';
import { Site } from '../../../widgets/testing';
import { NotFound } from './NotFound';
import { settle } from '../../../ui/testing/settle';

const fetched = vi.fn<() => Promise<Response>>();
let files = 0;

/** The links of the page for an unknown id, once the catalogue has answered. */
async function linksFor(asked: string): Promise<[string | null, string | null][]> {
  files += 1;
  const site = {
    ask: '/contact?message=',
    // A folder per test, since lookups are cached by URL.
    store: { catalogue: { base: `/catalogue/${files}`, buckets: 1 } },
  } as unknown as SiteData;
  const { container } = mount(
    <Site site={site} words={{ goToProduct: 'go to {code} {name}' }}>
      <NotFound asked={asked} />
    </Site>,
  );
  await settle();
  return [...container.querySelectorAll('[role="status"] a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const entry = { name: 'Compressor', category: 'Cooling', image: '/a.svg' };
  fetched.mockImplementation(() => Promise.resolve(Response.json({ 'ac-001': entry })));
});
afterEach(() => vi.unstubAllGlobals());

it.each(['AC-001', 'Ac 001', ' ac-001 ', 'AC - 001', 'AC_001', 'A C-001'])(
  'the code "%s", as lists and messages spell it, leads to its product',
  async (asked) => {
    expect(await linksFor(asked)).toEqual([['/store/product/ac-001', 'go to AC-001 Compressor']]);
  },
);

it.each(['ac-002', 'constructor', '<b>', ''])('"%s" matches no product', async (asked) => {
  expect(await linksFor(asked)).toEqual([]);
});

it('shows its general text if the catalogue cannot be reached', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('no network')));
  expect(await linksFor('AC-001')).toEqual([]);
});
