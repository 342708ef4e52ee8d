import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { Cart } from '../store';

const CartContext = createContext<Cart | undefined>(undefined);

/**
 * Gives the list to everything below it, and keeps it in step with other tabs.
 * `storageKey` is the key that the list is stored under.
 */
export function CartProvider({
  cart,
  storageKey,
  children,
}: {
  cart: Cart;
  storageKey: string;
  children: ReactNode;
}) {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) cart.reload();
    };
    // A page restored from the back/forward cache has missed what happened meanwhile.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) cart.reload();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onReturn);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onReturn);
    };
  }, [cart, storageKey]);
  return <CartContext value={cart}>{children}</CartContext>;
}

/** The list of the nearest provider. Throws the specified error outside one (spec 5). */
export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('useCart must be used within a CartProvider');
  return cart;
}
