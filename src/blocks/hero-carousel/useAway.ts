import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is off the screen, where motion would be seen by nobody and only fetch more pictures [M3]. */
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
