import type { CatalogueEntry } from '../../src/generated/types';
import type { Context } from '../context';
import type { Catalogue } from './catalogue';

/** The products of the list that are in the company's catalogue. */
export interface Familiar {
  /** Their catalogue entries, by id. */
  readonly known: ReadonlyMap<string, CatalogueEntry>;
  /** Looks up products, and completes lines that were added by id alone. */
  meet(ids: readonly string[]): Promise<void>;
  /** Calls `draw` when the list or the known products change. Returns a function that unsubscribes. */
  follow(draw: () => void): () => void;
}

/** Initially, no products are known. */
export function createFamiliar({ cart }: Context, catalogue: Catalogue): Familiar {
  const known = new Map<string, CatalogueEntry>();
  const followers = new Set<() => void>();
  const tell = () => {
    for (const draw of followers) draw();
  };
  cart.subscribe(tell);
  return {
    known,
    async meet(wanted) {
      const unknown = wanted.filter((id) => !known.has(id));
      if (unknown.length === 0) return;
      for (const [id, entry] of await catalogue.known(unknown)) if (entry) known.set(id, entry);
      tell();
      if (!cart.getSnapshot().items.some(({ id, name }) => id === name && known.has(id))) return;
      cart.change((items) =>
        items.map((item) => {
          const entry = known.get(item.id);
          if (!entry || item.name !== item.id) return item;
          const { name, category, image } = entry;
          return { ...item, name, category, image };
        }),
      );
    },
    follow(draw) {
      followers.add(draw);
      return () => followers.delete(draw);
    },
  };
}
