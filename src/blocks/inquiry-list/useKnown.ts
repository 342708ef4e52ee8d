import { useEffect, useState } from 'react';
import type { KnownProducts } from '../../catalogue/lookUp';
import { useSite } from '../../site/SiteProvider';

/** What the catalogue has said. */
export interface Answer {
  /** Nothing until it has answered, and nothing of what it could not be asked for. */
  known: KnownProducts;
  /** True once it has answered, or failed, for these products. */
  isSettled: boolean;
  /** Asks again what has failed. */
  retry: () => void;
}

const NOTHING: KnownProducts = new Map();

/** What the catalogue knows of these products today; each is asked for once. */
export function useKnown(products: readonly { id: string }[]): Answer {
  const { catalogue } = useSite<'store'>().store;
  const [{ known, asked }, setAnswer] = useState({ known: NOTHING, asked: '' });
  const [tries, setTries] = useState(0);
  const ids = products.map(({ id }) => id).filter((id) => !known.has(id));
  const question = ids.length > 0 ? JSON.stringify([tries, ...ids]) : '';

  useEffect(() => {
    if (!question) return;
    let isWanted = true;
    const ask = async () => {
      const wanted = (JSON.parse(question) as string[]).slice(1);
      // The code, too, is fetched when it is needed; without a network there is nothing to ask.
      const found = await import('../../catalogue/lookUp').then(
        (code) => code.lookUp(catalogue, wanted),
        () => NOTHING,
      );
      if (!isWanted) return;
      setAnswer((before) => ({ known: new Map([...before.known, ...found]), asked: question }));
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [catalogue, question]);

  return {
    known,
    isSettled: question === '' || asked === question,
    retry: () => setTries((count) => count + 1),
  };
}
