import { useEffect, useState } from 'react';
import { expectOk } from '../../catalogue/expectOk';
import { createMatcher, type Matcher } from '../../desk/matcher';
import type { DeskProduct } from '../../desk/types';
import type { CatalogueEntry } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';

/** The catalogue of the desk: all of it, so that the desk works offline from then on. */
export interface DeskCatalogue {
  state: 'loading' | 'ready' | 'failed';
  products: readonly DeskProduct[];
  matcher: Matcher;
  retry: () => void;
}

const NONE = { products: [], matcher: createMatcher([]) };

/** Loads every file of the catalogue by id. */
export function useCatalogue(): DeskCatalogue {
  const { base, buckets } = useSite<'store'>().store.catalogue;
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Omit<DeskCatalogue, 'retry'>>({ state: 'loading', ...NONE });
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const files = await Promise.all(
        Array.from({ length: buckets }, async (_, bucket) => {
          // Once it has failed, what the browser has kept of it is not trusted.
          const cache = tries > 0 ? 'reload' : 'default';
          const answer = expectOk(await fetch(`${base}/${bucket}.json`, { cache }));
          return (await answer.json()) as Record<string, CatalogueEntry>;
        }),
      );
      return files.flatMap((file) =>
        Object.entries(file).map(([id, { name, unit }]) => ({ id, name, unit })),
      );
    };
    load()
      .then(
        (products): Omit<DeskCatalogue, 'retry'> => ({
          state: 'ready',
          products,
          matcher: createMatcher(products),
        }),
        (): Omit<DeskCatalogue, 'retry'> => ({ state: 'failed', ...NONE }),
      )
      .then((found) => isWanted && setLoaded(found))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [base, buckets, tries]);
  return {
    ...loaded,
    retry() {
      setLoaded({ state: 'loading', ...NONE });
      setTries(tries + 1);
    },
  };
}
