import {
  createElement,
  forwardRef,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type RefAttributes,
} from 'react';
import type { InquiryHandlers } from './events';

/**
 * What a component takes: the attributes of its element, and what every component takes: `ref`, `id`, `style`,
 * `className`, handlers such as `onClick`, and `children`, which are shown until the script has loaded, and if it never
 * does.
 * @template Lists The attributes that take arrays, too.
 */
export type Props<Attributes, Element, Lists extends keyof Attributes = never> = Omit<
  HTMLAttributes<Element>,
  keyof Attributes
> &
  RefAttributes<Element> &
  Omit<Attributes, Lists> & {
    [List in Lists]?: Attributes[List] | readonly string[];
  };

/**
 * The element itself in JSX, where React before 19 needs `class`. No arrays: React's server leaves them out of the
 * HTML.
 */
export type Tag<Attributes, Element> = Omit<Props<Attributes, Element>, 'className'> &
  InquiryHandlers & { class?: string | undefined };

/** A React component for an element of the embed. Arrays are joined with commas. */
export function reactElement<Own>(tag: string): ForwardRefExoticComponent<Own> {
  // React before 19 hands a ref to a function component in this way alone.
  return forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(({ className, ...props }, ref) => {
    const attributes = Object.entries(props).map(([name, value]: [string, unknown]) => [
      name,
      // Attributes take lists of texts only; `style` and `children` are none of those.
      Array.isArray(value) && name !== 'children' ? value.join() : value,
    ]);
    // React before 19 passes `className` to custom elements verbatim.
    if (className !== undefined) attributes.push(['class', className]);
    return createElement(tag, { ...Object.fromEntries(attributes), ref });
  }) as unknown as ForwardRefExoticComponent<Own>;
}
