import { useEffect, useMemo, useState } from 'react';
import { lookUp } from '../../../catalogue/lookUp';
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
  products: readonly { id: string; name: string }[],
  found: boolean,
): NamedProduct | null | undefined {
  const code = term.toLowerCase();
  const here = useMemo(() => products.find(({ id }) => id === code)?.name, [products, code]);
  const wanted = here === undefined && !found && CODE.test(code);
  const there = useName(wanted ? code : undefined);
  const name = here ?? (wanted ? there : null);
  return useMemo(() => (typeof name === 'string' ? { code, name } : name), [code, name]);
}

/** The name of the catalogue's product with a code; null if there is none, undefined while it is looked up. */
function useName(code: string | undefined): string | null | undefined {
  const { catalogue } = useSite<'store'>().store;
  const [known, setKnown] = useState<{ code: string; name: string | null }>();
  useEffect(() => {
    if (code === undefined) return undefined;
    let left = false;
    const keep = (name: string | null) => {
      if (!left) setKnown({ code, name });
    };
    // Offline it cannot be looked up.
    lookUp(catalogue, [code]).then(
      (products) => keep(products.get(code)?.name ?? null),
      () => keep(null),
    );
    return () => {
      left = true;
    };
  }, [catalogue, code]);
  return known?.code === code ? known?.name : undefined;
}
