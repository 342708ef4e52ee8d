import type { SearchSource } from '../../../catalogue/search/searchTypes';
import { stampOf } from './rows';
import { namesOf } from './table';

/** A product that a revision has. */
export interface KnownProduct {
  slot: number;
  id: string;
  stamp: string;
}

/** What a catalogue has that a revision has not, and the other way round. */
export interface Changes {
  /** Slots whose product has changed or gone. */
  ended: number[];
  /** Places of products that are new or have changed. */
  begun: number[];
  /** The slot of each product, in the order of the catalogue. */
  slots: Uint32Array;
}

/** Compares a catalogue with the products of a revision. Those that are new take the slots of others that have gone. */
export function changesTo(known: readonly KnownProduct[], source: SearchSource): Changes {
  const names = namesOf(source);
  const left = new Map(known.map((one) => [one.id, one]));
  const ended: number[] = [];
  const begun: number[] = [];
  const added: number[] = [];
  const slots = Uint32Array.from(source.products, (product, place) => {
    const before = left.get(product.id);
    if (!before) {
      added.push(place);
      begun.push(place);
      return 0;
    }
    left.delete(product.id);
    if (before.stamp !== stampOf(product, names)) {
      ended.push(before.slot);
      begun.push(place);
    }
    return before.slot;
  });
  for (const { slot } of left.values()) ended.push(slot);
  const isTaken = new Set(known.map(({ slot }) => slot));
  for (const { slot } of left.values()) isTaken.delete(slot);
  let next = 0;
  for (const place of added) {
    while (isTaken.has(next)) next += 1;
    slots[place] = next;
    next += 1;
  }
  return { ended, begun, slots };
}
