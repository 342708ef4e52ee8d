import { useEffect, useMemo, useState } from 'react';
import { lookUp } from '../../../catalogue/lookUp';
import type { ProductSummary } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import type { NamedProduct } from '../findings';

/** What may be a product code; looked up only if nothing else matches. */
const CODE = /^[a-z0-9-]*\d[a-z0-9-]*$/;

/**
 * The product whose code is the search term, from this listing or another; null if there is none, undefined while it is
 * looked up.
 * @param found Whether the search has any result.
 */
export function useNamed(
  term: string,
  products: readonly ProductSummary[],
  found: boolean,
): NamedProduct | null | undefined {
  const id = term.toLowerCase();
  const here = useMemo(() => {
    const product = products.find((one) => one.id === id);
    return product && namedBy(id, product);
  }, [products, id]);
  const wanted = !here && !found && CODE.test(id);
  const there = useThere(wanted ? id : undefined);
  return here ?? (wanted ? there : null);
}

const namedBy = (id: string, { code, name }: { code?: string; name: string }, page = id) => ({
  code: code ?? id.toUpperCase(),
  name,
  page,
});

/** The catalogue's product with an id; null if there is none, undefined while it is looked up. */
function useThere(id: string | undefined): NamedProduct | null | undefined {
  const { catalogue } = useSite<'store'>().store;
  const [known, setKnown] = useState<{ id: string; product: NamedProduct | null }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let left = false;
    const keep = (product: NamedProduct | null) => {
      if (!left) setKnown({ id, product });
    };
    // Offline it cannot be looked up.
    const look = async () => {
      const entry = (await lookUp(catalogue, [id])).get(id);
      return entry ? namedBy(id, entry, entry.page) : null;
    };
    look().then(keep, () => keep(null));
    return () => {
      left = true;
    };
  }, [catalogue, id]);
  return known?.id === id ? known?.product : undefined;
}
