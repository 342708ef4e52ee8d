import { expect, it } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { LengthNote } from './LengthNote';

it.each([
  [0, ''],
  [12, '12 of at least 50 characters'],
  [90, ''],
  [140, '140 of 160 characters'],
  [170, '170 of 160 characters'],
])('[T77] says of a text with %i characters how much room it has: "%s"', (length, words) => {
  const { container } = mount(<LengthNote length={length} least={50} most={160} />);
  expect(container.textContent).toBe(words);
});
