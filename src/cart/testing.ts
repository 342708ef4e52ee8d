import type { Inquiry } from '../generated/types';
import { readAddButton } from './addButton';
import { addItems, type CartItem, type CartProduct } from './items';
import type { CartStorage } from './storage';
import type { Cart } from './store';

/** In-memory storage; `entries` is its content. */
export interface MemoryStorage extends CartStorage {
  entries: Map<string, string>;
}

/** Working storage with the given entries. */
export function memoryStorage(entries: Record<string, string> = {}): MemoryStorage {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** Adds a product to a cart. */
export function addTo(cart: Cart, product: CartProduct, quantity = 1): void {
  cart.change((items) => addItems(items, [{ ...product, quantity }]));
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

/** Storage that can be read, but is full. */
export function fullStorage(entries: Record<string, string> = {}): MemoryStorage {
  return { ...memoryStorage(entries), setItem: refuse };
}

/** Storage that always throws, as when cookies are blocked. */
export function deniedStorage(): CartStorage {
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}

/** The default wording of messages. */
export const inquiryTexts: Inquiry = {
  opening: "I'm interested in these products:",
  line: '• {name} (Quantity: {quantity})',
  shortLine: '- {quantity} x {name}',
  unit: 'each',
  note: 'Note: {note}',
  closing: 'Could you please provide more information and pricing?',
  part: 'Inquiry, part {part} of {parts}',
  source: 'Sent from {source}',
};

/** What a button of the site adds. */
export function addedBy(button: Element): CartItem {
  return readAddButton((name) => button.getAttribute(`data-inquiry-${name}`));
}
