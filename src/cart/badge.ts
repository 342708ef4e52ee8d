import { choosePlurals } from './plural';

/** What the link to the cart is called: with nothing in it, with one piece, and with {count} of them. */
export type BadgeWords = readonly [none: string, one: string, many: string];

/**
 * The text of the badge for a sum of quantities: '12', and '999+' beyond 999, where with one digit more it would
 * cover what stands beside it. The page of the cart says the whole number.
 */
export function badgeText(count: number): string {
  return count > 999 ? '999+' : String(count);
}

/** The accessible name of the link to the cart: it says what the badge shows (WCAG 2.5.3). */
export function badgeLabel([none, one, many]: BadgeWords, count: number): string {
  if (count < 2) return count ? one : none;
  const text = badgeText(count);
  const words = (import.meta.env.PLURALS ?? true) ? choosePlurals(many, { count: text }) : many;
  return words.replace('{count}', text);
}
