import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** What the check says of a comparison of two columns with these values in its row. */
async function saidOf(...values: string[]): Promise<string[]> {
  const rows = [{ label: 'Travel', values }];
  const words = { yes: 'included', no: 'not included' };
  const block = { type: 'compare', caption: 'Service', columns: ['Once', 'Often'], rows, ...words };
  const config = JSON.parse(GOOD) as { pages: { blocks: object[] }[] };
  config.pages[0]?.blocks.push(block);
  const { problems } = await check(JSON.stringify(config));
  return problems
    .filter(({ path }) => path.includes('Compare'))
    .map(({ severity, message }) => `${severity}: ${message}`);
}

it('is content with a value for each column', async () => {
  expect(await saidOf('+', 'on request')).toEqual([]);
});

it('names a row that has another number of values', async () => {
  expect(await saidOf('+', '-', '+')).toEqual([
    'error: The row has 3 values, and there are 2 columns.',
  ]);
});
