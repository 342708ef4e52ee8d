import { describe, expect, it } from 'vitest';
import { COMPANY, companyConfig, type WholeConfig } from '../site/company.fixture';
import { galleryPage } from './gallery';

/** The gallery page of a company, as JSON. */
async function galleryOf(change: (config: WholeConfig) => void): Promise<string> {
  const { config, schemas } = await companyConfig();
  change(config);
  return JSON.stringify(galleryPage(config, schemas, COMPANY));
}

describe('the gallery of blocks', () => {
  it('shows every example unchanged to a company that has what they name', async () => {
    const page = await galleryOf(() => {});
    expect(page).toContain('"product":"dk-003"');
    expect(page).not.toContain('this site has no');
  });

  it('says which blocks need a store, if the company has none', async () => {
    const page = await galleryOf((config) => Reflect.deleteProperty(config, 'store'));
    expect(page).toContain('product-grid, example 1: this site has no store.');
    expect(page).not.toContain('"type":"product-grid"');
  });

  it('[K15] also says so of blocks in columns', async () => {
    const page = await galleryOf((config) => Reflect.deleteProperty(config, 'contact'));
    expect(page).toContain('columns, example 1: this site has no contact.');
    expect(page).not.toContain('"type":"contact-form"');
  });

  it('replaces products and pictures that the company lacks by its own', async () => {
    const page = await galleryOf(({ store, pages, site }) => {
      store.products.forEach((product, index) => (product.id = `own-${index}`));
      for (const category of store.categories) category.image.src = '/images/slip.svg';
      site.shareImage.src = '/images/slip.svg';
      pages.splice(0);
    });
    expect(page).toMatch(/"product":"own-\d"/);
    expect(page).not.toMatch(/dk-003|engine\.svg|this site has no/);
    expect(page).toContain('"src":"/images/slip.svg"');
  });

  it('says what the company lacks altogether', async () => {
    const page = await galleryOf(({ shared }) => (shared.logos = {}));
    expect(page).toContain('logo-grid, example 1: this site has no logos makers.');
    expect(page).not.toContain('"type":"logo-grid"');
  });
});
