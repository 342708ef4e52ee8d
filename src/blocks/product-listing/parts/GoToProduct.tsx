import { PRODUCT } from '../../../catalogue/addresses';
import { useEffect, useState } from 'react';
import type { CatalogueEntry } from '../../../generated/types';
import { fill } from '../../../cart/fill';
import { useSite, useStrings } from '../../../site/SiteProvider';

/** What may be a product code: it is only looked up where nothing else fits. */
const CODE = /^[a-z0-9-]*\d[a-z0-9-]*$/;

/**
 * Leads on where the term is the code of a product, of this listing or of another one; the search itself does
 * not look at codes (spec R22).
 */
export function GoToProduct({
  term,
  products,
  found,
}: {
  term: string;
  products: readonly { id: string; name: string }[];
  /** Whether the search has found something. */
  found: boolean;
}) {
  const strings = useStrings();
  const code = term.toLowerCase();
  const here = products.find(({ id }) => id === code)?.name;
  const elsewhere = useProduct(!here && !found && CODE.test(code) ? code : undefined);
  const name = here ?? elsewhere?.name;
  if (name === undefined) return null;
  return (
    <a href={PRODUCT + code}>{fill(strings.goToProduct, { code: code.toUpperCase(), name })}</a>
  );
}

/** What the catalogue has under a code; nothing while it is being looked up, or where there is no code. */
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
    // Without a network there is nothing to look it up with, either.
    look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [catalogue, code]);
  return known?.code === code ? known?.entry : undefined;
}
