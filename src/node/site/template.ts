/**
 * Puts values into the {placeholders} of a title or description; the checker knows which placeholders there are. What
 * only breaks lines (soft hyphens, no-break spaces) is left out: search engines and tabs would show or count it.
 */
export function fill(template: string, values: Record<string, string>): string {
  return template
    .replace(/\{([\w.]+)\}/g, (place, name: string) => values[name] ?? place)
    .replaceAll('\u00AD', '')
    .replaceAll('\u00A0', ' ');
}
