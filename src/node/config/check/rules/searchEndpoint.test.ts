import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';
import type { SiteConfig } from '../../../../generated/authored';

/** What the check says of a store with so many products and this search. */
async function saidOf(count: number, search?: { endpoint: string }): Promise<string[]> {
  const config = JSON.parse(GOOD) as SiteConfig;
  const { store } = config;
  const [first] = store?.products ?? [];
  if (!store || !first) throw new Error('The config has no product.');
  const others = Array.from({ length: count }, (_, n) => ({
    ...first,
    id: `p-${n}`,
    name: `Part ${n}`,
  }));
  store.products = [...store.products, ...others];
  if (search) store.search = search;
  const { problems } = await check(JSON.stringify(config));
  return problems
    .filter(({ message }) => /too many for a phone|address of a page/.test(message))
    .map(({ severity, message }) => `${severity}: ${message.slice(0, 40)}`);
}

it('is content with a catalogue that the page can search', async () => {
  expect(await saidOf(10)).toEqual([]);
});

it('asks for an endpoint where there are too many products, and is content with one', async () => {
  expect(await saidOf(6000)).toEqual([
    expect.stringMatching(/^warning: \d+ products are too many/),
  ]);
  expect(await saidOf(6000, { endpoint: '/search' })).toEqual([]);
});

it('keeps the address of the endpoint apart from those of pages', async () => {
  const page = (JSON.parse(GOOD) as SiteConfig).pages.find(({ path }) => path.length > 1);
  expect(await saidOf(0, { endpoint: page?.path ?? '' })).toEqual([
    `error: "${page?.path}" is the address of a page.`.slice(0, 47),
  ]);
});
