import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addedBy } from '../../cart/testing';
import type { ProductContext, SiteData } from '../../generated/types';
import { click, fire, one } from '../../ui/testing/act';
import { hydrate } from '../../ui/testing/hydrate';
import { mount } from '../../ui/testing/mount';
import { contextWith, memoryCart, Site } from '../../widgets/testing';
import ProductDetail from './ProductDetail';
import { addTo } from '../../cart/testing';

const image = { src: '/a.svg', alt: 'A pump', width: 4, height: 3 };
const product = {
  id: 'p-1',
  name: 'Pump',
  category: 'Pumps',
  categoryPath: '/store/category/pumps',
  description: 'Moves water. Needs a fuse.',
  unit: 'pair',
  image,
  brand: 'Acme',
  model: 'AC-1-PRO',
  specifications: [{ name: 'Flow', value: '40', unit: 'l/min' }],
  review: { author: 'R. Banda', rating: 4, text: 'It works.', sample: true },
  related: [{ id: 'p-2', name: 'Fan', category: 'Pumps', image }],
} satisfies ProductContext;
const cart = memoryCart();
const words = {
  rating: '{rating} of 5',
  inYourList: 'listed: {count}',
  askAbout: 'ask about {term}',
  replacedBy: 'by {name}',
};
const page = (
  known: ProductContext | undefined,
  { delay = 0, ...store }: { delay?: number; recentlySeen?: false } = {},
) => {
  const site = {
    ask: 'https://chat.example/1?text=Hi.%20',
    site: { id: 'acme' },
    store: { loadDelayMs: delay, ...store },
  } as unknown as SiteData;
  const context = contextWith(known ? { product: known } : { asked: 'p-<b>9' });
  return (
    <Site words={words} site={site} cart={cart}>
      <ProductDetail type="product-detail" context={context} />
    </Site>
  );
};
const draw = (...of: Parameters<typeof page>) => mount(page(...of)).container;
const panels = (drawn: Element) => [...drawn.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
const tabs = (drawn: Element) => [...drawn.querySelectorAll<HTMLElement>('[role="tab"]')];
const selected = (drawn: Element) =>
  tabs(drawn).findIndex((tab) => tab.getAttribute('aria-selected') === 'true');

describe('a product', () => {
  it('[D3] shows picture, category, name and description, and the ways back', () => {
    const drawn = draw(product);
    expect(one(drawn, 'h1').textContent).toBe('Pump');
    expect(drawn.querySelector('img')?.alt).toBe('A pump');
    expect(drawn.querySelector('a[href="/store"]')?.textContent).toBe('backToProducts');
    expect(drawn.querySelector('a[href="/store/category/pumps"]')?.textContent).toBe('Pumps');
    expect(panels(drawn)[0]?.textContent).toContain('Moves water. Needs a fuse.');
  });

  it('[H13] is remembered for the search box, unless the company keeps nothing', async () => {
    draw({ ...product, id: 'p-8' }, { recentlySeen: false });
    draw({ ...product, id: 'p-9' });
    await vi.waitFor(() => expect(localStorage.getItem('acme-seen')).toContain('p-9'));
    expect(localStorage.getItem('acme-seen')).not.toContain('p-8');
  });

  it('[D17] has a table of its sizes, whose buttons add each', () => {
    const rows = [{ id: 'p-1-s', code: 'P 1/S', name: '12 mm', values: ['12'] }];
    const drawn = draw({ ...product, sizes: { columns: ['Rope (mm)'], rows } });
    expect(one(drawn, 'tbody tr#p-1-s').textContent).toContain('12 mmP 1/SaddToList12');
    expect(addedBy(one(drawn, 'tr#p-1-s button'))).toMatchObject({
      id: 'p-1-s',
      name: 'Pump, 12 mm',
      quantity: 1,
    });
    // The product itself cannot be added without a size.
    expect(drawn.querySelectorAll('[data-inquiry-add="p-1"]')).toHaveLength(0);
    expect(one(drawn, 'a[href="#sizes"]').textContent).toBe('chooseSize');
  });

  it('[D18] says whether it can be had, and leads to what takes its place', () => {
    const successor = { id: 'p-3', name: 'New pump', category: 'Pumps', image };
    const drawn = draw({ ...product, status: 'discontinued', successor });
    expect(one(drawn, 'strong').textContent).toBe('statusDiscontinued');
    expect(one(drawn, 'a[href="/store/product/p-3"]').textContent).toBe('by New pump');
    expect(draw(product).querySelector('strong')).toBeNull();
  });

  it('[D9] has brand, model and code before its own figures', () => {
    const rows = [...draw(product).querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['brand', 'Acme'],
      ['model', 'AC-1-PRO'],
      ['productCode', 'P-1'],
      ['Flow', '40\u00A0l/min'],
    ]);
  });

  it('[D10] labels the review as a sample as long as it is one', () => {
    const review = (sample: boolean) =>
      panels(draw({ ...product, review: { ...product.review, sample } }))[2]?.textContent;
    expect(review(true)).toContain('sampleReview');
    expect(review(true)).toContain('4 of 5');
    expect(review(false)).not.toContain('sampleReview');
    expect(review(false)).toContain('It works.');
  });

  it('shows no brand, model number or review in a store without them', () => {
    const { brand: _, model: __, review: ___, ...plain } = product;
    const drawn = draw(plain);
    expect(tabs(drawn).map((tab) => tab.textContent)).toEqual(['description', 'specifications']);
    expect([...drawn.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual([
      'productCode',
      'Flow',
    ]);
  });

  it('has words for a unit that speech gets wrong, in the place of the unit', () => {
    const row = { name: 'Air', value: '9,500', unit: 'm³/h', said: 'cubic metres per hour' };
    const cell = draw({ ...product, specifications: [row] }).querySelector('tr:last-child td');
    expect(cell?.textContent).toBe('9,500\u00A0m³/h cubic metres per hour');
    expect(cell?.querySelector('[aria-hidden]')?.textContent).toBe('\u00A0m³/h');
    expect(cell?.querySelector('.visually-hidden')?.textContent).toBe(' cubic metres per hour');
  });

  it('links to others of its category', () => {
    expect(draw(product).querySelector('a[href="/store/product/p-2"]')).not.toBeNull();
    expect(draw({ ...product, related: [] }).textContent).not.toContain('relatedProducts');
  });
});

describe('adding', () => {
  const addButton = (drawn: Element) => one(drawn, 'button[data-inquiry-add="p-1"]');

  it('[D7] adds the chosen quantity, announces it and keeps it', () => {
    const drawn = draw(product);
    const button = addButton(drawn);
    expect(addedBy(button).quantity).toBe(1);
    expect(button.dataset['inquiryWording']).toBe('quantity');
    click(one(drawn, '[aria-label="increase"]'));
    click(one(drawn, '[aria-label="increase"]'));
    expect(addedBy(addButton(drawn))).toEqual({
      id: 'p-1',
      name: 'Pump',
      image: '/a.svg',
      category: 'Pumps',
      quantity: 3,
    });
    expect(addButton(drawn).dataset['inquiryWording']).toBe('quantity');
    click(one(drawn, 'button[data-inquiry-add="p-1"]'));
    expect(addedBy(addButton(drawn)).quantity).toBe(3);
  });

  it('shows how many are in the list, with the unit', () => {
    act(() => addTo(cart, { id: 'p-1', name: 'Pump' }, 4));
    const { container, html, complaints } = hydrate(page(product));
    expect(html).not.toContain('listed:');
    expect(complaints).toEqual([]);
    expect(one(container, 'a[href="/cart"]').textContent).toBe('listed: 4');
    expect(container.textContent).toContain('quantity (pair)');
    act(() => cart.change(() => []));
  });
});

describe('the tabs (APG)', () => {
  const press = (drawn: Element, key: string) =>
    fire(one(drawn, '[role="tablist"]'), new KeyboardEvent('keydown', { key, bubbles: true }));

  it('[D8] start with the description; each panel is labelled by its tab', () => {
    const drawn = draw(product);
    expect(tabs(drawn).map((tab) => tab.textContent)).toEqual([
      'description',
      'specifications',
      'reviews',
    ]);
    expect(selected(drawn)).toBe(0);
    expect(panels(drawn).map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(
      tabs(drawn).map((tab) => tab.id),
    );
  });

  it('are selected by click, wrapping arrows, Home and End', () => {
    const drawn = draw(product);
    click(tabs(drawn)[1] as HTMLElement);
    expect(selected(drawn)).toBe(1);
    for (const [key, at] of [
      ['ArrowRight', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['End', 2],
      ['x', 2],
    ] as const) {
      press(drawn, key);
      expect(selected(drawn)).toBe(at);
    }
    expect(document.activeElement).toBe(tabs(drawn)[2]);
    expect(tabs(drawn).map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
    // Back, in Windows and Linux.
    fire(
      one(drawn, '[role="tablist"]'),
      new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true }),
    );
    expect(selected(drawn)).toBe(2);
  });

  it("follow the arrows' direction in right-to-left pages", () => {
    document.documentElement.dir = 'rtl';
    const drawn = draw(product);
    for (const [key, at] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 0],
      ['ArrowRight', 2],
    ] as const) {
      press(drawn, key);
      expect(selected(drawn)).toBe(at);
    }
    document.documentElement.dir = '';
  });
});

describe('[D1] arriving by a link inside the site', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the spinner, then the product, and focuses its heading', () => {
    const drawn = draw(product, { delay: 500 });
    expect(one(drawn, '[role="status"]').textContent).toBe('loadingProduct');
    act(() => void vi.advanceTimersByTime(499));
    expect(drawn.querySelector('h1')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(document.activeElement?.textContent).toBe('Pump');
  });

  it('[D2] is cancelled by leaving', () => {
    const { unmount } = mount(page(product, { delay: 500 }));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[L14] is shown at once when opened directly', () => {
    const { container, html } = hydrate(page(product, { delay: 500 }));
    expect(html).toContain('Pump');
    expect(one(container, 'h1').textContent).toBe('Pump');
  });
});

it('[D11] an unknown id says so and offers what to do next', () => {
  const drawn = draw(undefined);
  expect(one(drawn, 'h1').textContent).toBe('productNotFound');
  expect(drawn.textContent).toContain('productNotFoundText');
  const links = [...drawn.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/store',
    '/store/category/all',
    '/store/category/all?q=p-%3Cb%3E9',
    'https://chat.example/1?text=Hi.%20askAboutText',
  ]);
  expect(drawn.textContent).toContain('ask about p-<b>9');
});
