import { describe, expect, it } from 'vitest';
import { addedBy } from '../../cart/testing';
import { one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { ProductTile, type ProductTileProps } from './ProductTile';

const product = {
  id: 'p-1',
  name: 'Pump',
  category: 'Pumps',
  image: { src: '/pump.svg', alt: 'A pump', width: 4, height: 3 },
};
const draw = (more: Partial<ProductTileProps> = {}) =>
  mount(
    <ProductTile
      product={product}
      href="/parts/p-1"
      addLabel="Add"
      chooseLabel="Choose"
      {...more}
    />,
  ).container;

describe('the button of a tile', () => {
  it('carries all data needed to add the product, even before hydration', () => {
    expect(addedBy(one(draw(), 'button'))).toEqual({
      id: 'p-1',
      name: 'Pump',
      image: '/pump.svg',
      category: 'Pumps',
      quantity: 1,
    });
    expect(one(draw({ wording: 'cart' }), 'button').dataset['inquiryWording']).toBe('cart');
  });

  it('tells screen readers which product it adds', () => {
    const button = one(draw(), 'button');
    expect(button.getAttribute('aria-label')).toBe('Add: Pump');
    // For speech input, the accessible name starts with the visible label (WCAG 2.5.3).
    expect(button.textContent).toBe('Add');
  });
});

describe('a tile', () => {
  it('links to its product, with a decorative picture', () => {
    const link = one(draw(), 'a');
    expect(link.getAttribute('href')).toBe('/parts/p-1');
    expect(one(link, 'img').getAttribute('alt')).toBe('');
  });

  it('takes the heading level of its section', () => {
    expect(draw().querySelector('h3')?.textContent).toBe('Pump');
    expect(draw({ heading: 'h2' }).querySelector('h2')?.textContent).toBe('Pump');
  });

  it('[D17] of a product with sizes leads to them in the place of its button', () => {
    const drawn = draw({ product: { ...product, sizes: true } });
    expect(drawn.querySelector('button')).toBeNull();
    expect(one(drawn, 'a[href="/parts/p-1#sizes"]').textContent).toBe('Choose');
  });

  it('[D18] has the code as printed, and says whether the product can be had', () => {
    const { textContent } = draw({ product: { ...product, code: 'P 1/A' }, status: 'On order' });
    expect(textContent).toContain('P 1/APumpOn order');
  });
});
