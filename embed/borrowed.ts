/** What the files of elements import as React: the build puts this in its place. Set before anything is rendered. */
import type { Renderer } from './widgets/renderer';

let Fragment: Renderer['Fragment'];
let jsx: Renderer['jsx'];
let jsxs: Renderer['jsxs'];
let useEffect: Renderer['useEffect'];
let useLayoutEffect: Renderer['useLayoutEffect'];
let useRef: Renderer['useRef'];
let useState: Renderer['useState'];
// The names follow what is assigned below.
export { Fragment, jsx, jsxs, useEffect, useLayoutEffect, useRef, useState };

let lender: Renderer | undefined;

/**
 * Takes the renderer of the widgets.
 * @throws If another one is in use already, as when two scripts on a page have fetched the widgets from two addresses:
 *   then the file has to be fetched once more, too, from another address.
 */
export function borrow(renderer: Renderer): void {
  if (lender && lender !== renderer) throw new Error('This file is in use by another script.');
  lender = renderer;
  ({ Fragment, jsx, jsxs, useEffect, useLayoutEffect, useRef, useState } = renderer);
}
