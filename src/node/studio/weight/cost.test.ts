import { expect, it } from 'vitest';
import { costOf } from './cost';

it('[T62] bytes cost what the config says of a megabyte', () => {
  expect(costOf(420_000, { amount: 0.05, currency: 'USD' })).toBe('US$0.021');
  expect(costOf(2_000_000, { amount: 60, currency: 'ZMW' })).toMatch(/^ZMW\s?120$/);
});
