import type { ReactNode } from 'react';
import { CartProvider } from '../../src/cart/react/CartProvider';
import type { Cart } from '../../src/cart/store';
import type { SiteData } from '../../src/generated/types';
import { SiteProvider } from '../../src/site/SiteProvider';

/** What the widgets find around them: the list, and of the site what the build has written into the script. */
export function Frame({
  cart,
  site,
  children,
}: {
  cart: Cart;
  site: SiteData;
  children?: ReactNode;
}) {
  return (
    <SiteProvider site={site}>
      <CartProvider cart={cart} storageKey="">
        {children}
      </CartProvider>
    </SiteProvider>
  );
}
