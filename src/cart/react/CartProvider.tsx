import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { keepInStep } from '../keepInStep';
import type { Cart, CartState } from '../store';

const CartContext = createContext<Cart | undefined>(undefined);

/** Gives the cart to everything below it, and keeps it in step with other tabs. */
export function CartProvider({ cart, children }: { cart: Cart; children: ReactNode }) {
  useEffect(() => {
    const end = new AbortController();
    keepInStep(cart, end.signal);
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
 * Something that follows from the state of the cart, and draws again when it changes. While it hydrates, too: the
 * early script has already put on the screen what is in the cart.
 * @param select Gives the same value for the same state: a primitive, or a part of the state.
 */
export function useCartState<T>(select: (state: CartState) => T): T {
  const { getSnapshot, subscribe } = useCart();
  const read = () => select(getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}
