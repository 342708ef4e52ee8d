import { afterEach, expect, it, vi } from 'vitest';
import { one, type } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import { Bearings } from './parts/testing';

vi.mock('../../widgets/search/askCatalogue', () => ({
  askCatalogue: () => Promise.reject(new TypeError('no network')),
}));

afterEach(() => vi.unstubAllGlobals());

it('[L15] of a listing whose other pages cannot be fetched, the products of its page that match are shown, and no others', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  history.replaceState(null, '', '/store/category/bearings');
  const { container } = mount(<Bearings listing={{ all: '/all.json', count: 130 }} />);
  const names = () => [...container.querySelectorAll('article h2')].map((name) => name.textContent);
  const field = one(container, 'input[type="search"]');
  expect(names()).toHaveLength(9);
  for (const [term, shown] of [
    ['bearing 9', ['Bearing 9']],
    ['bearing 99', []],
  ] as const) {
    type(field, term);
    await settle();
    expect([one(container, '#listing-count').textContent, names()]).toEqual([
      'productsLost',
      shown,
    ]);
  }
});
