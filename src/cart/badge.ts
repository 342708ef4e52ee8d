/**
 * The text of the badge for a sum of quantities: '12', and '999+' beyond 999, where with one digit more it would
 * cover what stands beside it. The list itself says the whole number.
 */
export function badgeText(count: number): string {
  return count > 999 ? '999+' : String(count);
}
