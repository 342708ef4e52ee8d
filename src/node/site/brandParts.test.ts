import { describe, expect, it } from 'vitest';
import type { Category, Product, Store } from '../../generated/authored';
import { createCatalogue } from './catalogue';
import { plainPicture } from './company.fixture';

const image = { src: '/engines.svg', alt: '', decorative: true, draw: false };
const category = (id: string, name: string): Category => ({
  id,
  name,
  description: `About ${name}`,
  image,
  aliases: [],
});
const product = (id: string, brand: string | undefined): Product => ({
  id,
  name: `Product ${id}`,
  category: 'engines',
  description: '',
  unit: 'each',
  specifications: [],
  unlisted: false,
  ...(brand !== undefined && { brand }),
});
const store = (more: Partial<Store>) =>
  ({
    brand: 'Acme',
    categories: [category('engines', 'Engines & Drives')],
    ...more,
  }) as unknown as Store;

describe('a category of several pages', () => {
  const branded = (count: number, brand?: string) =>
    Array.from({ length: count }, (_, n) => product(`${brand}-${n}`, brand));
  const long = createCatalogue(
    store({ products: [...branded(60), ...branded(2, 'Ørsted & Søn'), ...branded(1, 'Lone')] }),
    plainPicture,
    '/store/category/',
  );

  it('[L31] has a page for every brand of which it has several products', () => {
    expect(long.slugs().slice(-2)).toEqual(['engines-acme', 'engines-orsted-son']);
    const { heading, known, products, category: id } = long.listing('engines-orsted-son');
    expect([heading, known, products.length, id]).toEqual([
      'Engines & Drives: Ørsted & Søn',
      true,
      2,
      undefined,
    ]);
    expect(long.canonicalSlug('engines-orsted-son')).toBe('engines-orsted-son');
  });

  it('links to them, and they to it and to each other', () => {
    expect(long.listing('engines').brands).toEqual([
      { label: 'Acme', href: '/store/category/engines-acme' },
      { label: 'Ørsted & Søn', href: '/store/category/engines-orsted-son' },
    ]);
    expect(long.listing('engines-acme').brands).toEqual([
      { label: 'Engines & Drives', href: '/store/category/engines' },
      { label: 'Ørsted & Søn', href: '/store/category/engines-orsted-son' },
    ]);
  });

  it('has none where one page shows all, where all are of one brand, or where the address is taken', () => {
    const slugsOf = (more: Partial<Store>) =>
      createCatalogue(store(more), plainPicture, '/store/category/').slugs();
    const two = [...branded(30), ...branded(30, 'Baltec')];
    expect(slugsOf({ products: two })).not.toContain('engines-baltec');
    expect(slugsOf({ products: branded(80, 'Baltec') })).not.toContain('engines-baltec');
    const many = [...branded(60), ...branded(3, 'Baltec')];
    const taken = category('engines-baltec', 'Engines by Baltec');
    const categories = [category('engines', 'Engines'), taken];
    const all = createCatalogue(store({ products: many, categories }), plainPicture, '/c/');
    expect(all.slugs().filter((slug) => slug === 'engines-baltec')).toHaveLength(1);
    expect(all.listing('engines-baltec').heading).toBe('Engines by Baltec');
  });
});
