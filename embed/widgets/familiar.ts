import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { CatalogueEntry } from '../../src/generated/types';
import type { Context } from '../context';
import type { Catalogue } from './catalogue';

/** Which products of the list are known to be the company's own. */
export interface Familiar {
  /** What the catalogue has, by the id. */
  readonly known: ReadonlySignal<ReadonlyMap<string, CatalogueEntry>>;
  /** Looks products up, and completes lines that were added by their id alone. */
  meet(ids: readonly string[]): Promise<void>;
}

/** Knows none at first. */
export function createFamiliar({ list }: Context, catalogue: Catalogue): Familiar {
  const known = signal<ReadonlyMap<string, CatalogueEntry>>(new Map());
  return {
    known,
    async meet(wanted) {
      const unknown = wanted.filter((id) => !known.peek().has(id));
      if (unknown.length === 0) return;
      const found = await catalogue.known(unknown);
      const all = new Map(known.peek());
      for (const [id, entry] of found) if (entry) all.set(id, entry);
      known.value = all;
      if (!list.items.some(({ id, name }) => id === name && all.has(id))) return;
      list.change((items) =>
        items.map((item) => {
          const entry = all.get(item.id);
          if (!entry || item.name !== item.id) return item;
          const { name, category, image } = entry;
          return { ...item, name, category, image };
        }),
      );
    },
  };
}
