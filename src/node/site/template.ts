/** Puts values into the {placeholders} of a title or description; the checker knows which placeholders there are. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{([\w.]+)\}/g, (place, name: string) => values[name] ?? place);
}
