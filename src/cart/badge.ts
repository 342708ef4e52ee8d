import { choosePlurals } from './plural';

/** The accessible names of the link to the cart: empty, with one item, and with {count} items. */
export type BadgeWords = readonly [none: string, one: string, many: string];

/**
 * The text of the badge for a sum of quantities: '12', or '999+' beyond 999, where a fourth digit would overlap the
 * next button. The cart page shows the full number.
 */
export function badgeText(count: number): string {
  return count > 999 ? '999+' : String(count);
}

/** The accessible name of the link to the cart; contains the text of the badge (WCAG 2.5.3). */
export function badgeLabel([none, one, many]: BadgeWords, count: number): string {
  if (count < 2) return count ? one : none;
  const text = badgeText(count);
  // Without `fill`, which every page would have in its early script: a badge has no digits to group.
  return choosePlurals(many, { count: text }).replace(COUNT, text);
}

/** '{count}', or as the build writes it: '{count:4,3}' (fill.ts). */
const COUNT = /\{count\b[^}]*\}/;
