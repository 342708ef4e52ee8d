import { useEffect, useState } from 'react';

/**
 * The slides that load their pictures: those that have been shown and, once the network is idle, the next one. The
 * app announces that by `data-quiet` and the event of that name, but never under Save-Data.
 */
export function useWanted(index: number, count: number): ReadonlySet<number> {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([0]));
  useEffect(() => {
    const want = (slide: number) =>
      setWanted((before) => (before.has(slide) ? before : new Set(before).add(slide)));
    const wantNext = () => want((index + 1) % count);
    want(index);
    if ('quiet' in document.documentElement.dataset) wantNext();
    addEventListener('quiet', wantNext);
    return () => removeEventListener('quiet', wantNext);
  }, [index, count]);
  return wanted;
}
