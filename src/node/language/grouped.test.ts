import { expect, it } from 'vitest';
import { fill } from '../../cart/fill';
import { resolveCompany } from '../site/company.fixture';
import { groupCounts } from './grouped';
import { nameLanguage } from './plurals';

const said = (format: string, count: number) =>
  fill(groupCounts({ productCount: '{count}' }, format).productCount, { count });

it.each(['en-GB', 'de', 'nb', 'fr', 'pt', 'pt-PT', 'pl', 'es', 'en-IN', 'de-CH', 'sv', 'ar'])(
  'counts are written as %s writes numbers',
  (format) => {
    const expected = new Intl.NumberFormat(format, { numberingSystem: 'latn' });
    for (const count of [0, 7, 999, 1000, 9999, 10_000, 100_049, 1_234_567])
      expect(said(format, count)).toBe(expected.format(count));
  },
);

it('counts are grouped beside their plural forms, and texts stay as they are', () => {
  const named = nameLanguage({ shown: '{count} {count: one part; other parts} of {name}' }, 'en');
  const { shown } = groupCounts(named, 'en');
  expect(fill(shown, { count: 4000, name: '5000' })).toBe('4,000 parts of 5000');
});

it('counts are grouped on sites with a thousand products, and on no others', async () => {
  const { data: few } = await resolveCompany(() => {});
  const { data: many } = await resolveCompany(({ store }) => {
    const [model] = store?.products ?? [];
    for (let n = 0; n < 1000; n += 1)
      if (model) store?.products.push({ ...model, id: `another-${n}`, name: `Another ${n}` });
  });
  expect(few.strings.productCount).toBe('{count} Products');
  expect(fill(many.strings.productCount, { count: 1028 })).toBe('1,028 Products');
});
