import { expect, it } from 'vitest';
import { createGuests } from './createGuests';

const [MINE, THEIRS] = ['192.168.1.20', '192.168.1.21'];

it('a key is good for one phone, and the next has another', () => {
  const guests = createGuests();
  const first = guests.key();
  const pass = guests.passFor(first, MINE) ?? '';
  expect(guests.admits(pass)).toBe(true);
  expect(guests.passFor(first, MINE)).toBeUndefined();
  expect(guests.key()).not.toBe(first);
  expect([guests.admits(pass), guests.count()]).toEqual([true, 1]);
});

it('who looks at an address without opening it does not use it up', () => {
  const guests = createGuests();
  const [, pass = ''] = [guests.passFor(guests.key(), THEIRS), guests.passFor(guests.key(), MINE)];
  expect(guests.admits(pass)).toBe(true);
});

it('of those who have scanned the same code, the first comes in', () => {
  const guests = createGuests();
  const [mine = '', theirs = ''] = [MINE, THEIRS].map((from) => guests.passFor(guests.key(), from));
  expect([guests.admits(theirs), guests.admits(mine)]).toEqual([true, false]);
});

it('lets nobody in with another key or pass', () => {
  const guests = createGuests();
  expect(guests.passFor('', MINE)).toBeUndefined();
  expect(guests.passFor(`${guests.key()}x`, MINE)).toBeUndefined();
  expect([guests.admits(''), guests.admits(guests.key())]).toEqual([false, false]);
});

it('a phone whose browser asks for the address twice comes in with either pass, and is one phone', () => {
  const guests = createGuests();
  const [first = '', second = ''] = [MINE, MINE].map((from) => guests.passFor(guests.key(), from));
  expect([guests.admits(first), guests.admits(second), guests.count()]).toEqual([true, true, 1]);
});
