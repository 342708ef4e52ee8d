import type { Props } from './jsx';
import type { Part } from './parts';

/**
 * What HTML calls otherwise than React, whose 'onChange' is each keystroke, and whose 'onBlur' also hears of what is
 * inside. The names on the left are short ones in the script.
 */
const NAMES: Record<string, string> = {
  // Its content is no attribute.
  children: '',
  className: 'class',
  htmlFor: 'for',
  onChange: 'onInput',
  onBlur: 'onFocusOut',
};

/** Gives the node of a part what has changed. A handler that was there once is never taken away, but may be undefined. */
export function setProps(part: Part, before: Props): void {
  const node = part.node as Element & Props;
  for (const prop of Object.keys({ ...before, ...part.props })) {
    const value = part.props[prop];
    const name = NAMES[prop] ?? prop;
    if (!name || value === before[prop]) continue;
    if (prop === 'ref') (value as { current: unknown }).current = node;
    else if (name.startsWith('on')) {
      const handle = (event: Event) =>
        (part.props[prop] as ((event: Event) => void) | undefined)?.(event);
      if (!(prop in before)) node.addEventListener(name.slice(2).toLowerCase(), handle);
    } else if (prop === 'value' || prop === 'data') {
      // Set to what it is, a field of some browsers moves its caret.
      if (node[prop] !== value) node[prop] = value;
    } else if (value == null) node.removeAttribute(name);
    // What is true or false of 'aria-…' is said in words.
    else if (typeof value === 'boolean' && !name.includes('-')) node.toggleAttribute(name, value);
    else node.setAttribute(name, value as string);
  }
}
