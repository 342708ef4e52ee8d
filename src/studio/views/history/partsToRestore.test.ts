import { expect, it } from 'vitest';
import { applyAll } from '../../../document/apply';
import { partsToRestore } from './partsToRestore';

const stats = { type: 'stats', heading: 'Figures', items: [{ value: '1' }, { value: '2' }] };
const hero = { type: 'hero', title: 'Pumps for every well' };
const version = {
  site: { name: 'Acme' },
  pages: [{ path: '/', title: 'Home', blocks: [hero, stats] }],
  store: {
    products: [
      { id: 'a', name: 'Pump' },
      { id: 'b', name: 'Fan' },
    ],
  },
};
const now = {
  site: { name: 'Acme Ltd' },
  pages: [
    {
      path: '/',
      title: 'Start',
      blocks: [
        { type: 'notice', text: 'New' },
        hero,
        { ...stats, heading: 'Numbers', items: [{ value: '3' }] },
      ],
    },
  ],
  store: { products: [{ id: 'b', name: 'Fan 2' }] },
};

it('[U3] brings back one block whole, and leaves all else', () => {
  const part = partsToRestore({}, version, now).find(
    ({ pointer }) => pointer === '/pages/0/blocks/2',
  );
  expect(part?.words.length).toBeGreaterThan(1);
  const restored = applyAll(now, part?.operations ?? []).value as typeof now;
  expect(restored.pages[0]?.blocks).toEqual([now.pages[0]?.blocks[0], hero, stats]);
  expect({ ...restored, pages: [] }).toEqual({ ...now, pages: [] });
});

it('[U3] brings back a field, an entry that has changed, and one that is gone, each alone', () => {
  const parts = partsToRestore({}, version, now);
  const restoring = (start: string) =>
    applyAll(now, parts.find(({ words }) => words[0]?.startsWith(start))?.operations ?? []).value;
  expect(restoring('title')).toMatchObject({ pages: [{ title: 'Home' }] });
  expect(restoring('name of')).toMatchObject({ store: { products: [{ id: 'b', name: 'Fan' }] } });
  expect(restoring('entry "Pump"')).toMatchObject({
    store: { products: [{ id: 'a' }, { id: 'b', name: 'Fan 2' }] },
  });
});

it('[U3] names no part where nothing differs', () => {
  expect(partsToRestore({}, version, structuredClone(version))).toEqual([]);
});

it('brings back all that a line stands for, not the first of it alone', () => {
  const catalogue = (name: string) => ({
    store: { products: Array.from({ length: 60 }, (_, at) => ({ id: `p-${at}`, name })) },
  });
  const parts = partsToRestore({}, catalogue('Pump'), catalogue('Fan'));
  const { store } = applyAll(catalogue('Fan'), parts.at(-1)?.operations ?? []).value as ReturnType<
    typeof catalogue
  >;
  expect(parts).toHaveLength(21);
  expect(store.products.filter(({ name }) => name === 'Pump')).toHaveLength(40);
});
