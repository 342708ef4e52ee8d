import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { keepInStep } from '../keepInStep';
import type { Cart, CartState } from '../store';

const CartContext = createContext<Cart | undefined>(undefined);

/** Provides the cart, and keeps it in sync with other tabs. */
export function CartProvider({ cart, children }: { cart: Cart; children: ReactNode }) {
  useEffect(() => {
    const end = new AbortController();
    keepInStep(cart, end);
    return () => end.abort();
  }, [cart]);
  return <CartContext value={cart}>{children}</CartContext>;
}

/** The cart of the nearest provider. Throws outside one [I5]. */
export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('useCart must be used within a CartProvider');
  return cart;
}

/**
 * A value selected from the state of the cart; rerenders when it changes. The server snapshot is the real cart, too:
 * by the time of hydration the early script has already shown its contents.
 * @param select Must return the same value for the same state: a primitive, or a property of the state.
 */
export function useCartState<T>(select: (state: CartState) => T): T {
  const { getSnapshot, subscribe } = useCart();
  const read = () => select(getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}
