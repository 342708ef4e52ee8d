import { useEffect, useState } from 'react';
import { expectOk } from '../../catalogue/expectOk';
import type { Hit } from '../../catalogue/search/searchTypes';
import { createMatcher, type Matcher } from '../../desk/matcher';
import { MAX_CANDIDATES, type Asking } from '../../desk/suggestions';
import type { DeskProduct } from '../../desk/types';
import type { CatalogueEntry } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';
import { askCatalogue } from '../../widgets/search/askCatalogue';

/** The catalogue of the desk: all of it, with its search, so that the desk works offline from then on. */
export interface DeskCatalogue {
  state: 'loading' | 'ready' | 'failed';
  matcher: Matcher;
  asking: Asking;
  retry: () => void;
}

type Loaded = Pick<DeskCatalogue, 'matcher' | 'asking'>;

const NONE: Loaded = {
  matcher: createMatcher([]),
  asking: { ask: () => Promise.resolve({ match: 'all', hits: [] }), productOf: () => undefined },
};

/** Loads every file of the catalogue by id, and the index of its search. */
export function useCatalogue(): DeskCatalogue {
  const { catalogue, search } = useSite<'store'>().store;
  const { base, buckets } = catalogue;
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Omit<DeskCatalogue, 'retry'>>({ state: 'loading', ...NONE });
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<Loaded> => {
      const entries = Array.from({ length: buckets }, async (_, bucket) => {
        // Once it has failed, what the browser has kept of it is not trusted.
        const cache = tries > 0 ? 'reload' : 'default';
        const answer = expectOk(await fetch(`${base}/${bucket}.json`, { cache }));
        return (await answer.json()) as Record<string, CatalogueEntry>;
      });
      // All there is: it starts the search, so that it answers without a network later, and has the technical data.
      const everything = { q: '', size: Number.MAX_SAFE_INTEGER, withFacets: false };
      // A second time, as the first tells whether its worker can be loaded, which is no part of the kept desk.
      const all = askCatalogue(search, everything).catch(() => askCatalogue(search, everything));
      const [answer, files] = await Promise.all([all, Promise.all(entries)]);
      const hits = new Map(answer.hits.map((hit) => [hit.id, hit]));
      const products = files.flatMap((file) =>
        Object.entries(file).map(([id, entry]) => deskProduct(id, entry, hits.get(id))),
      );
      return withSearch(products, search);
    };
    load()
      .then(
        (found): Omit<DeskCatalogue, 'retry'> => ({ state: 'ready', ...found }),
        (): Omit<DeskCatalogue, 'retry'> => ({ state: 'failed', ...NONE }),
      )
      .then((found) => isWanted && setLoaded(found))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [base, buckets, search, tries]);
  return {
    ...loaded,
    retry() {
      setLoaded({ state: 'loading', ...NONE });
      setTries(tries + 1);
    },
  };
}

function deskProduct(
  id: string,
  { name, unit, code, page }: CatalogueEntry,
  hit: Hit | undefined,
): DeskProduct {
  const rows = hit?.specifications ?? [];
  const specifications = rows
    .map((row) => `${row.name}: ${[row.value, row.unit].filter(Boolean).join(' ')}`)
    .join('; ');
  return {
    id,
    name,
    unit,
    page,
    code: hit?.code ?? code,
    otherCodes: hit?.otherCodes,
    specifications: specifications || undefined,
  };
}

function withSearch(products: readonly DeskProduct[], address: string): Loaded {
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    matcher: createMatcher(products),
    asking: {
      ask: async (q) => askCatalogue(address, { q, size: MAX_CANDIDATES, withFacets: false }),
      productOf: (id) => byId.get(id),
    },
  };
}
