import { expect, it } from 'vitest';
import { memoryAdvice } from './memoryAdvice';

it('whoever searches very many products in memory is told which provider to take', () => {
  expect(memoryAdvice('memory', 700_000)).toMatch(/about 2\.8 GB .* --provider postgres$/);
  expect(memoryAdvice('memory', 100_000)).toBeUndefined();
  expect(memoryAdvice('postgres', 700_000)).toBeUndefined();
});
