import { expect, it } from 'vitest';
import { createShelf } from './shelf';

it('what was asked for longest ago goes first, and no more is kept than there is room for', () => {
  const shelf = createShelf(250);
  for (const key of ['a', 'b']) shelf.put(key, key, 100);
  shelf.get('a');
  shelf.put('c', 'c', 100);
  expect(['a', 'b', 'c'].map((key) => shelf.get(key))).toEqual(['a', undefined, 'c']);
  shelf.put('huge', 'huge', 1000);
  expect(shelf.get('huge')).toBeUndefined();
});
