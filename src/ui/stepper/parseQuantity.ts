/** What somebody typed, as a quantity: whole, at least 1, exactly countable; anything else is 1 (spec R21). */
export function parseQuantity(text: string): number {
  const value = Math.trunc(Number(text));
  return value >= 1 ? Math.min(value, Number.MAX_SAFE_INTEGER) : 1;
}
