import { useLayoutEffect, useState, type ReactNode } from 'react';
import { pause } from './pause';

/** Makes and draws its children two frames later than the rest: what comes in one go keeps a slow phone busy for longer. */
export function Later({ children }: { children: () => ReactNode }) {
  const [shows, setShows] = useState(false);
  useLayoutEffect(() => {
    void pause()
      .then(pause)
      .then(() => setShows(true));
  }, []);
  return shows && children();
}
