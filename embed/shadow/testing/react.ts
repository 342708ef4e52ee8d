/** What the tests of the widgets import of React, and what stands in for it when they are run as the embed draws. */
import type { ReactNode } from 'react';
import { drawInto } from '../drawInto';
import { drawDue } from '../parts';

export { jsx as jsxDEV, Fragment, jsx, jsxs } from '../jsx';
export { useEffect, useId, useLayoutEffect, useRef, useState } from '../react';

/** As React's: what follows from `change` is drawn when it returns, or when it is fulfilled. */
export function act(change: () => unknown): unknown {
  const done = change();
  if (done instanceof Promise) return done.then(drawDue);
  drawDue();
  return done;
}

/** As React's. */
export function createRoot(place: HTMLElement) {
  return {
    render: (content: ReactNode) => drawInto(place, content),
    unmount: () => drawInto(place, null),
  };
}
