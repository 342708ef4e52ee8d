type Fields = Record<string, unknown>;

/**
 * Replaces the values that a pinned script was built with by the current ones. The file may be years newer than the
 * script, so only values of the same type are used, and lists as a whole.
 */
export function refresh(built: object, present: unknown): void {
  const fields = built as Fields;
  for (const [name, value] of Object.entries(Object(present) as Fields)) {
    const own: unknown = Reflect.getOwnPropertyDescriptor(fields, name)?.value;
    if (typeof own !== typeof value || Array.isArray(own) !== Array.isArray(value)) continue;
    if (own && value && typeof own === 'object' && !Array.isArray(own)) refresh(own, value);
    else if (value !== null) fields[name] = value;
  }
}
