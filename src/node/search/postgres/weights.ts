import type { SearchSource } from '../../../catalogue/search/searchTypes';
import { atOnce } from '../../../catalogue/search/slices';
import { buildTermIndex } from '../../../catalogue/search/termIndex';
import type { Postings } from '../parts/postings';
import { measureTerm } from './rows';
import type { SlotOf } from './table';

/** For terms, what they say in products: 0 for one that does not have it any more. */
export type Weights = Map<string, Map<number, number>>;

/** What all terms of some products say in each, as their rows have it. */
export function weightsOf(source: SearchSource, slotOf: SlotOf): Weights {
  const { terms, starts, products, weights } = atOnce(buildTermIndex(source));
  const found: Weights = new Map();
  for (const [place, term] of terms.entries()) {
    const measure = measureTerm(term);
    for (let row = starts[place] ?? 0; row < (starts[place + 1] ?? 0); row += 1) {
      const slot = slotOf(products[row] ?? 0);
      raise(found, term, slot, weights[row] ?? 0);
      if (measure !== undefined) raise(found, measure, slot, weights[row] ?? 0);
    }
  }
  return found;
}

/** What beginnings say that many terms have. */
export function weightsOfBeginnings(all: Weights, beginnings: ReadonlySet<string>): Weights {
  const found: Weights = new Map();
  const longest = Math.max(0, ...[...beginnings].map(({ length }) => length));
  for (const [term, bySlot] of all)
    for (let length = 1; length <= Math.min(longest, term.length); length += 1) {
      const beginning = term.slice(0, length);
      if (!beginnings.has(beginning)) continue;
      for (const [slot, weight] of bySlot) raise(found, beginning, slot, weight);
    }
  return found;
}

function raise(weights: Weights, term: string, slot: number, weight: number): void {
  const bySlot = weights.get(term) ?? new Map<number, number>();
  weights.set(term, bySlot);
  bySlot.set(slot, Math.max(weight, bySlot.get(slot) ?? 0));
}

/** What has changed from one to another. */
export function differing(before: Weights, after: Weights): Weights {
  const changed: Weights = new Map();
  for (const term of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(term), after.get(term)];
    for (const slot of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
      const weight = is?.get(slot) ?? 0;
      if (weight !== (was?.get(slot) ?? 0)) raise(changed, term, slot, weight);
    }
  }
  return changed;
}

/** Postings with some products changed. */
export function withWeights(
  { products, weights }: Postings,
  changed: ReadonlyMap<number, number>,
): Postings {
  const rows: [slot: number, weight: number][] = [...changed].filter(([, weight]) => weight > 0);
  products.forEach((slot, row) => {
    if (!changed.has(slot)) rows.push([slot, weights[row] ?? 0]);
  });
  rows.sort(([a], [b]) => a - b);
  return {
    products: Uint32Array.from(rows, ([slot]) => slot),
    weights: Uint8Array.from(rows, ([, weight]) => weight),
  };
}
