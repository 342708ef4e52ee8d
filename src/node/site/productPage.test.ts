import { describe, expect, it } from 'vitest';
import type { Product } from '../../generated/authored';
import { createCatalogue } from './catalogue';
import { companyConfig, plainPicture } from './company.fixture';

const { config } = await companyConfig();
const image = (name: string) => ({
  src: `/images/${name}.svg`,
  alt: name,
  decorative: false,
  draw: false,
});

/** The catalogue of the company, with additional `fields` for its winch. */
function withWinch(fields: Partial<Product>) {
  const products = config.store.products.map((product) =>
    product.id === 'dk-003' ? Object.assign({}, product, fields) : product,
  );
  const store = { ...config.store, products };
  return createCatalogue(store, plainPicture, '/', (file) => `Sheet ${file}`);
}

describe('the page of a product', () => {
  it('[D16] has all its pictures, if there are several', () => {
    const shown = (fields: Partial<Product>) =>
      withWinch(fields)
        .product('dk-003')
        .images?.map(({ alt }) => alt);
    const images = [image('side'), image('back')];
    expect(shown({ image: image('front'), images })).toEqual(['front', 'side', 'back']);
    expect(shown({ images })).toEqual(['side', 'back']);
    expect(shown({ image: image('front') })).toBeUndefined();
    expect(shown({})).toBeUndefined();
  });

  it('[D16] has the first one of them on its tile', () => {
    const catalogue = withWinch({ images: [image('side'), image('back')] });
    expect(catalogue.summary('dk-003')?.image.src).toContain('side');
    expect(catalogue.product('dk-003').image.alt).toBe('side');
  });

  it('[D17] has a table of its sizes, with a unit in the heading where all share it', () => {
    const rope = (value: string, unit = 'mm') => ({ name: 'Rope', value, unit });
    const load = { name: 'Load', value: '900', unit: 'kg' };
    const catalogue = withWinch({
      variants: [
        { id: 'dk-003-12', name: '12 mm', code: 'DK 003/12', specifications: [rope('12')] },
        { id: 'dk-003-16', name: '16 mm', specifications: [rope('16'), load] },
      ],
    });
    expect(catalogue.product('dk-003').sizes).toEqual({
      columns: ['Rope (mm)', 'Load (kg)'],
      rows: [
        { id: 'dk-003-12', code: 'DK 003/12', name: '12\u00A0mm', values: ['12', ''] },
        { id: 'dk-003-16', code: 'DK-003-16', name: '16\u00A0mm', values: ['16', '900'] },
      ],
    });
    expect([...catalogue.sizes()].map(({ of, summary }) => [of, summary.name])).toEqual([
      ['dk-003', 'Bronze Winch, 12\u00A0mm'],
      ['dk-003', 'Bronze Winch, 16\u00A0mm'],
    ]);
    expect(catalogue.summary('dk-003')?.sizes).toBe(true);
    expect(withWinch({}).product('dk-003')).not.toHaveProperty('sizes');
  });

  it('[D15] has its data sheet, with the text of its link', () => {
    expect(withWinch({ dataSheet: '/files/a b.pdf' }).product('dk-003').dataSheet).toEqual({
      href: '/files/a%20b.pdf',
      label: 'Sheet /files/a b.pdf',
    });
    expect(withWinch({}).product('dk-003')).not.toHaveProperty('dataSheet');
  });
});
