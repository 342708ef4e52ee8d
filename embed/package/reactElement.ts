import { createElement, type ClassAttributes, type HTMLAttributes, type ReactElement } from 'react';

/**
 * What every component takes beside the attributes of its element: `id`, `style`, `className`, handlers such as
 * `onClick`, and `children`, which are shown until the script has loaded, and if it never does.
 */
export type Look = HTMLAttributes<HTMLElement>;

/** The same for the element itself in JSX: there, React before 19 needs `class`. */
export type Tag<Props> = Omit<Props, 'className'> &
  ClassAttributes<HTMLElement> & { class?: string };

/** A React component for an element of the embed. Arrays are joined with commas. */
export function reactElement(tag: string): (props: Look) => ReactElement {
  return ({ className, ...props }) => {
    const attributes = Object.entries(props).map(([name, value]: [string, unknown]) => [
      name,
      // Attributes take lists of texts only; `style` and `children` are none of those.
      Array.isArray(value) && name !== 'children' ? value.join() : value,
    ]);
    // React before 19 passes `className` to custom elements verbatim.
    if (className !== undefined) attributes.push(['class', className]);
    return createElement(tag, Object.fromEntries(attributes));
  };
}
