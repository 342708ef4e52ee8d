/** A field of a value read from JSON; undefined if it is no object. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A list in a value read from JSON; empty if there is none. */
export function listOf(value: unknown, name: string): unknown[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list : [];
}

/** A text in a value read from JSON; empty if there is none. */
export function textOf(value: unknown, name: string): string {
  const text = memberOf(value, name);
  return typeof text === 'string' ? text : '';
}

/** A number in a value read from JSON; 0 if there is none. */
export function numberOf(value: unknown, name: string): number {
  const number = memberOf(value, name);
  return typeof number === 'number' ? number : 0;
}
