import { expect, it } from 'vitest';
import { createNote, noteKey, tidyNote } from './note';
import { deniedStorage, fullStorage, memoryStorage } from './testing';

const KEY = noteKey('acme-cart');

it('is stored beside the cart, under its own key', () => {
  const storage = memoryStorage();
  createNote(storage, KEY).set('For Blantyre');
  expect([...storage.entries]).toEqual([['acme-cart-note', 'For Blantyre']]);
  expect(createNote(storage, KEY).getSnapshot()).toBe('For Blantyre');
});

it('removes its entry when it is emptied', () => {
  const storage = memoryStorage({ [KEY]: 'By March' });
  createNote(storage, KEY).set('');
  expect(storage.entries.size).toBe(0);
});

it('takes over changes of another tab', () => {
  const storage = memoryStorage();
  const note = createNote(storage, KEY);
  storage.setItem(KEY, 'By March');
  note.reload();
  expect(note.getSnapshot()).toBe('By March');
});

it('follows other tabs again once it could be stored', () => {
  const storage = memoryStorage();
  let isFull = true;
  const setItem = (key: string, value: string) => {
    if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    storage.setItem(key, value);
  };
  const note = createNote({ ...storage, setItem }, KEY);
  note.set('By March');
  isFull = false;
  note.set('By April');
  storage.setItem(KEY, 'By May');
  note.reload();
  expect(note.getSnapshot()).toBe('By May');
});

it('starts empty if storage cannot be read', () => {
  expect(createNote(deniedStorage(), KEY).getSnapshot()).toBe('');
});

it.each([
  ['full', fullStorage()],
  ['denied', deniedStorage()],
  ['absent', undefined],
])('lives in memory if storage is %s', (_, storage) => {
  const note = createNote(storage, KEY);
  note.set('By March');
  note.reload();
  expect(note.getSnapshot()).toBe('By March');
});

it.each([
  [' For Blantyre,\r\nby March ', 'For Blantyre,\nby March'],
  ['  \n', ''],
])('is sent without blanks around it, in lines of one kind: %j', (note, tidy) => {
  expect(tidyNote(note)).toBe(tidy);
});
