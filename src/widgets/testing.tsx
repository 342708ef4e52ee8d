import { useState, type ReactNode } from 'react';
import { CartProvider } from '../cart/react/CartProvider';
import { atOnce } from '../cart/atOnce';
import { createCart, type Cart } from '../cart/store';
import type { InterfaceStrings, PageContext, SiteData, StoreAddresses } from '../generated/types';
import { SiteProvider } from '../site/SiteProvider';

/** A fresh cart that lives in memory. */
export function memoryCart(): Cart {
  return createCart({ storage: undefined, key: '', turns: atOnce });
}

/** The addresses of the store's pages. */
export const ADDRESSES: StoreAddresses = {
  home: '/store',
  category: '/store/category/',
  product: '/store/product/',
  list: '/cart',
};

/** The page context that a block is rendered with. */
export function contextWith(known: Partial<PageContext> = {}): PageContext {
  return { path: '/', crumbs: [], children: [], ...known };
}

/**
 * The providers that surround every block. An interface string reads as its own name, so that tests say which one
 * they mean: `strings.pause` is 'pause'. Pass those with placeholders as `words`.
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
    <SiteProvider
      site={{ ...site, store: { addresses: ADDRESSES, ...site?.store }, strings } as SiteData}
    >
      <CartProvider cart={cart ?? ownCart}>{children}</CartProvider>
    </SiteProvider>
  );
}
