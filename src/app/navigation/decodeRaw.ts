/** Decodes a part of an address; a malformed one is returned as it is [A11]. */
export function decodeRaw(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
