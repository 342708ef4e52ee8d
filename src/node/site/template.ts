/**
 * Fills the {placeholders} of a title or description; the checker knows which exist. Removes soft hyphens and
 * no-break spaces, which search engines and tabs would show or count.
 */
export function fill(template: string, values: Record<string, string>): string {
  return template
    .replace(/\{([\w.]+)\}/g, (place, name: string) => values[name] ?? place)
    .replaceAll('\u00AD', '')
    .replaceAll('\u00A0', ' ');
}
