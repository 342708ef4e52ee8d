import { expect, it } from 'vitest';
import { refresh } from './refresh';

it('[E40] current values replace those that a script was built with', () => {
  const built = { number: '1', words: { add: 'Add', cart: 'List' }, tags: ['a'] };
  const { words } = built;
  refresh(built, { number: '2', words: { add: 'Put', more: 'More' }, tags: ['a', 'b'] });
  expect(built).toEqual({ number: '2', words: { add: 'Put', cart: 'List' }, tags: ['a', 'b'] });
  // Existing references to the object see the current strings, too.
  expect(words.add).toBe('Put');
});

it.each([
  [{ number: 2 }],
  [{ words: 'none' }],
  [{ words: null }],
  [{ tags: {} }],
  [null],
  ['x'],
  [{}],
])('values of another type are left as they were built: %j', (present) => {
  const built = { number: '1', words: { add: 'Add' }, tags: ['a'] };
  refresh(built, present);
  expect(built).toEqual({ number: '1', words: { add: 'Add' }, tags: ['a'] });
});
