import { useLayoutEffect, useRef, useState } from 'react';
import type { KeptPage } from './keptPage';
import { Sorry } from './Sorry';

/** A block that React could not take over: it stays as it was delivered. */
export function Kept({ page, index }: { page: KeptPage; index: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [content] = useState(() => page.block(index));
  const [isThere] = useState(content.hasChildNodes());
  useLayoutEffect(() => {
    if (content.hasChildNodes()) place.current?.replaceChildren(content);
  }, [content]);
  return isThere ? <div ref={place} data-kept="" /> : <Sorry />;
}
