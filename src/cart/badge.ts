/** The largest sum that a badge writes out: with one digit more it would cover what stands beside it. */
const MOST = 999;

/** The text of the badge for a sum of quantities: '12', and '999+' beyond 999. Its label says the whole number. */
export function badgeText(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
