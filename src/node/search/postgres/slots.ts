import type { Cells } from '../parts/columns';
import type { Postings } from '../parts/postings';
import type { Revision } from './revisions';

/** What tells the slots of products, by which rows name them, from their places in the catalogue. */
export interface Slots {
  slotOf: (place: number) => number;
  placeOf: (slot: number) => number;
  /** In the order of places. */
  postings: (bySlot: Postings) => Postings;
  cells: (bySlot: Cells) => Cells;
}

const SAME: Slots = {
  slotOf: (place) => place,
  placeOf: (slot) => slot,
  postings: (bySlot) => bySlot,
  cells: (bySlot) => bySlot,
};

/** Opens the slots of a revision. */
export function openSlots({ slots: packed }: Pick<Revision, 'slots'>): Slots {
  if (packed === null) return SAME;
  const slots = unpackSlots(packed);
  const places = new Uint32Array(slots.reduce((most, slot) => Math.max(most, slot), 0) + 1);
  slots.forEach((slot, place) => {
    places[slot] = place;
  });
  const arranged = (bySlot: Uint32Array, values: ArrayLike<number>) => {
    // One number for place and row, so that the platform sorts numbers.
    const keys = Float64Array.from(
      bySlot,
      (slot, row) => (places[slot] ?? 0) * bySlot.length + row,
    );
    keys.sort();
    const rows = Uint32Array.from(keys, (key) => key % bySlot.length);
    return {
      products: Uint32Array.from(rows, (row) => places[bySlot[row] ?? 0] ?? 0),
      rest: Array.from(rows, (row) => values[row] ?? 0),
    };
  };
  return {
    slotOf: (place) => slots[place] ?? 0,
    placeOf: (slot) => places[slot] ?? 0,
    postings({ products: bySlot, weights }) {
      const { products, rest } = arranged(bySlot, weights);
      return { products, weights: Uint8Array.from(rest) };
    },
    cells({ products: bySlot, of }) {
      const { products, rest } = arranged(bySlot, of);
      return { products, of: Uint32Array.from(rest) };
    },
  };
}

/** Packs the slots of products; null where each is its place. */
export function packSlots(slots: Uint32Array): Buffer | null {
  if (slots.every((slot, place) => slot === place)) return null;
  const packed = Buffer.alloc(slots.length * Uint32Array.BYTES_PER_ELEMENT);
  slots.forEach((slot, place) => packed.writeUInt32LE(slot, place * Uint32Array.BYTES_PER_ELEMENT));
  return packed;
}

/** Reads what `packSlots` has written. */
export function unpackSlots(packed: Buffer): Uint32Array {
  const slots = new Uint32Array(packed.length / Uint32Array.BYTES_PER_ELEMENT);
  for (let place = 0; place < slots.length; place += 1)
    slots[place] = packed.readUInt32LE(place * Uint32Array.BYTES_PER_ELEMENT);
  return slots;
}
