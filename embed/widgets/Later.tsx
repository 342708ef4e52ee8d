import { useLayoutEffect, useState, type ReactNode } from 'react';
import { pause } from './pause';

/** Renders its children two frames later than the rest, to split a task that would be too long on a slow phone. */
export function Later({ children }: { children: () => ReactNode }) {
  const [shows, setShows] = useState(false);
  useLayoutEffect(() => {
    void pause()
      .then(pause)
      .then(() => setShows(true));
  }, []);
  return shows && children();
}
