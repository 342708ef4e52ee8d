import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** What the check says of a map with these fields. */
async function saidOf(fields: object): Promise<string[]> {
  const config = JSON.parse(GOOD) as { pages: { blocks: object[] }[] };
  config.pages[0]?.blocks.push({ type: 'place-map', ...fields });
  const { problems } = await check(JSON.stringify(config));
  return problems
    .filter(({ path }) => path.includes('"Map"'))
    .map(({ severity, path, message }) => `${severity} ${path.split(' › ').at(-1)}: ${message}`);
}

it.each([
  ['a town that is known', { address: '3 Ropewalk, Falmouth, United Kingdom' }],
  ['coordinates', { address: 'The old slip', latitude: 50.15, longitude: -5.06 }],
])('is content with %s', async (_, fields) => {
  expect(await saidOf(fields)).toEqual([]);
});

it.each([
  [
    'an address without a known town',
    { address: 'The old slip, Nowhereville' },
    'warning address: No town of the address',
  ],
  ['one coordinate', { address: 'Falmouth', latitude: 50.15 }, 'error latitude: A place has two'],
])('names %s', async (_, fields, said) => {
  expect(await saidOf(fields)).toEqual([expect.stringContaining(said)]);
});
