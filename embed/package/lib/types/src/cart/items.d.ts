/**
 * The rules of the inquiry list, as pure functions on an array of lines (spec 4 "Cart", R21).
 * Nothing here knows storage, React or the DOM: the early script, the site and the embed share it.
 */
/** What a product brings into the list. */
export interface CartProduct {
    id: string;
    name: string;
    image?: string;
    category?: string;
}
/** A line of the list: a product and how many of it, an integer of at least 1. */
export interface CartItem extends CartProduct {
    quantity: number;
}
/** Makes any number a quantity that a line may hold; undefined where it would be below 1. */
export declare function toQuantity(value: number): number | undefined;
/** Adds each line to that of the same id, or appends it. A quantity below 1 adds nothing. */
export declare function addItems(items: readonly CartItem[], lines: Iterable<CartItem>): readonly CartItem[];
/** Adds to the line of the same id, or appends a new line. A quantity below 1 adds nothing. */
export declare function addItem(items: readonly CartItem[], product: CartProduct, quantity?: number): readonly CartItem[];
/** Takes the line of this id away. */
export declare function removeItem(items: readonly CartItem[], id: string): readonly CartItem[];
/** Sets the quantity of a line; 0 or less removes it (spec 5). */
export declare function updateQuantity(items: readonly CartItem[], id: string, quantity: number): readonly CartItem[];
/** The sum of all quantities: what the badge and 'Total Items' show. */
export declare function totalItems(items: readonly CartItem[]): number;
