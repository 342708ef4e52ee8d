import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is off the screen: what moves there is seen by nobody, and its pictures would be fetched [M3]. */
export function useAway(ref: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setAway(!entries.at(-1)?.isIntersecting),
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return away;
}
