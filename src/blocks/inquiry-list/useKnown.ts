import { useEffect, useState } from 'react';
import type { KnownProducts } from '../../catalogue/lookUp';
import { useSite } from '../../site/SiteProvider';

/** The result of a catalogue lookup. */
export interface Answer {
  /** Empty until the lookup has settled, and without the products whose lookup failed. */
  known: KnownProducts;
  /** True once the lookup has succeeded or failed for all given products. */
  isSettled: boolean;
  /** Retries failed lookups. */
  retry: () => void;
}

// A function of its own, because Vite moves a `then` written directly after `import()` into its wrapper, where it would
// not notice files that fail to load.
const load = () => import('../../catalogue/lookUp');
const NONE_KNOWN: KnownProducts = new Map();

/** Looks up current catalogue data for the given products, each once; failed lookups again when the network is back. */
export function useKnown(products: readonly { id: string }[]): Answer {
  const { catalogue } = useSite<'store'>().store;
  const [{ known, asked }, setAnswer] = useState({ known: NONE_KNOWN, asked: '' });
  const [tries, setTries] = useState(0);
  const ids = products.map(({ id }) => id).filter((id) => !known.has(id));
  const question = ids.length > 0 ? JSON.stringify([tries, ...ids]) : '';

  useEffect(() => {
    if (!question) return;
    let isWanted = true;
    const ask = async () => {
      const wanted = (JSON.parse(question) as string[]).slice(1);
      // The lookup code is lazy as well; offline neither is available.
      const found = await load()
        .then((code) => code.lookUp(catalogue, wanted))
        .catch(() => NONE_KNOWN);
      if (!isWanted) return;
      setAnswer((before) => ({ known: new Map([...before.known, ...found]), asked: question }));
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [catalogue, question]);

  const hasFailed = question !== '' && asked === question;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => setTries((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed]);

  return {
    known,
    isSettled: question === '' || hasFailed,
    retry: () => setTries((count) => count + 1),
  };
}
