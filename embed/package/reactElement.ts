import { createElement, type ClassAttributes, type HTMLAttributes, type ReactElement } from 'react';

/**
 * Props that every component takes beside the attributes of its element: `id`, `style`, `className`, handlers such as
 * `onClick`, and `children`, which are shown until the script has loaded.
 */
export type Look = HTMLAttributes<HTMLElement>;

/** The same props for the element itself in JSX, where React before 19 needs `class` instead of `className`. */
export type Tag<Props> = Omit<Props, 'className'> &
  ClassAttributes<HTMLElement> & { class?: string };

/** A React component for an element of the embed. Arrays are joined with commas. */
export function reactElement(tag: string): (props: Look) => ReactElement {
  return ({ className, ...props }) => {
    const attributes = Object.entries(props).map(([name, value]: [string, unknown]) => [
      name,
      // Only attributes may be lists of texts; `children` may be an array, too, but is no attribute.
      Array.isArray(value) && name !== 'children' ? value.join() : value,
    ]);
    // React before 19 passes `className` to custom elements verbatim.
    if (className !== undefined) attributes.push(['class', className]);
    return createElement(tag, Object.fromEntries(attributes));
  };
}
