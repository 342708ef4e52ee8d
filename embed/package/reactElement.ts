import { createElement, type ReactElement, type ReactNode } from 'react';

/** The props of every component besides the attributes of its element. */
export interface Look {
  className?: string;
  /** Shown until the script has loaded, and if it never does. */
  children?: ReactNode;
}

/** A React component for an element of the embed. Arrays are joined with commas. */
export function reactElement(tag: string): (props: Look) => ReactElement {
  return ({ className, ...props }) => {
    const attributes = Object.entries(props).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.join() : value,
    ]);
    // React before 19 passes `className` to custom elements verbatim.
    if (className !== undefined) attributes.push(['class', className]);
    return createElement(tag, Object.fromEntries(attributes));
  };
}
