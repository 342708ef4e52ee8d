import { useEffect, useState } from 'react';
import type { CatalogueEntry } from '../../../generated/types';
import { fill } from '../../../cart/fill';
import { useSite } from '../../../site/SiteProvider';

/** What may be a product code; looked up only if nothing else matches. */
const CODE = /^[a-z0-9-]*\d[a-z0-9-]*$/;

/**
 * Links to the product whose code is the search term, from this listing or another; the search itself ignores
 * codes [L19].
 */
export function GoToProduct({
  term,
  products,
  found,
}: {
  term: string;
  products: readonly { id: string; name: string }[];
  /** Whether the search has any result. */
  found: boolean;
}) {
  const { strings, store } = useSite<'store'>();
  const code = term.toLowerCase();
  const here = products.find(({ id }) => id === code)?.name;
  const elsewhere = useProduct(!here && !found && CODE.test(code) ? code : undefined);
  const name = here ?? elsewhere?.name;
  if (name === undefined) return null;
  return (
    <a href={store.addresses.product + code}>
      {fill(strings.goToProduct, { code: code.toUpperCase(), name })}
    </a>
  );
}

/** The catalogue's product with a code; undefined while looking it up, or without a code. */
function useProduct(code: string | undefined): CatalogueEntry | undefined {
  const { catalogue } = useSite<'store'>().store;
  const [known, setKnown] = useState<{ code: string; entry: CatalogueEntry | undefined }>();
  useEffect(() => {
    if (code === undefined) return undefined;
    let left = false;
    const look = async () => {
      const catalogueCode = await import('../../../catalogue/lookUp');
      const products = await catalogueCode.lookUp(catalogue, [code]);
      if (!left) setKnown({ code, entry: products.get(code) ?? undefined });
    };
    // Offline it cannot be looked up.
    look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [catalogue, code]);
  return known?.code === code ? known?.entry : undefined;
}
