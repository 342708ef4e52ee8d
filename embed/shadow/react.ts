/**
 * Replaces React in the embed: Preact, plus only those differences of React that the widgets rely on. All of
 * preact/compat would weigh three times as much.
 */
import { options, type RefObject, type VNode } from 'preact';
import { useState } from 'preact/hooks';

export { Fragment } from 'preact';
export { useLayoutEffect, useState } from 'preact/hooks';
/** React and Preact wait until the browser has painted; nothing that a widget does then takes so long. */
export { useLayoutEffect as useEffect } from 'preact/hooks';

/**
 * Where browsers differ from React: React's 'onChange' is each keystroke, its 'onBlur' also hears of what is inside,
 * and SVG elements take their class by the attribute alone.
 */
const NAMES: Record<string, string> = {
  onChange: 'onInput',
  onBlur: 'onFocusOut',
  className: 'class',
};

options.vnode = (vnode: VNode) => {
  const { type, props } = vnode as VNode<Record<string, unknown>>;
  if (typeof type !== 'string') return;
  for (const name of Object.keys(props)) {
    const other = NAMES[name];
    if (!other) continue;
    props[other] = props[name];
    delete props[name];
  }
};

/** As React's, for what is held by objects. */
export function useRef<T>(first: T): RefObject<T> {
  return useState({ current: first })[0];
}

let ids = 0;

/** As React's: what is drawn here comes from no server, which would have to give the same. */
export function useId(): string {
  return useState(() => `id-${(ids += 1)}`)[0];
}
