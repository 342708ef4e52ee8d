import type { Props } from './jsx';
import type { Part } from './parts';

/**
 * What HTML calls otherwise than React, whose 'onChange' is each keystroke, and whose 'onBlur' also hears of what is
 * inside. The names on the left are short ones in the script.
 */
const NAMES: Record<string, string> = {
  // A page may add to what all objects have.
  __proto__: null as never,
  // Its content is no attribute.
  children: '',
  className: 'class',
  htmlFor: 'for',
  onChange: 'onInput',
  onBlur: 'onFocusOut',
};

/** Gives the node of a part what has changed. */
export function setProps(part: Part, before: Props): void {
  const node = part.node as Element & Props;
  const heard = (part.heard ??= new Set());
  for (const prop of Object.keys({ ...before, ...part.props })) {
    const value = part.props[prop];
    const name = NAMES[prop] ?? prop;
    // What a field has is the visitor's to change, and goes with the options of a choice.
    if (!name || (value === before[prop] && name !== 'value')) continue;
    if (value == null) node.removeAttribute(name);
    else if (prop === 'ref') (value as { current: unknown }).current = node;
    else if (name.startsWith('on')) {
      const handle = (event: Event) =>
        (part.props[prop] as ((event: Event) => void) | undefined)?.(event);
      if (!heard.has(prop)) node.addEventListener(name.slice(2).toLowerCase(), handle);
      heard.add(prop);
    } else if (name === 'value' || name === 'data') {
      // Set to what it is, a field of some browsers moves its caret.
      if (node[name] !== (value as string | number).toString()) node[name] = value;
    }
    // What is true or false of 'aria-…' is said in words.
    else if (typeof value === 'boolean' && !name.includes('-')) node.toggleAttribute(name, value);
    else node.setAttribute(name, value as string);
  }
}
