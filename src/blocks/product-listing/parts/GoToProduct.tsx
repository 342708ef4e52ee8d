import { useEffect, useState } from 'react';
import { fill } from '../../../cart/fill';
import { useSite } from '../../../site/SiteProvider';

/** What may be a product code; looked up only if nothing else matches. */
const CODE = /^[a-z0-9-]*\d[a-z0-9-]*$/;

/** A product that is named by its code. */
export interface NamedProduct {
  /** In lower case. */
  code: string;
  name: string;
}

/** Links to the product whose code is the search term [L19]. */
export function GoToProduct({ product: { code, name } }: { product: NamedProduct }) {
  const { strings, store } = useSite<'store'>();
  return (
    <a href={store.addresses.product + code}>
      {fill(strings.goToProduct, { code: code.toUpperCase(), name })}
    </a>
  );
}

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
  const here = products.find(({ id }) => id === code)?.name;
  const wanted = !here && !found && CODE.test(code);
  const name = useName(wanted ? code : undefined);
  if (here !== undefined) return { code, name: here };
  if (!wanted) return null;
  return typeof name === 'string' ? { code, name } : name;
}

/** The name of the catalogue's product with a code; null if there is none, undefined while it is looked up. */
function useName(code: string | undefined): string | null | undefined {
  const { catalogue } = useSite<'store'>().store;
  const [known, setKnown] = useState<{ code: string; name: string | null }>();
  useEffect(() => {
    if (code === undefined) return undefined;
    let left = false;
    const look = async () => {
      const catalogueCode = await import('../../../catalogue/lookUp');
      const products = await catalogueCode.lookUp(catalogue, [code]);
      return products.get(code)?.name ?? null;
    };
    const keep = (name: string | null) => {
      if (!left) setKnown({ code, name });
    };
    // Offline it cannot be looked up.
    look().then(keep, () => keep(null));
    return () => {
      left = true;
    };
  }, [catalogue, code]);
  return known?.code === code ? known?.name : undefined;
}
