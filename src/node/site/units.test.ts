import { describe, expect, it } from 'vitest';
import { companyConfig, resolveCompany } from './company.fixture';
import { unitWords } from './units';

describe('the unit of a product', () => {
  it('is shown on pages unless it is the word for single pieces', async () => {
    const { catalogue } = await resolveCompany(({ store, inquiry }) => {
      inquiry.unit = 'stk';
      for (const product of store?.products ?? [])
        if (product.id === 'eng-010') product.unit = 'stk';
    });
    expect(catalogue.product('dk-003').unit).toBe('pair');
    expect(catalogue.product('eng-010')).not.toHaveProperty('unit');
  });

  it('is counted in lists and on its page, where a price is per unit', async () => {
    const { catalogue, index } = await resolveCompany(({ store }) => {
      for (const product of store?.products ?? [])
        if (product.id === 'dk-003') product.unit = 'per metre';
    });
    expect(catalogue.product('dk-003').unit).toBe('metre');
    expect(catalogue.summary('dk-003')?.unit).toBe('per metre');
    expect([...index().values()].join('')).toContain('"unit":"metre"');
  });
});

describe('the word for single pieces', () => {
  it.each([
    ['{name}: {quantity} {unit}', 'stk'],
    ['{name}: {quantity}', undefined],
  ])('is sent to browsers only if a line has it: %s', async (line, unit) => {
    const { data } = await resolveCompany(({ inquiry }) => {
      Object.assign(inquiry, { line, unit: 'stk' });
    });
    expect(data.inquiry.unit).toBe(unit);
  });
});

describe('the box for part numbers', () => {
  it('[L24] accepts the words in the strings and the units of the products', async () => {
    const { config } = await companyConfig();
    config.strings.partsUnits = 'stk, sett ,';
    expect(unitWords(config)).toEqual(['stk', 'sett', 'pair']);
  });

  it('receives these words', async () => {
    const site = await resolveCompany((config) => {
      config.strings.partsUnits = 'stk';
      config.pages[0]?.blocks.push({ type: 'part-numbers', heading: 'Paste' } as never);
    });
    expect(site.pages[0]?.blocks.at(-1)).toMatchObject({ units: ['stk', 'pair'] });
  });
});
