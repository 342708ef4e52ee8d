/** The short name of a page: its own, or its title up to the first bar. */
export function shortName({ name, title }: { name?: string; title: string }): string {
  return name ?? title.split('|')[0]?.trim() ?? title;
}
