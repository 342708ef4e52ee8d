import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

interface Shop {
  store: {
    categories: { id: string; count?: number }[];
    products: { category: string; categories?: string[]; unlisted?: boolean }[];
  };
}

it('counts a product in each of its categories', async () => {
  const config = JSON.parse(GOOD) as Shop;
  const [first, second] = config.store.categories;
  const product = config.store.products.find(({ category }) => category === first?.id);
  if (!second || !product) throw new Error('The company has no two categories with products.');
  product.categories = [second.id, product.category];
  const inSecond = ({ category, categories = [], unlisted }: Shop['store']['products'][number]) =>
    !unlisted && (category === second.id || categories.includes(second.id));
  second.count = config.store.products.filter(inSecond).length;
  const { problems } = await check(JSON.stringify(config));
  expect(problems.filter(({ path }) => path.endsWith('count'))).toEqual([]);
});
