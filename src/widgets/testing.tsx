import { useState, type ReactNode } from 'react';
import { CartProvider } from '../cart/react/CartProvider';
import { createCart, type Cart } from '../cart/store';
import type { InterfaceStrings, PageContext, SiteData } from '../generated/types';
import { SiteProvider } from '../site/SiteProvider';

/** A cart of its own, kept in memory. */
export function memoryCart(): Cart {
  return createCart({ storage: undefined, key: '' });
}

/** What a page knows of itself, for a block to be drawn on. */
export function contextWith(known: Partial<PageContext> = {}): PageContext {
  return { path: '/', crumbs: [], children: [], ...known };
}

/**
 * What every page gives its blocks. A word of the interface is its own name, so that a test says which one it
 * means: `strings.pause` reads 'pause'; `words` gives those with places to fill.
 */
export function Site({
  words,
  site,
  cart,
  children,
}: {
  words?: Partial<InterfaceStrings>;
  site?: Partial<SiteData>;
  cart?: Cart;
  children: ReactNode;
}) {
  const [ownCart] = useState(memoryCart);
  const strings = new Proxy(words ?? {}, {
    get: (known, name) => Reflect.get(known, name) ?? String(name),
  });
  return (
    <SiteProvider site={{ ...site, strings } as SiteData}>
      <CartProvider cart={cart ?? ownCart}>{children}</CartProvider>
    </SiteProvider>
  );
}
