import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** What the check says of a vacancy with these fields, in a block with those. */
async function saidOf(
  fields: object,
  more: object = { mail: 'Apply by e-mail' },
): Promise<string[]> {
  const item = {
    title: 'Mechanic',
    branch: 'falmouth',
    posted: '2026-03-01',
    text: ['You repair engines.'],
    ...fields,
  };
  const block = { type: 'vacancies', items: [item], none: 'Nothing is open.', ...more };
  const config = JSON.parse(GOOD) as { pages: { blocks: object[] }[] };
  config.pages[0]?.blocks.push(block);
  const { problems } = await check(JSON.stringify(config));
  return problems
    .filter(({ path }) => path.includes('Vacancies'))
    .map(({ severity, message }) => `${severity}: ${message}`);
}

it('is content with a vacancy that is open', async () => {
  expect(await saidOf({ closes: '2099-12-31' })).toEqual([]);
});

it.each([
  [
    'one that has closed',
    { closes: '2026-03-02' },
    undefined,
    'warning: This vacancy has closed (2 March 2026)',
  ],
  [
    'one that closes before it opens',
    { closes: '2026-02-02' },
    undefined,
    'error: This vacancy closes (2 February 2026) before it opens (1 March 2026)',
  ],
  ['one at an unknown office', { branch: 'falmuth' }, undefined, 'error: There is no branch'],
  ['a day that does not exist', { closes: '2026-02-30' }, undefined, 'error: There is no such day'],
  ['vacancies for which nobody can apply', {}, {}, 'warning: Nothing says how to apply'],
])('names %s', async (_, fields, more, said) => {
  expect(await saidOf(fields, more)).toEqual([expect.stringContaining(said)]);
});
