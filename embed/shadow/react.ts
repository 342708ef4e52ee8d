/**
 * Stands in for React in the embed: Preact, and of what React does otherwise only what the widgets rely on.
 * The whole of preact/compat would weigh three times as much.
 */
import { options, type VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export { createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

/** Reads a store outside of React, and draws again when it changes. */
export function useSyncExternalStore<T>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
): T {
  const value = read();
  const [, draw] = useState(value);
  useLayoutEffect(() => {
    const changed = () => draw(() => read());
    changed();
    return subscribe(changed);
  }, [subscribe, read]);
  return value;
}

/** React's names of what SVG writes with a hyphen. */
const HYPHEN = /^(stroke|fill|clip)([A-Z])/;

// oxlint-disable-next-line typescript/unbound-method -- a hook of Preact's, called without `this`
const before = options.vnode;
options.vnode = (vnode: VNode) => {
  const { type, props } = vnode as VNode<Record<string, unknown>>;
  if (typeof type === 'string') {
    for (const name of Object.keys(props)) {
      const other = nameFor(name, type);
      if (other === name) continue;
      props[other] ??= props[name];
      delete props[name];
    }
  }
  before?.(vnode);
};

/** How the browser calls what React calls `name`. */
function nameFor(name: string, type: string): string {
  if (name === 'onChange' && type !== 'select') return 'onInput';
  if (name === 'onFocus' || name === 'onBlur')
    return name === 'onBlur' ? 'onFocusOut' : 'onFocusIn';
  if (name === 'defaultValue' && type === 'select') return 'value';
  return name.replace(
    HYPHEN,
    (_, start: string, letter: string) => `${start}-${letter.toLowerCase()}`,
  );
}
