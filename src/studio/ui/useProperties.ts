import { useLayoutEffect, useRef } from 'react';

/** Sets custom properties on an element: the Content-Security-Policy forbids style attributes in the page. */
export function useProperties<E extends HTMLElement>(properties: Readonly<Record<string, string>>) {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(properties))
      ref.current?.style.setProperty(name, value);
  }, [properties]);
  return ref;
}
