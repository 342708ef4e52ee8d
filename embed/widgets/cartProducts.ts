import type { CatalogueEntry } from '../../src/generated/types';
import type { Context } from '../context';
import type { Catalogue } from './catalogue';

/** The products in the cart that are in the company's catalogue. */
export interface CartProducts {
  /** Their catalogue entries, by id. */
  readonly entries: ReadonlyMap<string, CatalogueEntry>;
  /** Looks up products, and completes lines that were added by id alone. */
  load(ids: readonly string[]): Promise<void>;
  /** Calls the listener when the cart or its products change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Starts without entries: they are fetched by `load`. */
export function createCartProducts({ cart }: Context, catalogue: Catalogue): CartProducts {
  const entries = new Map<string, CatalogueEntry>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  cart.subscribe(notify);
  return {
    entries,
    async load(ids) {
      const missing = ids.filter((id) => !entries.has(id));
      if (missing.length === 0) return;
      for (const [id, entry] of await catalogue.known(missing)) if (entry) entries.set(id, entry);
      notify();
      if (!cart.getSnapshot().items.some(({ id, name }) => id === name && entries.has(id))) return;
      cart.change((items) =>
        items.map((item) => {
          const entry = entries.get(item.id);
          if (!entry || item.name !== item.id) return item;
          const { name, category, image } = entry;
          return { ...item, name, category, image };
        }),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
