import { expect, it } from 'vitest';
import { openSlots, packSlots } from './slots';

it('slots are not kept where they are the places', () => {
  expect(packSlots(Uint32Array.of(0, 1, 2))).toBeNull();
  expect(openSlots({ slots: null }).placeOf(7)).toBe(7);
});

it('what rows name by slots is read in the order of the catalogue', () => {
  const slots = openSlots({ slots: packSlots(Uint32Array.of(3, 0, 70_000)) });
  expect([0, 1, 2].map(slots.slotOf)).toEqual([3, 0, 70_000]);
  expect([3, 0, 70_000].map(slots.placeOf)).toEqual([0, 1, 2]);
  const bySlot = Uint32Array.of(0, 3, 70_000);
  expect(slots.postings({ products: bySlot, weights: Uint8Array.of(7, 8, 9) })).toEqual({
    products: Uint32Array.of(0, 1, 2),
    weights: Uint8Array.of(8, 7, 9),
  });
  const cells = { products: Uint32Array.of(0, 0, 3), of: Uint32Array.of(5, 1, 600) };
  expect(slots.cells(cells)).toEqual({
    products: Uint32Array.of(0, 1, 1),
    of: Uint32Array.of(600, 5, 1),
  });
});
