/** The message of a caught value, which may be anything: that of an Error, or else the value as text. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
