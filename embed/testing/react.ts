/** Replaces React in tests of shared widgets that run on Preact, as in the embed. */
import { render, type ComponentChild } from 'preact';
import { act } from 'preact/test-utils';
import type { ReactNode } from 'react';

export { Fragment } from 'preact';
export { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
export { act };

/** Like React's. */
export function createRoot(container: HTMLElement) {
  return {
    render: (node: ReactNode) => render(node as ComponentChild, container),
    unmount: () => render(null, container),
  };
}
