import { expect, it } from 'vitest';
import { badgeLabel, badgeText } from './badge';

it.each([
  [1, '1'],
  [999, '999'],
  [1000, '999+'],
  [Number.MAX_SAFE_INTEGER, '999+'],
])('shows %d as %s, so that it never overlaps the next button', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

it.each([
  [0, 'List'],
  [1, 'List, 1 item'],
  [12, 'List, 12 items'],
  [1000, 'List, 999+ items'],
])('labels a count of %d "%s"', (count, label) => {
  expect(badgeLabel(['List', 'List, 1 item', 'List, {count} items'], count)).toBe(label);
});

it('fills in a count whose digits the build has a sign for', () => {
  expect(badgeLabel(['List', 'List, 1 item', 'List, {count:4,3} items'], 12)).toBe(
    'List, 12 items',
  );
});

it('[H11] [N11] uses the plural form of its language', () => {
  const many = 'Lista, {count} {count:pl:few produkty;other produktów}';
  expect(badgeLabel(['Lista', 'Lista, 1 produkt', many], 3)).toBe('Lista, 3 produkty');
});
