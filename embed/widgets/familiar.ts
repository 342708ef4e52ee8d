import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Context } from '../context';
import type { Catalogue } from './catalogue';

/** Which products of the list are known to be the company's own. */
export interface Familiar {
  /** Ids that the catalogue has. */
  readonly ids: ReadonlySignal<ReadonlySet<string>>;
  /** Looks products up, and completes lines that were added by their id alone. */
  meet(ids: readonly string[]): Promise<void>;
}

/** Knows nobody at first. */
export function createFamiliar({ list }: Context, catalogue: Catalogue): Familiar {
  const ids = signal<ReadonlySet<string>>(new Set());
  return {
    ids,
    async meet(wanted) {
      const unknown = wanted.filter((id) => !ids.peek().has(id));
      if (unknown.length === 0) return;
      const known = await catalogue.known(unknown);
      const found = [...known].filter(([, entry]) => entry !== null);
      if (found.length === 0) return;
      ids.value = new Set([...ids.peek(), ...found.map(([id]) => id)]);
      if (!list.items.some(({ id, name }) => id === name && known.get(id))) return;
      list.change((items) =>
        items.map((item) => {
          const entry = known.get(item.id);
          if (!entry || item.name !== item.id) return item;
          const { name, category, image } = entry;
          return { ...item, name, category, image };
        }),
      );
    },
  };
}
