import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEndpointSearch } from './askEndpoint';

const NOTHING = { total: 0, hits: [], facets: [], match: 'all', places: [] };
const fetching = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  vi.useFakeTimers();
  fetching.mockReset().mockImplementation(() => Promise.resolve(Response.json(NOTHING)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { search } = createEndpointSearch('/search');

it('asks by an address with its parameters always in the same order', async () => {
  const filters = { width: { from: 5, to: 9 }, bore: { values: ['20mm', '10mm'] } };
  expect(await search({ q: 'a & b', page: 2, filters, withFacets: false })).toEqual(NOTHING);
  expect(fetching.mock.lastCall).toEqual([
    '/search.json?q=a+%26+b&page=2&_facets=0&bore=10mm&bore=20mm&width=5..9',
  ]);
});

it('leaves out what the endpoint refuses: parameters of campaigns, and what is too long', async () => {
  const values = (value: string) => ({ values: [value] });
  const filters = { _gl: values('1*x'), gclid: values('x'.repeat(201)), bore: values('20mm') };
  await search({ q: 'y'.repeat(300), filters });
  expect(fetching.mock.lastCall).toEqual([`/search.json?q=${'y'.repeat(200)}&bore=20mm`]);
});

it('asks again what was refused because there were too many questions', async () => {
  const refusal = new Response('', { status: 429, headers: { 'Retry-After': '2' } });
  fetching.mockResolvedValueOnce(refusal);
  const asked = search({ q: 'pump' });
  await vi.advanceTimersByTimeAsync(1999);
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toEqual(NOTHING);
});

it('fails where the endpoint does', async () => {
  fetching.mockResolvedValue(new Response('', { status: 500 }));
  await expect(search({ q: 'pump' })).rejects.toThrow('500');
});
