import { useEffect, useState } from 'react';
import type { KnownProducts } from '../../catalogue/lookUp';
import { useSite } from '../../site/SiteProvider';

/** A product, its code as it is shown, and the end of its address. */
interface Meant {
  code: string;
  name: string;
  page: string;
}

/**
 * The product meant by a code spelled as in a price list ('P-17', 'p 17'); undefined while looking it up, and if
 * there is none. Fetches single products: no page carries the catalogue.
 */
export function useMeant(asked: string): Meant | undefined {
  const { catalogue } = useSite<'store'>().store;
  const [known, setKnown] = useState<KnownProducts>();
  const codes = [asked.replace(/\s/g, ''), asked.trim().replace(/[\s_-]+/g, '-')];
  const ids = codes.map((code) => code.toLowerCase()).join('\n');
  useEffect(() => {
    let left = false;
    const look = async () => {
      const code = await import('../../catalogue/lookUp');
      const found = await code.lookUp(catalogue, ids.split('\n').filter(Boolean));
      if (!left) setKnown(found);
    };
    // Offline the page shows its general text.
    look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [catalogue, ids]);
  return ids
    .split('\n')
    .flatMap((id) => {
      const entry = known?.get(id);
      if (!entry) return [];
      return [{ code: entry.code ?? id.toUpperCase(), name: entry.name, page: entry.page ?? id }];
    })
    .at(0);
}
