import { expect, test } from 'vitest';
import { othersShare } from './others';

test('a machine on which only the bench works has no others', () => {
  const before = { busy: 1000, idle: 1000, own: 400 };
  expect(othersShare(before, { busy: 1500, idle: 2500, own: 900 })).toBe(0);
});

test('what others take is a share of all cores, whatever the bench itself does', () => {
  const before = { busy: 1000, idle: 1000, own: 400 };
  expect(othersShare(before, { busy: 1500, idle: 1500, own: 650 })).toBe(0.25);
});

test('processes that ended in between do not make the share negative', () => {
  const before = { busy: 1000, idle: 1000, own: 400 };
  expect(othersShare(before, { busy: 1100, idle: 1900, own: 900 })).toBe(0);
});
