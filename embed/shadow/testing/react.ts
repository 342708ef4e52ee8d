/** What the tests of the widgets import of React, and what stands in for it when they are run as the embed draws. */
import { render, type ComponentChild } from 'preact';

export { act } from 'preact/test-utils';
export { Fragment, jsx, jsxDEV, jsxs } from 'preact/jsx-runtime';
export { createElement, useEffect, useId, useLayoutEffect, useRef, useState } from '../react';

/** As React's. */
export function createRoot(place: HTMLElement) {
  return {
    render: (content: ComponentChild) => render(content, place),
    unmount: () => render(null, place),
  };
}
