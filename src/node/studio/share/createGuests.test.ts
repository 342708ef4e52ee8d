import { expect, it } from 'vitest';
import { createGuests } from './createGuests';

it('a key is good for one phone, and the next has another', () => {
  const guests = createGuests();
  const first = guests.key();
  const pass = guests.passFor(first) ?? '';
  expect(guests.admits(pass)).toBe(true);
  expect(guests.passFor(first)).toBeUndefined();
  expect(guests.key()).not.toBe(first);
  expect([guests.admits(pass), guests.count()]).toEqual([true, 1]);
});

it('who looks at an address without opening it does not use it up', () => {
  const guests = createGuests();
  const [, pass = ''] = [guests.passFor(guests.key()), guests.passFor(guests.key())];
  expect(guests.admits(pass)).toBe(true);
});

it('of those who have scanned the same code, the first comes in', () => {
  const guests = createGuests();
  const [mine = '', theirs = ''] = [guests.passFor(guests.key()), guests.passFor(guests.key())];
  expect([guests.admits(theirs), guests.admits(mine)]).toEqual([true, false]);
});

it('lets nobody in with another key or pass', () => {
  const guests = createGuests();
  expect(guests.passFor('')).toBeUndefined();
  expect(guests.passFor(`${guests.key()}x`)).toBeUndefined();
  expect([guests.admits(''), guests.admits(guests.key())]).toEqual([false, false]);
});
