import { describe, expect, it } from 'vitest';
import { amountsOf } from './amounts';

describe('the total of a list', () => {
  it('[I16] is the sum of its quantities', () => {
    expect(amountsOf([{ quantity: 2 }, { quantity: 3 }])).toBe('5');
    expect(amountsOf([])).toBe('0');
  });

  it('is one sum if all is sold by the same unit', () => {
    expect(amountsOf([2, 3].map((quantity) => ({ quantity, unit: 'pair' })))).toBe('5');
  });

  it('is one sum for each unit if there are several', () => {
    const items = [
      { quantity: 12, unit: 'cylinder of 13.6 kg' },
      { quantity: 2 },
      { quantity: 1 },
      { quantity: 4, unit: 'pair' },
    ];
    expect(amountsOf(items)).toBe('3 + 12 × cylinder of 13.6 kg + 4 × pair');
  });
});
