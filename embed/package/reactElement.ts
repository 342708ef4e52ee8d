import { createElement, type ReactElement, type ReactNode } from 'react';

/** What every component takes beside the attributes of its element. */
export interface Look {
  className?: string;
  /** Shown until the script has come, and where it never does. */
  children?: ReactNode;
}

/** A React component for an element of the embed. Lists are written with commas. */
export function reactElement(tag: string): (props: Look) => ReactElement {
  return ({ className, ...props }) => {
    const attributes = Object.entries(props).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.join() : value,
    ]);
    // React before 19 writes `className` on custom elements as it is.
    if (className !== undefined) attributes.push(['class', className]);
    return createElement(tag, Object.fromEntries(attributes));
  };
}
