import { expect, it } from 'vitest';
import { withFirstProducts } from './firstProducts';

const withProducts = (count: number) => ({
  site: { name: 'Acme' },
  store: { name: 'Shop', products: Array.from({ length: count }, (_, id) => ({ id: `${id}` })) },
});

it('a draft of 20,000 products has the first of them, and all else', () => {
  const draft = withProducts(20_000);
  expect(withFirstProducts(draft)).toEqual(withProducts(2000));
  expect(draft.store.products).toHaveLength(20_000);
});

it('any other draft stays as it is', () => {
  const small = withProducts(3);
  expect(withFirstProducts(small)).toBe(small);
  expect(withFirstProducts('broken')).toBe('broken');
});
