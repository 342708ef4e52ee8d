/** What bytes cost, as 'US$0.021'. */
export function costOf(
  bytes: number,
  { amount, currency }: { amount: number; currency: string },
): string {
  const style = { style: 'currency', currency, maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat('en-GB', style).format((bytes / 1e6) * amount);
}
