import { expect, it } from 'vitest';
import { searchCommand } from '../../document/searchCommand';
import { memoryAdvice } from './memoryAdvice';

it('whoever searches very many products in memory is told which provider to take', () => {
  expect(memoryAdvice('memory', 700_000)).toMatch(/about 2\.8 GB .* --provider postgres$/);
  expect(memoryAdvice('memory', 100_000)).toBeUndefined();
  expect(memoryAdvice('postgres', 700_000)).toBeUndefined();
});

it('the check of so many products names that provider at once', () => {
  expect([100_000, 700_000].map(searchCommand)).toEqual([
    'npm run search',
    'npm run search -- --provider postgres',
  ]);
});
