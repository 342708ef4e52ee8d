import { expect, it } from 'vitest';
import { copied } from './copied';

it('copies lists and objects at any depth, so that a change leaves the original as it was', () => {
  const original = { list: [{ name: 'a', none: null }, 1], on: true };
  const copy = copied(original);
  expect(copy).toEqual(original);
  copy.list.push(2);
  Object.assign(copy.list[0] as object, { name: 'b' });
  expect(original).toEqual({ list: [{ name: 'a', none: null }, 1], on: true });
});
