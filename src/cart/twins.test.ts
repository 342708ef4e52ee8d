import { expect, it } from 'vitest';
import { twinsIn } from './twins';

const item = (id: string, name: string) => ({ id, name, quantity: 1 });

it('finds the lines whose names sound the same, and no others', () => {
  const items = [
    item('ac-001', 'Split AC - 1 Ton'),
    item('ac-002', 'split AC 1 ton'),
    item('p-2', 'Fan'),
  ];
  expect(twinsIn(items)).toEqual(['ac-001', 'ac-002']);
});

it('tells names apart that differ only in word boundaries', () => {
  expect(twinsIn([item('p-2', 'Fan 12 V'), item('p-3', 'Fan 1 2V')])).toEqual([]);
});
