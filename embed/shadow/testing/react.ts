/** What the tests of the widgets import of React, and what stands in for it when they are run as the embed draws. */
import { createElement, options, render, type ComponentChild } from 'preact';

export { Fragment, jsx, jsxDEV, jsxs } from 'preact/jsx-runtime';
export { useEffect, useId, useLayoutEffect, useRef, useState } from '../react';

export { createElement };

/** As React's: what follows from `change` is drawn when it returns, or when it is fulfilled. */
export function act(change: () => unknown): unknown {
  let due: (() => void) | undefined;
  const draw = () => {
    while (due) {
      const now = due;
      due = undefined;
      now();
    }
    delete options.debounceRendering;
  };
  options.debounceRendering = (next) => (due = next);
  const done = change();
  if (done instanceof Promise) return done.then(draw);
  draw();
  return done;
}

/** As React's. */
export function createRoot(place: HTMLElement) {
  return {
    render: (content: ComponentChild) => render(content, place),
    unmount: () => render(null, place),
  };
}
