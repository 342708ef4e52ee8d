// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { ListingContext } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import ProductListing from './ProductListing';

const image = { src: '/a.svg', alt: '', width: 4, height: 3 };
const listing: ListingContext = {
  slug: 'pumps',
  heading: 'Pumps',
  known: true,
  products: [{ id: 'p-1', name: 'Pump', category: 'Pumps', unit: 'each', image }],
  offers: [],
};
const draw = (more: Partial<ListingContext>) =>
  mount(
    <Site>
      <ProductListing
        type="product-listing"
        context={contextWith({ listing: { ...listing, ...more } })}
      />
    </Site>,
  ).container;
const hrefsOf = (page: Element) =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('shows the products under the name of their category', () => {
  const page = draw({});
  expect(page.querySelector('h1')?.textContent).toBe('Pumps');
  expect(hrefsOf(page)).toEqual(['/store', '/store/product/p-1']);
  expect(page.textContent).not.toContain('emptyCategory');
});

it('never leaves a visitor with nothing to do next: an unknown category leads on (spec R2)', () => {
  const offer = { id: 'energy', name: 'Energy', description: 'Sun and wind.', image, count: 1 };
  const page = draw({ heading: '<i>sails</i>', known: false, products: [], offers: [offer] });
  expect(page.querySelector('h1')?.textContent).toBe('<i>sails</i>');
  expect(page.textContent).toContain('emptyCategory');
  expect(hrefsOf(page)).toEqual(['/store', '/store', '/store/category/energy']);
});
