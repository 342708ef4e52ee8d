import { useEffect, useState } from 'react';

/**
 * Which slides load their pictures: those that have been shown and, once the network is quiet, the next one. Pictures
 * of slides that nobody sees are not loaded. The app tells by `data-quiet` and the event of that name; it never does
 * for visitors who save data.
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
