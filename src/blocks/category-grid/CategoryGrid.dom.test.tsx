import { expect, it } from 'vitest';
import strings from '../../../schemas/parts/strings.schema.json';
import type { CategoryTile } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import CategoryGrid from './CategoryGrid';

const { productCount, productCountOne } = strings.properties;
/** The default texts. */
const words = { productCount: productCount.default, productCountOne: productCountOne.default };
const image = { src: '/a.svg', alt: 'A pump', width: 4, height: 3 };

it.each([
  [0, '0 Products'],
  [1, '1 Product'],
  [2, '2 Products'],
  [48, '48 Products'],
])('[L4] a category of %i says that it has %s', (count, said) => {
  const tile: CategoryTile = { id: 'p', name: 'Pumps', description: 'They move.', image, count };
  const { container } = mount(
    <Site words={words}>
      <CategoryGrid type="category-grid" tone="paper" categories={[tile]} context={contextWith()} />
    </Site>,
  );
  expect(container.querySelector('a h3 ~ p:last-child')?.textContent).toBe(said);
});
